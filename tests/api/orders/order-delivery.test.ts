/** Where orders go: home or the courier's desk, in a wilaya and its communes, at which fee, and the telephones of the customer. */
import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import type { AdminOrder } from '@/contract/admin/orders';
import { commune as communeSchema, type Wilaya, wilaya as wilayaSchema } from '@/contract/catalogue';
import { bearer, register } from '../../support/accounts';
import { askAdmin } from '../../support/admin-calls';
import { ask, getJson, json, refusal, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { linesFor, orderBody, postOrder, someCustomer } from '../../support/orders';
import { sharedDatabase, stockOf } from '../../support/running/database';

const { url } = inject('shop');
const office = sharedOffice();
const rows = sharedDatabase();
const product = await createProduct(office, { stock: null, price: 1000 });

type Placed = { order_id: number; delivery_price: number; total: number };
type Shipping = { region?: string; city?: string; commune?: unknown };

const body = (shipping: Shipping, changes: Record<string, unknown> = {}) =>
  orderBody(product.id, { shipping: { address: '1, rue X', city: 'Ville', region: 'jijel', ...shipping }, ...changes });
const place = async (sent: unknown) => json<Placed>(await postOrder(url, sent), 201);
const readOrder = async (id: number) => json<AdminOrder>(await askAdmin(`/api/admin/orders/${id}/`));
const wilayas = () => getJson<Wilaya[]>('/api/wilayas/');
/** Jijel is this file's own: no other changes its fees. */
const jijel = async () => (await wilayas()).find(({ code }) => code === 18) ?? expect.fail('Jijel is gone.');
const JIJEL = await jijel();
const DESK = 18_01;

async function override(code: number, fees: { price?: number; desk_price?: number; desk?: boolean; served?: boolean }) {
  const { price = null, desk_price = null, desk = true, served = true } = fees;
  await rows(
    `INSERT INTO commune_fees (code, price, desk_price, desk, served) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (code) DO UPDATE SET price = $2, desk_price = $3, desk = $4, served = $5`,
    [code, price, desk_price, desk, served],
  );
}

describe('the wilayas', () => {
  it('are the 69 in French order, with code, Arabic name, fees of two decimals and days', async () => {
    const all = await wilayas();

    for (const one of all) wilayaSchema.strict().parse(one);
    const setif = { name: 'Sétif', code: 19, name_ar: 'سطيف', price: '750.00', desk_price: '500.00', days: '2-3' };
    expect(all.find(({ name }) => name === 'Sétif')).toEqual({ id: expect.any(Number), ...setif });
    const names = all.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('fr', { sensitivity: 'base', numeric: true }).compare));
    expect(all.filter(({ price }) => !/^\d+\.\d{2}$/.test(price))).toEqual([]);
    expect(all.find(({ name }) => name === 'Illizi')?.desk_price).toBeNull();
    // Another test deletes one, and makes it again.
    expect(new Set(all.map(({ code }) => code)).size).toBeGreaterThanOrEqual(69);
  });

  it('list their communes in French order', async () => {
    const communes = await getJson<{ name: string; code: number }[]>(`/api/wilayas/${JIJEL.id}/communes/`);

    for (const one of communes) communeSchema.strict().parse(one);
    expect(communes).toHaveLength(28);
    expect(communes.map(({ name }) => name)).toEqual(
      communes.map(({ name }) => name).toSorted(new Intl.Collator('fr').compare),
    );
    expect(communes.find(({ code }) => code === DESK)).toEqual({
      code: 1801,
      name: 'Jijel',
      name_ar: 'جيجل',
      postal_code: '18000',
      price: JIJEL.price,
      desk_price: JIJEL.desk_price,
      served: true,
    });
  });

  it("of an owner's making have neither code nor communes", async () => {
    const doc = await office.create('wilayas', { name: `Région ${randomUUID()}`, price: 300 });

    expect((await wilayas()).find(({ id }) => id === doc.id)).toMatchObject({
      code: null,
      desk_price: null,
      days: null,
    });
    expect(await getJson(`/api/wilayas/${doc.id}/communes/`)).toEqual([]);
    await office.remove('wilayas', doc.id);
    await refusal(await ask(`/api/wilayas/${doc.id}/communes/`), 404);
  });

  it.each(['0', 'abc', '2147483647', '99999999999999999999', '%00'])('of the unknown id %s is a 404', async (id) => {
    await refusal(await ask(`/api/wilayas/${id}/communes/`), 404);
  });
});

