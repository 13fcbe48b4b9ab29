/** Orders as the storefront sends them: two lines, with the amounts that the customer saw. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { amountsOf, orderTotals } from '@/domain/charges';
import { toCentimes } from '@/domain/money';
import { regionValue } from '@/domain/slug';
import { someCustomer } from '../support/orders';
import type { LoadRequest } from './load';
import { pick } from './sample';

const PRODUCTS = 200;
const PLENTY = 10_000_000;

type Stocked = { id: number; price: number };
export type OrderBasis = { products: Stocked[]; region: string; feeCentimes: number };

/** Gives 200 products, spread over the catalogue, stock for the whole run. */
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
  return { products, region: regionValue(wilaya.name), feeCentimes: toCentimes(wilaya.price) ?? 0 };
}

/** The index-th order: one piece of one product and two of another, different ones from order to order. */
export function orderRequest({
  basis,
  index,
  hasKey,
}: {
  basis: OrderBasis;
  index: number;
  hasKey: boolean;
}): LoadRequest {
  const chosen = [
    { product: pick(basis.products, index), quantity: 1 },
    { product: pick(basis.products, index + 1 + (index % 97)), quantity: 2 },
  ];
  const totals = orderTotals({
    lines: chosen.map(({ product, quantity }) => ({ unitCentimes: toCentimes(product.price) ?? 0, quantity })),
    feeCentimes: basis.feeCentimes,
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
