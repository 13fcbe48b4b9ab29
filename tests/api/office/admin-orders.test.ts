/** The admin's list of orders: found by number, customer and status, in every order, by page. */
import { describe, expect, it } from 'vitest';
import { adminOrder, adminOrdersAnswer } from '@/contract/admin/orders';
import { bearer } from '../../support/accounts';
import { ownName, placeBody, placeOrder } from '../../support/admin-orders';
import { ask, json, refusal, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { deskOf } from '../../support/order-desk';
import { linesFor, orderBody, someCustomer } from '../../support/orders';
import { sharedDatabase } from '../../support/running/database';

const office = sharedOffice();
const orders = deskOf(office);
const rows = sharedDatabase();

/** A product and so many orders of it by one customer, with 1, 2, 3 … pieces, oldest first. */
async function placeSeveral(count: number) {
  const lastName = ownName();
  const { id } = await createProduct(office, { price: 100, stock: 100 });
  const ids: number[] = [];
  for (let quantity = 1; quantity <= count; quantity++) {
    // The shop limits the orders for one address or telephone.
    const customer = { ...someCustomer(), lastName, email: `${lastName}.${quantity}@example.com` };
    ids.push(await placeBody(orderBody(id, { customer, items: linesFor([id, quantity]) })));
  }
  return { lastName, productId: id, ids };
}

const idsOf = ({ orders: found }: { orders: { id: number }[] }) => found.map(({ id }) => id);

describe('the list', () => {
  it('has the newest first, 20 a page', async () => {
    await placeSeveral(2);

    const answer = adminOrdersAnswer.strict().parse(await orders.list({}));

    expect(answer.orders.length).toBeLessThanOrEqual(20);
    const dates = answer.orders.map(({ order_date, id }) => `${order_date} ${String(id).padStart(10, '0')}`);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(answer.total_pages).toBe(Math.ceil(answer.total / 20));
  });

  it('counts the orders in the database, in total and by status', async () => {
    for (const [query, where] of [
      [{}, 'TRUE'],
      [{ status: 'pending' }, `status = 'pending'`],
      [{ status: 'cancelled' }, `status = 'cancelled'`],
    ] as const) {
      const count = async () =>
        (await rows<{ n: number }>(`SELECT count(*)::int AS n FROM orders WHERE ${where}`))[0]?.n;
      // Other files write to the same shop: between two equal counts the answer is the same, too.
      await expect
        .poll(async () => {
          const before = await count();
          const { total } = await orders.list(query);
          return before === (await count()) && before === total;
        })
        .toBe(true);
    }
  });

  it('is in each order that is asked for, page by page, and counts what it finds', async () => {
    const { lastName, ids } = await placeSeveral(5);
    const newest = ids.toReversed();

    const page = (ordering: string, number: number) =>
      orders.list({ customer: lastName, ordering, limit: '2', page: String(number) });

    for (const [ordering, expected] of [
      ['id', ids],
      ['-id', newest],
      ['order_date', ids],
      ['-order_date', newest],
      ['total', ids],
      ['-total', newest],
    ] as const) {
      const pages = [await page(ordering, 1), await page(ordering, 2), await page(ordering, 3)];
      expect(pages.flatMap(idsOf), ordering).toEqual(expected);
      expect(pages.map(({ total, total_pages }) => [total, total_pages])).toEqual(Array(3).fill([5, 3]));
    }
    expect(await page('id', 9)).toEqual({ orders: [], total: 5, page: 9, total_pages: 3 });
  });

  it('shows each order with its items, history and mails', async () => {
    const { ids, lastName } = await placeSeveral(1);

    const found = (await orders.list({ customer: lastName })).orders.find(({ id }) => id === ids[0]);

    expect(adminOrder.strict().parse(found)).toEqual(await orders.read(ids[0] ?? 0));
    expect(found).toMatchObject({ status_history: [{ status: 'pending', by: 'guest' }], status_mails: [] });
    expect(found?.items).toMatchObject([{ quantity: 1, price: 100, total_price: 100 }]);
  });
});

describe('the search', () => {
  it('by number finds that order and those whose numbers begin so, with or without its sign', async () => {
    const { ids } = await placeSeveral(2);
    const [id = 0] = ids;

    for (const search of [String(id), `#${id}`, ` ${id} `]) {
      const { orders: found, total } = await orders.list({ search, ordering: 'id', limit: '100' });
      expect(found[0]?.id).toBe(id);
      expect(found.every((order) => String(order.id).startsWith(String(id)))).toBe(true);
      expect(total).toBeGreaterThanOrEqual(found.length);
    }

    // Of ten consecutive numbers, the last has at least two digits, and is found by all its digits but the last.
    const { lastName, ids: several } = await placeSeveral(10);
    const begin = String(several.at(-1)).slice(0, -1);
    const longer = several.filter((number) => String(number).startsWith(begin));
    expect(longer).toContain(several.at(-1));
    const { orders: begun } = await orders.list({ search: begin, customer: lastName, ordering: 'id' });
    expect(begun.map((order) => order.id)).toEqual(longer);
  });

  it.each(['abc', '12a', '1 2', '-1', '0', '01', '99999999999', '2147483648', "1' OR 1=1", '%'])(
    'by %j, which is no number of an order, finds nothing',
    async (search) => {
      expect(await orders.list({ search })).toEqual({ orders: [], total: 0, page: 1, total_pages: 1 });
    },
  );

  it('by customer knows the words of a name in any order without accents, the e-mail and the phone', async () => {
    const word = ownName();
    const customer = {
      firstName: 'Yaël',
      lastName: `Saïdi${word}`,
      email: `${word}@Example.dz`,
      phone: '0661 77 88 99',
    };
    const { orderId } = await placeOrder(office, { customer });

    for (const text of [`yael saidi${word}`.toUpperCase(), `${word} yaë`, `${word}@example`, `${word} 066177 8899`]) {
      expect(idsOf(await orders.list({ customer: text })), text).toEqual([orderId]);
    }
    expect(idsOf(await orders.list({ customer: `${word} karim` }))).toEqual([]);
  });

  it('takes the signs of a pattern as what they are', async () => {
    const word = ownName();
    const { orderId } = await placeOrder(office, { customer: { email: `a_b%${word}@example.com` } });

    const found = async (start: string) => idsOf(await orders.list({ customer: `${start}${word}@` }));
    expect([await found('a_b%'), await found('%')]).toEqual([[orderId], [orderId]]);
    expect([await found('a%'), await found('a_b_')]).toEqual([[], []]);
  });

  it('joins number, customer and status: all must hold', async () => {
    const { ids, lastName } = await placeSeveral(2);
    const [first = 0, second = 0] = ids;
    await json(await orders.move(first, { status: 'shipping' }));

    const found = async (query: Record<string, string>) => idsOf(await orders.list({ customer: lastName, ...query }));
    expect(await found({ status: 'shipping' })).toEqual([first]);
    expect(await found({ status: 'pending' })).toEqual([second]);
    expect(await found({ search: String(second) })).toEqual([second]);
    expect(await found({ search: String(second), status: 'shipping' })).toEqual([]);
  });
});

describe('a parameter that is not what it should be', () => {
  it.each([
    'page=abc',
    'page=0',
    'page=-1',
    'limit=101',
    'limit=0',
    'limit=x',
    'status=done',
    'ordering=status',
    'ordering=--id',
    'ordering=id%20desc',
  ])('%s is refused with 400 that names it, in English', async (query) => {
    const { details, message } = await refusal(await orders.get(`?${query}`), 400);

    const [name = ''] = query.split('=');
    expect(Object.keys(details ?? {})).toEqual([name]);
    expect(message).toMatch(new RegExp(`^${name} must be`));
  });

  it.each(['search=%00', 'customer=%00', 'customer=%ED%A0%80', 'customer=\\', 'search=', 'status=', 'ordering='])(
    '%s is no failure',
    async (query) => {
      expect((await orders.get(`?${query}`)).status).toBe(200);
    },
  );
});

describe('one order', () => {
  it('keeps the part number of each item as it was when it was ordered', async () => {
    const reference = ownName();
    const { orderId, productId } = await placeOrder(office, { product: { reference } });

    await office.update('products', productId, { reference: ownName() });

    expect((await orders.read(orderId)).items).toMatchObject([{ reference }]);
  });

  it('keeps leading to a product that is withdrawn from sale, until it is deleted', async () => {
    const { orderId, productId } = await placeOrder(office);

    await office.update('products', productId, { published: false });
    expect((await orders.read(orderId)).items[0]?.product_id).toBe(productId);

    await office.remove('products', productId);
    expect((await orders.read(orderId)).items[0]).toMatchObject({ product_id: null, quantity: 1 });
  });

  it.each<[call: string, (id: number) => Promise<Response>]>([
    ['read', (id) => orders.get(`${id}/`)],
    ['moved', (id) => orders.move(id, { status: 'pending' })],
    ['amended', (id) => orders.amend(id, { reason: 'x' })],
    ['mailed', (id) => orders.mail(id)],
    ['shown as a mail', (id) => orders.get(`${id}/email/`)],
    ['invoiced', (id) => orders.get(`${id}/invoice/`)],
    ['called', (id) => orders.call(id, { result: 'confirmed' })],
    ['claimed', (id) => orders.claim(id)],
    ['released', (id) => orders.release(id)],
    ['noted', (id) => orders.note(id, 'x')],
  ])('that is not there cannot be %s: 404', async (_, call) => {
    for (const id of [0, 1.5, 2_147_483_647, 99_999_999_999]) await refusal(await call(id), 404);
  });
});

it('other methods are refused with what is allowed', async () => {
  const answer = await ask('/api/admin/orders/export/', { method: 'DELETE', headers: bearer(office.token) });

  await refusal(answer, 405);
  expect(answer.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
});
