import { english } from '../words';

/** The screen of wilayas and their fees. */
export const officeShippingWords = english('shipping', {
  title: 'Shipping',
  subtitle: 'Delivery regions (wilayas) and their fees',
  add: 'Add Wilaya',
  search: 'Search wilayas...',
  failed: 'Failed to load shipping settings.',
  empty: 'No wilayas yet',
  none: (search: string) => `No wilayas found matching "${search}"`,
  emptyHint: 'Without a wilaya nobody can order: add the first.',
  noneHint: 'Try another name.',
  deleteQuestion: 'Are you sure you want to delete this wilaya?',
  updated: 'Wilaya updated.',
  added: 'Wilaya added.',
  edit: 'Edit Wilaya',
  save: 'Save',
  saveFailed: 'Failed to save wilaya.',
  saveFailedRetry: 'Failed to save wilaya. Please try again.',
  name: 'Wilaya Name *',
  price: 'Shipping Price (DA) *',
  fee: (price: string | number) => `${price} DA`,
  lowest: 'Lowest price',
  highest: 'Highest price',
});
