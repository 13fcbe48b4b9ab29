import type { ShopPerson } from '@/contract/security';
import type { Database } from '@/database/database';

type Row = Omit<ShopPerson, 'two_factor_since'> & { two_factor_since: Date | null };

/** Staff and admins by name, and since when each has a second factor. */
export async function listShopPeople(db: Database): Promise<ShopPerson[]> {
  const { rows } = await db.query<Row>(
    `SELECT u.id, u.username, u.role, f.confirmed_at AS two_factor_since
     FROM users u LEFT JOIN two_factors f ON f.user_id = u.id
     WHERE u.role IN ('staff', 'admin') ORDER BY u.username, u.id`,
  );
  return rows.map(({ two_factor_since: since, ...person }) => ({
    ...person,
    two_factor_since: since?.toISOString() ?? null,
  }));
}
