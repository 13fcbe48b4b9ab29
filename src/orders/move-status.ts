import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { announceChange } from '@/database/notifications';
import { executeInTransaction } from '@/database/transaction';
import { type OrderStatus, stockEffect } from '@/domain/order-status';
import { recordFigures } from './order-figures';
import { giveBackStock, type Pieces, recordMovement, returnStock, takeStock } from './stock';

type HistoryEntry = { /** absent on a new entry */ id?: string; status: OrderStatus; at: string; by: string };

export type MovedStatus =
  /** the whole history under the lock, with the new entry if the status changes */
  { ok: true; history: HistoryEntry[] } | { ok: false; message: string };

const GONE_MESSAGE = 'The pieces of this order are no longer in stock';

/**
 * What goes with a change of an order's status: its stock, its history, the shop's figures. Runs in the request's
 * transaction and leaves writing the status itself to the caller. The row is locked, so that two people who cancel at
 * once give the pieces back once.
 */
export async function moveStatus({
  req,
  orderId,
  to,
}: {
  req: PayloadRequest;
  orderId: number;
  to: OrderStatus;
}): Promise<MovedStatus> {
  const [order] = await executeInTransaction<{ status: OrderStatus }>(
    req,
    sql`SELECT status FROM orders WHERE id = ${orderId} FOR UPDATE`,
  );
  const history = await readHistory(req, orderId);
  if (!order || order.status === to) return { ok: true, history };
  const effect = stockEffect({ from: order.status, to });
  if (effect !== 'none') {
    const { pieces, isAnyGone } = await countedPieces(req, orderId);
    if (effect === 'give-back') await giveBackStock(req, pieces, orderId);
    else if (isAnyGone || !(await takeAgain(req, pieces, orderId))) return { ok: false, message: GONE_MESSAGE };
    const products = pieces.map(({ productId }) => productId);
    await announceChange(req, { aspects: ['stock', 'availability'], products });
  }
  await recordFigures(req, { orderId, from: order.status, to });
  const entry = { status: to, at: new Date().toISOString(), by: req.user?.username ?? 'system' };
  return { ok: true, history: [...history, entry] };
}

/** Read under the row's lock: what the caller read before may lack a change made meanwhile. */
function readHistory(req: PayloadRequest, orderId: number): Promise<HistoryEntry[]> {
  return executeInTransaction<HistoryEntry>(
    req,
    sql`SELECT id, status, at, by FROM orders_status_history WHERE _parent_id = ${orderId} ORDER BY _order`,
  );
}

/** Of a selection of orders only this one is refused, and the rest is kept: so what was taken is given back. */
async function takeAgain(req: PayloadRequest, pieces: readonly Pieces[], orderId: number): Promise<boolean> {
  const short = await takeStock(req, pieces);
  if (short.length > 0) {
    await returnStock(
      req,
      pieces.filter(({ productId }) => !short.includes(productId)),
    );
    return false;
  }
  for (const piece of pieces) {
    await recordMovement(req, { ...piece, quantity: -piece.quantity, orderId, reason: 'sale' });
  }
  return true;
}

/**
 * The lines whose pieces were counted when the order was placed, and whose product still exists and is counted.
 * `isAnyGone`: of such a line the product itself was deleted, so that nothing can be taken of it any more.
 */
async function countedPieces(req: PayloadRequest, orderId: number): Promise<{ pieces: Pieces[]; isAnyGone: boolean }> {
  const rows = await executeInTransaction<{ product_id: string; quantity: string; is_gone: boolean }>(
    req,
    sql`SELECT i.product_id, i.quantity, p.id IS NULL AS is_gone
        FROM orders_items i LEFT JOIN products p ON p.id = i.product_id::int
        WHERE i._parent_id = ${orderId} AND i.is_stock_counted AND (p.id IS NULL OR p.stock IS NOT NULL)`,
  );
  const standing = rows.filter(({ is_gone }) => !is_gone);
  return {
    pieces: standing.map((row) => ({ productId: Number(row.product_id), quantity: Number(row.quantity) })),
    isAnyGone: standing.length < rows.length,
  };
}
