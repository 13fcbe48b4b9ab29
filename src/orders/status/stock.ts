/**
 * The only statement that changes a product's stock for an order. Rows are locked in order of id, so that two orders for
 * the same products wait for each other and never deadlock (docs/decisions/0004).
 */
import type { PayloadRequest } from 'payload';
import { actorOf } from '@/audit/record';
import { lockingSql, noteLocks } from '@/database/locks';
import { queryInTransaction } from '@/database/transaction';
import { worksInOffice } from '@/domain/accounts/roles';

/** Pieces of one product; each product once in a list. */
export type Pieces = { productId: number; quantity: number };

/** Why stock changes: a sale takes pieces, a cancellation gives them back. An amendment does both: its pieces have a sign. */
const SIGNS = { sale: -1, cancellation: 1, amendment: 1 } as const;

/**
 * Takes all or nothing: no stock changes if one of the products has too few pieces, is gone or is no longer counted.
 * Pieces of a product that is gone or no longer counted cannot be given back; the others are. `clock_timestamp()` is the
 * moment when the rows are held, not the transaction's beginning: an edit between the two came before
 * (collections/hooks/catalogue/product-stock.ts).
 */
const MOVE = {
  name: 'move-stock',
  text: `WITH change AS (SELECT * FROM unnest($1::int[], $2::int[]) AS c (id, quantity)),
    held AS MATERIALIZED (
      SELECT p.id, p.stock FROM products p WHERE p.id = ANY($1::int[]) ${lockingSql('products', 'p')}
    ),
    short AS MATERIALIZED (
      SELECT c.id FROM change c LEFT JOIN held h USING (id)
      WHERE c.quantity < 0 AND (h.stock IS NULL OR h.stock + c.quantity < 0)
    ),
    moved AS (
      UPDATE products p SET stock = h.stock + c.quantity,
        stock_status = (CASE WHEN h.stock + c.quantity > 0 THEN 'instock' ELSE 'outofstock' END)::enum_products_stock_status
      FROM held h JOIN change c USING (id)
      WHERE p.id = h.id AND h.stock IS NOT NULL AND NOT EXISTS (SELECT FROM short)
      RETURNING p.id, c.quantity
    ),
    booked AS (
      INSERT INTO stock_movements (product_id, quantity, reason, order_id, by, updated_at, created_at)
      SELECT id, quantity, $3::enum_stock_movements_reason, $4::int, $5, clock_timestamp(), clock_timestamp()
      FROM moved ORDER BY id
    )
    SELECT id FROM short ORDER BY id`,
};

/**
 * Moves the pieces of an order in its transaction, and writes the stock movements.
 * @returns the ids of the products that have too few pieces: nothing was moved then
 */
export async function moveStock(
  req: PayloadRequest,
  { pieces, reason, orderId }: { pieces: readonly Pieces[]; reason: keyof typeof SIGNS; orderId: number },
): Promise<number[]> {
  if (pieces.length === 0) return [];
  const ids = pieces.map(({ productId }) => productId);
  const quantities = pieces.map(({ quantity }) => SIGNS[reason] * quantity);
  const short = await queryInTransaction<{ id: number }>(req, {
    ...MOVE,
    values: [ids, quantities, reason, orderId, stockActorOf(req)],
  });
  await noteLocks(
    req,
    'products',
    ids.toSorted((one, other) => one - other),
  );
  return short.map(({ id }) => id);
}

/** Who moved it. Movements are kept for ever, so they do not name customers with an account: their order does. */
function stockActorOf(req: PayloadRequest): string {
  return req.user && !worksInOffice(req.user) ? 'customer' : actorOf(req);
}
