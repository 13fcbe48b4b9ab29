/** Orders as the storefront sends them, with the amounts that the customer saw. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { type Fee, keptFee } from '@/domain/delivery/delivery-fees';
import { amountsOf, orderTotals } from '@/domain/orders/charges';
import { regionValue } from '@/domain/slug';
import { someCustomer } from '../support/orders';
import type { LoadRequest } from './load';
import { pick } from './sample';

/** Enough for 50 orders of 20 lines at once without a product in common: waiting for a row is not what is measured. */
const PRODUCTS = 1_000;
/** The most that an edit of a product accepts: the bench of the back office edits some of them. */
const PLENTY = 1_000_000;

type Stocked = { id: number; price: number };
export type OrderBasis = { products: Stocked[]; region: string; fee: Fee };

/** Gives products all over the catalogue stock for the whole run. */
export async function stockUp(db: pg.Pool): Promise<OrderBasis> {
  const { rows: products } = await db.query<Stocked>(
    `UPDATE products SET stock = ${PLENTY}, stock_status = 'instock'
     WHERE id IN (SELECT id FROM products WHERE published AND price IS NOT NULL ORDER BY md5(id::text) LIMIT ${PRODUCTS})
     RETURNING id, price::float8 AS price`,
  );
  const { rows: wilayas } = await db.query<{ name: string; price: string }>(
    'SELECT name, price FROM wilayas ORDER BY id LIMIT 1',
  );
  const wilaya = pick(wilayas, 0);
  return { products, region: regionValue(wilaya.name), fee: keptFee(wilaya.price) };
}

export type OrderKind = { lines: number; hasKey: boolean };

/** The index-th order, of one and two pieces in turn, and of other products than the order before. */
export function orderRequest({
  basis,
  index,
  lines,
  hasKey,
}: OrderKind & { basis: OrderBasis; index: number }): LoadRequest {
  const chosen = Array.from({ length: lines }, (_, line) => ({
    product: pick(basis.products, index * lines + line),
    quantity: 1 + (line % 2),
  }));
  const totals = orderTotals({
    lines: chosen.map(({ product, quantity }) => ({ price: product.price, quantity })),
    fee: basis.fee,
  });
  const body = {
    customer: someCustomer(),
    shipping: { address: '12 rue Didouche Mourad', city: 'Adrar', region: basis.region },
    items: chosen.map(({ product, quantity }) => ({ product_id: product.id, quantity, price: product.price })),
    payment_method: 'cod',
    delivery_method: 'standard',
    ...amountsOf(totals),
    guest_id: randomUUID(),
  };
  return {
    method: 'POST',
    path: '/api/orders/',
    headers: { 'Content-Type': 'application/json', ...(hasKey ? { 'Idempotency-Key': randomUUID() } : {}) },
    body: JSON.stringify(body),
  };
}
