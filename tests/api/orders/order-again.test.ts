/** What the products of an order are now, for ordering them again. */
import { describe, expect, inject, it } from 'vitest';
import type { PlacedOrder } from '@/contract/orders';
import { type OrderAgainAnswer, orderAgainAnswer } from '@/contract/tracking';
import { ask, json, refusal, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { orderBody, postOrder } from '../../support/orders';

const { url } = inject('shop');
const office = sharedOffice();
const again = async (code: string | null) =>
  orderAgainAnswer.parse(await json<OrderAgainAnswer>(await ask(`/api/track/${code}/again/`))).lines;

async function place(ids: readonly number[]): Promise<string | null> {
  const [first = 0] = ids;
  const items = ids.map((product_id, index) => ({ product_id, quantity: index + 1 }));
  return (await json<PlacedOrder>(await postOrder(url, orderBody(first, { items })), 201)).tracking_code;
}

describe('ordering again', () => {
  it('gives what can be had with its stock and price of today', async () => {
    const { id, title } = await createProduct(office, { stock: 9 });
    const code = await place([id]);
    await office.update('products', id, { price: 1500 });

    expect(await again(code)).toMatchObject([
      { title, quantity: 1, product: { id, price: 1500, stock: 8 }, successor: null },
    ]);
  });

  it('names what is deleted, withdrawn, sold out or without a price, with the last published successor', async () => {
    const last = await createProduct(office);
    const hidden = await createProduct(office, { published: false, replacedBy: last.id });
    const [deleted, withdrawn, soldOut, unpriced] = await Promise.all(
      Array.from({ length: 4 }, () => createProduct(office)),
    );
    if (!deleted || !withdrawn || !soldOut || !unpriced) throw new Error('Four products were made.');
    const code = await place([deleted.id, withdrawn.id, soldOut.id, unpriced.id]);
    await office.remove('products', deleted.id);
    await office.update('products', withdrawn.id, { published: false, replacedBy: hidden.id });
    await office.update('products', soldOut.id, { stock: 0, replacedBy: last.id });
    await office.update('products', unpriced.id, { price: null });

    expect(await again(code)).toMatchObject([
      { title: deleted.title, quantity: 1, product: null, successor: null },
      { title: withdrawn.title, quantity: 2, product: null, successor: { id: last.id } },
      { title: soldOut.title, quantity: 3, product: { id: soldOut.id, in_stock: false }, successor: { id: last.id } },
      { title: unpriced.title, quantity: 4, product: { id: unpriced.id, price: null }, successor: null },
    ]);
  });

  it('of an unknown code is not found', async () => {
    await refusal(await ask(`/api/track/${'x'.repeat(43)}/again/`), 404);
    await refusal(await ask('/api/track/x/again/'), 404);
  });
});
