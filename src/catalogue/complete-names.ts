import type { Database } from '@/database/database';
import { foldName } from '@/domain/text';

const NAMED = ['categories', 'tags', 'wilayas'] as const;

type Row = { id: number; name: string; name_folded: string | null };

/**
 * Updates the folded names of categories, brands and wilayas that an older version of the shop saved. Runs at startup and
 * writes only what differs.
 */
export async function completeNames(db: Database): Promise<void> {
  for (const table of NAMED) {
    const { rows } = await db.query<Row>(`SELECT id, name, name_folded FROM ${table}`);
    const old = rows.filter(({ name, name_folded }) => foldName(name) !== name_folded);
    if (old.length === 0) continue;
    await db.query(
      `UPDATE ${table} t SET name_folded = n.folded FROM unnest($1::int[], $2::text[]) AS n (id, folded) WHERE t.id = n.id`,
      [old.map(({ id }) => id), old.map(({ name }) => foldName(name))],
    );
  }
}
