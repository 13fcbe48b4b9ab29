import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';

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
