/** An account's orders: which parts are shown to which callers, and how a guest's orders become an account's. */
import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { type OwnOrdersAnswer, ownOrdersAnswer } from '@/contract/orders';
import { bearer, type Customer, register, send, times } from '../../support/accounts';
import { placeBody } from '../../support/admin-orders';
import { json, refusal, sharedOffice } from '../../support/api';
import { backOffice, createProduct } from '../../support/back-office';
import { linesFor, orderBody, postOrder } from '../../support/orders';
import { sharedDatabase, stockOf } from '../../support/running/database';

const { url } = inject('shop');
const office = sharedOffice();
const rows = sharedDatabase();
const product = await createProduct(office, { stock: null, price: 1000, image1Url: '/media/pompe.webp' });

const order = (body: object, person?: Customer) => placeBody(body, person ? bearer(person.access) : {});
const readOrders = async ({ access }: Customer, query = '') =>
  json<OwnOrdersAnswer>(await send(`/api/user/orders/${query}`, { method: 'GET', token: access }));
const idsOf = async (person: Customer) => (await readOrders(person)).orders.map(({ id }) => id);
const ownerOf = async (id: number) =>
  (await rows('SELECT account_id AS account, guest_id AS guest FROM orders WHERE id = $1', [id]))[0];

const merge = async ({ access }: Customer, guest_id: string) =>
  json<{ success: boolean; merged: number }>(
    await send('/api/merge-guest-orders/', { token: access, body: { guest_id } }),
  );

describe('the orders of an account', () => {
  it('carry every field under every name', async () => {
    const person = await register();
    const shipping = {
      address: '1, rue X',
      city: 'Douera',
      region: 'béjaïa',
      postalCode: '06000',
      additionalInfo: 'Étage 2',
    };
    const body = orderBody(product.id, { shipping, items: linesFor([product.id, 2]) });
    const id = await order(body, person);

    const answer = ownOrdersAnswer.strict().parse(await readOrders(person));

    const fee = answer.orders[0]?.delivery_price ?? 0;
    expect(fee).toBeGreaterThan(0);
    expect(answer).toEqual({ orders: [expect.anything()], total: 1, page: 1, total_pages: 1 });
    expect(answer.orders[0]).toEqual({
      id,
      status: 'pending',
      order_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      customer_first_name: 'Amine',
      customer_last_name: 'Benali',
      customer_name: 'Amine Benali',
      customer_email: body.customer.email,
      customer_phone: body.customer.phone,
      customer_phone2: '',
      shipping_address: '1, rue X',
      shipping_city: 'Douera',
      shipping_region: 'béjaïa',
      shipping_wilaya: 'Béjaïa',
      commune: null,
      shipping_postal_code: '06000',
      shipping_additional_info: 'Étage 2',
      payment_method: 'cod',
      delivery_method: 'standard',
      delivery_price: fee,
      subtotal: 2000,
      total: 2000 + fee,
      tracking_code: expect.stringMatching(/^[\w-]{43}$/),
      items: [
        {
          product_id: product.id,
          product_title: product.title,
          product_name: product.title,
          reference: null,
          image: '/media/pompe.webp',
          product_image: '/media/pompe.webp',
          quantity: 2,
          price: 1000,
          total_price: 2000,
        },
      ],
    });
  });

  it('are its own alone, newest first', async () => {
    const [person, neighbour] = [await register(), await register()];
    const first = await order(orderBody(product.id), person);
    await order(orderBody(product.id), neighbour);
    await order(orderBody(product.id));
    const second = await order(orderBody(product.id), person);

    expect(await idsOf(person)).toEqual([second, first]);
    expect((await readOrders(await register())).orders).toEqual([]);
  });

  it('come a page at a time if that is asked', async () => {
    const person = await register();
    const ids = [];
    for (let count = 0; count < 3; count++) ids.unshift(await order(orderBody(product.id), person));

    const pages = await Promise.all([1, 2, 3].map((page) => readOrders(person, `?limit=2&page=${page}`)));

    expect(pages.map(({ orders }) => orders.map(({ id }) => id))).toEqual([ids.slice(0, 2), ids.slice(2), []]);
    expect(pages.map(({ total, total_pages }) => [total, total_pages])).toEqual(Array(3).fill([3, 2]));
  });

  it('are refused with 400 for a page or a limit that cannot be, naming it', async () => {
    const { access } = await register();

    for (const query of ['page=0', 'page=abc', 'page=1.5', 'limit=0', 'limit=101', 'limit=-1', 'page=1e9']) {
      const answer = await send(`/api/user/orders/?${query}`, { method: 'GET', token: access });
      expect(Object.keys((await refusal(answer, 400)).details ?? {})).toEqual([query.split('=')[0]]);
    }
  });

  it('keep the line of a product that is gone, which leads nowhere any more', async () => {
    const person = await register();
    const gone = await createProduct(office);
    await order(orderBody(gone.id), person);
    expect((await office.remove('products', gone.id)).status).toBe(200);

    const [shown] = (await readOrders(person)).orders;

    expect(shown?.items).toMatchObject([{ product_id: null, product_title: gone.title, quantity: 1, price: 1000 }]);
  });

  it("are nobody's without a token", async () => {
    await refusal(await send('/api/user/orders/', { method: 'GET' }), 401);
  });

  it('are out of reach of anybody else who knows their number', async () => {
    const [person, neighbour] = [await register(), await register()];
    const id = await order(orderBody(product.id), person);
    const stranger = backOffice({ url, token: neighbour.access });

    const answers = [
      await send(`/api/user/orders/${id}/`, { method: 'GET', token: neighbour.access }),
      await send(`/api/orders/${id}/`, { method: 'GET', token: neighbour.access }),
      await stranger.ask(`orders/${id}`),
      await stranger.update('orders', id, { status: 'cancelled' }),
      await stranger.remove('orders', id),
    ];

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 401, 403, 403]);
    const looks = ['user=1', `account=${person.id}`, `where[id][equals]=${id}`, `id=${id}`];
    for (const query of looks) expect((await readOrders(neighbour, `?${query}`)).orders).toEqual([]);
  });
});

