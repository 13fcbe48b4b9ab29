/** What customers change about their orders by telephone: lines, address, delivery; stock, amounts and figures follow. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type AdminOrder, adminOrder } from '@/contract/admin/orders';
import { ownName, placeBody, placeOrder } from '../../support/admin-orders';
import { json, refusal, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { newClerk } from '../../support/order-desk';
import { linesFor, orderBody } from '../../support/orders';
import { parcelsOf, preparedBatch, preparedOrder } from '../../support/parcels';
import { sharedDatabase, stockOf } from '../../support/running/database';

const office = sharedOffice();
const rows = sharedDatabase();
const { desk, username } = await newClerk(office);
const reason = 'Le client a rappelé';
/** Communes of Alger and of Oran. */
const [KOUBA, ES_SENIA] = [1618, 3105];

const place = (items: ReturnType<typeof linesFor>) => placeBody(orderBody(0, { items }));
const amend = async (id: number, body: Record<string, unknown>) =>
  json<AdminOrder>(await desk.amend(id, { reason, ...body }));
const refuse = async (id: number, body: Record<string, unknown>, status: number) =>
  refusal(await desk.amend(id, { reason, ...body }), status);
const linesOf = ({ items }: AdminOrder) =>
  items.map(({ product_id, quantity, price }) => [product_id, quantity, price]);

/** What the figures say beyond the orders themselves. */
async function figuresDifference(): Promise<number> {
  const [row] = await rows<{ difference: number }>(
    `SELECT ((SELECT coalesce(sum(centimes), 0) FROM order_figures) - (SELECT coalesce(sum(total * 100), 0) FROM orders))::float8
       AS difference`,
  );
  return row?.difference ?? Number.NaN;
}

