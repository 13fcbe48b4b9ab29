import type { CollectionBeforeOperationHook } from 'payload';
import { waitForOtherEdits, waitForOtherPictures } from '@/database/one-edit';
import { mayEditCatalogue } from '@/domain/roles';

const WRITES = new Set(['create', 'update', 'delete']);

/**
 * Makes edits of the catalogue wait for each other until they commit: renaming a brand updates thousands of products, and a
 * concurrent edit of one of them would deadlock with it. Sales do not wait here.
 */
export const oneEditAtATime: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  // Payload checks access later: a caller that it will refuse must not make others wait.
  const mayWrite = overrideAccess || mayEditCatalogue(req.user);
  if (WRITES.has(operation) && mayWrite && req.transactionID) await waitForOtherEdits(req);
  return args;
};

/** Creating a picture does not wait, since no product has it yet. */
export const onePictureEditAtATime: CollectionBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  const isEdit = operation === 'update' || operation === 'delete';
  const mayWrite = overrideAccess || mayEditCatalogue(req.user);
  if (isEdit && mayWrite && req.transactionID) await waitForOtherPictures(req);
  return args;
};
