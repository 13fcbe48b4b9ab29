/** Orders as the storefront sends them, with the amounts that the customer saw. */
import { randomUUID } from 'node:crypto';
import { keptFee } from '@/domain/delivery/delivery-fees';
import { amountsOf, orderTotals } from '@/domain/orders/charges';
import { regionValue } from '@/domain/slug';
import { orderBody } from '../support/orders';
import { type Contender, pick } from './contender';
import type { LoadRequest } from './load';
import type { Case } from './measure';

/** The index-th order, of one and two pieces in turn, and of other products than the order before. */
export type OrderRequest = (index: number, kind: { lines: number; hasKey: boolean }) => LoadRequest;

/**
 * Enough for 45 orders of 20 lines at once without a product in common: waiting for a row is not what is measured. A shop of 1,000
 * products keeps some that are never ordered, so that imports can change their prices.
 */
const PRODUCTS = 900;
/** The most that an edit of a product accepts: the bench of the back office edits some of them. */
const PLENTY = 1_000_000;

/** What imports change: an order with a former price would be refused. */
export const NEVER_ORDERED = `stock IS DISTINCT FROM ${PLENTY}`;

/** The four take turns: with and without a key, and long ones beside short ones. */
export function orderCases({ db }: Contender, request: OrderRequest): Case[] {
  const kinds = [
    { call: 'order', lines: 2, hasKey: false, promised: { share: 0.3 } },
    { call: 'order with a key', lines: 2, hasKey: true, promised: { share: 0.3 } },
    { call: 'order of 20 lines', lines: 20, hasKey: false, promised: { besideOrder: 2 } },
  ];
  // Mails that wait belong to orders that were measured before: they must not slow down the next measurement.
  const dropMails = async () => {
    await db.query(
      'DELETE FROM payload_jobs WHERE id IN (SELECT id FROM payload_jobs WHERE NOT processing FOR UPDATE SKIP LOCKED)',
    );
  };
  return kinds.map(({ call, promised, ...kind }) => {
    let index = 0;
    const next = () => request(index++, kind);
    return { call, mode: '-', next, openFloor: async () => next, startChanges: () => dropMails, promised };
  });
}

/** Gives products all over the catalogue stock for the whole run. */
export async function openOrders({ db }: Contender): Promise<OrderRequest> {
  const { rows: products } = await db.query<{ id: number; price: number }>(
    `UPDATE products SET stock = ${PLENTY}, stock_status = 'instock'
     WHERE id IN (SELECT id FROM products WHERE published AND price IS NOT NULL ORDER BY md5(id::text) LIMIT ${PRODUCTS})
     RETURNING id, price::float8 AS price`,
  );
  const { rows: wilayas } = await db.query<{ name: string; price: string }>(
    'SELECT name, price FROM wilayas ORDER BY id LIMIT 1',
  );
  const { name, price } = pick(wilayas, 0);
  const shipping = { address: '12 rue Didouche Mourad', city: name, region: regionValue(name) };
  return (index, { lines, hasKey }) => {
    const chosen = Array.from({ length: lines }, (_, line) => ({
      ...pick(products, index * lines + line),
      quantity: 1 + (line % 2),
    }));
    const items = chosen.map(({ id, ...line }) => ({ product_id: id, ...line }));
    const amounts = amountsOf(orderTotals({ lines: chosen, fee: keptFee(price), freeFrom: null }));
    return {
      method: 'POST',
      path: '/api/orders/',
      headers: { 'Content-Type': 'application/json', ...(hasKey ? { 'Idempotency-Key': randomUUID() } : {}) },
      body: JSON.stringify(orderBody(0, { shipping, items, ...amounts })),
    };
  };
}
