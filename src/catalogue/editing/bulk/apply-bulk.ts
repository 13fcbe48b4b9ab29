/** Applies a change of many products, and takes it back. */

import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import type { BulkRequest, BulkResult, BulkUndone } from '@/contract/admin/product/product-bulk';
import { lockRows } from '@/database/locks';
import { type KeyedRequest, keyedRequest, oncePerKey } from '@/database/request-keys';
import type { BulkState } from '@/database/tables/bulk-tables';
import { executeInTransaction, inTransaction } from '@/database/transaction';
import type { Problem } from '@/domain/problem';
import {
  BULK_UNDO_MINUTES,
  type BulkChange,
  type BulkValues,
  changeProductValues,
  isSameValue,
} from '@/domain/products/bulk-changes';
import type { Caller } from '../edit';
import { readBulkResult, readBulkUndone } from './bulk-answers';
import { type Decision, type KeptBulkRow, workThroughSets } from './bulk-sets';
import { keepBulk, pickSame, selectionHash, selectProducts } from './plan-bulk';
import { type BulkNames, type BulkProduct, goneIn } from './product-values';

type Refused = { ok: false; field: string; problem: Problem };
type Begun = { ok: true; id: number } | Refused | { ok: false; isKeyReused: true };
type Applied = { ok: true; result: BulkResult } | Exclude<Begun, { ok: true }>;

/**
 * Applies a change: each product by itself, so that one which breaks a rule, or was changed since the preview, is refused alone. The
 * same request again, by its key or its preview, goes on where the first one was interrupted and has the same answer.
 */
export async function applyBulk(
  caller: Caller,
  { key, ...input }: BulkRequest & { key: string | null },
): Promise<Applied> {
  const begun = await begin(caller, { key, ...input });
  if (!begun.ok) return begun;
  await workThroughSets(caller, { id: begun.id, state: 'open', waiting: null, decide: decideChange, ends: 'done' });
  return { ok: true, result: await readBulkResult(caller.payload.db.pool, begun.id) };
}

async function begin(caller: Caller, { key, plan = null, ids, filter, change }: BulkRequest & { key: string | null }) {
  const { user } = caller;
  const selection = { ids, filter, change };
  const content = { plan, selection: selectionHash(selection) };
  const request = keyedRequest('product-bulk', { key, content, owner: String(user.id) });
  // Outside the transaction, which has one connection.
  const selected = plan === null ? await selectProducts(caller, selection) : null;
  return oncePerKey<Begun>(
    caller,
    { request, repeat: (_, id) => ({ ok: true, id }), reused: { ok: false, isKeyReused: true } },
    async (req) => {
      if (!selected) return takeUpPlan(req, { plan: plan ?? 0, hash: content.selection, user, request });
      if (!selected.ok) return { keep: false, value: selected };
      const id = await keepBulk(req, {
        state: 'open',
        selection,
        ids: selected.ids,
        versions: null,
        author: user,
        request,
      });
      return { keep: true, value: { ok: true, id } };
    },
  );
}

/** A preview is applied once: applied again, it has the answer of the first time. */
async function takeUpPlan(
  req: PayloadRequest,
  { plan, hash, user, request }: { plan: number; hash: string; user: Caller['user']; request: KeyedRequest | null },
): Promise<{ keep: boolean; value: Begun }> {
  const [found] = await lockRows<{ state: BulkState; content_hash: string; by_id: number | null }>(
    req,
    'product_bulk_edits',
    [plan],
    'state, content_hash, by_id',
  );
  if (!found || found.content_hash !== hash || found.by_id !== user.id) {
    return { keep: false, value: { ok: false, field: 'plan', problem: { code: 'bulkPlanUnknown' } } };
  }
  if (found.state !== 'planned') return { keep: false, value: { ok: true, id: plan } };
  await executeInTransaction(
    req,
    sql`UPDATE product_bulk_edits
        SET state = 'open', idempotency_key = ${request?.key ?? null}, request_hash = ${request?.hash ?? null}
        WHERE id = ${plan}`,
  );
  return { keep: true, value: { ok: true, id: plan } };
}

function decideChange(
  { seen }: KeptBulkRow,
  now: BulkProduct | undefined,
  change: BulkChange,
  names: BulkNames,
): Decision {
  if (!now) return refused({ code: 'productGone' });
  if (seen !== null && seen !== now.version) return refused({ code: 'changedSince', values: { by: null } });
  const changed = changeProductValues(now, change);
  if (!changed.ok) return refused(changed.problem);
  const { values: after } = changed;
  if (Object.keys(after).length === 0) return { outcome: 'unchanged' };
  // Deleted since the change began.
  const gone = goneIn(after, names);
  if (gone) return refused({ code: 'unknownDocument', values: gone });
  return { outcome: 'changed', edit: { id: now.id, before: pickSame<BulkValues>(now, after), after } };
}

const refused = (problem: Problem): Decision => ({ outcome: 'refused', problem });
const kept = (problem: Problem): Decision => ({ outcome: 'kept', problem });

type Undone = { ok: true; undone: BulkUndone } | { ok: false; problem: Problem } | null;

/**
 * Takes a change back within ten minutes: each product gets its former values, unless somebody has changed it since. Sales do not count
 * as a change. Again: the same answer.
 * @returns null if there is no such change
 */
export async function undoBulk(caller: Caller, id: number): Promise<Undone> {
  const { value: problem } = await inTransaction(caller, async (req) => {
    const refusal = await beginUndo(req, id);
    return { keep: refusal === null, value: refusal };
  });
  if (problem === 'unknown') return null;
  if (problem) return { ok: false, problem };
  await workThroughSets(caller, { id, state: 'undone', waiting: 'changed', decide: decideUndo });
  return { ok: true, undone: await readBulkUndone(caller.payload.db.pool, id) };
}

async function beginUndo(req: PayloadRequest, id: number): Promise<Problem | 'unknown' | null> {
  const [found] = await lockRows<{ state: BulkState; is_late: boolean }>(
    req,
    'product_bulk_edits',
    [id],
    `state, coalesce(done_at < now() - make_interval(mins => ${BULK_UNDO_MINUTES}), false) AS is_late`,
  );
  if (!found || found.state === 'planned') return 'unknown';
  // Begun in time, it is finished.
  if (found.state === 'undone') return null;
  if (found.is_late) return { code: 'undoOver', values: { minutes: BULK_UNDO_MINUTES } };
  await executeInTransaction(req, sql`UPDATE product_bulk_edits SET state = 'undone' WHERE id = ${id}`);
  // A change that is still being applied ends here.
  const problem: Problem = { code: 'bulkUndone' };
  await executeInTransaction(
    req,
    sql`UPDATE product_bulk_rows SET outcome = 'refused', problem = ${JSON.stringify(problem)}::jsonb
        WHERE edit_id = ${id} AND outcome IS NULL`,
  );
  return null;
}

function decideUndo(
  { before, after, version }: KeptBulkRow,
  now: BulkProduct | undefined,
  _: BulkChange,
  names: BulkNames,
): Decision {
  if (!now) return kept({ code: 'productGone' });
  const former = before ?? {};
  const isSame = version === now.version && isSameValue(pickSame<BulkValues>(now, former), after ?? {});
  if (!isSame) return kept({ code: 'changedSince', values: { by: null } });
  const gone = goneIn(former, names);
  if (gone) return kept({ code: 'unknownDocument', values: gone });
  return { outcome: 'undone', edit: { id: now.id, before: pickSame<BulkValues>(now, former), after: former } };
}
