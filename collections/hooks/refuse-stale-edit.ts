import type { CollectionBeforeChangeHook } from 'payload';
import { APIError } from 'payload';
import { STALE_EDIT_MESSAGE } from '@/domain/stale-edit';

/**
 * Two people edit one document: whoever saves second is told so, and overwrites nothing. Runs where edits wait for each
 * other (one-edit-at-a-time.ts) or for the document's row (lock-rows-first.ts, account-hooks.ts), so what it compares with
 * is what the save would overwrite. An edit that does not say
 * which copy it began with, as a script's or a bulk edit of one field, is taken as it is.
 */
export const refuseStaleEdit: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  const { versionSeen: seen, ...draft } = data;
  if (operation !== 'update' || !seen || !originalDoc?.updatedAt) return draft;
  if (new Date(seen).getTime() === new Date(originalDoc.updatedAt).getTime()) return draft;
  throw new APIError(STALE_EDIT_MESSAGE, 409, undefined, true);
};
