/** The database that comes with the shop, killed alone: the shop starts it again and goes on. */
import { rename } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { refusal } from '../../support/api';
import { type BackOffice, createProduct, openBackOffice } from '../../support/back-office';
import { mailFiles } from '../../support/mails';
import { orderBody, postOrder } from '../../support/orders';
import { databaseProcesses, isLinux, killAll } from '../../support/running/processes';
import { postmasterOf, type Shop, startShop } from '../../support/running/shop';

vi.setConfig({ testTimeout: 60_000 });

/** Milliseconds within which the shop must serve again. */
const BACK_WITHIN = 10_000;

let shop: Shop;
let office: BackOffice;
let productId: number;
let database: pg.Pool;
beforeAll(async () => {
  shop = await startShop();
  office = await openBackOffice(shop.url);
  productId = (await createProduct(office, { stock: 1_000_000 })).id;
  // At one address throughout, as the shop's own pool.
  database = new pg.Pool({ connectionString: shop.databaseUrl, max: 1 });
  database.on('error', () => undefined);
});
afterAll(async () => {
  await database.end();
  await shop.remove();
});

const health = () => fetch(`${shop.url}/api/health/`);

/** @returns the answers 503 until the shop serves again; any other refusal fails the test */
async function refusalsUntilItServes(): Promise<Response[]> {
  const refusals: Response[] = [];
  await expect
    .poll(
      async () => {
        const answer = await health();
        if (answer.status !== 200) refusals.push(answer);
        return refusals.length > 0 && answer.status === 200;
      },
      { timeout: BACK_WITHIN, interval: 10 },
    )
    .toBe(true);
  return refusals;
}

/** Orders one after the other until it is ended. @returns the ids of those that were accepted */
function keepOrdering(): { accepted: readonly number[]; end: () => Promise<void> } {
  const accepted: number[] = [];
  let isOver = false;
  const shopper = (async () => {
    while (!isOver) {
      const answer = await postOrder(shop.url, orderBody(productId));
      if (answer.status === 201) accepted.push(((await answer.json()) as { order_id: number }).order_id);
      else await refusal(answer, 503);
    }
  })();
  const end = () => {
    isOver = true;
    return shopper;
  };
  return { accepted, end };
}

async function withoutMail(orders: readonly number[]): Promise<number[]> {
  const files = await Promise.all(orders.map((id) => mailFiles(shop.dataDir, id)));
  return orders.filter((_, index) => files[index]?.length === 0);
}

/** An order, its mail by the worker, and a change that the page's listener hears of. */
async function expectEverythingWorks(brand: string): Promise<void> {
  const answer = await postOrder(shop.url, orderBody(productId));
  expect(answer.status).toBe(201);
  const { order_id } = (await answer.json()) as { order_id: number };
  await office.create('tags', { name: brand });
  await expect
    .poll(async () => (await fetch(`${shop.url}/api/categories-tags/`)).text(), { timeout: BACK_WITHIN })
    .toContain(brand);
  await expect.poll(() => mailFiles(shop.dataDir, order_id), { timeout: BACK_WITHIN }).toHaveLength(1);
}

describe.runIf(isLinux)('the database killed with kill -9', () => {
  it.each([
    ['as a whole', async () => databaseProcesses(shop.dataDir)],
    ['at its head', async () => [(await postmasterOf(shop.dataDir)).pid]],
    ['at one of its connections', async () => (await databaseProcesses(shop.dataDir)).slice(-1)],
  ])('%s is back within 10 s, with 503 meanwhile; then orders, mails and changes go on', async (name, victims) => {
    const orders = keepOrdering();
    await expect.poll(() => orders.accepted.length).toBeGreaterThan(2);

    killAll(await victims());

    for (const answer of await refusalsUntilItServes()) await refusal(answer, 503);
    await orders.end();
    await expectEverythingWorks(`Marque ${name}`);
    const stored = await database.query('SELECT id FROM orders');
    expect(stored.rows.map(({ id }) => id)).toEqual(expect.arrayContaining([...orders.accepted]));
    await expect.poll(() => withoutMail(orders.accepted), { timeout: BACK_WITHIN }).toEqual([]);
  });

  it('ends the shop with a sentence if it cannot be started again', async () => {
    const { pid } = await postmasterOf(shop.dataDir);
    await rename(path.join(shop.dataDir, 'postgres'), path.join(shop.dataDir, 'postgres.gone'));
    killAll([pid]);

    expect(await shop.ended).toBe(1);

    expect(shop.output()).toMatch(/^The database could not be started again, so the shop ends\. .+$/m);
  });
});
