/** Orders as CSV: the chosen ones, or those that the filters find. */
import { parse } from 'csv-parse/sync';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bearer } from '../../support/accounts';
import { ordersOf, ownName, placeOrder } from '../../support/admin-orders';
import { ask, json, refusal, sharedOffice } from '../../support/api';
import { figuresOf, sharedDatabase } from '../../support/running/database';

const office = sharedOffice();
const orders = ordersOf(office);
const rows = sharedDatabase();

const HEAD = ['Order ID', 'Customer Name', 'Email', 'Phone', 'Total', 'Status', 'Date', 'Item Count'];

/** Its lines without the header. */
async function exported(query: Record<string, string>): Promise<string[][]> {
  const answer = await orders.get(`export/?${new URLSearchParams(query)}`);
  expect(answer.status).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const [head, ...lines] = parse(bytes.subarray(3).toString('utf8')) as string[][];
  expect(head).toEqual(HEAD);
  return lines;
}

/** Orders of one customer, in the order in which they were placed. */
async function placeSeveral(count: number, customer: Record<string, string> = {}) {
  const lastName = ownName();
  const ids: string[] = [];
  for (let index = 0; index < count; index++) {
    const { orderId } = await placeOrder(office, { quantity: 2, customer: { lastName, ...customer } });
    ids.push(String(orderId));
  }
  return { lastName, ids };
}

describe('the export', () => {
  it('is a file named with the date, in UTF-8 with its mark, never stored', async () => {
    const answer = await orders.get('export/?ids=2147483647');

    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="orders-20\d\d-[01]\d-[0-3]\d\.csv"$/),
      'cache-control': 'private, no-store',
    });
    expect(await answer.text()).toBe(`${HEAD.join(',')}\r\n`);
  });

  it('has number, customer, total, status, date and pieces of each order', async () => {
    const customer = { firstName: 'Zoé', email: 'zoe@example.com', phone: '0550 12 34 56' };
    const { lastName, ids } = await placeSeveral(1, customer);
    const { total, order_date } = await orders.read(Number(ids[0]));

    const [line, ...others] = await exported({ customer: lastName });

    const local = new Date(new Date(order_date).getTime() + 3_600_000).toISOString();
    const date = `${local.slice(0, 10)} ${local.slice(11, 16)}`;
    expect(others).toEqual([]);
    const { email, phone } = customer;
    expect(line).toEqual([ids[0], `Zoé ${lastName}`, email, phone, total.toFixed(2), 'pending', date, '2']);
  });

  it('holds the orders that the filters find, in the order of the list', async () => {
    const { lastName, ids } = await placeSeveral(3);
    const [first = '', second = '', third = ''] = ids;
    await json(await orders.move(Number(second), { status: 'shipping' }));
    const numbers = async (query: Record<string, string>) => (await exported(query)).map(([id]) => id);

    expect(await numbers({ customer: lastName })).toEqual([third, second, first]);
    expect(await numbers({ customer: lastName, ordering: 'id' })).toEqual([first, second, third]);
    expect(await numbers({ customer: lastName, status: 'shipping' })).toEqual([second]);
    expect(await numbers({ customer: lastName, search: third })).toEqual([third]);
    expect(await numbers({ search: 'x' })).toEqual([]);
  });

  it('holds the chosen orders alone, whatever the filters say', async () => {
    const { ids } = await placeSeveral(3);
    const [first = '', , third = ''] = ids;

    const lines = await exported({ ids: `${first},${third},2147483647`, status: 'cancelled', ordering: 'id' });

    expect(lines.map(([id]) => id)).toEqual([first, third]);
  });

  it('of thousands of orders has each once, in any order', async () => {
    // given: equal amounts and moments, so that batches end between equals
    const word = ownName().toLowerCase();
    onTestFinished(async () => {
      await rows(`WITH gone AS (DELETE FROM orders WHERE customer_folded = $1 RETURNING *) ${figuresOf('gone', -1)}`, [
        word,
      ]);
    });
    await rows(
      `WITH made AS (
         INSERT INTO orders (status, order_date, customer_first_name, customer_folded, subtotal, delivery_price, total)
         SELECT 'delivered', now() - (n % 7) * interval '1 day', $1, $1, n % 5 + 1, 0, n % 5 + 1
         FROM generate_series(1, 2345) n RETURNING *
       ) ${figuresOf('made', 1)}`,
      [word],
    );

    for (const ordering of ['-total', 'total', '-order_date', 'order_date', '-id', 'id']) {
      // when
      const lines = await exported({ customer: word, ordering });

      // then
      const [column, way] = [ordering.replace('-', ''), ordering.startsWith('-') ? 'DESC' : 'ASC'];
      const sorted = await rows<{ id: number }>(
        `SELECT id FROM orders WHERE customer_folded = $1 ORDER BY ${column} ${way}, id ${way}`,
        [word],
      );
      expect(
        lines.map(([id]) => Number(id)),
        ordering,
      ).toEqual(sorted.map(({ id }) => id));
    }
  });

  it.each([
    'ids=a',
    'ids=1,x',
    'ids=0',
    'ids=1,,2',
    'ids=99999999999',
    'status=done',
    'ordering=x',
    `ids=${'1,'.repeat(1000)}1`,
  ])('%s is refused with 400', async (query) => {
    await refusal(await orders.get(`export/?${query}`), 400);
  });

  it('asked for by HEAD has no body, and one that is given up midway hurts nobody', async () => {
    const head = await ask('/api/admin/orders/export/', { method: 'HEAD', headers: bearer(office.token) });
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(await head.text()).toBe('');

    for (let round = 0; round < 12; round++) await (await orders.get('export/')).body?.cancel();

    expect((await orders.get('export/?ids=1')).status).toBe(200);
  });
});
