import { describe, expect, it } from 'vitest';
import { orderRequest } from '@/contract/orders';
import type { CartItem } from '@/domain/orders/cart';
import { destinationOf } from '@/storefront/checkout/destination';
import type { CheckoutFields } from '@/storefront/checkout/fields';
import { orderBody } from '@/storefront/checkout/order/order-body';

const alger = {
  id: 16,
  name: 'Alger Centre',
  price: '600.50',
  code: 16,
  name_ar: '',
  desk_price: '400.00',
  days: '1-2',
};
const items: CartItem[] = [
  { id: 1, name: 'Circulateur', price: 0.1, image: '/media/1.webp', quantity: 3 },
  { id: 2, name: 'Vanne', price: 900, image: null, quantity: 1 },
];
const fields: CheckoutFields = {
  customer: { firstName: ' Amel ', lastName: 'Saïdi', email: 'amel@example.dz ', phone: '0550 12 34 56', phone2: '' },
  shipping: { address: '1, rue X', city: 'Douera', postalCode: '  ', region: 'alger-centre', additionalInfo: '' },
  commune: '',
  delivery_method: 'standard',
  payment_method: 'cod',
};
const guestId = '0b7d7c0e-5b0e-4c55-9f0b-5f0d3c1f8a11';
const home = destinationOf({ wilaya: alger, commune: undefined, method: 'standard' });
const bodyOf = (changes: Partial<Parameters<typeof orderBody>[0]> = {}) =>
  orderBody({ fields, items, destination: home, identity: { guestId }, ...changes });

describe('the body of an order', () => {
  it('holds trimmed texts, the lines, and amounts in dinars, as the server accepts them', () => {
    expect(bodyOf()).toEqual({
      customer: { firstName: 'Amel', lastName: 'Saïdi', email: 'amel@example.dz', phone: '0550 12 34 56' },
      shipping: {
        address: '1, rue X',
        city: 'Douera',
        postalCode: 'unset',
        region: 'alger-centre',
        additionalInfo: '',
      },
      items: [
        { product_id: 1, quantity: 3, price: 0.1, name: 'Circulateur' },
        { product_id: 2, quantity: 1, price: 900, name: 'Vanne' },
      ],
      payment_method: 'cod',
      delivery_method: 'standard',
      subtotal: 900.3,
      delivery_price: 600.5,
      total: 1500.8,
      guest_id: guestId,
    });
    expect(orderRequest.safeParse(bodyOf()).success).toBe(true);
  });

  it('names the commune, the desk and its fee, and the second telephone', () => {
    const hydra = {
      code: 1611,
      name: 'Hydra',
      name_ar: 'حيدرة',
      postal_code: '16035',
      price: '500.00',
      desk_price: '350.00',
      served: true,
    };
    const destination = destinationOf({ wilaya: alger, commune: hydra, method: 'desk' });
    const withPhone = { ...fields, customer: { ...fields.customer, phone2: ' 021 54 00 00 ' } };

    const body = bodyOf({ fields: withPhone, destination });

    expect(body).toMatchObject({
      customer: { phone2: '021 54 00 00' },
      shipping: { region: 'alger-centre', commune: 1611 },
      delivery_method: 'desk',
      delivery_price: 350,
      total: 1250.3,
    });
    expect(orderRequest.safeParse(body).success).toBe(true);
  });

  it('carries no guest id for an account', () => {
    expect(bodyOf({ identity: { accessToken: 'x' } })).not.toHaveProperty('guest_id');
  });

  it('keeps a postal code that is given', () => {
    const withCode = { ...fields, shipping: { ...fields.shipping, postalCode: ' 16000 ' } };
    expect(bodyOf({ fields: withCode }).shipping.postalCode).toBe('16000');
  });
});
