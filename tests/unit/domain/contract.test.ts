import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseId, productsQuery } from '@/contract/catalogue';
import { idempotencyKey, orderRequest } from '@/contract/orders';

const body = {
  customer: { firstName: ' Amel ', lastName: 'Saïdi', email: 'amel@example.dz', phone: '0550 12 34 56' },
  shipping: { address: '1, rue X', city: 'Douera', region: 'alger' },
  items: [{ product_id: 1, quantity: 1 }],
  payment_method: 'cod',
  delivery_method: 'standard',
};
const faults = (input: unknown) => orderRequest.safeParse(input).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('the request of an order', () => {
  it('is trimmed, and a blank postal code is the literal unset', () => {
    const parsed = orderRequest.parse({ ...body, shipping: { ...body.shipping, postalCode: '  ' } });

    expect(parsed.customer.firstName).toBe('Amel');
    expect(parsed.shipping).toMatchObject({ postalCode: 'unset', additionalInfo: '' });
  });

  it('looks at nothing else of a text that is too long', () => {
    const long = '\u0007'.repeat(100_000);
    const input = { ...body, shipping: { ...body.shipping, address: long, additionalInfo: long } };

    expect(faults(input)).toEqual(['shipping.address', 'shipping.additionalInfo']);
  });

  it.each(['firstName', 'lastName', 'email', 'phone'])("needs the customer's %s, spaces are nothing", (name) => {
    expect(faults({ ...body, customer: { ...body.customer, [name]: ' \t ' } })).toContain(`customer.${name}`);
    expect(faults({ ...body, customer: { ...body.customer, [name]: undefined } })).toEqual([`customer.${name}`]);
  });

  it.each(['address', 'city', 'region'])('needs the %s', (name) => {
    expect(faults({ ...body, shipping: { ...body.shipping, [name]: '\u00a0' } })).toEqual([`shipping.${name}`]);
  });

  it.each([0, 11, 1.5, -1, '2', null, Number.NaN])('refuses the quantity %j', (quantity) => {
    expect(faults({ ...body, items: [{ product_id: 1, quantity }] })).toEqual(['items.0.quantity']);
  });

  it('refuses no line, a product twice, and other ways to pay or deliver', () => {
    const line = { product_id: 1, quantity: 1 };

    expect(faults({ ...body, items: [] })).toEqual(['items']);
    expect(faults({ ...body, items: [line, line] })).toEqual(['items']);
    expect(faults({ ...body, payment_method: 'card' })).toEqual(['payment_method']);
    expect(faults({ ...body, delivery_method: 'express' })).toEqual(['delivery_method']);
  });

  it('always gets an answer, whatever the input', () => {
    fc.assert(fc.property(fc.anything(), (input) => orderRequest.safeParse(input).success === false));
  });
});

describe('the query of the listing', () => {
  it('has defaults, and blank counts as absent', () => {
    expect(productsQuery.parse({ page: '', limit: ' ', search: '  ', min_price: '', tags: ',' })).toEqual({
      page: 1,
      limit: 20,
      search: '',
      categories: [],
      tags: [],
      min_price: null,
      max_price: null,
      boiler: '',
      fault: '',
      fits_first: '',
      in_stock: false,
      ordering: null,
    });
  });

  it.each([
    ['page', 'abc'],
    ['page', '0'],
    ['page', '1.5'],
    ['limit', '101'],
    ['limit', '0'],
    ['min_price', 'x'],
    ['max_price', '-1'],
    ['max_price', 'Infinity'],
  ])('names %s if it is %j', (name, value) => {
    const issue = productsQuery.safeParse({ [name]: value }).error?.issues[0];

    expect(issue?.path).toEqual([name]);
    expect(issue?.message).toContain(name);
  });
});

describe('identifiers', () => {
  it.each(['1', '42', '2147483647'])('%s is one', (text) => {
    expect(parseId(text)).toBe(Number(text));
  });

  it.each(['0', '-1', '01', '1.0', '1e3', 'abc', '', ' 1', '2147483648', '99999999999', '1;', '١', undefined])(
    '%j is none',
    (text) => {
      expect(parseId(text)).toBeNull();
    },
  );

  it('of an attempt are 1 to 200 printable characters', () => {
    const taken = ['a', 'x'.repeat(200), crypto.randomUUID()];
    const keys = [...taken, '', ' ', 'a b', 'é', 'x'.repeat(201)];

    expect(keys.filter((key) => idempotencyKey.safeParse(key).success)).toEqual(taken);
  });
});
