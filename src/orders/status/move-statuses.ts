/**
 * Changes the status of many orders in sets, for parcels: a file of a courier may deliver thousands. The rules are those of every
 * change of status (move-status.ts); the collection's own way rewrites each order with all its lines, 15 ms each
 * (docs/decisions/0042).
 */
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { actorOf, recordAudits } from '@/audit/record';
import { lockRows } from '@/database/locks';
import { storableJson } from '@/database/texts';
import { executeInTransaction } from '@/database/transaction';
import { type OrderStatus, stockEffect } from '@/domain/orders/order-status';
import { rowId } from '@/orders/placing/row-id';
import { recordMoves } from '@/orders/reading/order-figures';
import { lockPieces } from './lock-pieces';
import { moveStatus } from './move-status';

type Move = { orderId: number; from: OrderStatus; to: OrderStatus };

export type MovedStatuses = {
  /** orders that have a new status, and the one before */
  changed: { orderId: number; from: OrderStatus }[];
  /** orders that stay as they are: their pieces are no longer in stock */
  refused: number[];
};

/** In the request's transaction. Orders that have the status already are left out. */
export async function moveStatuses(
  req: PayloadRequest,
  { ids, to }: { ids: readonly number[]; to: OrderStatus },
): Promise<MovedStatuses> {
  if (ids.length === 0) return { changed: [], refused: [] };
  const orders = await lockRows<{ status: OrderStatus }>(req, 'orders', ids, 'status');
  const moves = orders.flatMap(({ id, status }): Move[] => (status === to ? [] : [{ orderId: id, from: status, to }]));
  const [ofStock, plain] = [moves.filter(movesStock), moves.filter((move) => !movesStock(move))];
  await lockPieces(
    req,
    ofStock.map(({ orderId }) => orderId),
  );
  const moved: Move[] = [];
  for (const move of ofStock) if ((await moveStatus({ req, ...move })).ok) moved.push(move);
  await recordMoves(req, plain);
  const changed = [...plain, ...moved];
  await writeStatuses(req, changed);
  return { changed, refused: ofStock.filter((move) => !moved.includes(move)).map(({ orderId }) => orderId) };
}

function movesStock(move: Move): boolean {
  return stockEffect(move) !== 'none';
}

/** Status, history and audit log, as the collection writes them. */
async function writeStatuses(req: PayloadRequest, moves: readonly Move[]): Promise<void> {
  if (moves.length === 0) return;
  const rows = storableJson(moves.map(({ orderId, to }) => ({ order_id: orderId, status: to, row_id: rowId() })));
  await executeInTransaction(
    req,
    sql`WITH moves AS (SELECT * FROM jsonb_to_recordset(${rows}::jsonb) AS m (order_id int, status text, row_id text)),
        history AS (
          INSERT INTO orders_status_history (_parent_id, _order, id, status, at, by)
          SELECT order_id, (SELECT coalesce(max(_order), 0) + 1 FROM orders_status_history WHERE _parent_id = order_id), row_id,
            status::enum_orders_status_history_status, now(), ${actorOf(req)}
          FROM moves
        )
        UPDATE orders o SET status = m.status::enum_orders_status, updated_at = now() FROM moves m WHERE o.id = m.order_id`,
  );
  await recordAudits(
    req,
    moves.map(({ orderId, from, to }) => ({
      action: 'update',
      subjectType: 'orders',
      subjectId: orderId,
      changes: { status: [from, to] },
    })),
  );
}
