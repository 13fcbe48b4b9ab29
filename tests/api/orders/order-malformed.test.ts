/** POST /api/orders/: what is malformed is refused with 400, naming the field, and takes nothing. */
import { expect, inject, it } from 'vitest';
import { refusal, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { linesFor, orderBody, postOrder } from '../../support/orders';
import { sharedDatabase, stockOf } from '../../support/running/database';

const { url } = inject('shop');
const office = sharedOffice();
const rows = sharedDatabase();
const { id } = await createProduct(office);
const [line] = linesFor([id, 1]);

/** A valid order with another value in one field, named as a refusal names it: `customer.email`, `items.0.price`. */
function withField(path: string, value: unknown) {
  const body = orderBody(id);
  const [group = '', field = '', ofLine = ''] = path.split('.');
  if (field === '') return { ...body, [group]: value };
  if (group === 'items') return { ...body, items: [{ ...line, [ofLine]: value }] };
  return { ...body, [group]: { ...Object(Reflect.get(body, group)), [field]: value } };
}

const PHONE = 'Numéro de téléphone invalide.';

it.each<[path: string, value: unknown, message?: string]>([
  ['customer.firstName', ' \t '],
  ['customer.email', 'nobody'],
  ['customer.phone', '0550', PHONE],
  ['customer.phone', '0550123456 #1', PHONE],
  ['customer.phone2', '0550 12 34 56 maman', PHONE],
  ['customer.phone2', 7],
  ['shipping.region', 'paris', 'La wilaya choisie est inconnue.'],
  // A link would be in a mail to any address, and a line break would reach the headers of the mail.
  ['customer.firstName', 'https://evil.example/x'],
  ['customer.lastName', 'https://evil.example/x'],
  ['shipping.address', 'https://evil.example/x'],
  ['shipping.city', 'https://evil.example/x'],
  ['customer.firstName', 'Eve\r\nBcc: everybody@example.com'],
  ['customer.firstName', 'Eve\u0000'],
  ['customer.firstName', 'Eve\nX'],
  ['items.0.quantity', 0],
  ['items.0.quantity', '2'],
  ['items.0.quantity', null],
  ['items.0.product_id', '0'],
  ['items.0.product_id', -1],
  ['items.0.product_id', 1.5],
  ['items.0.product_id', 2_147_483_648],
  ['items.0.product_id', null],
  ['items.0.price', '1000'],
  ['subtotal', '1400'],
  ['delivery_price', '1400'],
  ['total', '1400'],
  ['items', []],
  ['items', null],
  ['items', [line, line], 'Le même produit figure deux fois.'],
  ['payment_method', 'card'],
  ['payment_method', undefined],
  ['delivery_method', 'express'],
  ['delivery_method', ['desk']],
  ['guest_id', 'not-a-uuid'],
  ['customer', null],
  ['shipping', 'Alger'],
])('an order is refused for the %s %j, naming it', async (path, value, message) => {
  const { details } = await refusal(await postOrder(url, withField(path, value)), 400);

  expect(Object.keys(details ?? {})).toEqual([path]);
  if (message !== undefined) expect(details?.[path]).toEqual([message]);
  expect(await stockOf(rows, id)).toMatchObject({ stock: 10, booked: 10, ordered: 0 });
});
