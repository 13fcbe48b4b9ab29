import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import type { Account } from '@/contract/accounts';
import type { ShopPerson } from '@/contract/security';
import type { Database } from '@/database/database';
import { lockRows } from '@/database/locks';
import { executeInTransaction } from '@/database/transaction';
import { accountState, maySignIn } from '@/domain/accounts/account-state';
import { rolesWith } from '@/domain/accounts/roles';
import type { User } from '@/payload-types';

/** An account with its password's hash, which Payload's documents leave out. */
export type AccountRow = {
  id: number;
  username: string;
  email: string;
  role: User['role'];
  hash: string | null;
  salt: string | null;
  invitedAt: Date | null;
  disabledAt: Date | null;
};

const STATE_COLUMNS = 'invited_at AS "invitedAt", disabled_at AS "disabledAt"';
const COLUMNS = `id, username, email, role, hash, salt, ${STATE_COLUMNS}`;

/** Finds by username or e-mail address, in lower case. An old username may be another account's address: it wins. */
export async function findAccount(db: Database, name: string): Promise<AccountRow | null> {
  const { rows } = await db.query<AccountRow>({
    name: 'account-by-name',
    text: `SELECT ${COLUMNS} FROM users WHERE username = $1 OR email = $1 ORDER BY (username = $1) DESC LIMIT 1`,
    values: [name],
  });
  return rows[0] ?? null;
}

export async function readAccount(db: Database, id: number): Promise<AccountRow | null> {
  const { rows } = await db.query<AccountRow>(`SELECT ${COLUMNS} FROM users WHERE id = $1`, [id]);
  return rows[0] ?? null;
}

/** An account in the format of the calls. */
export function shownAccount(user: User): Account {
  return {
    id: user.id,
    username: user.username,
    first_name: user.firstName ?? '',
    last_name: user.lastName ?? '',
    email: user.email,
    role: user.role,
    date_joined: user.createdAt,
  };
}

type PersonRow = Omit<ShopPerson, 'two_factor_since'> & { two_factor_since: Date | null };

/** The people of the back office by name, each with the time when their second factor was set up. */
export async function listShopPeople(db: Database): Promise<ShopPerson[]> {
  const { rows } = await db.query<PersonRow>(
    `SELECT u.id, u.username, u.role, f.confirmed_at AS two_factor_since
     FROM users u LEFT JOIN two_factors f ON f.user_id = u.id
     WHERE u.role::text = ANY($1::text[]) ORDER BY u.username, u.id`,
    [rolesWith('office')],
  );
  return rows.map(({ two_factor_since: since, ...person }) => ({
    ...person,
    two_factor_since: since?.toISOString() ?? null,
  }));
}

/** Locks the account's row, and says whether its owner may sign in until the transaction ends. */
export async function lockToSignIn(req: PayloadRequest, id: number): Promise<boolean> {
  const [present] = await lockRows<Pick<AccountRow, 'invitedAt' | 'disabledAt'>>(req, 'users', [id], STATE_COLUMNS);
  return present !== undefined && maySignIn(accountState(present));
}

/** Locks the account's row until the transaction ends, so that logins, logouts and edits of one account are serialised. */
export async function lockAccount(req: PayloadRequest, id: number): Promise<void> {
  await lockRows(req, 'users', [id]);
}

/**
 * Locks the account and checks that its password and the session are unchanged, and that its owner may sign in. Checking a password
 * takes a while, during which its owner may have changed it or ended the session, or an admin may have disabled the account.
 */
export async function lockUnchanged(
  req: PayloadRequest,
  { account, sessionId }: { account: Pick<AccountRow, 'id' | 'hash'>; sessionId?: string | undefined },
): Promise<boolean> {
  const [present] = await lockRows<Pick<AccountRow, 'hash' | 'invitedAt' | 'disabledAt'>>(
    req,
    'users',
    [account.id],
    `hash, ${STATE_COLUMNS}`,
  );
  if (!present || present.hash !== account.hash || !maySignIn(accountState(present))) return false;
  if (sessionId === undefined) return true;
  const sessions = await executeInTransaction(
    req,
    sql`SELECT 1 FROM users_sessions WHERE id = ${sessionId} AND _parent_id = ${account.id}`,
  );
  return sessions.length === 1;
}
