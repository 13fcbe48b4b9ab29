/** `Idempotency-Key`: a repeated order is answered with the first. */
import { randomUUID } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import { bearer, send } from '../../support/accounts';
import { json, refusal, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { linesFor, type OrderBody, orderBody, postOrder } from '../../support/orders';
import { createPerson } from '../../support/people';
import { sharedDatabase, stockOf } from '../../support/running/database';

type Placed = { order_id: number; total: number };

const { url } = inject('shop');
const office = sharedOffice();
const rows = sharedDatabase();
const post = (body: OrderBody & { total?: number }, key: string, headers: Record<string, string> = {}) =>
  postOrder(url, body, { 'Idempotency-Key': key, ...headers });

it('the same key ten times at once makes one order, which all ten are answered with', async () => {
  const { id } = await createProduct(office);
  const [body, key] = [orderBody(id), randomUUID()];

  const answers = await Promise.all(Array.from({ length: 10 }, () => post(body, key)));

  const placed = await Promise.all(answers.map((answer) => json<Placed>(answer, 201)));
  expect(new Set(placed.map((order) => JSON.stringify(order))).size).toBe(1);
  expect(await stockOf(rows, id)).toMatchObject({ stock: 9, ordered: 1 });
  expect(await rows('SELECT 1 FROM orders WHERE idempotency_key = $1', [key])).toHaveLength(1);
});

it('the same request later is answered with the first order, though price and stock have changed', async () => {
  const { id } = await createProduct(office, { stock: 1 });
  const [body, key] = [orderBody(id), randomUUID()];
  const first = await json<Placed>(await post(body, key), 201);
  await office.update('products', id, { price: 5000 });

  expect(await json<Placed>(await post(body, key), 201)).toEqual(first);
});

it('a guest who logs in between two tries is answered with the order that the first one placed', async () => {
  const { id } = await createProduct(office);
  const { guest_id, ...order } = orderBody(id);
  const key = randomUUID();
  const first = await json<Placed>(await post({ ...order, guest_id }, key), 201);
  const { office: account } = await createPerson({ url, admin: office, role: 'customer' });
  await json(await send('/api/merge-guest-orders/', { token: account.token, body: { guest_id } }));

  const again = await postOrder(url, order, { 'Idempotency-Key': key, ...bearer(account.token) });

  expect(await json<Placed>(again, 201)).toEqual(first);
  expect(await stockOf(rows, id)).toMatchObject({ stock: 9, ordered: 1 });
});

it('spaces and the order of keys do not make another request', async () => {
  const { id } = await createProduct(office);
  const [body, key] = [orderBody(id), randomUUID()];
  const first = await json<Placed>(await post(body, key), 201);
  const same = Object.fromEntries(Object.entries(body).toReversed()) as OrderBody;

  expect(
    await json<Placed>(await post({ ...same, customer: { ...body.customer, firstName: ' Amine ' } }, key), 201),
  ).toEqual(first);
});

it('the same key with another body is refused with 422, telling nothing', async () => {
  const { id } = await createProduct(office);
  const [body, key] = [orderBody(id), randomUUID()];
  const { order_id } = await json<Placed>(await post(body, key), 201);

  const answer = await refusal(await post({ ...body, items: linesFor([id, 2]) }, key), 422);

  expect(JSON.stringify(answer)).not.toContain(String(order_id));
  expect(answer.details).toBeUndefined();
  expect(await stockOf(rows, id)).toMatchObject({ stock: 9, ordered: 1 });
});

it('the same key of another guest is refused with 422', async () => {
  const { id } = await createProduct(office);
  const [body, key] = [orderBody(id), randomUUID()];
  await json(await post(body, key), 201);

  await refusal(await post({ ...body, guest_id: randomUUID() }, key), 422);
});

it('the same key and body of an account and of a guest are refused to each other', async () => {
  const person = await createPerson({ url, admin: office, role: 'customer' });
  const account = bearer(person.office.token);
  const { id } = await createProduct(office);
  const [body, key, otherKey] = [orderBody(id), randomUUID(), randomUUID()];
  await json(await post(body, key, account), 201);
  await json(await post(body, otherKey), 201);

  await refusal(await post(body, key), 422);
  await refusal(await post(body, otherKey, account), 422);
  await json(await post(body, key, account), 201);
});

it('a refused request frees its key', async () => {
  const { id } = await createProduct(office, { stock: 0 });
  const [body, key] = [orderBody(id), randomUUID()];
  await refusal(await post(body, key), 409);
  await refusal(await post({ ...body, total: 1 }, key), 409);

  await office.update('products', id, { stock: 1 });

  await json(await post(body, key), 201);
  expect(await stockOf(rows, id)).toMatchObject({ stock: 0, ordered: 1 });
});

it('different bodies under one key at once: one is taken, the others are refused', async () => {
  const { id } = await createProduct(office);
  const key = randomUUID();
  const bodies = Array.from({ length: 6 }, (_, index) => orderBody(id, { items: linesFor([id, 1 + (index % 3)]) }));

  const answers = await Promise.all(bodies.map((body) => post(body, key)));

  expect(answers.map((answer) => answer.status).sort()).toEqual([201, 422, 422, 422, 422, 422]);
});

it('without a key the same request twice is two orders', async () => {
  const { id } = await createProduct(office);
  const body = orderBody(id);

  const [first, second] = [
    await json<Placed>(await postOrder(url, body), 201),
    await json<Placed>(await postOrder(url, body), 201),
  ];

  expect(first.order_id).not.toBe(second.order_id);
});

it.each(['', 'with space', 'x'.repeat(201), 'clé'])('the key %j is refused with 400', async (key) => {
  const { id } = await createProduct(office);

  await refusal(await post(orderBody(id), key), 400);
});
