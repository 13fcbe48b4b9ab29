/** What the products of an order are now, for ordering them again; and the link of an order, sent to its own address. */
import { describe, expect, inject, it } from 'vitest';
import type { PlacedOrder } from '@/contract/orders';
import { type OrderAgainAnswer, orderAgainAnswer } from '@/contract/tracking';
import { trackingCallWords } from '@/words/fr/orders/tracking';
import { send } from '../../support/accounts';
import { placeOrder } from '../../support/admin-orders';
import { ask, json, refusal, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { mailNames } from '../../support/mails';
import { deskOf } from '../../support/order-desk';
import { linesFor, orderBody, postOrder, someCustomer } from '../../support/orders';
import { sharedDatabase } from '../../support/running/database';

const office = sharedOffice();
const rows = sharedDatabase();
const desk = deskOf(office);
const { url, dataDir } = inject('shop');

const sent = (id: number) =>
  rows<{ n: number }>('SELECT count(*)::int AS n FROM order_mails WHERE order_id = $1', [id]).then(([row]) => row?.n);
const link = (order: string | number, phone: string) =>
  send('/api/track/link/', { body: { order: String(order), phone } });
const again = (order: string | number, phone: string) =>
  ask(`/api/track/again/?${new URLSearchParams({ order: String(order), phone })}`);

async function ordered() {
  const customer = someCustomer();
  return { ...(await placeOrder(office, { customer })), phone: customer.phone };
}

const againByCode = async (code: string | null) =>
  orderAgainAnswer.parse(await json<OrderAgainAnswer>(await ask(`/api/track/${code}/again/`))).lines;

/** With one piece more of each product than of the one before. @returns its code */
async function place(ids: readonly number[]): Promise<string | null> {
  const items = linesFor(...ids.map((id, index) => [id, index + 1] as const));
  return (await json<PlacedOrder>(await postOrder(url, orderBody(0, { items })), 201)).tracking_code;
}

describe('ordering again', () => {
  it('gives what can be had with its stock and price of today', async () => {
    const { id, title } = await createProduct(office, { stock: 9 });
    const code = await place([id]);
    await office.update('products', id, { price: 1500 });

    expect(await againByCode(code)).toMatchObject([
      { title, quantity: 1, product: { id, price: 1500, stock: 8 }, successor: null },
    ]);
  });

  it('names what is deleted, withdrawn, sold out or without a price, with the last published successor', async () => {
    const last = await createProduct(office);
    const hidden = await createProduct(office, { published: false, replacedBy: last.id });
    const [deleted, withdrawn] = [await createProduct(office), await createProduct(office)];
    const [soldOut, unpriced] = [await createProduct(office), await createProduct(office)];
    const code = await place([deleted.id, withdrawn.id, soldOut.id, unpriced.id]);
    await office.remove('products', deleted.id);
    await office.update('products', withdrawn.id, { published: false, replacedBy: hidden.id });
    await office.update('products', soldOut.id, { stock: 0, replacedBy: last.id });
    await office.update('products', unpriced.id, { price: null });

    expect(await againByCode(code)).toMatchObject([
      { title: deleted.title, quantity: 1, product: null, successor: null },
      { title: withdrawn.title, quantity: 2, product: null, successor: { id: last.id } },
      { title: soldOut.title, quantity: 3, product: { id: soldOut.id, in_stock: false }, successor: { id: last.id } },
      { title: unpriced.title, quantity: 4, product: { id: unpriced.id, price: null }, successor: null },
    ]);
  });

  it('is possible by number and telephone, in any spelling', async () => {
    const { orderId, productId, phone } = await ordered();

    const answer = await json<OrderAgainAnswer>(await again(`#${orderId}`, `+213 ${phone.slice(1)}`));

    expect(answer.lines.map(({ product }) => product?.id)).toEqual([productId]);
  });

  it('is not found with another telephone, nor without such an order or code', async () => {
    const { orderId } = await ordered();

    expect((await again(orderId, '0550 99 99 99')).status).toBe(404);
    expect((await again(2_000_000_000, '0550 99 99 99')).status).toBe(404);
    for (const code of ['x'.repeat(43), 'x']) await refusal(await ask(`/api/track/${code}/again/`), 404);
  });
});

describe('the link', () => {
  it('is sent once to the address of the order, which is not told', async () => {
    const { orderId, phone } = await ordered();

    const answers = await Promise.all([link(orderId, phone), link(orderId, phone), link(`#${orderId}`, phone)]);

    for (const answer of answers) expect(await json(answer, 202)).toEqual({ message: trackingCallWords.linkSent });
    expect(await sent(orderId)).toBe(1);
    await expect
      .poll(async () => (await desk.read(orderId)).status_mails, { timeout: 20_000 })
      .toMatchObject([{ by: 'guest' }]);
  });

  it('counts with the confirmations of the orders: a stranger fills no mailbox', async () => {
    const customer = someCustomer();
    const orderIds: number[] = [];
    for (let count = 0; count < 3; count++) orderIds.push((await placeOrder(office, { customer })).orderId);
    const mails = async () =>
      (await mailNames(dataDir)).filter((name) => orderIds.some((id) => name.startsWith(`order-${id}-`)));
    await expect.poll(mails, { timeout: 30_000 }).toHaveLength(3);

    for (const orderId of orderIds) await json(await link(orderId, customer.phone), 202);

    const handled = async () => {
      const read = await Promise.all(orderIds.map((id) => desk.read(id)));
      return read.flatMap(({ status_mails }) => status_mails.filter(({ sent_at }) => sent_at !== null)).length;
    };
    await expect.poll(handled, { timeout: 30_000 }).toBe(3);
    expect(await mails()).toHaveLength(5);
  });

  it('has the same answer where the order has no address', async () => {
    const { email: _, ...customer } = someCustomer();
    const { productId } = await placeOrder(office);
    const body = { ...orderBody(productId, { customer }), source: 'phone' };
    const { id } = await json<{ id: number }>(await desk.take(body), 201);

    expect(await json(await link(id, customer.phone), 202)).toEqual({ message: trackingCallWords.linkSent });
    expect(await sent(id)).toBe(0);
  });

  it('is not sent to whoever has the number alone', async () => {
    const { orderId } = await ordered();

    const answer = await json(await link(orderId, '0550 99 99 99'), 404);

    expect(answer).toMatchObject({ message: trackingCallWords.notFound });
    expect(await sent(orderId)).toBe(0);
  });

  it('is sent at most three times a day', async () => {
    const { orderId, phone } = await ordered();
    for (let mail = 0; mail < 5; mail++) {
      await json(await link(orderId, phone), 202);
      await rows(
        `UPDATE order_mails SET asked_at = asked_at - interval '20 minutes', sent_at = coalesce(sent_at, now()) WHERE order_id = $1`,
        [orderId],
      );
    }

    expect(await sent(orderId)).toBe(3);
  });
});
