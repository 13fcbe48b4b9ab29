/** The searches of tests/api/data/searches.ts on the demonstration catalogue. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase } from '../support/fresh-database';
import { type Shop, startShop } from '../support/shop';
import { SEARCHES } from './data/searches';

const FIRST = 5;

let shop: Shop;
let drop: () => Promise<void>;

beforeAll(async () => {
  const database = await freshDatabase();
  drop = database.drop;
  shop = await startShop({ env: { DATABASE_URL: database.url, SEED: 'demo' } });
}, 120_000);

afterAll(async () => {
  await shop.remove();
  await drop();
});

async function titlesFor(typed: string): Promise<string[]> {
  const response = await fetch(`${shop.url}/api/search/?${new URLSearchParams({ q: typed })}`);
  // The answer's shape is the concern of the search tests.
  const { products } = (await response.json()) as { products: { title: string }[] };
  return products.slice(0, FIRST).map(({ title }) => title);
}

it.each(SEARCHES)('"%s" finds %s', async (typed, title) => {
  expect(await titlesFor(typed)).toContain(title);
});
