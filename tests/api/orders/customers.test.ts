/** Customers as their telephones tell them apart: what their orders add up to, searches, one customer, blocks. */
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { type CustomerDetail, type CustomersAnswer, customerRoutes } from '@/contract/admin/customers';
import type { AdminOrder } from '@/contract/admin/orders';
import { up } from '@/migrations/20261127_233500_plain_telephones';
import { shop } from '@/shop';
import { bearer, register, send, times } from '../../support/accounts';
import { ownName, placeBody, placeOrder } from '../../support/admin-orders';
import { ask, json, refusal, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { newClerk } from '../../support/order-desk';
import { orderBody, postOrder, someCustomer } from '../../support/orders';
import { parcelsOf, preparedBatch } from '../../support/parcels';
import { sharedDatabase } from '../../support/running/database';

const { url, databaseUrl } = inject('shop');
const office = sharedOffice();
const rows = sharedDatabase();
const clerk = await newClerk(office);
const { desk } = clerk;
const { token } = clerk.office;

const get = (path = '') => ask(`/api/admin/customers/${path}`, { headers: bearer(token) });
const list = async (query: Record<string, string> = {}) =>
  json<CustomersAnswer>(await get(`?${new URLSearchParams(query)}`));
const read = async (phone: string) => json<CustomerDetail>(await get(`${encodeURIComponent(phone)}/`));
const block = (phone: string, body: unknown) => send(`/api/admin/customers/${phone}/block/`, { token, body });
const unblock = (phone: string) => send(`/api/admin/customers/${phone}/block/`, { token, method: 'DELETE' });

const keyOf = (phone: string) => `+213${phone.replaceAll(' ', '').slice(1)}`;
/** Taken by a clerk: no limit of the telephone applies. */
async function placeFor(phone: string, customer: Record<string, string> = {}, quantity = 1): Promise<number> {
  const { id } = await createProduct(office);
  const { guest_id: _, ...body } = orderBody(id, { items: [{ product_id: id, quantity }] });
  const taken = { ...body, source: 'phone', customer: { ...body.customer, phone, ...customer } };
  return (await json<AdminOrder>(await desk.take(taken), 201)).id;
}
/** Ordered online by a guest, for a new product. */
async function order(phone: string, customer: Record<string, string> = {}): Promise<Response> {
  const { id } = await createProduct(office);
  return postOrder(url, orderBody(id, { customer: { ...someCustomer(), phone, ...customer } }));
}
const found = async (search: string) => (await list({ search })).customers.map(({ phone_key }) => phone_key);

/** A parcel of a new order that came back. */
async function returned(phone: string, byCustomer: boolean): Promise<void> {
  const { parcelId } = await preparedBatch(office, { isHandedOver: true, customer: { phone } });
  await json(await parcelsOf(office).giveBack(parcelId, { lines: [], by_customer: byCustomer }));
}

describe('a customer', () => {
  it('is what the orders of a telephone add up to', async () => {
    const { phone } = someCustomer();
    const [first, last] = [ownName(), ownName()];
    const delivered = await placeFor(phone, { firstName: 'Lila', lastName: first }, 2);
    await placeFor(keyOf(phone), { firstName: 'Lila', lastName: first });
    await json(await desk.move(delivered, { status: 'delivered' }));
    await json(await desk.call(await placeFor(phone), { result: 'refused' }));
    await json(await desk.move(await placeFor(phone), { status: 'cancelled' }));
    await returned(phone, true);
    await returned(phone, false);
    const latest = await placeFor(phone, { firstName: 'Nadia', lastName: last });

    const customer = await read(phone);

    expect(customerRoutes.customer.answer.strict().parse(customer)).toMatchObject({
      phone_key: keyOf(phone),
      orders: 7,
      delivered: 1,
      refused: 2,
      cancelled: 2,
      total: 2400,
      last_order_at: (await desk.read(latest)).order_date,
      blocked: false,
      block: null,
      account: null,
    });
    expect(customer.names[0]).toBe(`Nadia ${last}`);
    expect(customer.names.filter((name) => name === `Lila ${first}`)).toHaveLength(1);
    expect(customer.order_list).toHaveLength(7);
    expect(customer.order_list[0]).toEqual(await desk.read(latest));
    const { order_list: _orders, account: _account, ...listed } = customer;
    expect((await list({ search: last })).customers).toEqual([listed]);
  });

  it('whose refused order is taken up again refused nothing', async () => {
    const { phone } = someCustomer();
    const id = await placeFor(phone);
    await json(await desk.call(id, { result: 'refused' }));
    expect(await read(phone)).toMatchObject({ refused: 1, cancelled: 0 });

    await json(await desk.move(id, { status: 'pending' }));
    expect(await read(phone)).toMatchObject({ orders: 1, refused: 0, cancelled: 0 });
  });

  it('has the account of the latest order that has one', async () => {
    const { phone } = someCustomer();
    const person = await register();
    const { productId } = await placeOrder(office, { customer: { phone } });
    await placeBody(orderBody(productId, { customer: { ...someCustomer(), phone } }), bearer(person.access));
    await placeFor(phone);

    expect((await read(phone)).account).toEqual({ id: person.id, username: person.username, email: person.email });
  });

  it.each([
    'abc',
    '123',
    '0',
    '%2B',
    `x${'1'.repeat(500)}`,
    '+21355011223344556677',
    '0550123456%231',
    '055012345%C2%B2',
  ])('%s is nobody: 404', async (key) => {
    await refusal(await get(`${key}/`), 404);
    await refusal(await unblock(key), 404);
    await refusal(await block(key, { reason: 'x' }), 404);
  });

  it('without orders: 404', async () => {
    await refusal(await get(`${encodeURIComponent(keyOf(someCustomer().phone))}/`), 404);
  });
});

describe('the list', () => {
  it('begins with the latest order, has each telephone once, and is paged', async () => {
    const phones = [someCustomer().phone, someCustomer().phone, someCustomer().phone];
    const lastName = ownName();
    for (const phone of [...phones, phones[0] ?? '']) await placeFor(phone, { lastName });
    const expected = [phones[0], phones[2], phones[1]].map((phone) => keyOf(phone ?? ''));

    expect(await found(lastName)).toEqual(expected);
    const page = (number: number) => list({ search: lastName, limit: '2', page: String(number) });
    expect(await page(1)).toMatchObject({ total: 3, page: 1, total_pages: 2 });
    expect((await page(2)).customers.map(({ phone_key }) => phone_key)).toEqual(expected.slice(2));
    expect(await page(3)).toMatchObject({ customers: [], total: 3 });

    // Other tests place orders meanwhile.
    const { customers } = customerRoutes.customers.answer.strict().parse(await list({ limit: '100' }));
    expect(customers.filter(({ orders }) => orders < 1)).toEqual([]);
    const keys = customers.map(({ phone_key }) => phone_key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => expected.includes(key))).toEqual(expected.filter((key) => keys.includes(key)));
    const dates = customers.map(({ last_order_at }) => last_order_at ?? '');
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('counts the telephones of all orders, whatever happens to them', async () => {
    const isTrue = async () => {
      const [row] = await rows<{ count: number }>(
        'SELECT count(DISTINCT customer_phone_key)::int AS count FROM orders',
      );
      return (await list({ limit: '1' })).total === row?.count;
    };
    const settles = () => expect.poll(isTrue).toBe(true);
    const { phone } = someCustomer();
    await settles();
    const first = await placeFor(phone);
    const second = await placeFor(phone);
    await settles();
    await json(await desk.amend(second, { reason: 'x', customer: { phone: someCustomer().phone } }));
    await settles();
    await json(await desk.amend(second, { reason: 'x', customer: { phone } }));
    await settles();
    // Erased with an account, one after the other: an order alone and the last one of a telephone.
    for (const id of [first, second]) {
      await rows('UPDATE orders SET customer_phone_key = NULL WHERE id = $1', [id]);
      await settles();
    }
    await times(10, () => placeFor(someCustomer().phone));
    await settles();
  });

  it('is searched by telephone in any spelling, name without accents, and number of an order', async () => {
    const { phone } = someCustomer();
    const name = ownName();
    const id = await placeFor(phone, { firstName: 'Éloïse', lastName: name });
    const key = keyOf(phone);
    const abroad = `00213 ${phone.slice(1)}`;

    for (const search of [
      phone,
      key,
      abroad,
      phone.replaceAll(' ', '').slice(-7),
      name.toUpperCase(),
      `${name} ELOISE`,
      `#${id}`,
    ]) {
      expect(await found(search), search).toEqual([key]);
    }
    expect(await found(String(id))).toContain(key);
    for (const search of [`#${id}0`, '#9999999999', '9999999999999', ownName(), '%', '_', "'", '\\']) {
      expect(await found(search), search).not.toContain(key);
    }
  });

  it.each([
    ['page=0', 'page'],
    ['page=x', 'page'],
    ['limit=101', 'limit'],
    [`search=${'x'.repeat(10_000)}`, 'search'],
  ])('%s is refused with 400, or finds nothing', async (query, field) => {
    const answer = await get(`?${query}`);
    if (answer.status === 200) expect((await json<CustomersAnswer>(answer)).customers).toEqual([]);
    else expect(Object.keys((await refusal(answer, 400)).details ?? {})).toContain(field);
  });
});

describe('a block', () => {
  it('keeps the telephone from ordering online until it is lifted', async () => {
    const { phone } = someCustomer();
    const id = await placeFor(phone);

    expect((await block(phone.replaceAll(' ', ''), { reason: ' Two refusals\nin a week ' })).status).toBe(204);

    const blocked = await read(keyOf(phone));
    expect(blocked).toMatchObject({
      blocked: true,
      block: { by: clerk.username, reason: 'Two refusals\nin a week', until: null },
    });
    expect((await desk.read(id)).warnings.map(({ kind }) => kind)).toEqual(['blocked']);
    expect((await list({ search: phone })).customers).toMatchObject([{ blocked: true }]);
    const { message } = await refusal(await order(`+213 ${phone.slice(1)}`), 403);
    expect(message).toBe(`Commande impossible en ligne pour ce numéro. Appelez-nous au ${shop.phones[0]}.`);

    expect((await unblock(keyOf(phone))).status).toBe(204);
    expect((await unblock(keyOf(phone))).status).toBe(204);
    expect(await read(phone)).toMatchObject({ blocked: false, block: null });
    await json(await order(phone), 201);
  });

  it('of a telephone without orders is shown at its address', async () => {
    const { phone } = someCustomer();
    expect((await block(keyOf(phone), { reason: 'x' })).status).toBe(204);

    expect(await read(phone)).toMatchObject({
      orders: 0,
      names: [],
      last_order_at: null,
      blocked: true,
      order_list: [],
    });
    expect(await found(phone)).toEqual([]);
    await refusal(await order(phone), 403);
  });

  it('ends by itself, at a moment or with a day', async () => {
    const { phone } = someCustomer();
    await placeFor(phone);

    await block(keyOf(phone), { reason: 'x', until: '2099-12-01' });
    expect((await read(phone)).block?.until).toBe('2099-12-01T23:00:00.000Z');
    await block(keyOf(phone), { reason: 'y', until: '2099-12-01T12:00:00+01:00' });
    expect((await read(phone)).block).toMatchObject({ reason: 'y', until: '2099-12-01T11:00:00.000Z' });
    await rows(`UPDATE customer_blocks SET until = now() - interval '1 second' WHERE phone_key = $1`, [keyOf(phone)]);

    expect(await read(phone)).toMatchObject({ blocked: false, block: null });
    await json(await order(phone), 201);
  });

  it.each<[unknown, string]>([
    [{}, 'reason'],
    [{ reason: '  ' }, 'reason'],
    [{ reason: 'x'.repeat(501) }, 'reason'],
    [{ reason: 'x\u0000' }, 'reason'],
    [{ reason: 12 }, 'reason'],
    [{ reason: 'x', until: 'tomorrow' }, 'until'],
    [{ reason: 'x', until: '2020-01-01' }, 'until'],
    [{ reason: 'x', until: '2020-01-01T10:00:00Z' }, 'until'],
    [{ reason: 'x', until: '0000-01-01' }, 'until'],
    [{ reason: 'x', until: '9999-12-31T23:59:59-14:00' }, 'until'],
    [{ reason: 'x', until: 12 }, 'until'],
  ])('with %j is refused, and blocks nobody', async (body, field) => {
    const key = keyOf(someCustomer().phone);
    expect(Object.keys((await refusal(await block(key, body), 400)).details ?? {})).toEqual([field]);
    await refusal(await get(`${key}/`), 404);
  });

  it('of several people at once is one; the log has it without telephone and reason', async () => {
    const { phone } = someCustomer();
    const key = keyOf(phone);
    const reason = ownName();

    const answers = await times(6, (index) => block(key, { reason: `${reason} ${index}` }));
    const lifted = await times(3, () => unblock(key));

    expect([...answers, ...lifted].map(({ status }) => status)).toEqual(Array(9).fill(204));
    const entries = await rows<{ changes: Record<string, unknown> }>(
      `SELECT changes FROM audit_log WHERE subject_type = 'customers' AND actor = $1
         AND changes->'telephone'->>0 = $2 ORDER BY id`,
      [clerk.username, `***${phone.slice(-2)}`],
    );
    expect(entries[0]?.changes).toMatchObject({ blocked: [false, true] });
    expect(entries.at(-1)?.changes).toMatchObject({ blocked: [true, false] });
    expect(JSON.stringify(entries)).not.toContain(reason);
    expect(JSON.stringify(entries)).not.toContain(key.slice(4));
  });
});

describe('a telephone written in another way', () => {
  const somePhone = () => someCustomer().phone.replaceAll(' ', '');

  it('is blocked all the same, with a second telephone that is not looked at', async () => {
    const phone = somePhone();
    expect((await block(phone, { reason: 'x' })).status).toBe(204);

    for (const written of [`00${phone.slice(1)}`, `+213 (0) ${phone.slice(1)}`, `${phone} 7`]) {
      await refusal(await order(written), 403);
    }
    expect((await order(someCustomer().phone, { phone2: phone })).status).toBe(201);
  });

  it('is the same customer as before, after the shop was updated', async () => {
    const phone = somePhone();
    const id = await placeFor(phone);
    const wrong = `${keyOf(phone)}1`;
    await rows('UPDATE orders SET customer_phone = $2, customer_phone_key = $3 WHERE id = $1', [
      id,
      `${phone} #1`,
      wrong,
    ]);
    await rows("INSERT INTO customer_blocks (phone_key, by, reason) VALUES ($1, 'clerk', 'x')", [wrong]);

    const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
    onTestFinished(() => pool.end());
    // A migration needs the database alone.
    await up({ db: drizzle(pool) } as unknown as Parameters<typeof up>[0]);

    expect(await rows('SELECT customer_phone_key AS key FROM orders WHERE id = $1', [id])).toEqual([{ key: null }]);
    expect((await order(phone)).status).toBe(403);
  });
});
