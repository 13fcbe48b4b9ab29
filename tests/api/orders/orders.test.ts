/** POST /api/orders/: what is accepted, what is refused, and that no amount of a client is trusted. */
import { describe, expect, inject, it } from 'vitest';
import { json, refusal, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { orderBody, postOrder } from '../../support/orders';
import { sharedDatabase, stockOf } from '../../support/running/database';

type Placed = { order_id: number; status: string; subtotal: number; delivery_price: number; total: number };

const { url } = inject('shop');
const office = sharedOffice();
const rows = sharedDatabase();
/** Alger's fee in the shop's own list of wilayas. */
const FEE = 400;
const place = async (body: unknown) => json<Placed>(await postOrder(url, body), 201);
const refuse = async (body: unknown, status: number) => refusal(await postOrder(url, body), status);
const FRENCH = /\b(Le|La|Les|de|du|est|a changé|plus|reste)\b/;

async function expectNothingTaken(productId: number): Promise<void> {
  expect(await stockOf(rows, productId)).toMatchObject({ stock: 10, booked: 10, ordered: 0 });
}

describe('an order that is taken', () => {
  it("is answered with its number and the server's own totals", async () => {
    const [pump, valve] = await Promise.all([
      createProduct(office, { price: 0.1 }),
      createProduct(office, { price: 1250.5 }),
    ]);
    const items = [
      { product_id: pump.id, quantity: 3 },
      { product_id: valve.id, quantity: 2 },
    ];

    const placed = await place(orderBody(pump.id, { items }));

    expect(placed).toEqual({
      order_id: expect.any(Number),
      status: 'pending',
      subtotal: 2501.3,
      delivery_price: FEE,
      total: 2901.3,
      tracking_code: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('may name every amount rightly, and the names and prices of its lines', async () => {
    const { id, title } = await createProduct(office, { price: 99.9 });
    const items = [{ product_id: id, quantity: 3, price: 99.9, name: title }];

    const placed = await place(orderBody(id, { items, subtotal: 299.7, delivery_price: FEE, total: 699.7 }));

    expect(placed.total).toBe(699.7);
  });

  it('takes its pieces, and the last one sets the status', async () => {
    const { id } = await createProduct(office, { stock: 3 });
    const order = (quantity: number) => orderBody(id, { items: [{ product_id: id, quantity }] });

    await place(order(2));
    expect(await stockOf(rows, id)).toEqual({ stock: 1, status: 'instock', booked: 1, ordered: 2 });

    await place(order(1));
    expect(await stockOf(rows, id)).toEqual({ stock: 0, status: 'outofstock', booked: 0, ordered: 3 });
  });

  it('takes none if pieces are not counted', async () => {
    const { id } = await createProduct(office, { stock: null });

    await place(orderBody(id, { items: [{ product_id: id, quantity: 10 }] }));

    expect(await stockOf(rows, id)).toMatchObject({ stock: null, status: 'instock', booked: 0 });
  });

  it('keeps who ordered, where to, and how it is paid', async () => {
    const { id, title } = await createProduct(office, {
      price: 500,
      reference: `R-${Date.now()}`,
      image1Url: '/media/1.webp',
    });
    const shipping = {
      address: ' 1, rue X ',
      city: 'Douera',
      region: 'béjaïa',
      postalCode: ' 06000 ',
      additionalInfo: 'Étage 2',
    };

    const body = orderBody(id, { shipping });
    const { order_id } = await place(body);

    const [order] = await rows('SELECT * FROM orders WHERE id = $1', [order_id]);
    expect(order).toMatchObject({
      status: 'pending',
      customer_first_name: 'Amine',
      customer_last_name: 'Benali',
      customer_email: body.customer.email,
      customer_phone: body.customer.phone,
      shipping_address: '1, rue X',
      shipping_city: 'Douera',
      shipping_region: 'béjaïa',
      wilaya_name: 'Béjaïa',
      shipping_postal_code: '06000',
      shipping_additional_info: 'Étage 2',
      payment_method: 'cod',
      delivery_method: 'standard',
      account_id: null,
    });
    const items = await rows('SELECT * FROM orders_items WHERE _parent_id = $1', [order_id]);
    expect(items).toMatchObject([{ title, image: '/media/1.webp', quantity: '1', price: '500', total_price: '500' }]);
  });

  it.each([undefined, null, '', '   ', 'unset'])('keeps the postal code %j as unset', async (postalCode) => {
    const { id } = await createProduct(office);
    const body = orderBody(id);

    const { order_id } = await place({ ...body, shipping: { ...body.shipping, postalCode } });

    const [order] = await rows('SELECT shipping_postal_code AS code FROM orders WHERE id = $1', [order_id]);
    expect(order).toEqual({ code: 'unset' });
  });

  it('pays the present fee of its wilaya', async () => {
    const name = `Wilaya d'essai ${Date.now()}`;
    const wilaya = await office.create('wilayas', { name, price: 123.45 });
    const { id } = await createProduct(office, { price: 100 });
    const body = orderBody(id, {
      shipping: { address: 'x', city: 'y', region: name.toLowerCase().replaceAll(' ', '-') },
    });

    expect(await place(body)).toMatchObject({ delivery_price: 123.45, total: 223.45 });

    await office.update('wilayas', wilaya.id, { price: 0 });
    expect(await place(body)).toMatchObject({ delivery_price: 0, total: 100 });
    await office.remove('wilayas', wilaya.id);
  });
});

describe("an order whose money is not the server's", () => {
  it('is refused for a tampered price, in French, with how the products stand', async () => {
    const { id, title } = await createProduct(office, { price: 1000 });
    const items = [{ product_id: id, quantity: 1, price: 1 }];

    const { message, details } = await refuse(orderBody(id, { items }), 409);

    expect(message).toContain(title);
    expect(message).toMatch(FRENCH);
    expect(details?.items).toEqual([{ product_id: id, price: 1000, stock: 10, available: true }]);
    await expectNothingTaken(id);
  });

  it.each([
    ['delivery_price', 0],
    ['delivery_price', FEE + 0.01],
    ['subtotal', 999.99],
    ['total', 1],
    ['total', 0],
    ['total', -1400],
  ])('is refused for the %s %d', async (name, amount) => {
    const { id } = await createProduct(office, { price: 1000 });

    const { message, details } = await refuse(orderBody(id, { [name]: amount }), 409);

    expect(message).toMatch(FRENCH);
    expect(details?.items).toEqual([{ product_id: id, price: 1000, stock: 10, available: true }]);
    await expectNothingTaken(id);
  });

  it('is refused for a price that changed since it was seen', async () => {
    const { id } = await createProduct(office, { price: 1000 });
    await office.update('products', id, { price: 1100 });
    const items = [{ product_id: id, quantity: 1, price: 1000 }];

    const { details } = await refuse(orderBody(id, { items, total: 1400 }), 409);

    expect(details?.items).toMatchObject([{ product_id: id, price: 1100 }]);
  });

  it.each(['price', 'subtotal', 'delivery_price', 'total'])('is malformed if the %s is no number', async (name) => {
    const { id } = await createProduct(office);
    const body =
      name === 'price'
        ? orderBody(id, { items: [{ product_id: id, quantity: 1, price: '1000' }] })
        : orderBody(id, { [name]: '1400' });

    await refuse(body, 400);
  });
});

describe('an order of what is not to be had', () => {
  it.each([
    ['deleted', {}],
    ['withdrawn', { published: false }],
  ])('is refused if a product was %s', async (how, data) => {
    const { id } = await createProduct(office, data);
    const other = await createProduct(office);
    if (how === 'deleted') await office.remove('products', id);
    const items = [id, other.id].map((product_id) => ({ product_id, quantity: 1, name: 'Vieille pompe' }));

    const { message, details } = await refuse(orderBody(id, { items }), 409);

    expect(message).toContain('Vieille pompe');
    expect(details?.items).toEqual([
      { product_id: id, price: null, stock: null, available: false },
      { product_id: other.id, price: 1000, stock: 10, available: true },
    ]);
    await expectNothingTaken(other.id);
  });

  it.each([
    ['without a price', { price: null }],
    ['out of stock', { stock: 0 }],
    ['uncounted and marked out of stock', { stock: null, stockStatus: 'outofstock' }],
  ])('is refused for a product %s', async (_, data) => {
    const { id } = await createProduct(office, data);

    const { message, details } = await refuse(orderBody(id), 409);

    expect(message).toMatch(FRENCH);
    expect(details?.items).toMatchObject([{ product_id: id, available: false }]);
  });

  it('is refused for too few pieces, and says how many are left', async () => {
    const { id } = await createProduct(office, { stock: 2 });

    const { message, details } = await refuse(orderBody(id, { items: [{ product_id: id, quantity: 3 }] }), 409);

    expect(message).toContain('il ne reste que 2 en stock');
    expect(details?.items).toEqual([{ product_id: id, price: 1000, stock: 2, available: true }]);
    expect(await stockOf(rows, id)).toMatchObject({ stock: 2, ordered: 0 });
  });

  it('takes nothing of its other lines, and names every shortage', async () => {
    const [enough, few, none] = await Promise.all([
      createProduct(office),
      createProduct(office, { stock: 1 }),
      createProduct(office, { stock: 0 }),
    ]);
    const items = [enough.id, few.id, none.id].map((product_id) => ({ product_id, quantity: 2 }));

    const { message } = await refuse(orderBody(enough.id, { items }), 409);

    expect(message).toContain(few.title);
    expect(message).toContain(none.title);
    await expectNothingTaken(enough.id);
  });
});
