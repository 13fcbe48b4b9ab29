import { describe, expect, it } from 'vitest';
import { ApiError } from '@/client/api/api-error';
import { parseConfirmation } from '@/storefront/checkout/order/confirmation';
import { meansNoOrder } from '@/storefront/checkout/order/post-order';

describe('the kept confirmation', () => {
  it('is read as it was stored', () => {
    const confirmation = { orderId: 12, total: 2400.5, email: 'a@b.dz', areChangesLost: true };

    expect(parseConfirmation(JSON.stringify(confirmation))).toEqual(confirmation);
  });

  it.each([null, '', '{', 'null', '[]', '{"orderId":0,"total":1,"email":""}', '{"orderId":1,"total":"1","email":""}'])(
    'is none if %j is stored',
    (stored) => {
      expect(parseConfirmation(stored)).toBeNull();
    },
  );
});

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