describe('the list of lines', () => {
  it('is the whole order: lines stay, come, change and go, and the stock moves by the difference', async () => {
    const products = await Promise.all([0, 1, 2].map(() => createProduct(office, { price: 500, stock: 10 })));
    const [more = 0, gone = 0, added = 0] = products.map(({ id }) => id);
    const id = await place(linesFor([more, 2], [gone, 3]));
    const before = await desk.read(id);
    await office.update('products', more, { price: 900 });
    await office.update('products', added, { price: 700 });

    const answer = adminOrder.strict().parse(await amend(id, { items: linesFor([more, 5], [added, 1]) }));

    expect(linesOf(answer)).toEqual([
      [more, 5, 500],
      [added, 1, 700],
    ]);
    expect(answer.items[0]?.id).toBe(before.items[0]?.id);
    const { delivery_price } = before;
    expect(answer).toMatchObject({ subtotal: 3200, delivery_price, total: 3200 + delivery_price, status: 'pending' });
    expect(await stockOf(rows, more)).toMatchObject({ stock: 5, booked: 5, ordered: 5 });
    expect(await stockOf(rows, gone)).toMatchObject({ stock: 10, booked: 10, ordered: 0 });
    expect(await stockOf(rows, added)).toMatchObject({ stock: 9, booked: 9, ordered: 1 });
    const book = await rows(
      `SELECT product_id, quantity::int, by FROM stock_movements WHERE order_id = $1 AND reason = 'amendment' ORDER BY quantity`,
      [id],
    );
    expect(book).toEqual([
      { product_id: more, quantity: -3, by: username },
      { product_id: added, quantity: -1, by: username },
      { product_id: gone, quantity: 3, by: username },
    ]);
    await expect.poll(figuresDifference).toBe(0);
  });

  it('is kept with what was before and after, by whom, and why', async () => {
    const { orderId, productId } = await placeOrder(office, { quantity: 1 });
    const { items, total } = await desk.read(orderId);
    const [item] = items;
    const line = { item_id: item?.id, product_id: productId, title: item?.product_title, price: 1000 };

    const { amendments } = await amend(orderId, { items: [{ item_id: item?.id, quantity: 3 }] });

    expect(amendments).toEqual([
      {
        at: expect.stringMatching(/^\d{4}-.*Z$/),
        by: username,
        reason,
        changes: {
          items: [[{ ...line, quantity: 1 }], [{ ...line, quantity: 3 }]],
          subtotal: [1000, 3000],
          total: [total, total + 2000],
        },
      },
    ]);
  });

  it('takes up to 999 pieces a line, and no more than there are', async () => {
    const { orderId, productId } = await placeOrder(office, { product: { stock: 1000 } });

    await amend(orderId, { items: linesFor([productId, 999]) });
    expect(await stockOf(rows, productId)).toMatchObject({ stock: 1, booked: 1 });

    const few = await placeOrder(office, { product: { stock: 2 } });
    const { message, details } = await refuse(few.orderId, { items: linesFor([few.productId, 3]) }, 409);
    expect(message).toMatch(/^".*": only 1 left in stock\.$/);
    expect(details?.items).toEqual([{ product_id: few.productId, price: 1000, stock: 1, available: true }]);
    expect(await stockOf(rows, few.productId)).toMatchObject({ stock: 1, booked: 1 });
  });

  it('moves all or nothing, and tells of all shortages', async () => {
    const products = await Promise.all([2, 2, 51].map((stock) => createProduct(office, { stock })));
    const [first = 0, second = 0, plenty = 0] = products.map((product) => product.id);
    const id = await place(linesFor([first, 1]));

    const { message } = await refuse(id, { items: linesFor([plenty, 20], [first, 5], [second, 5]) }, 409);

    expect(message.match(/left in stock/g)).toHaveLength(2);
    expect(await stockOf(rows, plenty)).toMatchObject({ stock: 51 });
    expect((await desk.read(id)).amendments).toEqual([]);
  });

  it('keeps the line of a deleted product by its own id, and gives nothing back for it', async () => {
    const [deleted, kept] = await Promise.all([createProduct(office), createProduct(office)]);
    const id = await place(linesFor([deleted.id, 2], [kept.id, 1]));
    await office.remove('products', deleted.id);
    const [gone, other] = (await desk.read(id)).items;
    expect(gone?.product_id).toBeNull();

    const answer = await amend(id, {
      items: [
        { item_id: gone?.id, quantity: 1 },
        { item_id: other?.id, quantity: 4 },
      ],
    });
    expect(linesOf(answer)).toEqual([
      [null, 1, 1000],
      [kept.id, 4, 1000],
    ]);
    expect(answer.items[0]?.product_title).toBe(deleted.title);
    await refuse(id, { items: [{ item_id: gone?.id, quantity: 2 }] }, 409);
    expect(linesOf(await amend(id, { items: linesFor([kept.id, 4]) }))).toEqual([[kept.id, 4, 1000]]);
  });

  it('moves no stock of what is not counted, or was not when it was ordered', async () => {
    const { orderId, productId } = await placeOrder(office, { product: { stock: null }, quantity: 2 });
    await amend(orderId, { items: linesFor([productId, 9]) });
    expect(await stockOf(rows, productId)).toMatchObject({ stock: null, booked: 0 });

    await office.update('products', productId, { stock: 5 });
    await amend(orderId, { items: linesFor([productId, 1]) });
    expect(await stockOf(rows, productId)).toMatchObject({ stock: 5 });
  });

  it('takes no new line of a product that is deleted or withdrawn from sale', async () => {
    const { orderId, productId } = await placeOrder(office);
    const [deleted, withdrawn] = [await createProduct(office), await createProduct(office, { published: false })];
    await office.remove('products', deleted.id);

    for (const { id } of [deleted, withdrawn]) {
      await refuse(orderId, { items: linesFor([productId, 1], [id, 1]) }, 409);
    }
    expect((await desk.read(orderId)).items).toHaveLength(1);
  });
});

