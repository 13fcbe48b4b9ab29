/** The accounts as an admin sees them. */
import type { ListedUser, UsersQuery } from '@/contract/admin/users';
import type { Database } from '@/database/database';
import { SEARCHED_PERSON } from '@/database/searched';
import { escapeLike } from '@/database/texts';
import { type AccountState, accountState } from '@/domain/accounts/account-state';
import { rolesWith } from '@/domain/accounts/roles';
import { fold } from '@/domain/text';

/** SQL over `users` as `u`: what `accountState` says of a row. */
const IN_STATE: Record<AccountState, string> = {
  active: 'u.disabled_at IS NULL AND u.invited_at IS NULL',
  invited: 'u.disabled_at IS NULL AND u.invited_at IS NOT NULL',
  disabled: 'u.disabled_at IS NOT NULL',
};

type Row = Omit<ListedUser, 'state' | 'last_login'> & {
  invitedAt: Date | null;
  disabledAt: Date | null;
  last_login: Date | null;
};

const COLUMNS = `u.id, coalesce(u.username, '') AS username, u.email, coalesce(u.first_name, '') AS first_name,
  coalesce(u.last_name, '') AS last_name, u.role, u.invited_at AS "invitedAt", u.disabled_at AS "disabledAt",
  EXISTS (SELECT FROM two_factors f WHERE f.user_id = u.id AND f.confirmed_at IS NOT NULL) AS two_factor,
  (SELECT at FROM audit_log l WHERE l.subject_type = 'users' AND l.subject_id = u.id::text AND l.action = 'login'
   ORDER BY l.id DESC LIMIT 1) AS last_login`;

export async function listUsers(
  db: Database,
  { search, role, state, page, limit }: UsersQuery,
): Promise<{ users: ListedUser[]; total: number }> {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const conditions = [
    ...wordsOf(search).map((word) => `${SEARCHED_PERSON} LIKE ${bind(`%${escapeLike(word)}%`)}`),
    ...(role === null ? [] : [`u.role::text = ${bind(role)}`]),
    ...(state === null ? [] : [IN_STATE[state]]),
  ];
  const where = conditions.length === 0 ? 'TRUE' : conditions.join(' AND ');
  const counted = await db.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM users u WHERE ${where}`,
    values,
  );
  const roles = bind(rolesWith('office'));
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS} FROM users u WHERE ${where}
     ORDER BY u.role::text = ANY(${roles}::text[]) DESC, u.username, u.id LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
    values,
  );
  return { users: rows.map(shown), total: counted.rows[0]?.total ?? 0 };
}

/** @returns null for an unknown account */
export async function readListedUser(db: Database, id: number): Promise<ListedUser | null> {
  const { rows } = await db.query<Row>(`SELECT ${COLUMNS} FROM users u WHERE u.id = $1`, [id]);
  return rows[0] ? shown(rows[0]) : null;
}

function shown({ invitedAt, disabledAt, last_login: last, ...row }: Row): ListedUser {
  return { ...row, state: accountState({ invitedAt, disabledAt }), last_login: last?.toISOString() ?? null };
}

/** Each word is looked for by itself, in any order: signs between its letters count as spaces, as in the text that is searched. */
function wordsOf(search: string): string[] {
  return [...new Set(search.split(/\s+/).map(fold))].filter((word) => word !== '');
}
