import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { actorOf } from '@/audit/record';
import { lockRows } from '@/database/locks';
import { announceChange } from '@/database/notifications';
import { executeInTransaction } from '@/database/transaction';
import { type OrderStatus, stockEffect } from '@/domain/orders/order-status';
import { recordMoves } from '@/orders/reading/order-figures';
import { officeOrderWords } from '@/words/en/orders/orders';
import { moveStock, type Pieces } from './stock';

type HistoryEntry = { /** absent on a new entry */ id?: string; status: OrderStatus; at: string; by: string };

export type MovedStatus =
  /** the whole history under the lock, with the new entry if the status changes */
  { ok: true; hasMoved: boolean; history: HistoryEntry[] } | { ok: false; message: string };

/**
 * Updates what depends on an order's status: stock, history, the shop's figures. Runs in the request's transaction; the caller
 * writes the status itself. The row is locked, so that two people who cancel at once give the pieces back once.
 */
export async function moveStatus({
  req,
  orderId,
  to,
  keepsPieces = false,
}: {
  req: PayloadRequest;
  orderId: number;
  to: OrderStatus;
  /** nothing of the order comes back to the stock: its pieces were lost (src/parcels/losses.ts) */
  keepsPieces?: boolean;
}): Promise<MovedStatus> {
  const [order] = await lockRows<{ status: OrderStatus }>(req, 'orders', [orderId], 'status');
  const history = await readHistory(req, orderId);
  if (!order || order.status === to) return { ok: true, hasMoved: false, history };
  const effect = keepsPieces ? 'none' : stockEffect({ from: order.status, to });
  if (effect !== 'none') {
    const { pieces, isAnyGone } = await countedPieces(req, orderId);
    if (isAnyGone && effect === 'take-again') return { ok: false, message: officeOrderWords.piecesGone };
    const short = await moveStock(req, { pieces, reason: effect === 'take-again' ? 'sale' : 'cancellation', orderId });
    // Of several selected orders only this one is refused and the others are kept: nothing of it was taken.
    if (short.length > 0) return { ok: false, message: officeOrderWords.piecesGone };
    const products = pieces.map(({ productId }) => productId);
    await announceChange(req, { aspects: ['stock', 'availability'], products });
  }
  await recordMoves(req, [{ orderId, from: order.status, to }]);
  const entry = { status: to, at: new Date().toISOString(), by: actorOf(req) };
  return { ok: true, hasMoved: true, history: [...history, entry] };
}

/** Read under the row's lock: what the caller read earlier may lack a later change. */
function readHistory(req: PayloadRequest, orderId: number): Promise<HistoryEntry[]> {
  return executeInTransaction<HistoryEntry>(
    req,
    sql`SELECT id, status, at, by FROM orders_status_history WHERE _parent_id = ${orderId} ORDER BY _order`,
  );
}

/**
 * The pieces whose stock was counted when the order was placed and is still counted, by product, without those that came back
 * unfit for sale (write-offs.ts).
 * `isAnyGone`: a product of such a line was deleted, so nothing can be taken of it again.
 */
export async function countedPieces(
  req: PayloadRequest,
  orderId: number,
): Promise<{ pieces: Pieces[]; isAnyGone: boolean }> {
  const rows = await executeInTransaction<{ product_id: number; quantity: number; is_gone: boolean }>(
    req,
    sql`SELECT i.product_id::int AS product_id, (sum(i.quantity) - coalesce(w.quantity, 0))::int AS quantity,
          p.id IS NULL AS is_gone
        FROM orders_items i LEFT JOIN products p ON p.id = i.product_id::int
        LEFT JOIN order_write_offs w ON w.order_id = i._parent_id AND w.product_id = i.product_id::int
        WHERE i._parent_id = ${orderId} AND i.is_stock_counted AND (p.id IS NULL OR p.stock IS NOT NULL)
        GROUP BY i.product_id, p.id, w.quantity HAVING sum(i.quantity) > coalesce(w.quantity, 0)`,
  );
  const present = rows.filter(({ is_gone }) => !is_gone);
  return {
    pieces: present.map((row) => ({ productId: row.product_id, quantity: row.quantity })),
    isAnyGone: present.length < rows.length,
  };
}
