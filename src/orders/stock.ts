/**
 * The only statements that change a product's stock for an order. Rows are always taken in order of id, so that two
 * orders over the same products wait for each other and never deadlock (docs/decisions/0004).
 */
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { actorOf } from '@/audit/record';
import { executeInTransaction } from '@/database/transaction';
import { mayEditCatalogue } from '@/domain/roles';

export type Pieces = { productId: number; quantity: number };

/**
 * Takes pieces of a counted product, only where there are enough.
 * @returns false where there are not
 */
async function takePieces(req: PayloadRequest, { productId, quantity }: Pieces): Promise<boolean> {
  const rows = await executeInTransaction(
    req,
    sql`UPDATE products
        SET stock = stock - ${quantity},
            stock_status = CASE WHEN stock - ${quantity} > 0 THEN 'instock' ELSE 'outofstock' END::enum_products_stock_status
        WHERE id = ${productId} AND stock >= ${quantity} RETURNING id`,
  );
  return rows.length === 1;
}

/** Puts pieces back, where the product still stands and is counted. */
async function returnPieces(req: PayloadRequest, { productId, quantity }: Pieces): Promise<boolean> {
  const rows = await executeInTransaction(
    req,
    sql`UPDATE products SET stock = stock + ${quantity}, stock_status = 'instock'
        WHERE id = ${productId} AND stock IS NOT NULL RETURNING id`,
  );
  return rows.length === 1;
}

/**
 * Takes the pieces of a whole order.
 * @returns the ids of the products that have too few; the caller then rolls back
 */
export async function takeStock(req: PayloadRequest, pieces: readonly Pieces[]): Promise<number[]> {
  const short: number[] = [];
  for (const piece of inLockOrder(pieces)) {
    if (!(await takePieces(req, piece))) short.push(piece.productId);
  }
  return short;
}

/** Puts back what was taken a moment ago in the same transaction: nothing of it stands in the book of stock. */
export async function returnStock(req: PayloadRequest, pieces: readonly Pieces[]): Promise<void> {
  for (const piece of inLockOrder(pieces)) await returnPieces(req, piece);
}

/** Gives the pieces of an order back and writes the book of stock. */
export async function giveBackStock(req: PayloadRequest, pieces: readonly Pieces[], orderId: number): Promise<void> {
  for (const piece of inLockOrder(pieces)) {
    if (await returnPieces(req, piece)) await recordMovement(req, { ...piece, orderId, reason: 'cancellation' });
  }
}

/**
 * One line in the book of stock; `quantity` is what was added, negative where taken. Of the moment when the product is held,
 * not of the transaction's beginning: an edit made between the two came before (collections/hooks/product-stock.ts).
 */
export async function recordMovement(
  req: PayloadRequest,
  { productId, quantity, reason, orderId }: Pieces & { reason: 'sale' | 'cancellation'; orderId: number },
): Promise<void> {
  await executeInTransaction(
    req,
    sql`INSERT INTO stock_movements (product_id, quantity, reason, order_id, by, updated_at, created_at)
        VALUES (${productId}, ${quantity}, ${reason}, ${orderId}, ${moverOf(req)}, clock_timestamp(), clock_timestamp())`,
  );
}

/** Who moved it. The book is kept for ever, so customers with an account are not named in it: their order names them. */
function moverOf(req: PayloadRequest): string {
  return req.user && !mayEditCatalogue(req.user) ? 'customer' : actorOf(req);
}

function inLockOrder(pieces: readonly Pieces[]): Pieces[] {
  return [...pieces].sort((left, right) => left.productId - right.productId);
}
