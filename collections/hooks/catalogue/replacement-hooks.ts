import { sql } from '@payloadcms/db-postgres';
import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { executeInTransaction } from '@/database/transaction';
import type { Problem } from '@/domain/problem';
import { refusalAt } from '../refusals';
import { relationId } from '../relation-id';

/**
 * Refuses a successor from which the product itself can be reached. Two concurrent edits could form a cycle together, so edits
 * wait for each other (concurrent-edits.ts).
 */
export const refuseReplacementCycle: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const successor = relationId(data.replacedBy);
  if (successor === null || originalDoc?.id === undefined) return data;
  const refuse = (problem: Problem) => refusalAt({ collection: 'products', path: 'replacedBy', problem, req });
  if (successor === originalDoc.id) throw refuse({ code: 'replacedByItself' });
  const [cycle] = await executeInTransaction(
    req,
    sql`WITH RECURSIVE chain (id) AS (
          SELECT ${successor}::int
          UNION SELECT p.replaced_by_id FROM chain JOIN products p ON p.id = chain.id WHERE p.replaced_by_id IS NOT NULL
        )
        SELECT 1 FROM chain WHERE id = ${originalDoc.id} LIMIT 1`,
  );
  if (cycle) throw refuse({ code: 'replacementCycle' });
  return data;
};

/** The products before a deleted one are replaced by its successor, so that the numbers of the whole chain still lead to its end. */
export const closeChain: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await executeInTransaction(
    req,
    sql`UPDATE products before SET replaced_by_id = gone.replaced_by_id FROM products gone
        WHERE gone.id = ${Number(id)} AND before.replaced_by_id = gone.id`,
  );
};

/** Fitments and numbers cannot outlive their product, and Payload's own columns would keep it from being deleted. */
export const deleteWhatNamesProduct: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await executeInTransaction(req, sql`DELETE FROM fitments WHERE product_id = ${Number(id)}`);
  await executeInTransaction(req, sql`DELETE FROM part_numbers WHERE product_id = ${Number(id)}`);
};

/**
 * The ids of the products whose predecessors or successors change with a product's successor: all before it, and all after its
 * former and its new one. Empty if the successor stays.
 */
export async function changedChain(
  req: PayloadRequest,
  { doc, before }: { doc: { id: number; replacedBy?: unknown }; before: { replacedBy?: unknown } | null },
): Promise<number[]> {
  const [successor, former] = [relationId(doc.replacedBy), relationId(before?.replacedBy)];
  if (successor === former) return [];
  const rows = await executeInTransaction<{ id: number }>(
    req,
    sql`WITH RECURSIVE later (id) AS (
          SELECT id FROM products WHERE id IN (${successor ?? 0}, ${former ?? 0})
          UNION SELECT p.replaced_by_id FROM later JOIN products p ON p.id = later.id WHERE p.replaced_by_id IS NOT NULL
        ),
        earlier (id) AS (
          SELECT id FROM products WHERE replaced_by_id = ${doc.id}
          UNION SELECT p.id FROM earlier JOIN products p ON p.replaced_by_id = earlier.id
        )
        SELECT id FROM later UNION SELECT id FROM earlier`,
  );
  return rows.map(({ id }) => id);
}
