/**
 * Pieces that were lost with a parcel. They never come back into the stock by a change of status: an order that is closed gives
 * nothing back, and one that is sent again takes other pieces. What was booked is undone if the parcel is found.
 */
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { recordAudit } from '@/audit/record';
import { asIds, lockRows } from '@/database/locks';
import { announceChange } from '@/database/notifications';
import { storableJson } from '@/database/texts';
import { executeInTransaction } from '@/database/transaction';
import { type OrderStatus, stockEffect } from '@/domain/orders/order-status';
import { lossEffect } from '@/domain/parcels/losses';
import { lockPieces } from '@/orders/status/lock-pieces';
import { countedPieces } from '@/orders/status/move-status';
import { moveStock, type Pieces } from '@/orders/status/stock';
import { officeOrderWords } from '@/words/en/orders/orders';
import { BEFORE_SHIPPING } from './before-shipping';
import type { ParcelMove } from './parcel-move';
import type { DecidedReturn } from './return-row';

export type LossOutcome =
  /** `keepsPieces`: the order gives nothing back, whatever its new status says */
  { ok: true; keepsPieces: boolean } | { ok: false; message: string };

type LostParcel = { id: number; status: OrderStatus; isBooked: boolean };

/** Before a status changes, in its transaction. Refused if the order is to be sent again and its pieces are not in stock. */
export async function settleLoss(
  req: PayloadRequest,
  { orderId, to }: { orderId: number; to: OrderStatus },
): Promise<LossOutcome> {
  if (!(await lostParcelOf(req, orderId))) return { ok: true, keepsPieces: false };
  await lockRows(req, 'orders', [orderId]);
  const lost = await lostParcelOf(req, orderId);
  if (!lost) return { ok: true, keepsPieces: false };
  const { id, status: from, isBooked } = lost;
  switch (lossEffect({ from, to, isBooked })) {
    case 'close': {
      const { pieces } = await countedPieces(req, orderId);
      await bookLoss(req, { parcelId: id, pieces });
      return { ok: true, keepsPieces: true };
    }
    case 'send-again': {
      // A cancelled order holds nothing: its new status takes what is sent.
      if (stockEffect({ from, to }) === 'take-again') await bookLoss(req, { parcelId: id, pieces: [] });
      else if (!(await replaceLost(req, { orderId, parcelId: id }))) {
        return { ok: false, message: officeOrderWords.piecesGone };
      }
      return { ok: true, keepsPieces: false };
    }
    case 'found':
      await bringBack(req, { orderId, parcelId: id });
      return { ok: true, keepsPieces: false };
    case 'none':
      return { ok: true, keepsPieces: false };
  }
}

async function lostParcelOf(req: PayloadRequest, orderId: number): Promise<LostParcel | null> {
  const [lost] = await executeInTransaction<LostParcel>(
    req,
    sql`SELECT p.id, o.status, l.parcel_id IS NOT NULL AS "isBooked"
        FROM parcels p JOIN orders o ON o.id = p.order_id LEFT JOIN parcel_losses l ON l.parcel_id = p.id
        WHERE p.order_id = ${orderId} AND p.is_current AND p.state = 'lost'`,
  );
  return lost ?? null;
}

/**
 * Takes other pieces from the stock in place of those that were lost, once.
 * @returns false if they are gone: nothing was taken
 */
export async function replaceLost(
  req: PayloadRequest,
  { orderId, parcelId }: { orderId: number; parcelId: number },
): Promise<boolean> {
  if ((await readLosses(req, [parcelId])).size > 0) return true;
  const { pieces, isAnyGone } = await countedPieces(req, orderId);
  if (isAnyGone || (await moveStock(req, { pieces, reason: 'sale', orderId })).length > 0) return false;
  await announceStock(req, pieces);
  await bookLoss(req, { parcelId, pieces });
  return true;
}

async function bookLoss(
  req: PayloadRequest,
  { parcelId, pieces }: { parcelId: number; pieces: readonly Pieces[] },
): Promise<void> {
  await executeInTransaction(
    req,
    sql`INSERT INTO parcel_losses (parcel_id, by, by_id, pieces)
        VALUES (${parcelId}, ${req.user?.username ?? ''}, ${req.user?.id ?? null}, ${storableJson(pieces)}::jsonb)`,
  );
  await recordLost(req, { parcelId, change: [null, countLost(pieces)] });
}

/** The booked losses of these parcels. */
export async function readLosses(
  req: PayloadRequest,
  parcelIds: readonly number[],
): Promise<Map<number, readonly Pieces[]>> {
  const rows = await executeInTransaction<{ parcel_id: number; pieces: Pieces[] }>(
    req,
    sql`SELECT parcel_id, pieces FROM parcel_losses WHERE parcel_id = ANY(${asIds(parcelIds)})`,
  );
  return new Map(rows.map(({ parcel_id, pieces }) => [parcel_id, pieces]));
}

