/** What the end of a parcel decides: lost, returned. A status neither gives back nor takes what that end decided. */
import { describe, expect, it } from 'vitest';
import { ordersOf } from '../../support/admin-orders';
import { json, refusal, sharedOffice } from '../../support/api';
import { cashOf, expectBalanced, ofCourier } from '../../support/cash';
import { deskOf } from '../../support/order-desk';
import { eventOf, parcelsOf, preparedBatch, sendEvents } from '../../support/parcels';
import { sharedDatabase, stockOf } from '../../support/running/database';

const office = sharedOffice();
const rows = sharedDatabase();
const parcels = parcelsOf(office);
const orders = ordersOf(office);
const desk = deskOf(office);
const cash = cashOf(office);

const STOCK = 10;
const PIECES = 3;

async function atCourier() {
  const made = await preparedBatch(office, { isHandedOver: true, quantity: PIECES, product: { stock: STOCK } });
  const { orderId, productId, parcelId } = made;
  const stock = async () => (await stockOf(rows, productId)).stock;
  return {
    ...made,
    stock,
    status: async () => (await orders.read(orderId)).status,
    move: (status: string) => orders.move(orderId, { status }),
    lose: async () => json(await parcels.change(parcelId, { state: 'lost' })),
    say: async (word: string, seconds: number) =>
      json(await sendEvents(made.courier, { events: [eventOf(word, { reference: String(orderId), seconds })] })),
  };
}

describe('the order of a lost parcel', () => {
  it('is closed without its pieces, by every door, and taken up again with others', async () => {
    const { lose, move, stock, orderId } = await atCourier();
    await lose();

    await json(await move('cancelled'));
    expect(await stock()).toBe(STOCK - PIECES);
    await json(await move('processing'));
    expect(await stock()).toBe(STOCK - 2 * PIECES);
    // The pieces that wait on the shelf are given back.
    const bulk = await json(await desk.moveAll([orderId], 'cancelled'));
    expect(bulk).toMatchObject({ changed: [orderId] });
    expect(await stock()).toBe(STOCK - PIECES);

    const other = await atCourier();
    await other.lose();
    await json(await office.update('orders', other.orderId, { status: 'cancelled' }));
    expect(await other.stock()).toBe(STOCK - PIECES);
  });

  it('is sent again with other pieces, or refused if there are none', async () => {
    const { lose, move, stock, status, orderId, productId, courier } = await atCourier();
    await lose();
    await refusal(await desk.amend(orderId, { reason: 'x', items: [{ product_id: productId, quantity: 1 }] }), 409);

    await json(await office.update('products', productId, { stock: PIECES - 1 }));
    await refusal(await move('processing'), 409);
    expect([await status(), await stock()]).toEqual(['shipping', PIECES - 1]);
    await json(await office.update('products', productId, { stock: PIECES }));
    await json(await move('processing'));
    await json(await parcels.batch(courier.id, [orderId]), 201);

    expect(await stock()).toBe(0);
    await json(await move('cancelled'));
    expect(await stock()).toBe(PIECES);
  });

  it('counts its pieces again if the parcel is found: delivered after it was closed, or before it is sent again', async () => {
    const closed = await atCourier();
    await closed.lose();
    await json(await closed.move('cancelled'));
    await closed.say('Livré', 60);
    expect([await closed.status(), await closed.stock()]).toEqual(['delivered', STOCK - PIECES]);

    const again = await atCourier();
    await again.lose();
    await json(await again.move('processing'));
    expect(await again.stock()).toBe(STOCK - 2 * PIECES);
    await again.say('En transit', 60);
    expect([await again.status(), await again.stock()]).toEqual(['shipping', STOCK - PIECES]);
  });

  it('brings back what a return decides if the closed order’s parcel turns up', async () => {
    const { lose, move, stock, status, orderId, parcelId } = await atCourier();
    await lose();
    await json(await move('cancelled'));
    const [item] = (await orders.read(orderId)).items;

    await json(await parcels.giveBack(parcelId, { lines: [{ item_id: item?.id, restock: 2 }], by_customer: false }));

    expect([await status(), await stock()]).toEqual(['cancelled', STOCK - PIECES + 2]);
  });
});

describe('the order of a parcel that came back', () => {
  it('is cancelled by the decision alone, which moves stock and cash together', async () => {
    const { move, stock, status, orderId, productId, parcelId, courier } = await atCourier();
    await json(await parcels.change(parcelId, { state: 'returned' }));

    const { message } = await refusal(await move('cancelled'), 409);
    expect(message).toContain('Decide its return');
    expect(await json(await desk.moveAll([orderId], 'cancelled'))).toMatchObject({
      changed: [],
      refused: [{ id: orderId }],
    });
    await json(await move('processing'));
    await refusal(await desk.amend(orderId, { reason: 'x', items: [{ product_id: productId, quantity: 1 }] }), 409);
    expect(await stock()).toBe(STOCK - PIECES);
    const [item] = (await orders.read(orderId)).items;
    const decision = { lines: [{ item_id: item?.id, restock: 1 }], by_customer: true };
    const answers = await Promise.all([parcels.giveBack(parcelId, decision), parcels.giveBack(parcelId, decision)]);

    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    expect([await status(), await stock()]).toEqual(['cancelled', STOCK - PIECES + 1]);
    expect(ofCourier(await cash.read(), courier)).toMatchObject({ outstanding: 0 });
  });

  it('sent again, owes nothing for the first parcel; amended afterwards, gives no written-off piece back', async () => {
    const { move, stock, orderId, productId, parcelId, courier } = await atCourier();
    await json(await parcels.change(parcelId, { state: 'returned' }));
    await json(await move('processing'));
    await json(await parcels.batch(courier.id, [orderId]), 201);
    expect(ofCourier(await cash.read(), courier)).toMatchObject({ outstanding: 0 });

    const other = await atCourier();
    const [item] = (await orders.read(other.orderId)).items;
    const decision = { lines: [{ item_id: item?.id, restock: 1 }], by_customer: true };
    await json(await parcels.giveBack(other.parcelId, decision));
    await json(await other.move('processing'));
    const items = [{ product_id: other.productId, quantity: 1 }];
    await json(await desk.amend(other.orderId, { reason: 'x', items }));
    expect(await other.stock()).toBe(STOCK - 2);
    await json(await other.move('cancelled'));
    expect(await other.stock()).toBe(STOCK - 2);
    expect(await stock()).toBe(STOCK - PIECES);
    expect(productId).toBeGreaterThan(0);
    await expectBalanced(rows);
  });

  it('is delivered or cancelled, never both, when news and a status come at once', async () => {
    const { move, lose, say, stock, status } = await atCourier();
    await lose();

    await Promise.all([move('cancelled'), say('Livré', 60)]);

    const end = await status();
    expect(['cancelled', 'delivered']).toContain(end);
    expect(await stock()).toBe(STOCK - PIECES);
  });
});
