/** How the back office shows an order's fields. */
import { describe, expect, it } from 'vitest';
import {
  amountText,
  contactAddress,
  customerName,
  deliveryText,
  orderDate,
  orMissing,
  paymentText,
  pieces,
  postalCode,
  shippingText,
  statusView,
  TAX_TEXT,
} from '@/admin/orders/order-view';
import { shortEnglishMoment } from '@/domain/dates';
import { ORDER_STATUSES } from '@/domain/order-status';

describe('what is missing', () => {
  it.each([null, undefined, '', '  '])('as %j is N/A', (text) => {
    expect(orMissing(text)).toBe('N/A');
    expect(orderDate(text)).toBe('N/A');
    expect(paymentText(text)).toBe('N/A');
    expect(deliveryText(text)).toBe('N/A');
    expect(customerName({ customer_first_name: text, customer_last_name: text })).toBe('N/A');
    expect(postalCode(text)).toBeNull();
  });

  it('in one of two names leaves the other', () => {
    expect(customerName({ customer_first_name: '', customer_last_name: 'Saïdi' })).toBe('Saïdi');
    expect(customerName({ customer_first_name: 'Amel', customer_last_name: 'Saïdi' })).toBe('Amel Saïdi');
  });
});

describe('amounts', () => {
  it.each([
    [1250.5, '$1250.50'],
    ['600.00', '$600.00'],
    ['', '$0.00'],
    [null, '$0.00'],
    ['abc', '$0.00'],
    [Number.NaN, '$0.00'],
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
    expect(shippingText(price)).toBe(text);
  });

  it('tax is always zero', () => {
    expect(TAX_TEXT).toBe('$0.00');
  });

  it('of items are counted in pieces, texts too', () => {
    expect(pieces([{ quantity: 2 }, { quantity: '3' }, { quantity: 'x' }])).toBe(5);
    expect(pieces([])).toBe(0);
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
  it('a date is long, in English, by the shop’s clock', () => {
    expect(orderDate('2026-11-20T23:30:00.000Z').replace(/\s/g, ' ')).toBe('November 21, 2026 at 12:30 AM');
    expect(orderDate('soon')).toBe('N/A');
    expect(shortEnglishMoment('2026-11-20T23:30:00.000Z')?.day).toBe('Nov 21, 2026');
    expect(shortEnglishMoment('soon')).toBeNull();
  });

  it('payment and delivery have names', () => {
    expect([paymentText('cod'), paymentText('card'), paymentText('paypal'), paymentText('gold')]).toEqual([
      'Paiement à la livraison',
      'Carte bancaire',
      'PayPal',
      'gold',
    ]);
    expect(deliveryText('standard')).toBe('Standard');
  });

  it('each status has its colour, any other is gray', () => {
    expect(ORDER_STATUSES.map((status) => statusView(status))).toEqual([
      { label: 'Pending', color: 'yellow' },
      { label: 'Processing', color: 'blue' },
      { label: 'Shipping', color: 'purple' },
      { label: 'Delivered', color: 'green' },
      { label: 'Cancelled', color: 'red' },
    ]);
    expect(statusView('lost')).toEqual({ label: 'lost', color: 'gray' });
  });
});
