/** Keeps the shop an admin who can sign in, whichever door an edit comes through. */
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { lockNames } from '@/database/locks';
import { executeInTransaction } from '@/database/transaction';
import { accountState, isLastAdmin } from '@/domain/accounts/account-state';
import { rolesWith } from '@/domain/accounts/roles';

type Row = { id: number; role: string; invited_at: string | null; disabled_at: string | null };

/**
 * Makes every edit that may take an admin away wait for the others, so that two that happen at once do not each count on the other's
 * admin. Called before the accounts' rows are locked.
 */
export function waitForOtherAdmins(req: PayloadRequest): Promise<void> {
  return lockNames(req, 'admins', ['all']);
}

/** Whether the shop would have no admin without this one. Until the transaction ends, no other one can take an admin away. */
export async function isLastAdminOfShop(req: PayloadRequest, id: number): Promise<boolean> {
  await waitForOtherAdmins(req);
  const roles = sql.join(
    rolesWith('admin').map((role) => sql`${role}`),
    sql`, `,
  );
  const rows = await executeInTransaction<Row>(
    req,
    sql`SELECT id, role, invited_at, disabled_at FROM users WHERE role::text IN (${roles})`,
  );
  const accounts = rows.map(({ invited_at: invitedAt, disabled_at: disabledAt, ...account }) => ({
    ...account,
    state: accountState({ invitedAt, disabledAt }),
  }));
  return isLastAdmin(accounts, id);
}
