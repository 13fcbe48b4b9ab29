/** What an earlier version of the shop did not know of its wilayas and orders is filled in at the next start. */
import pg from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Wilaya } from '@/contract/catalogue';
import { json } from '../../support/api';
import { createProduct, openBackOffice } from '../../support/back-office';
import { orderBody, postOrder, someCustomer } from '../../support/orders';
import { freshDatabase } from '../../support/running/fresh-database';
import { HASTY_COMMITS, startShop } from '../../support/running/shop';

vi.setConfig({ testTimeout: 120_000 });

it('wilayas get their codes by name, orders the key of their telephone; prices and names of the owner stay', async () => {
  // given: a shop without codes, whose owner renamed one wilaya and gave the name of another to a region of his own
  const database = await freshDatabase();
  onTestFinished(database.drop);
  const env = { DATABASE_URL: database.url, DATABASE_POOL: '10', ...HASTY_COMMITS };
  const first = await startShop({ env });
  onTestFinished(first.remove);
  const { id } = await createProduct(await openBackOffice(first.url));
  const customer = { ...someCustomer(), phone: '0550 12 34 56' };
  await json(await postOrder(first.url, orderBody(id, { customer })), 201);
  await first.stop();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query(`UPDATE wilayas SET code = NULL, name_ar = NULL, desk_price = NULL, days = NULL`);
  await client.query(`UPDATE wilayas SET name = 'Grand Alger', name_folded = 'grand alger' WHERE name = 'Alger'`);
  await client.query(`UPDATE wilayas SET name = 'SETIF', name_folded = 'setif', price = 1 WHERE name = 'Sétif'`);
  await client.query('UPDATE orders SET customer_phone_key = NULL');
  const orders = async () => (await client.query('SELECT customer_phone, customer_phone_key FROM orders')).rows;

  // when
  const second = await startShop({ env });
  onTestFinished(second.remove);

  // then
  const wilayas = await json<Wilaya[]>(await fetch(`${second.url}/api/wilayas/`));
  expect(wilayas.filter(({ code }) => code === null).map(({ name }) => name)).toEqual(['Grand Alger']);
  expect(wilayas.find(({ code }) => code === 19)).toMatchObject({
    name: 'SETIF',
    name_ar: 'سطيف',
    price: '1.00',
    desk_price: null,
    days: null,
  });
  expect(await orders()).toEqual([{ customer_phone: '0550 12 34 56', customer_phone_key: '+213550123456' }]);
});