describe('an order to a commune', () => {
  it('keeps and shows it, and costs what its wilaya costs', async () => {
    const { order_id, delivery_price } = await place(body({ commune: DESK }));

    expect(delivery_price).toBe(Number(JIJEL.price));
    expect(await readOrder(order_id)).toMatchObject({
      commune: { code: DESK, name: 'Jijel' },
      delivery_method: 'standard',
      shipping_wilaya: 'Jijel',
    });
  });

  it("costs the commune's own fees, at home and at the desk", async () => {
    await override(1802, { price: 990, desk_price: 450.5 });

    expect(await place(body({ commune: 1802 }))).toMatchObject({ delivery_price: 990, total: 1990 });
    expect(await place(body({ commune: 1802 }, { delivery_method: 'desk' }))).toMatchObject({ delivery_price: 450.5 });
  });

  it('is one of the documented body: without commune, method or second telephone', async () => {
    const { delivery_method: _, ...documented } = body({});

    const { order_id, delivery_price } = await place(documented);

    expect(delivery_price).toBe(Number(JIJEL.price));
    expect(await readOrder(order_id)).toMatchObject({
      commune: null,
      delivery_method: 'standard',
      customer_phone2: '',
    });
  });

  it('has a city that fits the commune, as typed if it names none', async () => {
    const [named, unnamed] = [body({ region: 'alger', commune: 1618, city: 'Es Senia' }), body({ city: 'Es Senia' })];

    expect(await readOrder((await place(named)).order_id)).toMatchObject({ shipping_city: 'Kouba' });
    expect(await readOrder((await place(unnamed)).order_id)).toMatchObject({ shipping_city: 'Es Senia' });
  });

  it.each([1901, 1, 999_999, 2_147_483_647, 2_147_483_648, 1e300, -1801, 18.5, '1801', [1801], true, {}])(
    'is refused for the commune %j',
    async (commune) => {
      const { details, message } = await refusal(await postOrder(url, body({ commune })), 400);

      expect(message).toBe('Commune inconnue pour cette wilaya.');
      expect(Object.keys(details ?? {})).toEqual(['shipping.commune']);
    },
  );

  it('is refused where nothing is delivered, naming it, and takes nothing', async () => {
    const { id } = await createProduct(office);
    await override(1803, { served: false });
    const items = linesFor([id, 1]);

    for (const delivery_method of ['standard', 'desk']) {
      const { message } = await refusal(await postOrder(url, body({ commune: 1803 }, { items, delivery_method })), 409);
      expect(message).toContain('El Aouana');
    }
    expect(await stockOf(rows, id)).toMatchObject({ stock: 10, ordered: 0 });
  });
});

describe("an order to the courier's desk", () => {
  it("costs the desk's fee and says so", async () => {
    const { order_id, delivery_price } = await place(body({}, { delivery_method: 'desk' }));

    expect(delivery_price).toBe(Number(JIJEL.desk_price));
    expect(await readOrder(order_id)).toMatchObject({ delivery_method: 'desk', delivery_price });
  });

  it('is refused where there is no desk, naming the place', async () => {
    await override(1804, { desk: false, desk_price: 100 });
    const desk = { delivery_method: 'desk' };

    const inCommune = await refusal(await postOrder(url, body({ commune: 1804 }, desk)), 409);
    const inWilaya = await refusal(await postOrder(url, body({ region: 'illizi' }, desk)), 409);

    expect(inCommune.details).toEqual({ delivery_method: [inCommune.message] });
    expect(inCommune.message).toContain('Ziama Mansouriah');
    expect(inWilaya.message).toContain('Illizi');
    await place(body({ commune: 1804 }));
  });

  it('is refused if the claimed fee is that of a delivery home', async () => {
    const sent = body({}, { delivery_method: 'desk', delivery_price: Number(JIJEL.price) });

    const { details } = await refusal(await postOrder(url, sent), 409);

    expect(details?.delivery_price).toEqual([Number(JIJEL.desk_price)]);
  });
});

describe('the telephones of an order', () => {
  it('are kept as typed, the first with its key, and both find the order', async () => {
    const customer = { ...someCustomer(), phone2: ' 021 54-00 17 ' };
    const { order_id } = await place(body({}, { customer }));

    const order = await readOrder(order_id);
    const found = await json<{ orders: { id: number }[] }>(
      await askAdmin(`/api/admin/orders/?customer=${encodeURIComponent('02154 0017')}`),
    );

    expect(order).toMatchObject({ customer_phone: customer.phone, customer_phone2: '021 54-00 17' });
    expect(order.phone_key).toBe(`+213${customer.phone.replace(/\D/g, '').slice(1)}`);
    expect(found.orders.map(({ id }) => id)).toContain(order_id);
  });

  it('may lack the second, however that is said', async () => {
    for (const phone2 of [null, '', '  ']) await place(body({}, { customer: { ...someCustomer(), phone2 } }));
  });
});

it('a repeated request is the same request with and without the fields that it leaves out', async () => {
  const sent = body({});
  const key = { 'Idempotency-Key': randomUUID() };
  const { order_id } = await json<Placed>(await postOrder(url, sent, key), 201);
  const spelledOut = {
    ...sent,
    customer: { ...sent.customer, phone2: '' },
    shipping: { ...sent.shipping, commune: null },
  };

  expect((await json<Placed>(await postOrder(url, spelledOut, key), 201)).order_id).toBe(order_id);
  await refusal(await postOrder(url, { ...sent, delivery_method: 'desk' }, key), 422);
});

it('an account reads where its orders went', async () => {
  const { access } = await register();
  const { order_id } = await json<Placed>(
    await postOrder(url, { ...body({ commune: DESK }), guest_id: undefined }, bearer(access)),
    201,
  );

  const { orders } = await json<{ orders: AdminOrder[] }>(
    await ask('/api/user/orders/?limit=1', { headers: bearer(access) }),
  );

  expect(orders[0]).toMatchObject({ id: order_id, commune: { code: DESK, name: 'Jijel' }, customer_phone2: '' });
});
