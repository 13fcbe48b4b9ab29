import { MAX_IMAGE_MEGABYTES } from '@/domain/image-rules';
import { english } from '../words';
import { KINDS, type Kind } from './common';

/** Controls that many screens use. */
export const officeUiWords = english('ui', {
  readAs: (number: string) => `Read as ${number}`,
  deleted: (kind: Kind) => `${KINDS[kind]} deleted.`,
  deleteFailed: (kind: Kind) => `Failed to delete ${kind}.`,
  deleting: 'Deleting...',
  discardQuestion: 'You have unsaved changes. Do you want to discard them?',
  discard: 'Discard changes',
  keepEditing: 'Keep editing',
  newestShown:
    'Somebody else has changed this meanwhile, and nothing was saved. What you typed is kept; the other fields show the newest copy. Check it and save again.',
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
