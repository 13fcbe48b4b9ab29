import type { Database } from '@/database/database';
import { remember } from './cache';
import type { Conditions } from './conditions';

/** Exact counts are what grows with the catalogue, so each is kept until a product joins or leaves (decision 0002). */
export async function countProducts(db: Database, { where, values, shelf }: Conditions): Promise<number> {
  const counted = await remember({ shelf, key: `count ${where} ${JSON.stringify(values)}` }, async () => {
    const { rows } = await db.query<{ total: number }>(
      `SELECT count(*)::int AS total FROM products p WHERE ${where}`,
      values,
    );
    return { total: rows[0]?.total ?? 0 };
  });
  return counted.total;
}
