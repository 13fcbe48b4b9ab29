/** How the back office shows an order's fields. */

import { describe, expect, it } from 'vitest';
import {
  amountText,
  chargeText,
  contactAddress,
  orderDate,
  orMissing,
  presentAdminOrder,
  taxText,
} from '@/admin/orders/order-view';
import type { AdminOrder } from '@/contract/admin/orders';
import { shortEnglishMoment } from '@/domain/dates';
import { ORDER_STATUSES, statusView } from '@/domain/orders/order-status';
import { countPieces } from '@/domain/orders/present-order';
import { officeOrderStatusWords } from '@/words/en/orders/order-status';
import { order } from '../../e2e/support/profile';

/** Answers may lack fields and have texts for numbers, which their type does not say. */
const present = (changes: { [Field in keyof AdminOrder]?: unknown }) =>
  presentAdminOrder({ ...order(1), status_history: [], status_mails: [], ...changes } as AdminOrder);

describe('what is missing', () => {
  it.each([null, undefined, '', '  '])('as %j is N/A', (text) => {
    expect(orMissing(text)).toBe('N/A');
    expect(orderDate(text)).toBe('N/A');
    const { payment, delivery } = present({ payment_method: text, delivery_method: text });
    expect([payment, delivery].map(orMissing)).toEqual(['N/A', 'N/A']);
    const { contact } = present({ customer_first_name: text, customer_last_name: text, shipping_postal_code: text });
    expect(orMissing(contact.name)).toBe('N/A');
    expect(contact.postalCode).toBe('');
  });

  it('in one of two names leaves the other', () => {
    expect(present({ customer_first_name: '', customer_last_name: 'Saïdi' }).contact.name).toBe('Saïdi');
    expect(present({ customer_first_name: 'Amel', customer_last_name: 'Saïdi' }).contact.name).toBe('Amel Saïdi');
  });
});

describe('amounts', () => {
  it.each([
    [1250.5, '$1,250.50'],
    ['600.00', '$600.00'],
    ['', '$0.00'],
    [null, '$0.00'],
    ['abc', '$0.00'],
    [Number.NaN, '$0.00'],
    [-600, '−$600.00'],
    ['-1250.5', '−$1,250.50'],
    [-0.001, '$0.00'],
  ])('%j is %s', (value, text) => {
    expect(amountText(value)).toBe(text);
  });

  it.each([
    [0, 'Free'],
    ['0.00', 'Free'],
    [null, 'Free'],
    [undefined, 'Free'],
    [400, '$400.00'],
    ['400', '$400.00'],
  ])('shipping of %j is %s', (price, text) => {
    const [subtotal, shipping] = present({ delivery_price: price }).charges;
    expect([subtotal?.label, shipping?.label]).toEqual(['Items (2)', 'Shipping']);
    expect(shipping && chargeText(shipping)).toBe(text);
  });

  it('tax is always zero', () => {
    expect(taxText()).toBe('$0.00');
  });

  it('of items are counted in pieces, texts too', () => {
    expect(countPieces([{ quantity: 2 }, { quantity: '3' }, { quantity: 'x' }])).toBe(5);
    expect(countPieces([])).toBe(0);
  });
});

describe('a customer is reached', () => {
  it.each([
    ['mailto', ' Amel.S@example.dz ', 'mailto:Amel.S@example.dz'],
    ['mailto', 'a?cc=b@example.dz', 'mailto:a%3Fcc%3Db@example.dz'],
    ['mailto', 'nobody', null],
    ['tel', '+213 550 12-34-56', 'tel:+213550123456'],
    ['tel', '0550.12.34.56', 'tel:0550123456'],
    ['tel', '+', null],
    ['tel', 'aucun', null],
    ['tel', null, null],
  ] as const)('by %s: %j as %j', (scheme, text, address) => {
    expect(contactAddress(scheme, text)).toBe(address);
  });
});

describe('words', () => {
  it("a date is long, in English, by the shop's clock", () => {
    expect(orderDate('2026-11-20T23:30:00.000Z').replace(/\s/g, ' ')).toBe('November 21, 2026 at 12:30 AM');
    expect(orderDate('soon')).toBe('N/A');
    expect(shortEnglishMoment('2026-11-20T23:30:00.000Z')?.day).toBe('Nov 21, 2026');
    expect(shortEnglishMoment('soon')).toBeNull();
  });

  it('payment and delivery have names', () => {
    expect(['cod', 'card', 'paypal', 'gold'].map((payment_method) => present({ payment_method }).payment)).toEqual([
      'Cash on delivery',
      'Bank card',
      'PayPal',
      'gold',
    ]);
    expect(present({}).delivery).toBe('Home');
  });

  it('each status has its colour, any other is gray', () => {
    expect(ORDER_STATUSES.map((status) => statusView(status, officeOrderStatusWords.labels))).toEqual([
      { label: 'Pending', color: 'yellow' },
      { label: 'Processing', color: 'blue' },
      { label: 'Shipping', color: 'purple' },
      { label: 'Delivered', color: 'green' },
      { label: 'Cancelled', color: 'red' },
    ]);
    expect(statusView('lost', officeOrderStatusWords.labels)).toEqual({ label: 'lost', color: 'gray' });
  });
});
