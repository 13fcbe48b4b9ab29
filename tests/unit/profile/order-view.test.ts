import { describe, expect, it } from 'vitest';
import type { Order } from '@/contract/orders';
import { formatLongDate } from '@/domain/dates';
import { orderView } from '@/storefront/profile/orders/order-view';
import { item, order } from '../../e2e/support/profile';

describe('an order in the profile', () => {
  it('has its French date, status, payment, address and amounts', () => {
    expect(orderView(order(12, { shipping_postal_code: '16030', shipping_additional_info: '2e étage' }))).toEqual({
      id: 12,
      date: '20 novembre 2026',
      status: { label: 'En attente', color: 'yellow' },
      payment: 'Paiement à la livraison',
      address: ['3, rue des Frères Bouadou', '16030 Bir Mourad Raïs, Alger', '2e étage'],
      delivery: { isDesk: false, label: 'Livraison standard' },
      items: [
        { title: 'Vanne à trois voies', image: null, href: '/product/1', quantity: 2, price: 1250.5, total: 2501 },
      ],
      charges: [
        { kind: 'subtotal', label: 'Sous-total', dinars: 2501 },
        { kind: 'delivery', label: 'Livraison', dinars: 400 },
      ],
      total: 2901,
    });
  });

  it("says that it waits at the courier's desk", () => {
    expect(orderView(order(1, { delivery_method: 'desk' })).delivery).toEqual({
      isDesk: true,
      label: 'Retrait au bureau du transporteur',
    });
  });

  it.each([
    ['card', 'Carte bancaire'],
    ['paypal', 'PayPal'],
    ['barter', 'barter'],
  ])('paid by %s says %s', (payment_method, label) => {
    expect(orderView(order(1, { payment_method })).payment).toBe(label);
  });

  it('in a status of a later shop is gray', () => {
    // What src/contract does not know yet.
    expect(orderView(order(1, { status: 'returned' as 'pending' })).status).toEqual({
      label: 'returned',
      color: 'gray',
    });
  });

  it('reads amounts that come as texts, and counts invalid ones as zero', () => {
    // They may.
    const changes = { subtotal: '2501.50', delivery_price: 'free', total: null } as unknown as Partial<Order>;
    expect(orderView(order(1, changes))).toMatchObject({ charges: [{ dinars: 2501.5 }, { dinars: 0 }], total: 0 });
    const odd = item({ quantity: '3' as unknown as number, price: '12.345' as unknown as number });
    expect(orderView(order(1, { items: [odd] })).items).toMatchObject([{ quantity: 3, price: 12.35 }]);
  });

  it('takes either name of title and picture, and leads nowhere once the product is gone', () => {
    const items = [
      item({ product_title: '', product_name: 'Pompe', product_image: '/media/a.webp', product_id: null }),
      item({ product_title: '', product_name: '' }),
    ];
    expect(orderView(order(1, { items })).items).toMatchObject([
      { title: 'Pompe', image: '/media/a.webp', href: null },
      { title: 'Produit', image: null },
    ]);
  });

  it('names the region if the wilaya has no name, and leaves out what is empty', () => {
    const changes = { shipping_wilaya: '', shipping_city: '' };
    expect(orderView(order(1, changes)).address).toEqual(['3, rue des Frères Bouadou', 'alger']);
  });
});

it.each([
  ['2026-03-05T10:00:00.000Z', '5 mars 2026'],
  // Half an hour past midnight in Algiers.
  ['2026-03-04T23:30:00.000Z', '5 mars 2026'],
  ['2026-08-01', '1 août 2026'],
  ['', ''],
  ['nonsense', ''],
])('a long date of %j is %j', (text, date) => {
  expect(formatLongDate(text)).toBe(date);
});