describe('customer and address', () => {
  it('may be given in part; search and telephone key follow', async () => {
    const { orderId } = await placeOrder(office);
    const before = await desk.read(orderId);
    const lastName = ownName();

    const answer = await amend(orderId, {
      customer: { lastName, phone: '0661 90 80 70', phone2: '021 23 45 67' },
      shipping: { address: '3 rue neuve' },
    });

    expect(answer).toMatchObject({
      customer_first_name: before.customer_first_name,
      customer_last_name: lastName,
      customer_email: before.customer_email,
      customer_phone: '0661 90 80 70',
      customer_phone2: '021 23 45 67',
      phone_key: '+213661908070',
      shipping_address: '3 rue neuve',
      shipping_city: before.shipping_city,
      total: before.total,
    });
    expect((await desk.list({ customer: lastName })).orders.map(({ id }) => id)).toEqual([orderId]);
    expect((await desk.list({ q: '+213661908070', customer: lastName })).total).toBe(1);
    expect(await amend(orderId, { customer: { phone2: '', email: '' } })).toMatchObject({
      customer_phone2: '',
      customer_email: '',
      customer_phone: '0661 90 80 70',
    });
  });

  it('stand in the audit log without giving anybody away', async () => {
    const { orderId } = await placeOrder(office);
    await amend(orderId, {
      customer: { firstName: 'Zoubida', lastName: 'Secret', email: 'zoubida@example.com', phone: '0661 90 80 70' },
      shipping: { address: '3 rue neuve', city: 'Blida', additionalInfo: 'Deuxième étage' },
    });

    const [entry] = await rows<{ actor: string; changes: object }>(
      `SELECT actor, changes FROM audit_log WHERE subject_type = 'orders' AND subject_id = $1::text ORDER BY id DESC LIMIT 1`,
      [String(orderId)],
    );
    expect(entry).toMatchObject({
      actor: username,
      changes: {
        customer_first_name: ['A***', 'Z***'],
        customer_email: ['a***@example.com', 'z***@example.com'],
        customer_phone: ['***', '***'],
      },
    });
    expect(JSON.stringify(entry)).not.toMatch(/Zoubida|Secret|0661 ?90|neuve|Blida|étage/);
  });

  it('change the fee with the wilaya, the commune or the desk, and only then', async () => {
    const name = `Sud ${randomUUID()}`;
    const wilaya = await office.create<{ id: number }>('wilayas', { name, price: 1500, deskPrice: 900 });
    const { orderId } = await placeOrder(office);
    const before = await desk.read(orderId);
    const region = name.toLowerCase().replaceAll(' ', '-');

    const moved = await amend(orderId, { shipping: { region } });
    expect(moved).toMatchObject({ shipping_region: region, shipping_wilaya: name, delivery_price: 1500 });
    expect(moved.total).toBe(before.subtotal + 1500);
    expect((await desk.list({ wilaya: String(wilaya.id) })).orders.map(({ id }) => id)).toEqual([orderId]);

    expect(await amend(orderId, { delivery_method: 'desk' })).toMatchObject({ delivery_price: 900 });
    await office.update('wilayas', wilaya.id, { price: 9999, deskPrice: 8888 });
    expect(await amend(orderId, { shipping: { region, city: 'Ailleurs' } })).toMatchObject({ delivery_price: 900 });
    expect(await amend(orderId, { delivery_method: 'standard' })).toMatchObject({ delivery_price: 9999 });
    await expect.poll(figuresDifference).toBe(0);
  });

  it('name a commune of the wilaya, or none', async () => {
    const { orderId } = await placeOrder(office);
    const shipped = async (shipping: object) => (await amend(orderId, { shipping })).commune;

    expect(await shipped({ commune: KOUBA })).toMatchObject({ code: KOUBA });
    expect(await shipped({ city: 'Alger centre' })).toMatchObject({ code: KOUBA });
    const { details } = await refuse(orderId, { shipping: { commune: 101 } }, 400);
    expect(details).toHaveProperty(['shipping.commune']);
    expect(await shipped({ region: 'adrar' })).toBeNull();
    expect(await shipped({ commune: 101 })).toMatchObject({ code: 101 });
    expect(await shipped({ commune: null })).toBeNull();
  });

  it('have a city that fits: that of the new commune, or the wilaya if it names none', async () => {
    const shipping = { address: '1 rue A', region: 'oran', commune: ES_SENIA, city: 'Es Senia' };
    const [one, other] = [await placeOrder(office, { shipping }), await placeOrder(office, { shipping })];

    const moved = await amend(one.orderId, { shipping: { region: 'alger', commune: KOUBA } });

    expect(moved).toMatchObject({ shipping_city: 'Kouba', shipping_wilaya: 'Alger', commune: { name: 'Kouba' } });
    expect(moved.amendments.at(-1)?.changes).toMatchObject({ shipping_city: ['Es Senia', 'Kouba'] });
    expect(await amend(other.orderId, { shipping: { region: 'tamanrasset' } })).toMatchObject({
      shipping_city: 'Tamanrasset',
    });
  });
});

