/** POST /api/orders/: what is accepted, what is refused, and that no amount of a client is trusted. */
import { describe, expect, inject, it } from 'vitest';
import { json, refusal, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { linesFor, orderBody, postOrder } from '../../support/orders';
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

    const placed = await place(orderBody(0, { items: linesFor([pump.id, 3], [valve.id, 2]) }));

    expect(placed).toEqual({
      order_id: expect.any(Number),
      status: 'pending',
      subtotal: 2501.3,
      delivery_price: FEE,
      total: 2901.3,
      tracking_code: expect.stringMatching(/^[\w-]{43}$/),
    });
    // No postal code was given.
    expect(await rows('SELECT shipping_postal_code AS code FROM orders WHERE id = $1', [placed.order_id])).toEqual([
      { code: 'unset' },
    ]);
  });

  it('may name every amount rightly, and the names and prices of its lines', async () => {
    const { id, title } = await createProduct(office, { price: 99.9 });
    const items = [{ product_id: id, quantity: 3, price: 99.9, name: title }];

    const placed = await place(orderBody(id, { items, subtotal: 299.7, delivery_price: FEE, total: 699.7 }));

    expect(placed.total).toBe(699.7);
  });

  it('takes its pieces, and the last one sets the status', async () => {
    const { id } = await createProduct(office, { stock: 3 });
    const order = (quantity: number) => orderBody(id, { items: linesFor([id, quantity]) });

    await place(order(2));
    expect(await stockOf(rows, id)).toEqual({ stock: 1, status: 'instock', booked: 1, ordered: 2 });

    await place(order(1));
    expect(await stockOf(rows, id)).toEqual({ stock: 0, status: 'outofstock', booked: 0, ordered: 3 });
  });

  it('takes none if pieces are not counted', async () => {
    const { id } = await createProduct(office, { stock: null });

    await place(orderBody(id, { items: linesFor([id, 10]) }));

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
});

describe("an order whose money is not the server's", () => {
  it.each([
    ['price', 1],
    ['price', 999.99],
    ['delivery_price', 0],
    ['delivery_price', FEE + 0.01],
    ['subtotal', 999.99],
    ['total', 1],
    ['total', 0],
    ['total', -1400],
  ])('is refused for the %s %d, in French, with how the product stands', async (name, amount) => {
    const { id, title } = await createProduct(office, { price: 1000 });
    const items = [{ product_id: id, quantity: 1, price: amount }];

    const { message, details } = await refuse(orderBody(id, name === 'price' ? { items } : { [name]: amount }), 409);

    expect(message).toMatch(FRENCH);
    if (name === 'price') expect(message).toContain(title);
    expect(details?.items).toEqual([{ product_id: id, price: 1000, stock: 10, available: true }]);
    await expectNothingTaken(id);
  });
});

describe('an order of what is not to be had', () => {
  it('takes nothing of its other lines, and names every line that is withdrawn, unpriced, sold out or short', async () => {
    const states = [
      {},
      { published: false },
      { price: null },
      { stock: 0 },
      { stock: null, stockStatus: 'outofstock' },
    ];
    const made = await Promise.all([...states, { stock: 1 }, {}].map((data) => createProduct(office, data)));
    const [deleted = 0, withdrawn = 0, unpriced = 0, soldOut = 0, uncounted = 0, few = 0, enough = 0] = made.map(
      ({ id }) => id,
    );
    await office.remove('products', deleted);
    const items = made.map(({ id, title }) => ({ product_id: id, quantity: 2, name: `Vieux ${title}` }));

    const { message, details } = await refuse(orderBody(enough, { items }), 409);

    expect(message).toMatch(FRENCH);
    expect(message).toContain(`Vieux ${made[0]?.title}`);
    for (const { title } of made.slice(0, -1)) expect(message).toContain(title);
    expect(message).toContain('il ne reste que 1 en stock');
    expect(details?.items).toEqual([
      { product_id: deleted, price: null, stock: null, available: false },
      { product_id: withdrawn, price: null, stock: null, available: false },
      { product_id: unpriced, price: null, stock: 10, available: false },
      { product_id: soldOut, price: 1000, stock: 0, available: false },
      { product_id: uncounted, price: 1000, stock: null, available: false },
      { product_id: few, price: 1000, stock: 1, available: true },
      { product_id: enough, price: 1000, stock: 10, available: true },
    ]);
    await expectNothingTaken(enough);
    expect(await stockOf(rows, few)).toMatchObject({ stock: 1, ordered: 0 });
  });
});
