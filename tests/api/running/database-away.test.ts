/** While the database is unavailable: 503 as JSON from every call, never a 500; and all works again when it is back. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '../../support/api';
import { createProduct, openBackOffice } from '../../support/back-office';
import { orderBody, postOrder } from '../../support/orders';
import { type Detour, freshDatabase, openDetour } from '../../support/running/fresh-database';
import { type Shop, startShop } from '../../support/running/shop';

let shop: Shop;
let detour: Detour;
let drop: () => Promise<void>;
let productId: number;

beforeAll(async () => {
  const database = await freshDatabase();
  drop = database.drop;
  detour = await openDetour(database.url);
  shop = await startShop({ env: { DATABASE_URL: detour.url, DATABASE_POOL: '5' } });
  productId = (await createProduct(await openBackOffice(shop.url))).id;
});

afterAll(async () => {
  await shop.remove();
  await detour.close();
  await drop();
});

const status = async (path: string) => (await fetch(`${shop.url}${path}`)).status;

describe('a database that goes away and comes back', () => {
  it('is answered with 503, and forgotten when it is back', async () => {
    expect(await status('/api/health/')).toBe(200);
    expect(await status(`/api/product/${productId}/`)).toBe(200);

    await detour.close();

    await expect.poll(() => status('/api/health/')).toBe(503);
    for (const path of [
      '/api/health/',
      '/api/products/?page=7',
      '/api/categories-tags/',
      '/api/wilayas/',
      '/api/search-suggestions/?q=x',
      `/api/product/${productId}/`,
      `/api/product/${productId}/related/`,
    ]) {
      const response = await fetch(`${shop.url}${path}`);
      expect(response.headers.get('retry-after'), path).toMatch(/^\d+$/);
      expect(response.headers.get('cache-control'), path).toBe('private, no-store');
      await refusal(response, 503);
    }
    for (const path of [`/product/${productId}`, '/sitemap.xml']) {
      const { status: answered, headers } = await fetch(`${shop.url}${path}`);
      expect([answered, headers.get('retry-after'), headers.get('cache-control')], path).toEqual([
        503,
        '5',
        'private, no-store',
      ]);
    }
    await refusal(await postOrder(shop.url, orderBody(productId)), 503);
    await refusal(await postOrder(shop.url, '{'), 400);
    await refusal(await fetch(`${shop.url}/api/unknown/`), 404);

    await detour.open();

    await expect.poll(() => status('/api/health/'), { timeout: 10_000 }).toBe(200);
    expect(await status('/api/products/')).toBe(200);
    await expect
      .poll(async () => (await postOrder(shop.url, orderBody(productId))).status, { timeout: 10_000 })
      .toBe(201);
  });

  it('does not keep the server from ending', async () => {
    await detour.close();
    await expect.poll(() => status('/api/health/')).toBe(503);

    expect(await shop.stop()).toBe(0);
  });
});
