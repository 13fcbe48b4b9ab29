import { MAX_IMAGE_MEGABYTES } from '@/domain/products/image-rules';
import { english } from '../english';
import { KINDS, type Kind } from './common';

/** Controls that many screens use. */
export const officeUiWords = english('ui', {
  /** names a cell that is not being edited */
  cell: (label: string, value: string) => `${label}: ${value}`,
  /** a value that is about to change */
  becomes: (before: string, after: string) => `${before} becomes ${after}`,
  readAs: (number: string) => `Read as ${number}`,
  deleted: (kind: Kind) => `${KINDS[kind]} deleted.`,
  deleteFailed: (kind: Kind) => `Failed to delete ${kind}.`,
  deleting: 'Deleting...',
  discardQuestion: 'You have unsaved changes. Do you want to discard them?',
  discard: 'Discard changes',
  keepEditing: 'Keep editing',
  newestShown:
    'Somebody else has changed this meanwhile, and nothing was saved. What you typed is kept; the other fields show the newest copy. Check it and save again.',
  nothingFound: (things: string, search: string) =>
    search === '' ? `No ${things} found` : `No ${things} found matching "${search}"`,
  things: {
    orders: 'orders',
    parcels: 'parcels',
    customers: 'customers',
    quotes: 'quotes',
    partRequests: 'part requests',
    missedSearches: 'missed searches',
    brands: 'brands',
    users: 'users',
    products: 'products',
  },
  nothingFoundHint: 'Try other words or fewer filters.',
  searchesOrders: 'Searched: number, name, telephone, e-mail, tracking number, commune, wilaya and parts.',
  searchEverything: 'Search everything: number, name, telephone, tracking, part...',
  restored: 'Restored what you typed at',
  restoredOutdated: 'It has changed since: compare before you save.',
  discardRestored: 'Discard',
  saving: 'Saving...',
  removeImage: 'Remove image',
  uploadImage: 'Click to upload an image',
  chooseAnotherFile: (kilobytes: number) => `${kilobytes} KB. Choose another file`,
  removeFile: 'Remove the file',
  imageRule: `JPEG, PNG, WebP up to ${MAX_IMAGE_MEGABYTES}MB`,
  dismiss: 'Dismiss',
  mayBeOld: (text: string) => `${text} What you see may be out of date.`,
  pages: 'Pages',
  previousPage: 'Previous page',
  page: (number: number) => `Page ${number}`,
  nextPage: 'Next page',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  partFailed: 'This part could not be loaded. Check your connection and try again.',
  clearSearch: 'Clear search',
  about: (what: string) => `${what}: `,
});