/**
 * Undoes the loss of parcels that are found. Their pieces count as in stock for a moment: the order takes them again by its new
 * status, or holds those that it took to be sent again. While a closed order's parcel is merely on its way, its pieces stay lost.
 * @returns the orders that wait for a parcel and have this one again
 */
export async function findLost(req: PayloadRequest, moves: readonly ParcelMove[]): Promise<ParcelMove[]> {
  const found = moves.filter(({ facts }) => facts.state !== 'lost');
  const losses = found.length === 0 ? new Map() : await readLosses(req, found.map(idOf));
  const back = found.filter((move) => losses.has(move.parcel.id) && countsAgain(move));
  if (back.length === 0) return [];
  await lockPieces(
    req,
    back.map(({ parcel }) => parcel.orderId),
  );
  for (const { parcel } of back) await bringBack(req, { orderId: parcel.orderId, parcelId: parcel.id });
  return back.filter(
    ({ parcel, facts }) =>
      BEFORE_SHIPPING.includes(parcel.orderStatus) && facts.handedOverAt !== null && facts.state !== 'delivered',
  );
}

function idOf({ parcel }: ParcelMove): number {
  return parcel.id;
}

function countsAgain({ parcel, facts }: ParcelMove): boolean {
  return parcel.orderStatus !== 'cancelled' || facts.state === 'delivered';
}

async function bringBack(
  req: PayloadRequest,
  { orderId, parcelId }: { orderId: number; parcelId: number },
): Promise<void> {
  const pieces = (await readLosses(req, [parcelId])).get(parcelId) ?? [];
  await moveStock(req, { pieces, reason: 'cancellation', orderId });
  await announceStock(req, pieces);
  await executeInTransaction(req, sql`DELETE FROM parcel_losses WHERE parcel_id = ${parcelId}`);
  await recordLost(req, { parcelId, change: [countLost(pieces), null] });
}

function countLost(pieces: readonly Pieces[]): number {
  return pieces.reduce((sum, { quantity }) => sum + quantity, 0);
}

async function recordLost(
  req: PayloadRequest,
  { parcelId, change }: { parcelId: number; change: [before: number | null, after: number | null] },
): Promise<void> {
  const entry = { action: 'update', subjectType: 'parcels', subjectId: parcelId } as const;
  await recordAudit(req, { ...entry, changes: { lostPieces: change } });
}

/** A return that is decided of a parcel whose loss was booked: what is sold again goes to the stock, and the order stays as it is. */
export async function restockFound(
  req: PayloadRequest,
  { orderId, parcelId, decided }: { orderId: number; parcelId: number; decided: DecidedReturn },
): Promise<void> {
  const lost = (await readLosses(req, [parcelId])).get(parcelId) ?? [];
  const lines = storableJson(decided.lines.map(({ itemId, restock }) => ({ item_id: itemId, restock })));
  const rows = await executeInTransaction<{ product_id: number; restock: number }>(
    req,
    sql`SELECT i.product_id::int AS product_id, sum(r.restock)::int AS restock
        FROM orders_items i JOIN jsonb_to_recordset(${lines}::jsonb) AS r (item_id text, restock int) ON r.item_id = i.id
        WHERE i._parent_id = ${orderId} AND i.product_id IS NOT NULL GROUP BY i.product_id ORDER BY 1`,
  );
  const restockOf = new Map(rows.map(({ product_id, restock }) => [product_id, restock]));
  const shared = lost.map(({ productId, quantity }) => {
    const restock = Math.min(restockOf.get(productId) ?? 0, quantity);
    return { productId, restock, left: quantity - restock };
  });
  const pieces = shared.flatMap(({ productId, restock }) => (restock > 0 ? { productId, quantity: restock } : []));
  const left = shared.flatMap(({ productId, left }) => (left > 0 ? { productId, quantity: left } : []));
  await moveStock(req, { pieces, reason: 'cancellation', orderId });
  await announceStock(req, pieces);
  await executeInTransaction(
    req,
    sql`UPDATE parcel_losses SET pieces = ${storableJson(left)}::jsonb WHERE parcel_id = ${parcelId}`,
  );
}

async function announceStock(req: PayloadRequest, pieces: readonly Pieces[]): Promise<void> {
  if (pieces.length === 0) return;
  const products = pieces.map(({ productId }) => productId);
  await announceChange(req, { aspects: ['stock', 'availability'], products });
}
