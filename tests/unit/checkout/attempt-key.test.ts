import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderRequestBody } from '@/contract/orders';
import { attemptKey, forgetAttempt } from '@/storefront/checkout/attempt-key';
import { digest } from '@/storefront/checkout/digest';
import { fakeStorage } from './fake-storage';

const body = (total: number): OrderRequestBody => ({
  customer: { firstName: 'Amel', lastName: 'Saïdi', email: 'amel@example.dz', phone: '0550' },
  shipping: { address: '1, rue X', city: 'Douera', region: 'alger' },
  items: [{ product_id: 1, quantity: 1, price: total }],
  payment_method: 'cod',
  delivery_method: 'standard',
  total,
});

beforeEach(() => vi.stubGlobal('window', { localStorage: fakeStorage() }));
afterEach(() => vi.unstubAllGlobals());

describe('the key of an attempt at an order', () => {
  it('is the same for the same order, also after a reload', () => {
    const key = attemptKey(body(100));
    expect(attemptKey(body(100))).toBe(key);
    expect(key).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is another for another order', () => {
    const key = attemptKey(body(100));
    expect(attemptKey(body(200))).not.toBe(key);
  });

  it('is another once the order was accepted', () => {
    const key = attemptKey(body(100));
    forgetAttempt();
    expect(attemptKey(body(100))).not.toBe(key);
  });

  it('is kept beside a digest, not beside names and addresses', () => {
    attemptKey(body(100));
    expect(window.localStorage.getItem('checkout-attempt')).not.toMatch(/amel|rue/i);
  });

  it('is given also where storage is forbidden', () => {
    vi.stubGlobal('window', {
      get localStorage(): Storage {
        throw new Error('forbidden');
      },
    });
    expect(attemptKey(body(100))).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('the digest', () => {
  it('tells near texts apart', () => {
    const digests = new Set(Array.from({ length: 2000 }, (_, index) => digest(`{"total":${index}}`)));
    expect(digests.size).toBe(2000);
  });
});
