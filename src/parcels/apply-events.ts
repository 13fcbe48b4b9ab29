/**
 * Applies stored events to their parcels and orders. What was reported is stored in a transaction of its own before, so nothing is
 * lost if this fails: it runs again, at the next event or by the clock (apply-waiting.ts), and running it twice changes nothing.
 */
import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest, TypedUser } from 'payload';
import { actAs } from '@/audit/record';
import { followParcels } from '@/cash/follow-parcels';
import { asIds } from '@/database/locks';
import { executeInTransaction, inTransaction } from '@/database/transaction';
import { factsOf } from '@/domain/parcels/facts';
import { holdParcels } from './held-parcels';
import { moveOrders } from './move-orders';
import { recordParcels } from './parcel-figures';
import type { ParcelMove } from './parcel-move';

export type Actor = { payload: Payload /** null: a courier, or the shop itself */; user: TypedUser | null };

/** Parcels whose orders are locked at once. */
const CHUNK = 250;

/**
 * Applies the events of these parcels. One that cannot be applied keeps no other from it.
 * @returns the parcels that could not be applied now, which are logged
 */
export async function applyEvents(actor: Actor, parcelIds: readonly number[]): Promise<number[]> {
  const ids = [...new Set(parcelIds)].toSorted((one, other) => one - other);
  const failed: number[] = [];
  for (let start = 0; start < ids.length; start += CHUNK) {
    failed.push(...(await applyChunk(actor, ids.slice(start, start + CHUNK))));
  }
  return failed;
}

async function applyChunk(actor: Actor, ids: readonly number[]): Promise<number[]> {
  try {
    await inTransaction(actor, async (req) => {
      if (!actor.user) actAs(req, { id: null, username: 'system' });
      await applyWithin(req, ids);
      return { keep: true, value: null };
    });
    return [];
  } catch (error) {
    const [only, ...others] = ids;
    if (only === undefined) return [];
    if (others.length === 0) {
      actor.payload.logger.error({
        err: error,
        parcel: only,
        msg: 'What was reported about a parcel is applied later.',
      });
      return [only];
    }
    const failed: number[] = [];
    for (const id of ids) failed.push(...(await applyChunk(actor, [id])));
    return failed;
  }
}

/** The same in the transaction of a larger change. */
export async function applyWithin(req: PayloadRequest, ids: readonly number[]): Promise<void> {
  const moves = (await holdParcels(req, ids)).map((parcel) => ({ parcel, facts: factsOf(parcel.events, parcel) }));
  await moveOrders(req, moves);
  await writeParcels(req, moves.filter(isChange));
  // A courier's cash is locked last. A decided return closes it even if the courier said "returned" before.
  await followParcels(req, ids);
  await executeInTransaction(
    req,
    sql`UPDATE parcel_events SET applied_at = now() WHERE parcel_id = ANY(${asIds(ids)}) AND applied_at IS NULL`,
  );
}

function isChange({ parcel, facts }: ParcelMove): boolean {
  return (
    parcel.state !== facts.state ||
    parcel.courierWord !== facts.courierWord ||
    parcel.handedOverAt !== facts.handedOverAt ||
    parcel.deliveredAt !== facts.deliveredAt ||
    parcel.newsAt !== facts.newsAt
  );
}

async function writeParcels(req: PayloadRequest, moves: readonly ParcelMove[]): Promise<void> {
  if (moves.length === 0) return;
  const rows = JSON.stringify(moves.map(({ parcel, facts }) => ({ id: parcel.id, ...facts })));
  await executeInTransaction(
    req,
    sql`UPDATE parcels p SET state = f.state, courier_word = f."courierWord",
          handed_over_at = to_timestamp(f."handedOverAt" / 1000), delivered_at = to_timestamp(f."deliveredAt" / 1000),
          news_at = coalesce(to_timestamp(f."newsAt" / 1000), p.created_at)
        FROM jsonb_to_recordset(${rows}::jsonb)
          AS f (id int, state text, "courierWord" text, "handedOverAt" float8, "deliveredAt" float8, "newsAt" float8)
        WHERE p.id = f.id`,
  );
  await recordParcels(
    req,
    moves.flatMap(({ parcel: { courierId, isCurrent, state }, facts }) => [
      { courierId, isCurrent, state, sign: -1 as const },
      { courierId, isCurrent, state: facts.state, sign: 1 as const },
    ]),
  );
}
