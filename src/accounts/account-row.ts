import type { Account } from '@/contract/accounts';
import type { Database } from '@/database/database';
import type { User } from '@/payload-types';

/** An account as logging in needs it, with the secrets that no document of Payload shows. */
export type AccountRow = {
  id: number;
  username: string;
  email: string;
  role: User['role'];
  hash: string | null;
  salt: string | null;
};

const COLUMNS = 'id, username, email, role, hash, salt';

/** By username or e-mail address, both in lower case. Should a name of old be somebody's address, the name wins. */
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

/** An account as the calls show it. */
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
