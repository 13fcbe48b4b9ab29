/** POST /api/orders/: what is malformed is refused with 400, naming the field, and takes nothing. */
import { describe, expect, inject, it } from 'vitest';
import { refusal, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { orderBody, postOrder } from '../../support/orders';
import { sharedDatabase, stockOf } from '../../support/running/database';

const { url } = inject('shop');
const office = sharedOffice();
const rows = sharedDatabase();
const refuse = async (body: unknown, status: number) => refusal(await postOrder(url, body), status);

async function expectNothingTaken(productId: number): Promise<void> {
  expect(await stockOf(rows, productId)).toMatchObject({ stock: 10, booked: 10, ordered: 0 });
}

/** An order with another value in one field, named as a refusal names it: `customer.email`. */
function withField(productId: number, path: string, value: unknown) {
  const body = orderBody(productId);
  const [group = '', field = ''] = path.split('.');
  return { ...body, [group]: { ...Object(Reflect.get(body, group)), [field]: value } };
}

describe('an order that is malformed', () => {
  const fields = ['customer.firstName', 'customer.lastName', 'customer.email', 'customer.phone'];
  const places = ['shipping.address', 'shipping.city', 'shipping.region'];

  it.each([...fields, ...places])('is refused for %s of spaces only, naming it', async (path) => {
    const { id } = await createProduct(office);

    const { details } = await refuse(withField(id, path, ' \t '), 400);

    expect(Object.keys(details ?? {})).toEqual([path]);
    await expectNothingTaken(id);
  });

  it.each(['customer.firstName', 'customer.lastName', 'shipping.address', 'shipping.city'])(
    'is refused for a link in %s, which would stand in a mail to any address',
    async (path) => {
      const { id } = await createProduct(office);

      const { details } = await refuse(withField(id, path, 'https://evil.example/x'), 400);

      expect(Object.keys(details ?? {})).toEqual([path]);
      await expectNothingTaken(id);
    },
  );

  it('is refused for an invalid e-mail address', async () => {
    const { id } = await createProduct(office);

    const { details } = await refuse(withField(id, 'customer.email', 'nobody'), 400);

    expect(Object.keys(details ?? {})).toEqual(['customer.email']);
  });

  it.each(['0550', '1234567', '1234567890123456', '0550 12 34 56 maman', '0550 12 34 56 / 0661 12 34 56'])(
    'is refused for the telephone %j',
    async (phone) => {
      const { id } = await createProduct(office);

      const { message, details } = await refuse(withField(id, 'customer.phone', phone), 400);

      expect(message).toBe('Numéro de téléphone invalide.');
      expect(details).toEqual({ 'customer.phone': [message] });
      await expectNothingTaken(id);
    },
  );

  it('is refused for a region that is no wilaya', async () => {
    const { id } = await createProduct(office);

    const { details } = await refuse(orderBody(id, { shipping: { address: 'x', city: 'y', region: 'paris' } }), 400);

    expect(details).toEqual({ 'shipping.region': ['La wilaya choisie est inconnue.'] });
    await expectNothingTaken(id);
  });

  it.each([0, 11, 1.5, -1, '2', null])('is refused for the quantity %j', async (quantity) => {
    const { id } = await createProduct(office);

    const { details } = await refuse(orderBody(id, { items: [{ product_id: id, quantity }] }), 400);

    expect(Object.keys(details ?? {})).toEqual(['items.0.quantity']);
    await expectNothingTaken(id);
  });

  it('is refused for the same product twice', async () => {
    const { id } = await createProduct(office);
    const line = { product_id: id, quantity: 1 };

    const { details } = await refuse(orderBody(id, { items: [line, line] }), 400);

    expect(details).toEqual({ items: ['Le même produit figure deux fois.'] });
  });

  it.each([
    ['items', []],
    ['items', null],
    ['payment_method', 'card'],
    ['payment_method', 'paypal'],
    ['payment_method', undefined],
    ['delivery_method', 'express'],
    ['guest_id', 'not-a-uuid'],
    ['customer', null],
    ['shipping', 'Alger'],
  ])('is refused for %s %j', async (name, value) => {
    const { id } = await createProduct(office);

    const { details } = await refuse(orderBody(id, { [name]: value }), 400);

    expect(Object.keys(details ?? {})[0]).toMatch(new RegExp(`^${name}`));
  });

  it.each(['0', -1, 1.5, 2_147_483_648, 'abc', null])('is refused for the product %j', async (productId) => {
    await refuse(orderBody(0, { items: [{ product_id: productId, quantity: 1 }] }), 400);
  });
});
