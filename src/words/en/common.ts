import { english } from '../english';

/** Words that several screens use. */
export const officeCommonWords = english('common', {
  clearFilters: 'Clear filters',
  httpError: (status: number, body: string) => `HTTP error! status: ${status}, details: ${body}`,
  unknownReason: 'unknown reason',
  unknown: 'unknown',
  notAvailable: 'N/A',
  lineDown: 'Network error. Please check your connection and try again.',
  oddAnswer: 'Invalid data format received from server',
  edit: (name: string) => `Edit ${name}`,
  deleteNamed: (name: string) => `Delete ${name}`,
  openInCms: 'Open in the CMS',
  loading: 'Loading...',
  refresh: 'Refresh',
  tryAgain: 'Try again',
  openInCmsNamed: (title: string) => `Open ${title} in the CMS`,
  delete: 'Delete',
  loadFailed: 'Failed to load data. Please try again.',
  cancel: 'Cancel',
  close: 'Close',
  trying: 'Trying...',
  notFound: 'Not Found',
  databaseAway: 'The database is unavailable.',
});

/** What dialogs create, edit and delete. */
export const KINDS = { brand: 'Brand', category: 'Category', product: 'Product', wilaya: 'Wilaya' } as const;

export type Kind = keyof typeof KINDS;
