import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysOf, deliveredRate, reportPeriod } from '@/domain/reports';

const today = '2026-11-25';

describe('the period of a report', () => {
  it.each([
    [null, null, '2026-10-27', today],
    [null, '2026-03-01', '2026-01-31', '2026-03-01'],
    ['2026-11-01', null, '2026-11-01', today],
    ['2027-01-01', null, '2027-01-01', '2027-01-01'],
    ['2020-02-29', '2020-02-29', '2020-02-29', '2020-02-29'],
    [null, '0001-01-03', '0001-01-01', '0001-01-03'],
  ])('from %j to %j is from %s to %s', (from, to, first, last) => {
    expect(reportPeriod({ from, to, today })).toEqual({ from: first, to: last });
  });

  it('has each of its days once, in order', () => {
    expect(daysOf({ from: '2028-02-28', to: '2028-03-01' })).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
    expect(daysOf(reportPeriod({ from: null, to: null, today }))).toHaveLength(30);
    const day = fc
      .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, fc.nat(800), (from, count) => {
        const to = new Date(Date.parse(from) + count * 86_400_000).toISOString().slice(0, 10);
        const days = daysOf({ from, to });
        expect([days[0], days.at(-1), days.length, new Set(days).size]).toEqual([from, to, count + 1, count + 1]);
        expect(days.toSorted()).toEqual(days);
      }),
    );
  });
});

it('the rate of deliveries is of parcels that came to an end', () => {
  expect(deliveredRate({ delivered: 0, returned: 0 })).toBeNull();
  expect(deliveredRate({ delivered: 0, returned: 2 })).toBe(0);
  expect(deliveredRate({ delivered: 2, returned: 1 })).toBe(0.6667);
  expect(deliveredRate({ delivered: 5, returned: 0 })).toBe(1);
});