describe('an order of an account', () => {
  it('keeps no guest id, whatever the body names', async () => {
    const person = await register();
    const body = orderBody(product.id);

    const id = await order(body, person);

    expect(await ownerOf(id)).toEqual({ account: person.id, guest: null });
  });

  it("takes no field that is not the shopper's to set", async () => {
    const [person, other] = [await register(), await register()];
    const smuggled = {
      id: 1,
      order_id: 1,
      status: 'delivered',
      account: other.id,
      account_id: other.id,
      user: other.id,
      order_date: '2001-01-01T00:00:00Z',
      orderDate: '2001-01-01T00:00:00Z',
      createdAt: '2001-01-01T00:00:00Z',
      statusHistory: [{ status: 'delivered', at: '2001-01-01T00:00:00Z', by: other.id }],
      deliveryPrice: 0,
      charges: [],
      wilaya_name: 'Nulle part',
      idempotencyKey: 'x',
      items: [{ product_id: product.id, quantity: 1, title: 'Autre', total_price: 1, image: 'https://evil.example/x' }],
    };

    const id = await order(orderBody(product.id, smuggled), person);

    expect(id).not.toBe(1);
    expect(await ownerOf(id)).toMatchObject({ account: person.id });
    const [shown] = (await readOrders(person)).orders;
    expect(shown).toMatchObject({ status: 'pending', shipping_wilaya: 'Alger', subtotal: 1000, total: 1400 });
    expect(shown?.items).toMatchObject([
      { product_title: product.title, image: '/media/pompe.webp', total_price: 1000 },
    ]);
    expect(Math.abs(Date.parse(shown?.order_date ?? '') - Date.now())).toBeLessThan(60_000);
    const history = await rows('SELECT status FROM orders_status_history WHERE _parent_id = $1', [id]);
    expect(history.filter(({ status }) => status !== 'pending')).toEqual([]);
  });
});

