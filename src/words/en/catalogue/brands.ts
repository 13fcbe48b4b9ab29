import { english } from '../../english';

/** The screen of brands. */
export const officeBrandsWords = english('brands', {
  screen: {
    title: 'Brands Management',
    subtitle: 'Manage product brands and manufacturers',
    add: 'Add Brand',
    search: 'Search brands...',
    failed: 'Failed to load brands.',
    deleteQuestion: 'Are you sure you want to delete this brand?',
  },
  productCount: (count: number) => `${count} products`,
  slug: (slug: string) => `Slug: ${slug}`,
  hasImage: 'Has image',
  preview: 'Preview',
  namePlaceholder: 'Brand Name',
  slugPlaceholder: 'brand-slug',
  withImage: 'With image',
  total: 'Total Brands',
  active: 'Active Brands',
  totalProducts: 'Total Products',
  average: 'Avg Products/Brand',
  all: 'All Brands',
  none: 'No brands found. Create your first brand to get started.',
  showing: (shown: number, total: number) => `Showing ${shown} of ${total} brands`,
});
