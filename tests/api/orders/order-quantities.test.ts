/** POST /api/orders/: up to 10 pieces a line for a guest, up to 99 for an account. */
import { describe, expect, inject, it } from 'vitest';
import { bearer, register } from '../../support/accounts';
import { json, refusal, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { orderBody, postOrder } from '../../support/orders';
import { sharedDatabase, stockOf } from '../../support/running/database';

const { url } = inject('shop');
const office = sharedOffice();
const rows = sharedDatabase();
const bodyFor = (id: number, quantity: number) => orderBody(id, { items: [{ product_id: id, quantity }] });

describe('the pieces of a line', () => {
  it('are 99 at most for an account', async () => {
    const { access } = await register();
    const { id } = await createProduct(office, { stock: 200 });
    const order = (quantity: number) => postOrder(url, { ...bodyFor(id, quantity), guest_id: null }, bearer(access));

    expect(await json(await order(99), 201)).toMatchObject({ subtotal: 99_000 });
    const { details } = await refusal(await order(100), 400);
    expect(details).toEqual({ 'items.0.quantity': ['La quantité maximale est 99 par article.'] });
    expect(await stockOf(rows, id)).toMatchObject({ stock: 101 });
  });

  it.each([11, 99, 100])('are 10 at most for a guest: %i are refused', async (quantity) => {
    const { id } = await createProduct(office, { stock: 200 });

    const { details } = await refusal(await postOrder(url, bodyFor(id, quantity)), 400);

    expect(details).toEqual({ 'items.0.quantity': ['La quantité maximale est 10 par article.'] });
    await json(await postOrder(url, bodyFor(id, 10)), 201);
  });
});
