import { english } from '../../english';

/** The screen of categories. */
export const categoriesWords = english('categories', {
  screen: {
    title: 'Categories Management',
    subtitle: 'Organize products into hierarchical categories',
    add: 'Add Category',
    search: 'Search categories...',
    failed: 'Failed to load categories.',
    deleteQuestion:
      'Deleting a category will delete all of its subcategories, Are you sure you want to delete this category?',
  },
  found: (count: number, search: string) => `${count} categories found for "${search}"`,
  imageHint: 'Recommended size: 300x300',
  parent: 'Parent Category',
  topLevel: 'None (top level)',
  asksFit: 'Parts of a boiler',
  asksFitHint: 'Whether the shop says which boilers these products fit. Not for boilers, radiators, taps and tools.',
  asksFitAsParent: (isTop: boolean) => (isTop ? 'Not said: yes' : 'As the parent category'),
  fitAnswers: { yes: 'Yes', no: 'No' },
  gone: (id: string) => `No longer available (#${id})`,
  hierarchy: 'Category Hierarchy',
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
  none: 'No categories found',
  noneHint: 'Try adjusting your search terms or clear the search',
  empty: 'No categories found. Create your first category to get started.',
  collapse: (name: string) => `Collapse ${name}`,
  expand: (name: string) => `Expand ${name}`,
  productCount: (count: number) => `${count} products`,
  subcategory: 'Subcategory',
  branched: (count: number, names: string) => `${count} branched categories (${names})`,
  total: 'Total Categories',
  parents: 'Parent Categories',
  subcategories: 'Subcategories',
});
