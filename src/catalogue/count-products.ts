import type { Database } from '@/database/database';
import { LOW_STOCK } from '@/domain/availability';
import type { Conditions } from './conditions';
import { remember } from './memory/remember';

/**
 * Exact counts are what grows with the catalogue, so each is kept until a product joins or leaves (decision 0033).
 * @param aspects changes by which one may join or leave
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

/** How many counted products are low in stock, withdrawn ones too; kept until a piece is sold or comes back. */
export async function countLowStock(db: Database): Promise<number> {
  const counted = await remember({ key: 'low in stock', aspects: ['stock', 'places'] }, async () => {
    const { rows } = await db.query<{ total: number }>(
      // A number in the text, no parameter: so the index of exactly these products is used.
      `SELECT count(*)::int AS total FROM products WHERE stock <= ${LOW_STOCK}`,
    );
    return { total: rows[0]?.total ?? 0 };
  });
  return counted.total;
}
