/** Many pictures at once: in a separate shop, since any other upload would get 503 meanwhile. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BackOffice, openBackOffice } from '../../support/back-office';
import { startShopBeside } from '../../support/running/fresh-database';
import type { Shop } from '../../support/running/shop';
import { photograph, upload } from '../../support/uploads';

let shop: Shop;
let office: BackOffice;
beforeAll(async () => {
  shop = await startShopBeside();
  office = await openBackOffice(shop.url);
});
afterAll(() => shop.remove());

it('is decoded one at a time: a crowd is served or asked to retry, and the shop goes on', async () => {
  const file = await photograph('jpeg', { width: 1200, height: 900 });
  const send = () => upload({ url: shop.url, token: office.token, file });

  const answers = await Promise.all(Array.from({ length: 16 }, send));

  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(7);
  expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([]);
  expect((await fetch(`${shop.url}/api/health/`)).status).toBe(200);
  expect((await send()).status).toBe(201);
});
