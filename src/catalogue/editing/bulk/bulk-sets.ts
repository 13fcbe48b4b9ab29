/** The steps that applying a change of many products and taking it back share: a set of products at a time. */
import { setTimeout } from 'node:timers/promises';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { lockRows, waitForOtherEdits } from '@/database/locks';
import { holdBackLists } from '@/database/notifications';
import type { BulkState } from '@/database/tables/bulk-tables';
import { storableJson } from '@/database/texts';
import { executeInTransaction, inTransaction } from '@/database/transaction';
import type { Problem } from '@/domain/problem';
import type { BulkChange, BulkValues } from '@/domain/products/bulk-changes';
import type { Caller } from '../edit';
import { findEditors } from '../editors';
import { listAnnouncer } from '../list-announcer';
import {
  type BulkNames,
  type BulkProduct,
  lockProductValues,
  type ProductEdit,
  readBulkNames,
  writeProductValues,
} from './product-values';

/** Products in one transaction: other edits, and orders for these products, wait no longer than it takes. */
const SET = 250;
/** Milliseconds between two transactions, in which what waits gets its turn. */
const PAUSE_MS = 5;

/** A product of the change, as it is stored. */
export type KeptBulkRow = {
  product_id: number;
  seen: string | null;
  before: Partial<BulkValues> | null;
  after: Partial<BulkValues> | null;
  version: string | null;
};

/** What is to become of a product: `edit` if it is written. */
export type Decision = { outcome: string; edit?: ProductEdit | undefined; problem?: Problem | undefined };
type Decide = (row: KeptBulkRow, now: BulkProduct | undefined, change: BulkChange, names: BulkNames) => Decision;

type Work = {
  id: number;
  /** the state in which the rows wait, and their outcome until then */
  state: BulkState;
  waiting: string | null;
  decide: Decide;
  /** the state once no row waits any more; absent: as it is */
  ends?: BulkState;
};

/**
 * Goes through the waiting products in order of their ids, a set in each transaction. The change's own row is locked first, so that two
 * requests at one change take turns; what a crash leaves waiting, the repeated request goes on with.
 */
export async function workThroughSets(caller: Caller, work: Work): Promise<void> {
  const lists = listAnnouncer(caller.payload);
  try {
    for (let isOver = false; !isOver; ) {
      const { value } = await inTransaction(caller, async (req) => {
        holdBackLists(req, lists.hold);
        return { keep: true, value: await workOnSet(req, work) };
      });
      isOver = value;
      await lists.announce();
      if (!isOver) await setTimeout(PAUSE_MS);
    }
  } finally {
    // Also announces the sets that were committed before a failure.
    await lists.announce({ isLast: true });
  }
}

/** @returns whether no product waits any more */
async function workOnSet(req: PayloadRequest, { id, state, waiting, decide, ends }: Work): Promise<boolean> {
  const [found] = await lockRows<{ state: BulkState; change: BulkChange }>(
    req,
    'product_bulk_edits',
    [id],
    'state, change',
  );
  if (found?.state !== state) return true;
  const rows = await executeInTransaction<KeptBulkRow>(
    req,
    sql`SELECT product_id, seen::text AS seen, before, after, version::text AS version FROM product_bulk_rows
        WHERE edit_id = ${id} AND outcome IS NOT DISTINCT FROM ${waiting} ORDER BY product_id LIMIT ${SET}`,
  );
  if (rows.length === 0) {
    if (ends) await setState(req, { id, state: ends });
    return true;
  }
  await waitForOtherEdits(req);
  const names = await readBulkNames(req);
  const locked = await lockProductValues(
    req,
    rows.map(({ product_id }) => product_id),
  );
  const products = new Map(locked.map((product) => [product.id, product]));
  const decisions = rows.map((row) => ({
    id: row.product_id,
    ...decide(row, products.get(row.product_id), found.change, names),
  }));
  await nameEditors(req, decisions, products);
  const edits = decisions.flatMap(({ edit }) => edit ?? []);
  const version = edits.length > 0 ? await writeProductValues(req, { edits, names }) : null;
  await recordOutcomes(req, { id, decisions, version });
  return false;
}

function setState(req: PayloadRequest, { id, state }: { id: number; state: BulkState }): Promise<unknown> {
  return executeInTransaction(
    req,
    sql`UPDATE product_bulk_edits SET state = ${state}, done_at = coalesce(done_at, now()) WHERE id = ${id}`,
  );
}

type Decided = Decision & { id: number };

/**
 * Names who made the change that an outdated row meets. The audit log's entry is written right after the version; some changes, as of a
 * description, leave no entry.
 */
async function nameEditors(
  req: PayloadRequest,
  decisions: readonly Decided[],
  products: ReadonlyMap<number, BulkProduct>,
): Promise<void> {
  const outdated = decisions.flatMap(({ id, problem }) => {
    const version = products.get(id)?.version;
    return problem?.code === 'changedSince' && version ? [{ problem, id, version }] : [];
  });
  if (outdated.length === 0) return;
  const editors = await findEditors(req, outdated);
  for (const { id, problem } of outdated) problem.values.by = editors.get(id) ?? null;
}

async function recordOutcomes(
  req: PayloadRequest,
  { id, decisions, version }: { id: number; decisions: readonly Decided[]; version: string | null },
): Promise<void> {
  const rows = storableJson(
    decisions.map(({ id: product, outcome, edit, problem }) => ({
      product,
      outcome,
      before: edit?.before ?? null,
      after: edit?.after ?? null,
      problem: problem ?? null,
    })),
  );
  await executeInTransaction(
    req,
    sql`UPDATE product_bulk_rows r
        SET outcome = e.outcome, problem = e.problem, before = coalesce(r.before, e.before), after = coalesce(r.after, e.after),
            version = CASE WHEN e.after IS NULL THEN r.version ELSE ${version}::timestamptz END
        FROM jsonb_to_recordset(${rows}::jsonb) AS e (product int, outcome text, before jsonb, after jsonb, problem jsonb)
        WHERE r.edit_id = ${id} AND r.product_id = e.product`,
  );
}
