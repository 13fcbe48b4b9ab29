import type { Database } from '@/database/database';
import { foldName } from '@/domain/text';
import { textIdentity } from '@/domain/text-identity';

const NAMED = ['categories', 'tags', 'wilayas', 'couriers'] as const;
/** Products a statement. */
const BATCH = 5_000;

type Named = { id: number; name: string; name_folded: string | null };

/**
 * Updates what tells names and references apart, where an older version of the shop saved it. Runs at startup and writes only what
 * differs. Two names that are the same by now keep what they had, and are listed for the owner (list-twins.ts).
 */
export async function completeIdentities(db: Database): Promise<void> {
  for (const table of NAMED) await completeNames(db, table);
  await completeReferences(db);
}

async function completeNames(db: Database, table: (typeof NAMED)[number]): Promise<void> {
  const { rows } = await db.query<Named>(`SELECT id, name, name_folded FROM ${table} ORDER BY id`);
  const taken = new Set(rows.map(({ name_folded }) => name_folded));
  const old = rows.flatMap(({ id, name, name_folded }) => {
    const folded = foldName(name);
    if (folded === name_folded || taken.has(folded)) return [];
    taken.add(folded);
    return [{ id, folded }];
  });
  if (old.length === 0) return;
  await db.query(
    `UPDATE ${table} t SET name_folded = n.folded FROM unnest($1::int[], $2::text[]) AS n (id, folded) WHERE t.id = n.id`,
    [old.map(({ id }) => id), old.map(({ folded }) => folded)],
  );
}

async function completeReferences(db: Database): Promise<void> {
  for (;;) {
    const { rows } = await db.query<{ id: number; reference: string }>(
      `SELECT id, reference FROM products WHERE reference IS NOT NULL AND reference_identity IS NULL LIMIT ${BATCH}`,
    );
    if (rows.length === 0) return;
    await db.query(
      `UPDATE products p SET reference_identity = n.identity FROM unnest($1::int[], $2::text[]) AS n (id, identity)
       WHERE p.id = n.id`,
      [rows.map(({ id }) => id), rows.map(({ reference }) => textIdentity(reference))],
    );
  }
}
