import { sql } from '@payloadcms/db-postgres';
import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { lockRows } from '@/database/locks';
import { officeCmsWords } from '@/words/en/cms';
import { refusal } from './refusals';

/** Without an admin, roles could no longer be given, and the CMS would let the next visitor register as the first user. */
export const refuseDemotingLastAdmin: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const isDemotion = operation === 'update' && originalDoc?.role === 'admin' && data.role && data.role !== 'admin';
  if (isDemotion) await refuseUnlessOtherAdmin(req, originalDoc.id);
  return data;
};

export const refuseDeletingLastAdmin: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await refuseUnlessOtherAdmin(req, Number(id));
};

/** Locks the admins' rows, so that two admins who leave at once do not each count on the other. */
async function refuseUnlessOtherAdmin(req: PayloadRequest, id: number): Promise<void> {
  const admins = await lockRows(req, 'users', sql`role = 'admin'`);
  const isOnlyOne = admins.length > 0 && admins.every((admin) => admin.id === id);
  if (isOnlyOne) throw refusal(officeCmsWords.refusals.lastAdmin, 409);
}
