/** What an order's products are today, for ordering them again. */
import { findSuccessors } from '@/boilers/find-successors';
import { listingProduct, readRowsById } from '@/catalogue/product-rows';
import { readNames } from '@/catalogue/taxonomy';
import type { OrderAgainAnswer } from '@/contract/tracking';
import type { Database } from '@/database/database';
import { canBuy } from '@/domain/products/availability';
import { findTheirOrder } from '@/orders/reading/track-order';
import { isTrackingCode } from './tracking-code';

type Line = { title: string; quantity: number; product_id: number | null };

/** @returns null if no order has this code */
export async function orderAgain(db: Database, code: string): Promise<OrderAgainAnswer | null> {
  return isTrackingCode(code) ? todaysLines(db, await readLines(db, { column: 'tracking_code', value: code })) : null;
}

/** @returns null if there is no such order, or its telephone is another */
export async function orderAgainByPhone(
  db: Database,
  order: { id: number; phone: string },
): Promise<OrderAgainAnswer | null> {
  const id = await findTheirOrder(db, order);
  return id === null ? null : todaysLines(db, await readLines(db, { column: 'id', value: id }));
}

async function todaysLines(db: Database, lines: readonly Line[]): Promise<OrderAgainAnswer | null> {
  if (lines.length === 0) return null;
  const ids = lines.flatMap(({ product_id }) => product_id ?? []);
  const successors = await findSuccessors(db, ids);
  const [rows, names] = await Promise.all([readRowsById(db, [...ids, ...successors.values()]), readNames({ db })]);
  const known = new Map(rows.map((row) => [row.id, listingProduct(row, names)]));
  return {
    lines: lines.map(({ title, quantity, product_id: id }) => {
      const product = (id !== null && known.get(id)) || null;
      const successorId = id === null ? undefined : successors.get(id);
      const isToBeHad = product !== null && canBuy(product).ok;
      return {
        title,
        quantity,
        product,
        successor: (!isToBeHad && successorId !== undefined && known.get(successorId)) || null,
      };
    }),
  };
}

async function readLines(
  db: Database,
  { column, value }: { column: 'tracking_code'; value: string } | { column: 'id'; value: number },
): Promise<Line[]> {
  const { rows } = await db.query<Line>(
    `SELECT i.title, i.quantity::int AS quantity, i.product_id::int AS product_id
     FROM orders_items i JOIN orders o ON o.id = i._parent_id WHERE o.${column} = $1 ORDER BY i._order`,
    [value],
  );
  return rows;
}
