import { describe, expect, it } from 'vitest';
import { shopDay } from '@/domain/dates';
import { lastDayOf, quoteState, quoteValidUntil } from '@/domain/orders/quotes';

describe('a quote', () => {
  it.each([
    ['2026-11-01T10:00:00Z', '2026-11-16T23:00:00.000Z'],
    // The next day has begun in Algiers.
    ['2026-11-01T23:30:00Z', '2026-11-17T23:00:00.000Z'],
    ['2026-02-20T22:59:59Z', '2026-03-07T23:00:00.000Z'],
  ])('of %s holds to the end of the 15th day in Algiers', (made, until) => {
    expect(quoteValidUntil(new Date(made)).toISOString()).toBe(until);
  });

  it('names as its last day the one after which it no longer holds', () => {
    const valid_until = quoteValidUntil(new Date('2026-11-01T23:30:00Z')).toISOString();

    expect(shopDay(new Date(lastDayOf({ valid_until })))).toBe('2026-11-17');
  });

  it('is open before that moment, expired from it on, and ordered whenever it was', () => {
    const validUntil = new Date('2026-11-16T23:00:00Z');
    const stateAt = (now: string, orderedAt: Date | null = null) =>
      quoteState({ orderedAt, validUntil }, new Date(now));

    expect(stateAt('2026-11-16T22:59:59.999Z')).toBe('open');
    expect(stateAt('2026-11-16T23:00:00Z')).toBe('expired');
    expect(stateAt('2026-11-17T00:00:00Z', new Date())).toBe('ordered');
  });
});
