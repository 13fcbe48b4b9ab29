/** The shop's clock as forms show and read it. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { momentAtShop, shopClock, shopDay } from '@/domain/dates';

it('is an hour ahead of UTC, over midnight too', () => {
  expect(shopClock(new Date('2026-11-22T23:30:00Z'))).toBe('2026-11-23T00:30');
  expect(momentAtShop('2026-11-23T00:30')).toEqual(new Date('2026-11-22T23:30:00Z'));
  expect(momentAtShop('2026-07-01T12:00')).toEqual(new Date('2026-07-01T11:00:00Z'));
});

it('is read as it is shown', () => {
  const minute = fc
    .date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2200-01-01T00:00:00Z'), noInvalidDate: true })
    .map((date) => new Date(Math.floor(date.getTime() / 60_000) * 60_000));

  fc.assert(
    fc.property(minute, (date) => {
      expect(momentAtShop(shopClock(date))).toEqual(date);
      expect(shopClock(date).slice(0, 10)).toBe(shopDay(date));
    }),
  );
});

it.each(['', '2026-13-01T00:00', 'demain', '2026-11-23T25:00'])('%j is no moment', (text) => {
  expect(momentAtShop(text)).toBeNull();
});
