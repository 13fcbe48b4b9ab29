import type { Database } from '@/database/database';
import { LOW_STOCK } from '@/domain/availability';
import type { Conditions } from './conditions';
import { remember } from './memory/remember';

/**
 * The cost of an exact count grows with the catalogue, so it is remembered until a product joins or leaves
 * (docs/decisions/0033).
 * @param aspects changes by which a product may join or leave
 */
export async function countProducts(
  db: Database,
  { where, values, aspects = ['places'] }: Pick<Conditions, 'where' | 'values'> & Partial<Pick<Conditions, 'aspects'>>,
): Promise<number> {
  const counted = await remember({ aspects, key: `count ${where} ${JSON.stringify(values)}` }, async () => {
    const { rows } = await db.query<{ total: number }>(
      `SELECT count(*)::int AS total FROM products p WHERE ${where}`,
      values,
    );
    return { total: rows[0]?.total ?? 0 };
  });
  return counted.total;
}

/** The number of counted products that are low in stock, unpublished ones included. Remembered until stock changes. */
export async function countLowStock(db: Database): Promise<number> {
  const counted = await remember({ key: 'low in stock', aspects: ['stock', 'places'] }, async () => {
    const { rows } = await db.query<{ total: number }>(
      // A literal rather than a parameter, so that the partial index of these products is used.
      `SELECT count(*)::int AS total FROM products WHERE stock <= ${LOW_STOCK}`,
    );
    return { total: rows[0]?.total ?? 0 };
  });
  return counted.total;
}
