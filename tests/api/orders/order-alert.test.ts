/** The shop's people are mailed for each order, if they want to be; and another instance hears of the order at once. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ownName } from '../../support/admin-orders';
import { json } from '../../support/api';
import { createProduct, openBackOffice } from '../../support/back-office';
import { listen } from '../../support/event-stream';
import { mailNames, parseMail } from '../../support/mails';
import { orderBody, postOrder, someCustomer } from '../../support/orders';
import { startShopBeside } from '../../support/running/fresh-database';
import { startShop } from '../../support/running/shop';

const PAYLOAD_SECRET = randomUUID();
const shop = await startShopBeside({ PAYLOAD_SECRET, ORDER_ALERT_TO: 'desk@example.com, boss@example.com' });
const other = await startShop({ env: { PAYLOAD_SECRET, DATABASE_URL: shop.databaseUrl, DATABASE_POOL: '10' } });
afterAll(async () => {
  await other.remove();
  await shop.remove();
});

async function alerts() {
  const folder = path.join(shop.dataDir, 'mail');
  const names = (await mailNames(shop.dataDir)).filter((name) => name.startsWith('alert-')).toSorted();
  return Promise.all(names.map(async (name) => parseMail(await readFile(path.join(folder, name), 'utf8'))));
}

it('each order is mailed once to each address, in English, without telling who ordered', async () => {
  const office = await openBackOffice(shop.url);
  const { id } = await createProduct(office, { price: 1250 });
  const customer = { ...someCustomer(), lastName: ownName() };
  const items = [{ product_id: id, quantity: 2 }];
  const refused = await postOrder(shop.url, orderBody(id, { customer, items, total: 1 }));
  expect(refused.status).toBe(409);
  const placed = await postOrder(shop.url, orderBody(id, { customer, items }));
  const { order_id: orderId } = await json<{ order_id: number }>(placed, 201);

  await expect.poll(async () => (await alerts()).length, { timeout: 45_000 }).toBe(2);
  const [first, second] = await alerts();
  expect([first, second].map((mail) => /^To: (.*)$/m.exec(mail?.headers ?? '')?.[1])).toEqual([
    'desk@example.com',
    'boss@example.com',
  ]);
  expect(first?.headers).toContain(`Subject: New order #${orderId}: `);
  expect(first?.text).toContain('2 pieces, to Alger');
  expect(first?.text).toContain(`${shop.url}/admin?tab=orders&order=${orderId}`);
  for (const text of [customer.lastName, customer.email, customer.phone]) {
    expect(JSON.stringify([first, second])).not.toContain(text);
  }
});

it('an order that one instance takes is heard at the other, whose end ends the stream', async () => {
  const office = await openBackOffice(shop.url);
  const { id } = await createProduct(office);
  const listener = await listen(office.token, { url: other.url });

  const { order_id: orderId } = await json<{ order_id: number }>(await postOrder(shop.url, orderBody(id)), 201);

  await expect.poll(() => listener.heard.map(({ data }) => data.id)).toEqual([orderId]);
  // A stream that were not ended would hold the instance back for as long as its longest wait.
  const begun = performance.now();
  expect(await other.stop()).toBe(0);
  expect(performance.now() - begun).toBeLessThan(4_000);
  await expect.poll(listener.isEnded).toBe(true);
});