describe('the pieces of a line', () => {
  const bodyFor = (id: number, quantity: number) => orderBody(id, { items: linesFor([id, quantity]) });

  it('are 99 at most for an account', async () => {
    const { access } = await register();
    const { id } = await createProduct(office, { stock: 200 });
    const ask = (quantity: number) => postOrder(url, { ...bodyFor(id, quantity), guest_id: null }, bearer(access));

    expect(await json(await ask(99), 201)).toMatchObject({ subtotal: 99_000 });
    const { details } = await refusal(await ask(100), 400);
    expect(details).toEqual({ 'items.0.quantity': ['La quantité maximale est 99 par article.'] });
    expect(await stockOf(rows, id)).toMatchObject({ stock: 101 });
  });

  it('are 10 at most for a guest', async () => {
    await order(bodyFor(product.id, 10));
    const { details } = await refusal(await postOrder(url, bodyFor(product.id, 11)), 400);
    expect(details).toEqual({ 'items.0.quantity': ['La quantité maximale est 10 par article.'] });
  });
});

describe("a guest's orders", () => {
  it("become the account's once, all of them, and their guest id is erased", async () => {
    const person = await register();
    const guest_id = randomUUID();
    const ids = [await order(orderBody(product.id, { guest_id })), await order(orderBody(product.id, { guest_id }))];
    await order(orderBody(product.id));

    expect(await merge(person, guest_id)).toEqual({ success: true, merged: 2 });

    expect(await idsOf(person)).toEqual(ids.toReversed());
    for (const id of ids) expect(await ownerOf(id)).toEqual({ account: person.id, guest: null });
    expect(await merge(person, guest_id)).toEqual({ success: true, merged: 0 });
    expect(await merge(await register(), guest_id)).toEqual({ success: true, merged: 0 });
    expect(await idsOf(person)).toEqual(ids.toReversed());
  });

  it('are not to be had by a guessed id, nor by anything else: 400 naming it', async () => {
    const person = await register();
    expect(await merge(person, randomUUID())).toEqual({ success: true, merged: 0 });

    for (const guest_id of [undefined, null, '', '%', 'abc', "' OR '1'='1", 7, { $ne: null }, [randomUUID()]]) {
      const answer = await send('/api/merge-guest-orders/', { token: person.access, body: { guest_id } });
      expect(Object.keys((await refusal(answer, 400)).details ?? {})).toEqual(['guest_id']);
    }
  });

  it("are nobody's without a token", async () => {
    const guest_id = randomUUID();
    const id = await order(orderBody(product.id, { guest_id }));

    await refusal(await send('/api/merge-guest-orders/', { body: { guest_id } }), 401);

    expect(await ownerOf(id)).toEqual({ account: null, guest: guest_id });
  });

  it('that two accounts want at once go to exactly one each', async () => {
    const people = [await register(), await register()];
    const guest_id = randomUUID();
    const ids = await times(4, () => order(orderBody(product.id, { guest_id })));

    const merged = await times(6, async (index) => {
      const person = people[index % 2];
      return person ? (await merge(person, guest_id)).merged : 0;
    });

    expect(merged.reduce((sum, count) => sum + count, 0)).toBe(4);
    const had = await Promise.all(people.map(idsOf));
    expect(had.flat().sort()).toEqual(ids.sort());
    expect(had.map(({ length }) => length)).toEqual(
      [0, 1].map((who) => (merged[who] ?? 0) + (merged[who + 2] ?? 0) + (merged[who + 4] ?? 0)),
    );
  });

  it('leave those alone that an account placed with the same id', async () => {
    const [owner, thief] = [await register(), await register()];
    const guest_id = randomUUID();
    const [owned, free] = [
      await order(orderBody(product.id, { guest_id }), owner),
      await order(orderBody(product.id, { guest_id })),
    ];
    // Like an order of an earlier version: an account's, with its guest id not erased.
    await rows('UPDATE orders SET guest_id = $1 WHERE id = $2', [guest_id, owned]);

    expect(await merge(thief, guest_id)).toEqual({ success: true, merged: 1 });

    expect([await idsOf(owner), await idsOf(thief)]).toEqual([[owned], [free]]);
  });
});
