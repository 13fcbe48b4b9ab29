import { describe, expect, it } from 'vitest';
import { ageOf } from '@/admin/orders/order-age';

const NOW = new Date('2026-11-25T10:00:00Z');

describe('the age of an order', () => {
  it.each([
    ['2026-11-25T10:05:00Z', 'just now'],
    ['2026-11-25T09:59:01Z', 'just now'],
    ['2026-11-25T09:59:00Z', '1 minute ago'],
    ['2026-11-25T09:00:01Z', '59 minutes ago'],
    ['2026-11-25T09:00:00Z', '1 hour ago'],
    ['2026-11-23T10:00:01Z', '47 hours ago'],
    ['2026-11-23T10:00:00Z', '2 days ago'],
  ])('of %s is %s', (at, words) => {
    expect(ageOf(at, NOW)).toBe(words);
  });

  it('is unknown without a date', () => {
    expect(ageOf('gestern', NOW)).toBeNull();
  });
});
