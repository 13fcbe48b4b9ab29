/** What the browser keeps of an order whose fate is not known. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderRequestBody } from '@/contract/orders';
import { beginAttempt, endAttempt, isSameOrder, openAttempt } from '@/storefront/checkout/order/attempt';
import { fakeStorage } from './fake-storage';

const GUEST = '0b7d7c0e-5b0e-4c55-9f0b-5f0d3c1f8a11';
const body = (total = 100): OrderRequestBody => ({
  customer: { firstName: 'Amel', lastName: 'Saïdi', email: 'amel@example.dz', phone: '0550 12 34 56' },
  shipping: { address: '1, rue X', city: 'Douera', region: 'alger' },
  items: [{ product_id: 1, quantity: 1, price: total }],
  payment_method: 'cod',
  delivery_method: 'standard',
  total,
  guest_id: GUEST,
});
const KEY = 'checkout-attempt';
const DAY = 24 * 60 * 60_000;

beforeEach(() => vi.stubGlobal('window', { localStorage: fakeStorage() }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('an attempt at an order', () => {
  it('is open from before it is sent, with its key, its body and its owner', () => {
    const attempt = beginAttempt({ body: body(), account: 7 });

    expect(attempt.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(openAttempt()).toEqual({ ...attempt, body: body(), account: 7 });
  });

  it('has a key of its own, also for the same order', () => {
    const keys = [1, 2, 3].map(() => beginAttempt({ body: body(), account: null }).key);

    expect(new Set(keys).size).toBe(3);
  });

  it('leaves nothing behind once its fate is known', () => {
    endAttempt(beginAttempt({ body: body(), account: null }));

    expect(openAttempt()).toBeNull();
    expect(window.localStorage.getItem(KEY)).toBeNull();
  });

  it('stays where another tab has ended one of its own', () => {
    const first = beginAttempt({ body: body(), account: null });
    const second = beginAttempt({ body: body(200), account: null });

    endAttempt(first);

    expect(openAttempt()?.key).toBe(second.key);
  });

  it('is forgotten after a week', () => {
    vi.useFakeTimers();
    beginAttempt({ body: body(), account: null });

    vi.setSystemTime(Date.now() + 7 * DAY - 1000);
    expect(openAttempt()).not.toBeNull();
    vi.setSystemTime(Date.now() + 2000);
    expect(openAttempt()).toBeNull();
    expect(window.localStorage.getItem(KEY)).toBeNull();
  });

  it.each([
    'abc123 0b7d7c0e-5b0e-4c55-9f0b-5f0d3c1f8a11',
    '{}',
    'null',
    '[]',
    JSON.stringify({ key: 'a', body: { ...body(), items: [] }, account: null, at: Date.now() }),
    JSON.stringify({ key: 'a', body: body(), account: 'x', at: Date.now() }),
  ])('is not what another version of the shop, or a hand, has stored: %s', (stored) => {
    window.localStorage.setItem(KEY, stored);

    expect(openAttempt()).toBeNull();
    expect(window.localStorage.getItem(KEY)).toBeNull();
  });

  it('lives as long as the page if storage is forbidden', () => {
    vi.stubGlobal('window', {
      get localStorage(): Storage {
        throw new Error('forbidden');
      },
    });

    const attempt = beginAttempt({ body: body(), account: null });

    expect(openAttempt()).toEqual(attempt);
    endAttempt(attempt);
    expect(openAttempt()).toBeNull();
  });
});

it('an order is the same under any guest id, or none', () => {
  const { guest_id: _, ...ofAccount } = body();

  expect(isSameOrder(body(), ofAccount)).toBe(true);
  expect(isSameOrder(body(), body(200))).toBe(false);
  expect(isSameOrder(body(), { ...body(), shipping: { ...body().shipping, city: 'Blida' } })).toBe(false);
});
