/** An account's orders: which parts are shown to which callers, and how a guest's orders become an account's. */
import { describe, expect, inject, it } from 'vitest';
import { type OwnOrdersAnswer, ownOrdersAnswer } from '@/contract/orders';
import { bearer, type Customer, register, send } from '../../support/accounts';
import { json, refusal, sharedOffice } from '../../support/api';
import { backOffice, createProduct } from '../../support/back-office';
import { orderBody, postOrder } from '../../support/orders';
import { sharedDatabase } from '../../support/running/database';

const { url } = inject('shop');
const office = sharedOffice();
const rows = sharedDatabase();
const product = await createProduct(office, { stock: null, price: 1000, image1Url: '/media/pompe.webp' });

async function order(body: object, person?: Customer): Promise<number> {
  const placed = await postOrder(url, body, person ? bearer(person.access) : {});
  return (await json<{ order_id: number }>(placed, 201)).order_id;
}
const readOrders = async ({ access }: Customer, query = '') =>
  json<OwnOrdersAnswer>(await send(`/api/user/orders/${query}`, { method: 'GET', token: access }));
const idsOf = async (person: Customer) => (await readOrders(person)).orders.map(({ id }) => id);
const ownerOf = async (id: number) =>
  (await rows('SELECT account_id AS account, guest_id AS guest FROM orders WHERE id = $1', [id]))[0];

describe('the orders of an account', () => {
  it.each(['/api/user/orders/', '/api/user/orders'])('at %s carry every field under every name', async (path) => {
    const person = await register();
    const shipping = {
      address: '1, rue X',
      city: 'Douera',
      region: 'béjaïa',
      postalCode: '06000',
      additionalInfo: 'Étage 2',
    };
    const items = [{ product_id: product.id, quantity: 2 }];
    const body = orderBody(product.id, { shipping, items });
    const id = await order(body, person);

    const answer = ownOrdersAnswer
      .strict()
      .parse(await json(await send(path, { method: 'GET', token: person.access })));

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

  it.each(['page=0', 'page=abc', 'page=1.5', 'limit=0', 'limit=101', 'limit=-1', 'page=1e9'])(
    'are refused for %s with 400 naming it',
    async (query) => {
      const { access } = await register();
      const answer = await send(`/api/user/orders/?${query}`, { method: 'GET', token: access });

      expect(Object.keys((await refusal(answer, 400)).details ?? {})).toEqual([query.split('=')[0]]);
    },
  );

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
