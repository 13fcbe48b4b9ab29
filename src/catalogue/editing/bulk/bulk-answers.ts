/** How a change of many products is answered. */
import type { BulkRefusal, BulkResult, BulkUndone, ShownValues } from '@/contract/admin/product/product-bulk';
import type { Database } from '@/database/database';
import type { Problem } from '@/domain/problem';
import { BULK_UNDO_MINUTES, type BulkValues } from '@/domain/products/bulk-changes';
import { officeProblemWords } from '@/words/en/problems';
import { sayProblem } from '@/words/say-problem';
import { type BulkNames, namesIn } from './product-values';

const SHOWN = 100;

/** `title` null: the product is gone. */
export type BulkRefused = { id: number; title: string | null; problem: Problem };

export function refusalOf({ id, title, problem }: BulkRefused): BulkRefusal {
  return {
    id,
    title: title ?? `#${id}`,
    message: sayProblem(problem, officeProblemWords),
    changed_by: problem.code === 'changedSince' ? problem.values.by : null,
  };
}

/** Under the names of the answers about products. */
export function shownValues({ category_ids, tag_ids, ...plain }: Partial<BulkValues>, names: BulkNames): ShownValues {
  return {
    ...('price' in plain && { price: plain.price ?? null }),
    ...('published' in plain && { published: plain.published }),
    ...(category_ids && { categories: namesIn(category_ids, 'category_ids', names) }),
    ...(tag_ids && { tags: namesIn(tag_ids, 'tag_ids', names) }),
  };
}

type Outcome = 'changed' | 'unchanged' | 'refused' | 'undone' | 'kept';

/** What became of the products of a change that was applied. */
export async function readBulkResult(db: Database, id: number): Promise<BulkResult> {
  const [counts, refusals, { rows }] = await Promise.all([
    countOutcomes(db, id),
    readRefusals(db, { id, outcome: 'refused' }),
    db.query<{ until: Date }>(
      `SELECT done_at + make_interval(mins => ${BULK_UNDO_MINUTES}) AS until FROM product_bulk_edits WHERE id = $1`,
      [id],
    ),
  ]);
  return {
    preview: false,
    id,
    total: Object.values(counts).reduce((sum, count) => sum + count, 0),
    changed: counts.changed + counts.undone + counts.kept,
    unchanged: counts.unchanged,
    refused: counts.refused,
    refusals,
    undo_until: (rows[0]?.until ?? new Date()).toISOString(),
  };
}

/** What became of them when it was taken back. */
export async function readBulkUndone(db: Database, id: number): Promise<BulkUndone> {
  const [{ undone, kept }, refusals] = await Promise.all([
    countOutcomes(db, id),
    readRefusals(db, { id, outcome: 'kept' }),
  ]);
  return { id, undone, kept, refusals };
}

async function countOutcomes(db: Database, id: number): Promise<Record<Outcome, number>> {
  const { rows } = await db.query<{ outcome: Outcome; count: number }>(
    'SELECT outcome, count(*)::int AS count FROM product_bulk_rows WHERE edit_id = $1 AND outcome IS NOT NULL GROUP BY outcome',
    [id],
  );
  const none = { changed: 0, unchanged: 0, refused: 0, undone: 0, kept: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count])) };
}

async function readRefusals(db: Database, { id, outcome }: { id: number; outcome: Outcome }): Promise<BulkRefusal[]> {
  const { rows } = await db.query<BulkRefused>(
    `SELECT r.product_id AS id, p.title, r.problem
     FROM product_bulk_rows r LEFT JOIN products p ON p.id = r.product_id
     WHERE r.edit_id = $1 AND r.outcome = $2 ORDER BY r.place LIMIT ${SHOWN}`,
    [id, outcome],
  );
  return rows.map(refusalOf);
}
