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

/** The entries that staff see, who also edit the catalogue. */
export const STAFF_TABS = CATALOGUE_TABS.toSpliced(CATALOGUE_TABS.indexOf('Stock book'), 0, 'Boilers');
