import { describe, expect, it } from 'vitest';
import { contactLines, contactOf } from '@/domain/contact';
import { presentOrder } from '@/domain/orders/present-order';
import { orderWords } from '@/words/fr/orders/orders';
import { item, order } from '../../../e2e/support/profile';

describe('the lines of a contact in a mail', () => {
  const lines = (changes: Parameters<typeof order>[1]) =>
    contactLines(contactOf(order(1, changes)), { layout: 'mail', phoneText: orderWords.phone });

  it('name the person and no e-mail address', () => {
    const changes = { shipping_postal_code: '16030', shipping_additional_info: '2e étage' };
    const place = ['3, rue des Frères Bouadou', '16030 Bir Mourad Raïs', 'Alger'];
    expect(lines(changes)).toEqual(['Amel Saïdi', ...place, 'Tél. 0550 11 22 33']);
  });

  it('leave out what is missing', () => {
    const nobody = { customer_first_name: '', customer_last_name: '', customer_email: '', customer_phone: '' };
    const nowhere = { shipping_city: '', shipping_additional_info: ' ', shipping_wilaya: '' };
    expect(lines({ ...nobody, ...nowhere })).toEqual(['3, rue des Frères Bouadou', 'alger']);
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

    expect([payment, delivery, pieces, total]).toEqual(['Paiement à la livraison', 'Livraison standard', 4, 2901]);
    expect(charges.map(({ label, dinars }) => `${label}: ${dinars}`)).toEqual(['4 pièces: 2501', 'Livraison: 400']);
  });

  it('names methods that this version of the shop does not know by their own names', () => {
    const unknown = order(1, { payment_method: 'gold', delivery_method: 'drone' });
    const { payment, delivery } = presentOrder(unknown, orderWords);

    expect([payment, delivery]).toEqual(['gold', 'drone']);
  });
});
