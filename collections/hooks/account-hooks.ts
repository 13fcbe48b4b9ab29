import { sql } from '@payloadcms/db-postgres';
import type {
  CollectionAfterLogoutHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from 'payload';
import { ValidationError } from 'payload';
import { lockAccount } from '@/accounts/lock-account';
import { accountPasswordProblem } from '@/accounts/password-policy';
import { MAX_ID } from '@/contract/shared';
import { executeInTransaction } from '@/database/transaction';
import { minPasswordLength } from '@/domain/password';
import { isAdmin } from '@/domain/roles';

/**
 * Payload writes an account's sessions as a whole, with the account: whoever does so waits for a login or a logout under
 * way, reads after it, and loses none of its sessions (docs/decisions/0013).
 */
export const lockAccountOnEdit: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (!req.transactionID) return args;
  if (operation === 'refresh' && req.user) await lockAccount(req, req.user.id);
  // Payload asks its access rules later: whoever will be refused must not hold anybody's row.
  const isEdit = WRITES.has(operation) && (('overrideAccess' in args && args.overrideAccess) || isAdmin(req.user));
  if (isEdit) await lockAccounts(req, args);
  return args;
};

const WRITES = new Set(['update', 'delete']);

/**
 * One account, or all where they are chosen by a query. What may leave the shop without an admin holds the admins as well,
 * in the same order for everybody (collections/hooks/keep-an-admin.ts looks at them).
 */
async function lockAccounts(req: PayloadRequest, args: object): Promise<void> {
  const id = 'id' in args ? Number(args.id) : null;
  const data = 'data' in args && typeof args.data === 'object' && args.data !== null ? args.data : null;
  if (id === null) return void (await executeInTransaction(req, sql`SELECT 1 FROM users ORDER BY id FOR UPDATE`));
  // No account has such a number.
  if (!Number.isSafeInteger(id) || id > MAX_ID) return;
  if (data && !('role' in data)) return lockAccount(req, id);
  await executeInTransaction(req, sql`SELECT 1 FROM users WHERE id = ${id} OR role = 'admin' ORDER BY id FOR UPDATE`);
}

export const lockAccountOnLogout: CollectionAfterLogoutHook = async ({ req }) => {
  if (req.transactionID && req.user) await lockAccount(req, req.user.id);
};

const weakMessage = (role: string) =>
  `This password is too weak: at least ${minPasswordLength(role)} characters, not a common one, not the user name or e-mail`;

/** The back office too gives no password that anybody would try first; the shop's own calls have looked at it before. */
export const refuseWeakPassword: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  const password: unknown = data?.password;
  if (req.payloadAPI !== 'REST' || typeof password !== 'string' || password === '') return data;
  const { username, email, role } = { ...originalDoc, ...data };
  const owner = { username: String(username ?? ''), email: String(email ?? ''), role: String(role ?? '') };
  if (accountPasswordProblem(password, owner) === null) return data;
  const message = weakMessage(owner.role);
  throw new ValidationError({ collection: 'users', errors: [{ message, path: 'password' }], req });
};

/** With another password goes an address that waits for its confirmation: whoever knew the old one may have entered it. */
export const dropWaitingAddress: CollectionBeforeChangeHook = ({ data, operation }) =>
  operation === 'update' && data.password ? { ...data, pendingEmail: null } : data;

/** An address entered in the back office has been proved by nobody. */
export const distrustNewEmail: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  const isNew = operation === 'update' && data.email && data.email !== originalDoc?.email;
  return isNew && req.payloadAPI === 'REST' ? { ...data, isEmailVerified: false } : data;
};
