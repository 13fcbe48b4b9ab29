import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest, TypedUser } from 'payload';
import { recordAudit } from '@/audit/record';
import type { ReturnRequest } from '@/contract/admin/parcels';
import { storableJson } from '@/database/texts';
import { executeInTransaction, inTransaction } from '@/database/transaction';
import { factsOf } from '@/domain/parcels/facts';
import type { RestockedLine } from '@/orders/status/write-offs';
import { type Actor, applyEvents } from './apply-events';
import { holdParcels } from './held-parcels';
import { readReturn } from './return-row';
import { BY_PERSON, storeEvents } from './store-events';

export type LineProblem =
  | { itemId: string; problem: 'unknown' | 'twice' }
  | { itemId: string; problem: 'too-many'; max: number };

export type ReturnOutcome =
  | { type: 'decided' | 'unknown' | 'not-handed-over' | 'replaced' }
  /** decided before, otherwise */
  | { type: 'decided-otherwise'; by: string }
  | { type: 'invalid'; problem: LineProblem };

/**
 * Decides what came back and what of it is sold again: the decision is stored, then applied to stock and order. The same decision
 * again changes nothing.
 */
export async function decideReturn(
  actor: Actor & { user: TypedUser },
  { id, input }: { id: number; input: ReturnRequest },
): Promise<ReturnOutcome> {
  const { value } = await inTransaction<ReturnOutcome>(actor, async (req) => {
    const outcome = await storeDecision(req, { id, input });
    return { keep: outcome.type === 'decided', value: outcome };
  });
  if (value.type === 'decided') await applyEvents(actor, [id]);
  return value;
}

async function storeDecision(
  req: PayloadRequest,
  { id, input }: { id: number; input: ReturnRequest },
): Promise<ReturnOutcome> {
  const [parcel] = await holdParcels(req, [id]);
  if (!parcel) return { type: 'unknown' };
  const read = await readLines(req, { orderId: parcel.orderId, input });
  if (!read.ok) return { type: 'invalid', problem: read.problem };
  const decided = await readReturn(req, id);
  if (decided) {
    const isSame = decided.byCustomer === input.by_customer && asKey(decided.lines) === asKey(read.lines);
    return isSame ? { type: 'decided' } : { type: 'decided-otherwise', by: decided.by };
  }
  if (!parcel.isCurrent) return { type: 'replaced' };
  if (factsOf(parcel.events, parcel).handedOverAt === null) return { type: 'not-handed-over' };
  await executeInTransaction(
    req,
    sql`INSERT INTO parcel_returns (parcel_id, by, by_id, by_customer, lines)
        VALUES (${id}, ${req.user?.username ?? ''}, ${req.user?.id ?? null}, ${input.by_customer}, ${storableJson(read.lines)}::jsonb)`,
  );
  const event = {
    ...BY_PERSON,
    courierId: parcel.courierId,
    parcelId: id,
    state: 'returned',
    source: 'return',
  } as const;
  await storeEvents(req, [event]);
  const pieces = read.lines.reduce((sum, { restock }) => sum + restock, 0);
  await recordAudit(req, {
    action: 'update',
    subjectType: 'parcels',
    subjectId: id,
    changes: { state: [parcel.state, 'returned'], restocked: [null, pieces], byCustomer: [null, input.by_customer] },
  });
  return { type: 'decided' };
}

function asKey(lines: readonly RestockedLine[]): string {
  const given = lines.filter(({ restock }) => restock > 0);
  return JSON.stringify(given.map(({ itemId, restock }) => [itemId, restock]).toSorted());
}

type Lines = { ok: true; lines: RestockedLine[] } | { ok: false; problem: LineProblem };

/** The pieces of each named line that are sold again. */
async function readLines(
  req: PayloadRequest,
  { orderId, input }: { orderId: number; input: ReturnRequest },
): Promise<Lines> {
  const items = await executeInTransaction<{ id: string; quantity: number }>(
    req,
    sql`SELECT id, quantity::int AS quantity FROM orders_items WHERE _parent_id = ${orderId}`,
  );
  const quantityOf = new Map(items.map(({ id, quantity }) => [id, quantity]));
  const lines: RestockedLine[] = [];
  const seen = new Set<string>();
  for (const { item_id: itemId, restock } of input.lines) {
    const quantity = quantityOf.get(itemId);
    if (quantity === undefined) return { ok: false, problem: { itemId, problem: 'unknown' } };
    if (seen.has(itemId)) return { ok: false, problem: { itemId, problem: 'twice' } };
    seen.add(itemId);
    const pieces = restock === true ? quantity : Number(restock);
    if (pieces > quantity) return { ok: false, problem: { itemId, problem: 'too-many', max: quantity } };
    lines.push({ itemId, restock: pieces });
  }
  return { ok: true, lines };
}
