import type { CollectionBeforeChangeHook } from 'payload';
import { refusal } from './refusals';

/**
 * Refuses an edit of a copy that somebody else has changed since. It runs under the lock of edits (one-edit-at-a-time.ts) or
 * of the document's row (lock-rows-first.ts, account-hooks.ts), so it compares with what the save would overwrite. An edit
 * that does not name its copy, such as a script's or a bulk edit of one field, is accepted.
 */
export const refuseStaleEdit: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  const { versionSeen: seen, ...draft } = data;
  if (operation !== 'update' || !seen || !originalDoc?.updatedAt) return draft;
  if (new Date(seen).getTime() === new Date(originalDoc.updatedAt).getTime()) return draft;
  throw refusal({ code: 'staleEdit' }, 409);
};
