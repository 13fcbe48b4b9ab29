import { describe, expect, it } from 'vitest';
import { ApiError } from '@/client/api/api-error';
import { parseConfirmation } from '@/storefront/checkout/order/confirmation';
import { parsePlaced } from '@/storefront/checkout/order/placed';
import { meansNoOrder } from '@/storefront/checkout/order/post-order';
import { codeInPath, thanksPath } from '@/storefront/checkout/order/thanks-path';

const placed = {
  orderId: 12,
  code: 'abc-_9',
  items: [{ title: 'Pompe', quantity: 2 }],
  address: { street: '1, rue X', city: 'Douera', postalCode: '', commune: '', wilaya: 'Alger', extra: '' },
  phones: ['0550 11 22 33'],
  isDesk: false,
};

const confirmation = { orderId: 12, total: 2400.5, email: 'a@b.dz', areChangesLost: true };

it('the kept confirmation is read as it was stored', () => {
  expect(parseConfirmation(JSON.stringify(confirmation))).toEqual(confirmation);
});

it.each([null, '', '{', 'null', '[]', '{"orderId":0,"total":1,"email":""}', '{"orderId":1,"total":"1","email":""}'])(
  'no confirmation is kept if %j is stored',
  (stored) => {
    expect(parseConfirmation(stored)).toBeNull();
  },
);

describe('a refused repeat', () => {
  const refusal = (status: number, message = 'Non.') => new ApiError({ status, message });

  it.each([400, 403, 404, 409, 413, 415])('with %i means that the first try made no order', (status) => {
    expect(meansNoOrder(refusal(status))).toBe(true);
  });

  it.each([0, 401, 408, 422, 425, 429, 500, 502, 503])('with %i says nothing of the first try', (status) => {
    expect(meansNoOrder(refusal(status))).toBe(false);
  });

  it('by a proxy, which names no reason as the shop does, says nothing of it either', () => {
    expect(meansNoOrder(refusal(403, ''))).toBe(false);
    expect(meansNoOrder(new Error('x'))).toBe(false);
  });
});

describe('what is kept of a placed order', () => {
  it('is read as it was stored', () => {
    expect(parsePlaced(JSON.stringify(placed))).toEqual(placed);
  });

  it.each([
    ...[null, '', '{', 'null', '[]'],
    ...[
      { orderId: '12' },
      { code: '' },
      { items: [{ title: 1, quantity: 1 }] },
      { address: 'rue' },
      { address: { ...placed.address, city: null } },
      { phones: [null] },
    ].map((change) => JSON.stringify({ ...placed, ...change })),
  ])('is none if %j is stored', (stored) => {
    expect(parsePlaced(stored)).toBeNull();
  });
});

it.each([
  [thanksPath('abc-_9'), 'abc-_9'],
  ['/CheckOut/merci/abc/', 'abc'],
  ['/checkout', null],
  ['/checkout/merci', null],
  ['/checkout/merci/a/b', null],
  ['/checkout/merci/%', null],
  [null, null],
])('the address of the last step %s has the code %j', (path, code) => {
  expect(codeInPath(path)).toBe(code);
});
