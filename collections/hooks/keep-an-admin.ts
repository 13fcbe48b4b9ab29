import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { isLastAdminOfShop } from '@/accounts/last-admin';
import { isAdmin } from '@/domain/accounts/roles';
import { officeCmsWords } from '@/words/en/cms';
import { refusal } from './refusals';

export const refuseDemotingLastAdmin: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const isDemotion = operation === 'update' && isAdmin(originalDoc) && data.role && !isAdmin({ role: data.role });
  if (isDemotion) await refuseUnlessOtherAdmin(req, originalDoc.id);
  return data;
};

export const refuseDeletingLastAdmin: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await refuseUnlessOtherAdmin(req, Number(id));
};

async function refuseUnlessOtherAdmin(req: PayloadRequest, id: number): Promise<void> {
  if (await isLastAdminOfShop(req, id)) throw refusal(officeCmsWords.refusals.lastAdmin, 409);
}
