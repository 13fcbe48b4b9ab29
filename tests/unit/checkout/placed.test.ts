import { describe, expect, it } from 'vitest';
import { parsePlaced } from '@/storefront/checkout/order/placed';
import { codeInPath, thanksPath } from '@/storefront/checkout/order/thanks-path';

const placed = {
  orderId: 12,
  code: 'abc-_9',
  items: [{ title: 'Pompe', quantity: 2 }],
  address: { street: '1, rue X', city: 'Douera', postalCode: '', commune: '', wilaya: 'Alger', extra: '' },
  phones: ['0550 11 22 33'],
  isDesk: false,
};

describe('what is kept of a placed order', () => {
  it('is read as it was stored', () => {
    expect(parsePlaced(JSON.stringify(placed))).toEqual(placed);
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '[]',
    JSON.stringify({ ...placed, orderId: '12' }),
    JSON.stringify({ ...placed, code: '' }),
    JSON.stringify({ ...placed, items: [{ title: 1, quantity: 1 }] }),
    JSON.stringify({ ...placed, address: 'rue' }),
    JSON.stringify({ ...placed, address: { ...placed.address, city: null } }),
    JSON.stringify({ ...placed, phones: [null] }),
  ])('is none if %j is stored', (stored) => {
    expect(parsePlaced(stored)).toBeNull();
  });
});

describe('the address of the last step', () => {
  it.each([
    [thanksPath('abc-_9'), 'abc-_9'],
    ['/CheckOut/merci/abc/', 'abc'],
    ['/checkout', null],
    ['/checkout/merci', null],
    ['/checkout/merci/a/b', null],
    ['/checkout/merci/%', null],
    [null, null],
  ])('%s has the code %j', (path, code) => {
    expect(codeInPath(path)).toBe(code);
  });
});
