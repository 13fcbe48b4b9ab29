import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysWithoutNews, SILENT_DAYS, silentDays, silentSince } from '@/domain/parcels/odd';
import { FINAL_STATES, PARCEL_STATES } from '@/domain/parcels/states';

const NOW = new Date('2026-11-28T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

describe('a parcel without news', () => {
  it.each([
    ['in_transit', 4, 4],
    ['created', 9.5, 9],
    ['unknown', 3.9, null],
    ['delivered', 30, null],
    ['returned', 30, null],
  ] as const)('%s for %j days: %j', (state, days, silent) => {
    expect(silentDays({ state, newsAt: daysAgo(days), now: NOW })).toBe(silent);
  });

  it('is silent from the moment on that lists ask for, and news from the future is of today', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PARCEL_STATES),
        fc.integer({ min: -20 * 86_400_000, max: 86_400_000 }),
        (state, ms) => {
          const newsAt = new Date(NOW.getTime() + ms);
          const isSilent = silentDays({ state, newsAt, now: NOW }) !== null;
          expect(isSilent).toBe(!FINAL_STATES.includes(state) && newsAt <= silentSince(NOW));
          expect(daysWithoutNews(newsAt, NOW)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
    expect(daysWithoutNews(silentSince(NOW), NOW)).toBe(SILENT_DAYS);
  });
});
