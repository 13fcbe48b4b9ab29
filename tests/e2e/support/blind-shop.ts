/**
 * A shop whose server cannot read its categories: pages come without their data and the browser asks. What the calls
 * answer is then the test's own business, so that loading, empty and failing states can be seen.
 */
import pg from 'pg';
import type { Page } from 'playwright-core';
import { startShopBeside } from '../../support/running/fresh-database';
import type { Shop } from '../../support/running/shop';

const METRICS_TOKEN = 'read-the-figures-of-a-test';

export async function startBlindShop(): Promise<Shop> {
  const shop = await startShopBeside({ METRICS_TOKEN });
  const database = new pg.Client({ connectionString: shop.databaseUrl });
  await database.connect();
  await database.query('ALTER TABLE categories RENAME TO categories_out_of_sight');
  await database.end();
  return shop;
}

type CallAnswer = { path: string; json: object; status?: number };

/** Answers a call of the page in the server's place, once `release` is called. */
export async function answerLater(page: Page, { path, json, status = 200 }: CallAnswer): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(`**${path}*`, async (route) => {
    await gate.promise;
    await route.fulfill({ status, json });
  });
  return gate.resolve;
}

/** Answers a call of the page in the server's place, at once. */
export async function answerCall(page: Page, answer: CallAnswer): Promise<void> {
  (await answerLater(page, answer))();
}

/** How many reads since the start of the shop found no remembered value. */
export async function missesOf({ url }: Shop): Promise<number> {
  const figures = await fetch(`${url}/api/metrics/`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } });
  const misses = /^\S*cache_lookups\{[^}]*miss[^}]*\} (\d+)/m.exec(await figures.text())?.[1];
  if (misses === undefined) throw new Error('The figures name no misses.');
  return Number(misses);
}
