import type { CollectionBeforeOperationHook } from 'payload';
import { waitForOtherEdits, waitForOtherPictures } from '@/database/one-edit';
import { mayEditCatalogue } from '@/domain/roles';

const WRITES = new Set(['create', 'update', 'delete']);

/**
 * Edits of the catalogue wait for each other until they commit: a brand's new name reaches thousands of products, and an
 * edit of one of them at the same time would wait for the brand while the brand waits for it. Sales do not wait here.
 */
export const oneEditAtATime: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  // Payload asks its access rules later: whoever will be refused must not keep anybody waiting.
  const mayWrite = overrideAccess || mayEditCatalogue(req.user);
  if (WRITES.has(operation) && mayWrite && req.transactionID) await waitForOtherEdits(req);
  return args;
};

/** Of a picture that is on no product yet nothing waits. */
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