describe('an amendment', () => {
  it('is possible while the order is being processed', async () => {
    const { orderId } = await preparedOrder(office);
    expect(await amend(orderId, { customer: { firstName: 'Lila' } })).toMatchObject({ status: 'processing' });
  });

  it.each(['shipping', 'delivered', 'cancelled'])('is refused once the order is %s', async (status) => {
    const { orderId, productId } = await placeOrder(office);
    await json(await desk.move(orderId, { status }));
    const { message } = await refuse(orderId, { items: linesFor([productId, 2]) }, 409);
    expect(message).toMatch(/^This order cannot be amended: it is "/);
    expect((await desk.read(orderId)).amendments).toEqual([]);
  });

  it('is refused while the order has a live parcel, and possible again once that is cancelled', async () => {
    const { orderId, courier, parcelId } = await preparedBatch(office);
    const { message } = await refuse(orderId, { customer: { firstName: 'Lila' } }, 409);
    expect(message).toBe(
      `This order has a parcel with ${courier.name}. Cancel the parcel before you change the order.`,
    );
    expect((await desk.read(orderId)).amendments).toEqual([]);

    await json(await parcelsOf(office).change(parcelId, { state: 'cancelled' }));
    expect(await amend(orderId, { customer: { firstName: 'Lila' } })).toMatchObject({ customer_first_name: 'Lila' });
  });

  it('that changes nothing leaves no trace, so it may be sent again', async () => {
    const { orderId, productId } = await placeOrder(office);
    const body = { items: linesFor([productId, 2]), shipping: { region: ' Alger ' } };

    const first = await amend(orderId, body);
    expect(await amend(orderId, body)).toEqual(first);
    expect(first.amendments).toHaveLength(1);
    expect(first.shipping_region).toBe('alger');
  });

  const untouched = placeOrder(office);

  it.each<[string, unknown, string]>([
    ['no reason', { customer: { firstName: 'Lila' } }, 'reason'],
    ['a blank reason', { reason: ' ' }, 'reason'],
    ['no lines', { reason, items: [] }, 'items'],
    ['a line of nothing', { reason, items: [{ quantity: 1 }] }, 'items.0'],
    ['no pieces', { reason, items: linesFor([1, 0]) }, 'items.0.quantity'],
    ['too many pieces', { reason, items: linesFor([1, 1000]) }, 'items.0.quantity'],
    ['half a piece', { reason, items: linesFor([1, 1.5]) }, 'items.0.quantity'],
    ['an impossible product', { reason, items: linesFor([2 ** 40, 1]) }, 'items.0.product_id'],
    ['an unknown line', { reason, items: [{ item_id: 'x', quantity: 1 }] }, 'items.0.item_id'],
    ['a zero as line', { reason, items: [{ item_id: '\u0000', quantity: 1 }] }, 'items.0.item_id'],
    ['a product twice', { reason, items: linesFor([1, 1], [1, 1]) }, 'items'],
    ['a blank name', { reason, customer: { lastName: ' ' } }, 'customer.lastName'],
    ['a name of null', { reason, customer: { lastName: null } }, 'customer.lastName'],
    ['letters as telephone', { reason, customer: { phone: 'appelez-moi' } }, 'customer.phone'],
    ['a bad second telephone', { reason, customer: { phone2: '12' } }, 'customer.phone2'],
    ['a bad e-mail', { reason, customer: { email: 'x' } }, 'customer.email'],
    ['an unknown wilaya', { reason, shipping: { region: 'atlantide' } }, 'shipping.region'],
    ['a zero in the address', { reason, shipping: { address: 'x\u0000' } }, 'shipping.address'],
    ['a text as commune', { reason, shipping: { commune: 'Alger' } }, 'shipping.commune'],
    ['another delivery', { reason, delivery_method: 'drone' }, 'delivery_method'],
    ['a list', [], 'body'],
  ])('with %s is refused with 400, naming the field', async (_, body, field) => {
    const { orderId } = await untouched;
    const before = await desk.read(orderId);
    const { details } = await refusal(await desk.amend(orderId, body), 400);
    expect(Object.keys(details ?? {})).toContain(field);
    expect(await desk.read(orderId)).toEqual(before);
  });

  it('names a line once, by its id or by its product', async () => {
    const { orderId, productId } = await placeOrder(office);
    const [item] = (await desk.read(orderId)).items;
    const other = await createProduct(office);
    const send = (...items: object[]) => desk.amend(orderId, { reason, items });

    await refusal(await send({ item_id: item?.id, quantity: 1 }, { product_id: productId, quantity: 1 }), 400);
    await refusal(await send({ item_id: item?.id, product_id: other.id, quantity: 1 }), 400);
    await json(await send({ item_id: item?.id, product_id: productId, quantity: 2 }));
  });
});
