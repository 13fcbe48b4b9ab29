/** The entries of the back office's menu that every role sees, in their order. */
export const CATALOGUE_TABS = [
  'Products',
  'Categories',
  'Brands',
  'Stock book',
  'Quotes',
  'Part requests',
  'Missed searches',
  'Security',
  'Profile',
];
