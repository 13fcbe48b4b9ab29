/** kill -9 in the middle of an import: after the next start it goes on where it stopped, and nothing is there twice. */
import { expect, it, onTestFinished, vi } from 'vitest';
import { openBackOffice } from '../../support/back-office';
import { importOver, postImport, readImport } from '../../support/imports';
import { queryOnce } from '../../support/running/database';
import { startShop } from '../../support/running/shop';

vi.setConfig({ testTimeout: 180_000 });

const LINES = 500;

it('an import that is interrupted goes on with its next line: each product is there once, and the report is whole', async () => {
  const shop = await startShop();
  onTestFinished(shop.remove);
  const { token } = await openBackOffice(shop.url);
  const csv = [
    'reference,title,categories,price,stock',
    ...Array.from({ length: LINES }, (_, index) => `R-${index},Pièce ${index},Parent > Enfant,10,3`),
  ].join('\n');
  const answer = await postImport(csv, { token, url: shop.url, createMissing: true });
  const { id } = (await answer.json()) as { id: number };

  await vi.waitFor(
    async () => {
      const { done } = await readImport(id, { token, url: shop.url });
      expect(done).toBeGreaterThan(20);
      // Otherwise there would be nothing left to go on with.
      expect(done).toBeLessThan(LINES / 2);
    },
    { timeout: 60_000, interval: 5 },
  );
  await shop.kill();
  const again = await startShop({ dataDir: shop.dataDir });
  onTestFinished(again.remove);
  const office = await openBackOffice(again.url);
  const run = await importOver(id, { token: office.token, url: again.url });

  expect(run).toMatchObject({ status: 'done', total: LINES, done: LINES, created: LINES, failed: 0, updated: 0 });
  const rows = await queryOnce(
    again.databaseUrl,
    `SELECT count(*)::int AS products, count(DISTINCT reference)::int AS references, sum(stock)::int AS stock,
       (SELECT sum(quantity)::int FROM stock_movements) AS booked,
       (SELECT count(*)::int FROM product_import_lines WHERE outcome = 'created') AS lines,
       (SELECT count(*)::int FROM categories) AS categories
     FROM products`,
  );
  const stocked = { stock: 3 * LINES, booked: 3 * LINES };
  expect(rows).toEqual([{ products: LINES, references: LINES, ...stocked, lines: LINES, categories: 2 }]);
});
