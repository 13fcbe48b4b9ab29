import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { type NoticeKind, queueNotice } from '@/accounts/mails/account-notice';
import { hasNewPassword } from './new-password';

/**
 * Mails the owner of an account about changes made in the back office. Uses the previous address, since a new one may be an
 * intruder's. The shop's own calls queue their notices themselves.
 */
export const tellOwner: CollectionAfterChangeHook = async ({ data, doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || req.payloadAPI !== 'REST') return doc;
  const { id, username, email: address, role } = previousDoc;
  const kinds: NoticeKind[] = [
    ...(hasNewPassword(req, id) ? (['password-changed'] as const) : []),
    ...(data.email && data.email !== address ? (['email-changed'] as const) : []),
    ...(data.role && data.role !== role ? (['role-changed'] as const) : []),
  ];
  for (const kind of kinds) await queueNotice(req, { address, username, kind });
  return doc;
};

export const tellOwnerOfDeletion: CollectionAfterDeleteHook = async ({ doc, req }) => {
  if (req.payloadAPI === 'REST') {
    await queueNotice(req, { address: doc.email, username: doc.username, kind: 'account-deleted' });
  }
};
