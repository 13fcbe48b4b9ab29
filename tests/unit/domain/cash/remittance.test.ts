import fc from 'fast-check';
import { expect, it } from 'vitest';
import { judgeLines, sumsOfLines, totalOf, verdictOf } from '@/domain/cash/remittance';

it.each([
  [{ collected: 0, outstanding: 340_000 }, 340_000, 'equal'],
  [{ collected: 0, outstanding: 340_000 }, 300_000, 'different'],
  [{ collected: 0, outstanding: 340_000 }, 400_000, 'different'],
  [{ collected: 0, outstanding: 340_000 }, 0, 'different'],
  [{ collected: 300_000, outstanding: 40_000 }, 40_000, 'equal'],
  [{ collected: 300_000, outstanding: 40_000 }, 340_000, 'different'],
  [{ collected: 340_000, outstanding: 0 }, 340_000, 'already-paid'],
  [{ collected: 340_000, outstanding: -100 }, 1, 'already-paid'],
  [{ collected: 0, outstanding: 0 }, 340_000, 'different'],
  [{ collected: 0, outstanding: 0 }, 0, 'equal'],
] as const)('of a parcel with %j, %i centimes are %s', (cash, amount, verdict) => {
  expect(verdictOf(cash, amount)).toBe(verdict);
});

it('collects what lines pay, once, and nothing for unknown parcels', () => {
  const line = fc.record({ parcelId: fc.option(fc.integer({ min: 1, max: 4 })), amount: fc.nat(500) });
  const cash = fc.record({ collected: fc.nat(500), outstanding: fc.integer({ min: -100, max: 500 }) });
  fc.assert(
    fc.property(fc.array(line), fc.array(cash, { maxLength: 4 }), (lines, known) => {
      const cashOf = new Map(known.map((one, index) => [index + 1, one]));

      const judged = judgeLines(lines, cashOf);

      const left = new Map(cashOf);
      for (const { parcelId, amount, verdict, expected, collects } of judged) {
        if (parcelId === null) {
          expect({ verdict, expected, collects }).toEqual({ verdict: 'unknown', expected: null, collects: 0 });
          continue;
        }
        const { collected, outstanding } = left.get(parcelId) ?? { collected: 0, outstanding: 0 };
        expect(expected).toBe(outstanding);
        expect(collects).toBe(verdict === 'already-paid' ? 0 : amount);
        if (verdict === 'equal') expect(amount).toBe(outstanding);
        if (outstanding > 0) expect(verdict).not.toBe('already-paid');
        left.set(parcelId, { collected: collected + collects, outstanding: outstanding - collects });
      }
    }),
  );
});

it('adds up lines less fees', () => {
  const line = (amount: number, fee: number) => ({ amount, fee });
  expect([totalOf([]), totalOf([line(340_000, 45_000), line(0, 20_000)])]).toEqual([0, 275_000]);
});

it('counts each odd amount once: as unallocated, or as a parcel that is collected another amount', () => {
  const cash = new Map([1, 2, 3].map((parcel) => [parcel, { collected: 0, outstanding: 100 }]));
  const paid = [
    { parcelId: 1, amount: 100 },
    { parcelId: 1, amount: 100 },
    { parcelId: 2, amount: 60 },
    { parcelId: 2, amount: 40 },
    { parcelId: 3, amount: 90 },
    { parcelId: null, amount: 5 },
  ].map((line) => ({ ...line, fee: 0 }));

  expect(sumsOfLines(judgeLines(paid, cash))).toMatchObject({
    collected: 290,
    unallocated: 105,
    unallocated_lines: 2,
    different_lines: 1,
  });
});
