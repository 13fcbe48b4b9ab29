import type { Database } from '@/database/database';
import { remember } from '@/memory/remember';
import { type Conditions, joinConditions, withStock } from './conditions';

/**
 * The cost of an exact count grows with the catalogue, so it is remembered until a product joins or leaves
 * (docs/decisions/0033).
 * @param aspects changes by which a product may join or leave
 */
export async function countProducts(
  db: Database,
  { where, values, aspects = ['places'] }: Pick<Conditions, 'where' | 'values'> & Partial<Pick<Conditions, 'aspects'>>,
): Promise<number> {
  const counted = await remember({ aspects, key: ['count', where, values] }, async () => {
    const { rows } = await db.query<{ total: number }>(
      `SELECT count(*)::int AS total FROM products p WHERE ${where}`,
      values,
    );
    return { total: rows[0]?.total ?? 0 };
  });
  return counted.total;
}

/** The number of counted products that are low in stock, unpublished ones included: as many as the back office's list finds. */
export function countLowStock(db: Database): Promise<number> {
  return countProducts(db, joinConditions({ scope: 'all', filters: [withStock('low')], attempt: null }));
}
