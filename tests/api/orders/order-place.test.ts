/** The city of an order fits its wilaya and commune, however it was moved. */
import { describe, expect, inject, it } from 'vitest';
import type { AdminOrder } from '@/contract/admin/orders';
import { json, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { deskOf } from '../../support/order-desk';
import { orderBody, postOrder } from '../../support/orders';

const { url } = inject('shop');
const office = sharedOffice();
const desk = deskOf(office);
const reason = 'Le client a rappelé';
const ES_SENIA = 3105;
const KOUBA = 1618;

const { id: product } = await createProduct(office, { stock: 100 });

async function ordered(shipping: object): Promise<AdminOrder> {
  const body = orderBody(product, { shipping: { address: '1 rue A', ...shipping } });
  return desk.read((await json<{ order_id: number }>(await postOrder(url, body), 201)).order_id);
}
const moved = async ({ id }: AdminOrder, shipping: object) =>
  json<AdminOrder>(await desk.amend(id, { reason, shipping }));

describe('an order', () => {
  it.each([
    ['Es Senia', 'Kouba'],
    ['ES SÉNIA', 'Kouba'],
    ['Cité 500 logements', 'Cité 500 logements'],
    ['Alger', 'Alger'],
  ])('with Kouba as commune and %j as city keeps %j', async (city, kept) => {
    expect(await ordered({ region: 'alger', commune: KOUBA, city })).toMatchObject({ shipping_city: kept });
  });

  it('that names no commune keeps its city as documented', async () => {
    expect(await ordered({ region: 'alger', city: 'Es Senia' })).toMatchObject({ shipping_city: 'Es Senia' });
  });
});

describe('an order from Es Senia in Oran', () => {
  const inOran = (city = 'Es Senia') => ordered({ region: 'oran', commune: ES_SENIA, city });

  it('moved to Kouba has its city there', async () => {
    const order = await moved(await inOran(), { region: 'alger', commune: KOUBA });

    expect(order).toMatchObject({ shipping_city: 'Kouba', shipping_wilaya: 'Alger', commune: { name: 'Kouba' } });
    expect(order.amendments.at(-1)?.changes).toMatchObject({ shipping_city: ['Es Senia', 'Kouba'] });
  });

  it('moved to Tamanrasset without a commune does not stay in Es Senia', async () => {
    expect(await moved(await inOran(), { region: 'tamanrasset' })).toMatchObject({ shipping_city: 'Tamanrasset' });
  });

  it('moved within Oran follows the commune, and a city of its own stays', async () => {
    expect(await moved(await inOran(), { commune: 3101 })).toMatchObject({ shipping_city: 'Oran' });
    expect(await moved(await inOran('Cité Jourdain'), { commune: 3101 })).toMatchObject({
      shipping_city: 'Cité Jourdain',
    });
  });
});
