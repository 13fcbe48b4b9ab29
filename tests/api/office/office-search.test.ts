/** The back office's one search: the same texts find an order in the lists of orders, parcels and customers. */
import { randomInt, randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import type { CustomersAnswer } from '@/contract/admin/customers';
import { SEARCHED_CITY, SEARCHED_TRACKING } from '@/database/searched';
import { fold } from '@/domain/text';
import { up } from '@/migrations/20261128_180900_arabic_names';
import { bearer } from '../../support/accounts';
import { ordersOf, ownName } from '../../support/admin-orders';
import { ask, json, sharedOffice } from '../../support/api';
import { someCustomer } from '../../support/orders';
import { parcelsOf, preparedBatch } from '../../support/parcels';

const { databaseUrl } = inject('shop');
const office = sharedOffice();
const orders = ordersOf(office);
const parcels = parcelsOf(office);

const lastName = ownName();
const customer = { ...someCustomer(), lastName };
const reference = `RF-${randomInt(10 ** 8)}/B`;
const number = `S${randomInt(10 ** 9)}`;
const word = `extracteur${randomUUID().slice(0, 8)}`;
const { orderId, parcelId, productId } = await preparedBatch(office, {
  customer,
  shipping: { address: '3 rue', city: 'Oran', region: 'oran', commune: 3105 },
  product: { title: `Grand ${word} V2`, reference },
});
await office.create('part-numbers', { product: productId, number, kind: 'former' });
const tracking = `yal-${randomInt(10 ** 9)}ab`;
await json(await parcels.change(parcelId, { tracking }));

const inOrders = async (q: string, of = lastName) =>
  (await orders.list({ q, customer: of, limit: '5' })).orders.map(({ id }) => id);
const inParcels = async (q: string) => (await parcels.list({ q, limit: 100 })).parcels.map(({ id }) => id);
const inCustomers = async (search: string) => {
  const path = `/api/admin/customers/?${new URLSearchParams({ search, limit: '100' })}`;
  const answer = await json<CustomersAnswer>(await ask(path, { headers: bearer(office.token) }));
  return answer.customers.flatMap(({ names }) => names);
};

describe('one search finds an order', () => {
  it.each([
    ['its number', `#${orderId}`],
    ['name', lastName.toLowerCase()],
    ['e-mail', customer.email],
    ['telephone', `+213 ${customer.phone.slice(1)}`],
    ['tracking number', tracking],
    ['tracking number in capitals', tracking.toUpperCase()],
    ['tracking number pasted with spaces', ` ${tracking.slice(0, 4)} ${tracking.slice(4, 9)} ${tracking.slice(9)}`],
    ['tracking number pasted with an invisible mark', `\u200e${tracking}`],
    ['tracking number without its hyphen', tracking.replace('-', '')],
    ['tracking number with spaces for its hyphen', tracking.replace('-', ' ').toUpperCase()],
    ['tracking number with other hyphens', `${tracking.slice(0, 6)}–${tracking.slice(6, 8)}-${tracking.slice(8)}`],
    ['commune', `Es Sénia ${lastName}`],
    ['commune in Arabic', `السانية ${lastName}`],
    ['wilaya', `ORAN ${lastName}`],
    ['wilaya in Arabic', `وهران ${lastName}`],
    ['wilaya in Arabic, in another spelling', `وهـــران ${lastName}`],
    ['title of a part', word.toUpperCase()],
    ['words of a title in any order, one of them short', `v2 ${word}`],
    ['customer and part', `${lastName} ${word}`],
    ['reference', reference],
    ['reference run together', reference.replaceAll(/[-/]/g, '').toLowerCase()],
    ['part number', number.toLowerCase()],
  ])('by %s', async (_, text) => {
    expect(await inOrders(text)).toEqual([orderId]);
    expect(await inParcels(text)).toContain(parcelId);
    expect((await inCustomers(text)).join()).toContain(lastName);
  });

  it.each([`${tracking}x`, `Kouba ${lastName}`, `${word} ${ownName()}`, 'YAL 0000 nothing', '%', '_', "' OR 1=1"])(
    'and nothing by %s',
    async (text) => {
      expect(await inOrders(text)).toEqual([]);
      expect(await inParcels(text)).toEqual([]);
      expect((await inCustomers(text)).join()).not.toContain(lastName);
    },
  );

  it('by a city without a commune, in any spelling', async () => {
    const own = ownName();
    const place = async (city: string, region: string) =>
      preparedBatch(office, {
        customer: { ...someCustomer(), lastName: own },
        shipping: { address: '3 rue', city, region },
      });
    const latin = await place('Cité Belle-Vüe', 'oran');
    const arabic = await place('حي المدينة الجديدة', 'oran');

    for (const typed of ['belle', 'BELLE VUE', 'vüe cité']) {
      expect(await inOrders(`${typed} ${own}`, ''), typed).toEqual([latin.orderId]);
      expect(await inParcels(`${typed} ${own}`), typed).toEqual([latin.parcelId]);
    }
    expect(await inOrders(`المدينه ${own}`, '')).toEqual([arabic.orderId]);
    for (const typed of ['elle', 'wahran']) expect(await inOrders(`${typed} ${own}`, ''), typed).toEqual([]);
  });

  it('counts what it found, in every list', async () => {
    expect((await orders.list({ q: word })).total).toBe(1);
    expect((await parcels.list({ q: word })).total).toBe(1);
    expect((await parcels.list({ q: word, state: 'delivered' })).total).toBe(0);
  });
});

it.each([
  ['orders_city_idx', 'orders', `${SEARCHED_CITY} LIKE '% oran%'`],
  ['parcels_searched_tracking_idx', 'parcels', `courier_id = 1 AND ${SEARCHED_TRACKING} = 'YAL1'`],
])('has the index %s', async (name, table, condition) => {
  // given: a copy that has this index alone, as PostgreSQL prefers a narrower one while the table has few rows
  const db = pool();
  const { rows: found } = await db.query<{ indexdef: string }>('SELECT indexdef FROM pg_indexes WHERE indexname = $1', [
    name,
  ]);
  await db.query(`CREATE TEMP TABLE alone (LIKE ${table})`);
  await db.query(found[0]?.indexdef.replace(/ ON \S+/, ' ON alone') ?? '');
  await db.query('SET enable_seqscan = off');

  const { rows } = await db.query<{ 'QUERY PLAN': string }>(`EXPLAIN SELECT FROM alone WHERE ${condition}`);

  expect(rows.map((line) => line['QUERY PLAN']).join('\n')).toContain(name);
});

it('finds Arabic names of orders that an older version took', async () => {
  // given
  const own = ownName();
  const { orderId: id } = await preparedBatch(office, {
    customer: { ...someCustomer(), firstName: 'فاطمة', lastName: own },
  });
  const db = pool();
  const before = `فاطمة ${own.toLowerCase()} ﻣﺤﻤﺪ محمـد`;
  await db.query('UPDATE orders SET customer_folded = $2 WHERE id = $1', [id, before]);

  // when: a migration needs the database alone
  await up({ db: drizzle(db) } as unknown as Parameters<typeof up>[0]);

  // then
  const { rows } = await db.query('SELECT customer_folded AS folded FROM orders WHERE id = $1', [id]);
  expect(rows).toEqual([{ folded: `${fold('فاطمة')} ${own.toLowerCase()} محمد محمد` }]);
  expect(await inOrders('فاطمه', own)).toEqual([id]);
});

function pool(): pg.Pool {
  const made = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  onTestFinished(() => made.end());
  return made;
}
