import { sql } from '@payloadcms/db-postgres';
import type {
  CollectionAfterLogoutHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from 'payload';
import { ValidationError } from 'payload';
import { lockAccount } from '@/accounts/account-row';
import { waitForOtherAdmins } from '@/accounts/last-admin';
import { accountPasswordProblem } from '@/accounts/password-policy';
import { MAX_ID } from '@/contract/shared';
import { lockRows } from '@/database/locks';
import { minPasswordLength } from '@/domain/accounts/password';
import { isAdmin } from '@/domain/accounts/roles';
import { isShopsOwn } from '@/runtime/own-work';
import { officeCmsWords } from '@/words/en/cms';

/**
 * Payload saves all sessions of an account with the account. An edit therefore waits for a running login or logout and reads
 * after it, so that no session is lost (docs/decisions/0013).
 */
export const lockAccountOnEdit: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (!req.transactionID) return args;
  if (operation === 'refresh' && req.user) await lockAccount(req, req.user.id);
  // Payload checks access later: a caller that it will refuse must not lock anybody's row.
  const isEdit = WRITES.has(operation) && (('overrideAccess' in args && args.overrideAccess) || isAdmin(req.user));
  if (isEdit) await lockAccounts(req, args);
  return args;
};

const WRITES = new Set(['update', 'delete']);

/**
 * Locks one account, or all if a query selects them. An edit that could leave the shop without an admin first waits for others of
 * that kind (keep-an-admin.ts).
 */
async function lockAccounts(req: PayloadRequest, args: object): Promise<void> {
  const id = 'id' in args ? Number(args.id) : null;
  const data = 'data' in args && typeof args.data === 'object' && args.data !== null ? args.data : null;
  if (!data || 'role' in data) await waitForOtherAdmins(req);
  if (id === null) return void (await lockRows(req, 'users', sql`true`));
  // PostgreSQL would refuse such a number.
  if (Number.isSafeInteger(id) && id <= MAX_ID) await lockAccount(req, id);
}

export const lockAccountOnLogout: CollectionAfterLogoutHook = async ({ req }) => {
  if (req.transactionID && req.user) await lockAccount(req, req.user.id);
};

/** Refuses a weak password in the CMS. The shop's own calls have checked theirs before. */
export const refuseWeakPassword: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  const password: unknown = data?.password;
  if (isShopsOwn() || typeof password !== 'string' || password === '') return data;
  const { username, email, role } = { ...originalDoc, ...data };
  const owner = { username: String(username ?? ''), email: String(email ?? ''), role: String(role ?? '') };
  if (accountPasswordProblem(password, owner) === null) return data;
  const message = officeCmsWords.refusals.weakPassword(minPasswordLength(owner.role));
  throw new ValidationError({ collection: 'users', errors: [{ message, path: 'password' }], req });
};

/** A new password discards an unconfirmed e-mail address, since anyone with the old password may have entered it. */
export const dropWaitingAddress: CollectionBeforeChangeHook = ({ data, operation }) =>
  operation === 'update' && data.password ? { ...data, pendingEmail: null } : data;

/** An e-mail address entered in the back office is not confirmed. */
export const unverifyNewEmail: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  const isNew = operation === 'update' && data.email && data.email !== originalDoc?.email;
  return isNew && !isShopsOwn() ? { ...data, isEmailVerified: false } : data;
};
