import { describe, expect, it } from 'vitest';
import { contactLines, contactOf } from '@/domain/contact';
import { presentOrder } from '@/domain/orders/present-order';
import { orderWords } from '@/words/fr/orders/orders';
import { item, order } from '../../../e2e/support/profile';

const lines = (layout: 'mail' | 'invoice' | 'profile', changes: Parameters<typeof order>[1] = {}) =>
  contactLines(
    contactOf(order(1, { shipping_postal_code: '16030', shipping_additional_info: '2e étage', ...changes })),
    {
      layout,
      phoneText: orderWords.phone,
    },
  );

describe('the lines of a contact', () => {
  it('in a mail name the person and no e-mail address', () => {
    expect(lines('mail')).toEqual([
      'Amel Saïdi',
      '3, rue des Frères Bouadou',
      '16030 Bir Mourad Raïs',
      'Alger',
      'Tél. 0550 11 22 33',
    ]);
  });

  it('on an invoice have phone and e-mail', () => {
    expect(lines('invoice')).toEqual([
      '3, rue des Frères Bouadou',
      '16030 Bir Mourad Raïs',
      'Alger',
      'Tél. 0550 11 22 33',
      'amel@example.dz',
    ]);
  });

  it('in the profile have town and wilaya on one line', () => {
    expect(lines('profile')).toEqual(['3, rue des Frères Bouadou', '16030 Bir Mourad Raïs, Alger', '2e étage']);
  });

  it.each(['mail', 'invoice', 'profile'] as const)('in the layout of %s leave out what is missing', (layout) => {
    const nothing = { customer_first_name: '', customer_last_name: '', customer_email: '', customer_phone: '' };
    const nowhere = { shipping_city: '', shipping_postal_code: 'unset', shipping_additional_info: ' ' };
    expect(lines(layout, { ...nothing, ...nowhere, shipping_wilaya: '' })).toEqual([
      '3, rue des Frères Bouadou',
      'alger',
    ]);
  });
});

describe('an order as people read it', () => {
  it('has labels for its charges and methods, and counts its pieces', () => {
    const { payment, delivery, charges, pieces, total } = presentOrder(order(1, { items: [item(), item()] }), {
      charges: { ...orderWords.charges, subtotal: (count) => `${count} pièces` },
      payment: orderWords.payment,
      delivery: orderWords.delivery,
      unnamedProduct: '?',
    });

    expect({ payment, delivery, pieces, total }).toEqual({
      payment: 'Paiement à la livraison',
      delivery: 'Livraison standard',
      pieces: 4,
      total: 2901,
    });
    expect(charges.map(({ label, dinars }) => [label, dinars])).toEqual([
      ['4 pièces', 2501],
      ['Livraison', 400],
    ]);
  });

  it('names methods that this version of the shop does not know by their own names', () => {
    const { payment, delivery } = presentOrder(
      order(1, { payment_method: 'gold', delivery_method: 'drone' }),
      orderWords,
    );

    expect([payment, delivery]).toEqual(['gold', 'drone']);
  });
});
