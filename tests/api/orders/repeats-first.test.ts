/** A repeated request is answered before anything else: it waits for no lock that the first one needed. */
import { randomUUID } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import type { Quote } from '@/contract/quotes';
import { send } from '../../support/accounts';
import { placeBody } from '../../support/admin-orders';
import { json, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { booked, cashOf, handedOverOne } from '../../support/cash';
import { deskOf } from '../../support/order-desk';
import { orderBody, postOrder } from '../../support/orders';
import { openRival, sharedDatabase } from '../../support/running/database';

const { url } = inject('shop');
const office = sharedOffice();
const rows = sharedDatabase();

/** Locks rows until the test ends, or until its client ends the transaction. @param statement locks them */
async function hold(statement: string, values: unknown[]) {
  const rival = await openRival(rows);
  await rival.client.query(statement, values);
  return rival;
}

it('an order that is sent again waits neither for its products nor for another order of the same customer', async () => {
  const { id } = await createProduct(office);
  const [body, key] = [orderBody(id), { 'Idempotency-Key': randomUUID() }];
  const first = await json(await postOrder(url, body, key), 201);
  const held = await hold('SELECT FROM products WHERE id = $1 FOR UPDATE', [id]);
  // given: another order of the customer, which holds the customer's lock and waits for the product
  const another = postOrder(url, body, { 'Idempotency-Key': randomUUID() });
  await held.untilAwaited();

  expect(await json(await postOrder(url, body, key), 201)).toEqual(first);

  await held.client.query('ROLLBACK');
  expect(await json(await another, 201)).not.toEqual(first);
});

it('a quote that is sent again reads no price', async () => {
  const { id } = await createProduct(office, { price: 100 });
  const body = { customer: { name: 'Amine', phone: '0550 12 34 56' }, items: [{ product_id: id, quantity: 1 }] };
  const headers = { 'Idempotency-Key': randomUUID() };
  const first = await json<Quote>(await send('/api/quotes/', { body, headers }), 201);
  await office.remove('products', id);

  expect(await json(await send('/api/quotes/', { body, headers }), 201)).toEqual(first);
});

it('cash that is sent again does not wait for other cash of its courier', async () => {
  const { collect } = cashOf(office);
  const { courier, parcel } = await handedOverOne(office);
  const body = { parcel_id: parcel.id, amount: 100, note: '' };
  const key = { 'Idempotency-Key': randomUUID() };
  const first = await booked(await collect(body, key));
  await hold('SELECT FROM cash_couriers WHERE courier_id = $1 FOR UPDATE', [courier.id]);

  expect(await booked(await collect(body, key))).toEqual(first);
});

it('a call that is sent again does not wait for its order', async () => {
  const desk = deskOf(office);
  const { id } = await createProduct(office);
  const order_id = await placeBody(orderBody(id));
  const [body, key] = [{ result: 'no-answer' }, randomUUID()];
  const first = await json(await desk.call(order_id, body, key));
  await hold('SELECT FROM orders WHERE id = $1 FOR UPDATE', [order_id]);

  expect(await json(await desk.call(order_id, body, key))).toEqual(first);
});
