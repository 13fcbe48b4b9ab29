import { english } from '../words';

/** The screen of categories. */
export const categoriesWords = english('categories', {
  title: 'Categories Management',
  subtitle: 'Organize products into hierarchical categories',
  openInCms: 'Open in the CMS',
  add: 'Add Category',
  search: 'Search categories...',
  found: (count: number, search: string) => `${count} categories found for "${search}"`,
  loadFailed: 'Failed to load categories.',
});
