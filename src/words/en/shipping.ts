import { english } from '../words';

/** The screen of wilayas and their fees. */
export const officeShippingWords = english('shipping', {
  screen: {
    title: 'Shipping',
    subtitle: 'Delivery regions (wilayas) and their fees',
    add: 'Add Wilaya',
    search: 'Search wilayas...',
    failed: 'Failed to load shipping settings.',
    deleteQuestion: 'Are you sure you want to delete this wilaya?',
  },
  adding: { title: 'Add Wilaya', submit: 'Save', saved: 'Wilaya added.' },
  editing: { title: 'Edit Wilaya', submit: 'Save', saved: 'Wilaya updated.' },
  failures: {
    saveFailed: 'Failed to save wilaya.',
    unreached: 'Failed to save wilaya. Please try again.',
  },
  empty: 'No wilayas yet',
  none: (search: string) => `No wilayas found matching "${search}"`,
  emptyHint: 'Without a wilaya nobody can order: add the first.',
  noneHint: 'Try another name.',
  name: 'Wilaya Name *',
  price: 'Shipping Price (DA) *',
  unit: 'DA',
  fee: (price: string | number) => `${price} DA`,
  lowest: 'Lowest price',
  highest: 'Highest price',
});
