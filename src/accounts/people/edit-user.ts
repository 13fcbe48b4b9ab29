/** What the edits of another person's account share. */
import type { Payload, PayloadRequest } from 'payload';
import { recordAudit } from '@/audit/record';
import type { ListedUser } from '@/contract/admin/users';
import { lockRows } from '@/database/locks';
import type { SessionUser } from '@/database/session-user';
import { inTransaction } from '@/database/transaction';
import { type AccountState, accountState } from '@/domain/accounts/account-state';
import type { AuditChanges } from '@/domain/audit';
import type { User } from '@/payload-types';
import { isLastAdminOfShop, waitForOtherAdmins } from '../last-admin';
import { readListedUser } from './list-users';

export type EditedUser = { id: number; username: string; email: string; role: User['role']; state: AccountState };

type Refusal = 'last-admin' | 'disabled' | 'stale';
export type UserEdit = { ok: true; user: ListedUser } | { ok: false; reason: 'unknown' | Refusal };

type Edit = {
  payload: Payload;
  admin: SessionUser;
  userId: number;
  /** whether the edit keeps the account from being an admin who can sign in */
  mayTakeAdminAway?: boolean;
};

/**
 * Edits an account under the lock of its row.
 * @param work what to change; a reason if the edit is refused
 */
export async function editUser(
  { payload, admin, userId, mayTakeAdminAway = false }: Edit,
  work: (req: PayloadRequest, user: EditedUser) => Promise<Refusal | null>,
): Promise<UserEdit> {
  const { value: reason } = await inTransaction<'unknown' | Refusal | null>({ payload, user: admin }, async (req) => {
    if (mayTakeAdminAway) await waitForOtherAdmins(req);
    const user = await lockUser(req, userId);
    if (!user) return { keep: false, value: 'unknown' };
    const isRefused = mayTakeAdminAway && (await isLastAdminOfShop(req, userId));
    const refusal = isRefused ? 'last-admin' : await work(req, user);
    return { keep: refusal === null, value: refusal };
  });
  if (reason !== null) return { ok: false, reason };
  const user = await readListedUser(payload.db.pool, userId);
  return user ? { ok: true, user } : { ok: false, reason: 'unknown' };
}

type Row = Omit<EditedUser, 'state'> & { invitedAt: string | null; disabledAt: string | null };

async function lockUser(req: PayloadRequest, id: number): Promise<EditedUser | null> {
  const columns = `username, email, role, invited_at AS "invitedAt", disabled_at AS "disabledAt"`;
  const [row] = await lockRows<Omit<Row, 'id'>>(req, 'users', [id], columns);
  if (!row) return null;
  const { invitedAt, disabledAt, ...user } = row;
  return { ...user, state: accountState({ invitedAt, disabledAt }) };
}

/** Records an edit that no hook of the collection sees. */
export function recordUserEdit(req: PayloadRequest, userId: number, changes: AuditChanges): Promise<void> {
  return recordAudit(req, { action: 'update', subjectType: 'users', subjectId: userId, changes });
}
