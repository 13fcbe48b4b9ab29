/** Many orders at once: nothing is sold twice, nothing waits for ever, nothing is lost. */
import { expect, inject, it, vi } from 'vitest';
import { frenchTypography } from '@/words/typography';
import { times } from '../../support/accounts';
import { type ErrorBody, refusal, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { mailFiles } from '../../support/mails';
import { linesFor, orderBody, postOrder } from '../../support/orders';
import { openRival, sharedDatabase, stockOf } from '../../support/running/database';

const { url, dataDir } = inject('shop');
const office = sharedOffice();
const rows = sharedDatabase();
const statuses = (answers: Response[]) => answers.map((answer) => answer.status).sort();

it('of 50 orders at once for the last 5 pieces 5 are taken, 45 refused in French, and 5 mails go out', async () => {
  const { id } = await createProduct(office, { stock: 5 });

  const answers = await times(50, () => postOrder(url, orderBody(id)));

  expect(statuses(answers)).toEqual([...Array(5).fill(201), ...Array(45).fill(409)]);
  const bodies: (ErrorBody & { order_id?: number })[] = await Promise.all(answers.map((answer) => answer.json()));
  for (const { message, details } of bodies.filter(({ order_id }) => order_id === undefined)) {
    expect(message).toMatch(/stock/);
    expect(details?.items).toMatchObject([{ product_id: id, stock: 0, available: false }]);
  }
  expect(await stockOf(rows, id)).toEqual({ stock: 0, status: 'outofstock', booked: 0, ordered: 5 });

  const taken = bodies.flatMap(({ order_id }) => (order_id === undefined ? [] : [order_id]));
  const mails = async () => (await Promise.all(taken.map((order) => mailFiles(dataDir, order)))).flat().length;
  await vi.waitFor(async () => expect(await mails()).toBe(5), { timeout: 45_000 });
  const sales = await rows(
    `SELECT order_id, quantity::int AS quantity FROM stock_movements WHERE product_id = $1 AND reason = 'sale'`,
    [id],
  );
  expect(sales).toHaveLength(5);
  expect(new Set(sales.map(({ order_id, quantity }) => `${order_id} ${quantity}`))).toEqual(
    new Set(taken.map((order) => `${order} -1`)),
  );
  const queued = await rows(`SELECT 1 FROM payload_jobs WHERE (input->>'orderId')::int = ANY($1)`, [taken]);
  expect(queued.length).toBeLessThanOrEqual(5);
});

it('orders over several pieces never take more than there are', async () => {
  const { id } = await createProduct(office, { stock: 20 });
  const quantities = Array.from({ length: 15 }, (_, index) => 1 + (index % 4));

  const answers = await Promise.all(
    quantities.map((quantity) => postOrder(url, orderBody(id, { items: linesFor([id, quantity]) }))),
  );

  expect(new Set(statuses(answers))).toEqual(new Set([201, 409]));
  const taken = quantities.filter((_, index) => answers[index]?.status === 201).reduce((sum, one) => sum + one, 0);
  expect(await stockOf(rows, id)).toMatchObject({ stock: 20 - taken, booked: 20 - taken, ordered: taken });
  // The pieces only became fewer: each refused order asked for more than were left, so fewer are left at the end as well.
  const refused = quantities.filter((_, index) => answers[index]?.status === 409);
  expect(Math.min(...refused)).toBeGreaterThan(20 - taken);
});

it('an order that waited for another is judged by what that one left', async () => {
  // given: an unfinished transaction that takes all pieces but one
  const { id, title } = await createProduct(office, { stock: 10 });
  const { client, untilAwaited } = await openRival(rows);
  await client.query('UPDATE products SET stock = 1 WHERE id = $1', [id]);

  // when
  const order = postOrder(url, orderBody(id, { items: linesFor([id, 2]) }));
  await untilAwaited();
  await client.query('COMMIT');

  // then
  const { message, details } = await refusal(await order, 409);
  expect(message).toBe(frenchTypography(`« ${title} » : il ne reste que 1 en stock.`));
  expect(details).toEqual({ items: [{ product_id: id, price: 1000, stock: 1, available: true }] });
});

it('orders over the same two products in opposite order all come through', async () => {
  const [left, right] = await Promise.all([createProduct(office, { stock: 40 }), createProduct(office, { stock: 40 })]);

  const answers = await times(40, (index) => {
    const items = linesFor([left.id, 1], [right.id, 1]);
    return postOrder(url, orderBody(left.id, { items: index % 2 === 0 ? items : items.toReversed() }));
  });

  expect(new Set(statuses(answers))).toEqual(new Set([201]));
  expect([await stockOf(rows, left.id), await stockOf(rows, right.id)]).toMatchObject([{ stock: 0 }, { stock: 0 }]);
});

it("a refused line gives the other lines' pieces to whoever comes next", async () => {
  const [scarce, plenty] = await Promise.all([
    createProduct(office, { stock: 3 }),
    createProduct(office, { stock: 30 }),
  ]);
  const items = linesFor([plenty.id, 1], [scarce.id, 1]);

  const answers = await times(20, () => postOrder(url, orderBody(plenty.id, { items })));

  expect(statuses(answers)).toEqual([...Array(3).fill(201), ...Array(17).fill(409)]);
  expect(await stockOf(rows, plenty.id)).toMatchObject({ stock: 27, booked: 27, ordered: 3 });
});

it('orders go on while their category and brand get new names', async () => {
  const category = await office.create<{ id: number }>('categories', { name: `Renommée ${Date.now()}` });
  const products = await times(6, () => createProduct(office, { categories: [category.id], stock: 100 }));
  const ids = products.map(({ id }) => id);

  const renaming = times(6, (index) =>
    office.update('categories', category.id, { name: `Renommée ${Date.now()} ${index}` }),
  );
  const ordering = times(40, (index) => {
    const [one = 0, other = 0] = [ids[index % 6], ids[(index + 1 + (index % 5)) % 6]];
    return postOrder(url, orderBody(0, { items: linesFor([one, 1], [other, 1]) }));
  });

  expect(new Set(statuses(await ordering))).toEqual(new Set([201]));
  expect(new Set(statuses(await renaming))).toEqual(new Set([200]));
  const stocks = await Promise.all(ids.map((id) => stockOf(rows, id)));
  expect(stocks.reduce((sum, { stock }) => sum + (stock ?? 0), 0)).toBe(600 - 80);
});
