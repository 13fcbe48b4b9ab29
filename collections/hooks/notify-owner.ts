import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload';
import { type NoticeKind, queueNotice } from '@/accounts/mails/account-notice';
import { isShopsOwn } from '@/runtime/own-work';

/**
 * Mails the owner of an account about changes made in the back office. Uses the previous address, since a new one may be an
 * intruder's. The shop's own calls queue their notices themselves.
 */
export const notifyOwner: CollectionAfterChangeHook = async ({ data, doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || isShopsOwn()) return doc;
  const { id, username, email: address, role } = previousDoc;
  const kinds: NoticeKind[] = [
    ...(hasNewPassword(req, id) ? (['password-changed'] as const) : []),
    ...(data.email && data.email !== address ? (['email-changed'] as const) : []),
    ...(data.role && data.role !== role ? (['role-changed'] as const) : []),
  ];
  for (const kind of kinds) await queueNotice(req, { address, username, kind });
  return doc;
};

export const notifyOwnerOfDeletion: CollectionAfterDeleteHook = async ({ doc, req }) => {
  if (!isShopsOwn()) {
    await queueNotice(req, { address: doc.email, username: doc.username, kind: 'account-deleted' });
  }
};

/** Notes a new password for the hooks after the change, for which Payload removes it from the data. */
export const noteNewPassword: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (operation === 'update' && data.password) req.context[keyOf(originalDoc.id)] = true;
  return data;
};

/** Whether this edit gave the account another password. */
export function hasNewPassword(req: PayloadRequest, id: number): boolean {
  return req.context[keyOf(id)] === true;
}

/** By account: a bulk edit runs the hooks of many accounts on one request. */
const keyOf = (id: number) => `new password of account ${id}`;
