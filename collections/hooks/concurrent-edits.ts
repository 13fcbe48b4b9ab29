/** Edits wait for each other, and an edit of an outdated copy is refused. */
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload';
import { waitForOtherEdits, waitForOtherPictures } from '@/database/locks';
import { staleEditError } from '@/database/stale-edit';
import { mayEditCatalogue } from '@/domain/accounts/roles';
import { isStaleCopy } from '@/domain/stale-edits';
import { officeProblemWords } from '@/words/en/problems';
import { sayProblem } from '@/words/say-problem';

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

/**
 * Refuses an edit of an outdated copy. It runs under the lock of edits (above) or of the document's
 * row (lock-rows-first.ts, account-hooks.ts), so it compares with what the save would overwrite. An edit
 * that does not name its copy, such as a script's or a bulk edit of one field, is accepted. The refusal has the newest copy.
 */
export const refuseStaleEdit: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  operation,
  req,
}) => {
  const { versionSeen: seen, ...draft } = data;
  if (operation !== 'update' || !originalDoc?.updatedAt || !isStaleCopy(seen, originalDoc.updatedAt)) return draft;
  // Read again with the caller's rights: `originalDoc` also holds secret fields, such as the password's hash.
  const current = await req.payload.findByID({
    collection: collection.slug,
    id: originalDoc.id,
    depth: 0,
    overrideAccess: false,
    disableErrors: true,
    req,
  });
  throw staleEditError(sayProblem({ code: 'staleEdit' }, officeProblemWords), current);
};
