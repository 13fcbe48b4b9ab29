import type { Database } from '@/database/database';

const SUCCESSORS = {
  name: 'successors',
  text: `
    WITH RECURSIVE later (origin, id, steps) AS (
      SELECT id, replaced_by_id, 1 FROM products WHERE id = ANY($1::int[]) AND replaced_by_id IS NOT NULL
      UNION ALL
      SELECT later.origin, p.replaced_by_id, steps + 1
      FROM later JOIN products p ON p.id = later.id WHERE p.replaced_by_id IS NOT NULL
    ) CYCLE id SET is_repeated USING way
    SELECT DISTINCT ON (origin) origin, later.id
    FROM later JOIN products p ON p.id = later.id AND p.published
    WHERE NOT is_repeated ORDER BY origin, steps DESC`,
};

/** The last published product of the chain of successors, by product; products without one are absent. */
export async function findSuccessors(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.query<{ origin: number; id: number }>({ ...SUCCESSORS, values: [ids] });
  return new Map(rows.map(({ origin, id }) => [origin, id]));
}
