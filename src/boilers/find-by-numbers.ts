import type { Database } from '@/database/database';
import { partNumberKey } from '@/domain/search/part-number';

/** A published product that a number leads to. */
export type NumberedProduct = {
  id: number;
  /** the number is a former one, or its product has a successor: `id` is the last published product of the chain */
  isReplaced: boolean;
};

type Row = { key: string; id: number; is_replaced: boolean };

/**
 * The products of each number and then along their successors. Of a chain, the last published product counts.
 */
const BY_NUMBERS = {
  name: 'products-by-numbers',
  text: `
    WITH RECURSIVE matches (key, id, is_former) AS (
      SELECT reference_key, id, false FROM products WHERE reference_key = ANY($1::text[])
      UNION
      SELECT number_key, product_id, kind = 'former' FROM part_numbers WHERE number_key = ANY($1::text[])
    ),
    chain (origin, id, steps) AS (
      SELECT DISTINCT id, id, 0 FROM matches
      UNION ALL
      SELECT chain.origin, p.replaced_by_id, steps + 1
      FROM chain JOIN products p ON p.id = chain.id WHERE p.replaced_by_id IS NOT NULL
    ) CYCLE id SET is_repeated USING way,
    ends AS (
      SELECT DISTINCT ON (origin) origin, chain.id, steps
      FROM chain JOIN products p ON p.id = chain.id AND p.published
      WHERE NOT is_repeated ORDER BY origin, steps DESC
    )
    SELECT m.key, e.id, bool_and(m.is_former OR e.steps > 0) AS is_replaced
    FROM matches m JOIN ends e ON e.origin = m.id GROUP BY m.key, e.id ORDER BY m.key, e.id`,
};

/**
 * The published products of some part numbers: their own references, and all numbers under which they are or were sold.
 * @param numbers as typed
 * @returns by the key of the number (src/domain/search/part-number.ts); a number that nothing has is absent
 */
export async function findByNumbers(
  db: Database,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, NumberedProduct[]>> {
  const keys = [...new Set(numbers.map(partNumberKey))].filter((key) => key !== '');
  if (keys.length === 0) return new Map();
  const { rows } = await db.query<Row>({ ...BY_NUMBERS, values: [keys] });
  const found = new Map<string, NumberedProduct[]>();
  for (const { key, id, is_replaced } of rows) {
    found.set(key, [...(found.get(key) ?? []), { id, isReplaced: is_replaced }]);
  }
  return found;
}
