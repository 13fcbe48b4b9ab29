import type { CollectionBeforeOperationHook } from 'payload';
import { waitForOtherEdits } from '@/database/one-edit';

const WRITES = new Set(['create', 'update', 'updateByID', 'delete', 'deleteByID']);

/**
 * Edits of the catalogue wait for each other until they commit: a brand's new name reaches thousands of products, and an
 * edit of one of them at the same time would wait for the brand while the brand waits for it. Sales do not wait here.
 */
export const oneEditAtATime: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (WRITES.has(operation) && req.transactionID) await waitForOtherEdits(req);
  return args;
};
