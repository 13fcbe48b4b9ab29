import { describe, expect, it } from 'vitest';
import { knownFromAccount, knownFromOrder } from '@/storefront/checkout/prefill';
import { order } from '../../e2e/support/profile';

describe('what the checkout knows', () => {
  it('of the account: names and e-mail address', () => {
    expect(knownFromAccount({ first_name: 'Amel', last_name: 'Saïdi', email: 'amel@example.dz' })).toEqual([
      { name: 'customer.firstName', text: 'Amel' },
      { name: 'customer.lastName', text: 'Saïdi' },
      { name: 'customer.email', text: 'amel@example.dz' },
    ]);
  });

  it('of its newest order: phone and address, without what was said about that delivery', () => {
    const newest = order(1, { shipping_postal_code: '16030', shipping_additional_info: '2e étage' });
    expect(knownFromOrder(newest)).toEqual([
      { name: 'customer.phone', text: '0550 11 22 33' },
      { name: 'shipping.address', text: '3, rue des Frères Bouadou' },
      { name: 'shipping.city', text: 'Bir Mourad Raïs' },
      { name: 'shipping.postalCode', text: '16030' },
      { name: 'shipping.region', text: 'alger' },
    ]);
  });

  it('is nothing of a postal code that was left blank, and of what is missing', () => {
    expect(knownFromOrder(order(1)).map(({ name }) => name)).not.toContain('shipping.postalCode');
    // A record of an earlier version of the shop.
    expect(knownFromAccount({ first_name: ' ' } as Parameters<typeof knownFromAccount>[0])).toEqual([]);
  });
});
