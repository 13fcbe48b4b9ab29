/** The back office's one search: the same texts find an order in the lists of orders, parcels and customers. */
import { randomInt, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CustomersAnswer } from '@/contract/admin/customers';
import { bearer } from '../support/accounts';
import { ordersOf, ownName } from '../support/admin-orders';
import { ask, json, sharedOffice } from '../support/api';
import { someCustomer } from '../support/orders';
import { parcelsOf, preparedBatch } from '../support/parcels';

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

const inOrders = async (q: string) =>
  (await orders.list({ q, customer: lastName, limit: '5' })).orders.map(({ id }) => id);
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
    ['commune', `Es Sénia ${lastName}`],
    ['commune in Arabic', `السانية ${lastName}`],
    ['wilaya', `ORAN ${lastName}`],
    ['wilaya in Arabic', `وهران ${lastName}`],
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

  it('counts what it found, in every list', async () => {
    expect((await orders.list({ q: word })).total).toBe(1);
    expect((await parcels.list({ q: word })).total).toBe(1);
    expect((await parcels.list({ q: word, state: 'delivered' })).total).toBe(0);
  });
});
