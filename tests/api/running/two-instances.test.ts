import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { createProduct, openBackOffice } from '../../support/back-office';
import { mailNames } from '../../support/mails';
import { orderBody, postOrder } from '../../support/orders';
import { connectTo } from '../../support/running/database';
import { freshDatabase } from '../../support/running/fresh-database';
import { startProxy } from '../../support/running/proxy';
import { type Shop, startShop } from '../../support/running/shop';

const BUYERS = 8;
/** Milliseconds within which another instance continues the jobs of a dead one. */
const TAKE_OVER_MS = 10_000;

type Attempt = { key: string; statuses: number[]; orderId: number };

it('of two instances one is killed under load: no order is lost or doubled, jobs go on, only what was under way fails', async () => {
  const database = await freshDatabase();
  onTestFinished(database.drop);
  const env = { DATABASE_URL: database.url, DATABASE_POOL: '10', PAYLOAD_SECRET: randomUUID() };
  const doomed = await startShop({ env });
  onTestFinished(doomed.remove);
  const other = await startShop({ env });
  onTestFinished(other.remove);
  const proxy = await startProxy([doomed.url, other.url]);
  onTestFinished(proxy.close);
  const office = await openBackOffice(other.url);
  const { id } = await createProduct(office, { stock: 100_000 });

  // when: buyers order one after the other, each repeating what got no answer, and the first instance dies
  let isOver = false;
  let killedAt = Number.POSITIVE_INFINITY;
  const attempts: Attempt[] = [];
  const failures: number[] = [];
  const buyers = Array.from({ length: BUYERS }, async () => {
    while (!isOver) attempts.push(await buy());
  });
  async function buy(): Promise<Attempt> {
    const attempt: Attempt = { key: randomUUID(), statuses: [], orderId: 0 };
    const body = orderBody(id);
    for (let tries = 0; tries < 5 && attempt.orderId === 0; tries++) {
      const begun = performance.now();
      const answer = await postOrder(proxy.url, body, { 'Idempotency-Key': attempt.key });
      attempt.statuses.push(answer.status);
      if (answer.status === 201) attempt.orderId = ((await answer.json()) as { order_id: number }).order_id;
      else failures.push(begun);
    }
    return attempt;
  }
  await expect.poll(() => attempts.length, { timeout: 30_000 }).toBeGreaterThan(20);
  await doomed.kill();
  killedAt = performance.now();
  const reached = attempts.length;
  await expect.poll(() => attempts.length, { timeout: 30_000 }).toBeGreaterThan(reached + 20);
  isOver = true;
  await Promise.all(buyers);

  // then: every buyer got one order
  const client = await connectTo(database.url);
  const { rows } = await client.query<{ id: number; key: string }>('SELECT id, idempotency_key AS key FROM orders');
  const { rows: stocks } = await client.query(
    `SELECT stock::int AS stock, (SELECT sum(quantity)::int FROM stock_movements WHERE product_id = $1) AS booked
     FROM products WHERE id = $1`,
    [id],
  );
  const left = 100_000 - rows.length;
  expect(stocks).toEqual([{ stock: left, booked: left }]);
  expect(rows.map(({ key }) => key).toSorted()).toEqual(attempts.map(({ key }) => key).toSorted());
  expect(new Map(rows.map(({ id: orderId, key }) => [key, orderId]))).toEqual(
    new Map(attempts.map(({ key, orderId }) => [key, orderId])),
  );
  // and only what was under way failed
  expect(failures.length).toBeLessThanOrEqual(BUYERS);
  for (const begun of failures) expect(begun).toBeLessThanOrEqual(killedAt + 50);

  // and every order is confirmed by mail, from wherever the worker runs now
  const waiting = async () =>
    (await client.query(`SELECT 1 FROM payload_jobs WHERE completed_at IS NULL AND has_error IS NOT TRUE`)).rows.length;
  await expect.poll(waiting, { timeout: TAKE_OVER_MS + 20_000, interval: 200 }).toBe(0);
  const mails = new Set([...(await mailsOf(doomed)), ...(await mailsOf(other))]);
  expect(rows.filter(({ id: orderId }) => !mails.has(orderId))).toEqual([]);
}, 120_000);

/** The orders that an instance has mailed about. */
async function mailsOf({ dataDir }: Shop): Promise<number[]> {
  return (await mailNames(dataDir)).flatMap((name) => /^order-(\d+)-.*\.eml$/.exec(name)?.[1] ?? []).map(Number);
}
