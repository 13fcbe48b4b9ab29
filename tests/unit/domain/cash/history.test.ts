/** The ledger over long random histories of its pure rules: nothing is lost, and what is reversed is as if it had never been. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CashCause, kindOf } from '@/domain/cash/entries';
import { type Closure, entriesFor } from '@/domain/cash/follow-parcel';
import { judgeLines, verdictOf } from '@/domain/cash/remittance';

type Entry = { id: number; parcel: number; cause: CashCause; centimes: number; reverses: number | null };
type Remittance = { entries: number[]; isReversed: boolean };

const PARCELS = 5;
const FOLLOWED: readonly CashCause[] = ['hand-over', 'returned', 'cancelled', 'lost'];

const parcel = fc.nat(PARCELS - 1);
const amount = fc.integer({ min: 1, max: 600_000 });
const closure = fc.constantFrom<Closure | null>(null, 'returned', 'cancelled', 'lost');
const step = fc.oneof(
  fc.record({ action: fc.constant('move'), parcel, isHandedOver: fc.boolean(), closure }),
  fc.record({ action: fc.constant('collect'), parcel, amount }),
  fc.record({
    action: fc.constant('settle'),
    parcel,
    amount: fc.oneof(
      amount,
      amount.map((centimes) => -centimes),
    ),
  }),
  fc.record({
    action: fc.constant('remit'),
    lines: fc.array(fc.record({ parcelId: fc.option(parcel), amount: fc.nat(600_000) }), {
      minLength: 1,
      maxLength: 8,
    }),
  }),
  fc.record({ action: fc.constant('reverse'), which: fc.nat(20) }),
);

it('over 200 random steps, expected is collected, outstanding and adjustments, of each parcel and in all', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(600_000), { minLength: PARCELS, maxLength: PARCELS }),
      fc.array(step, { minLength: 200, maxLength: 200 }),
      (dues, steps) => {
        const ledger: Entry[] = [];
        const kept = dues.map(() => ({ expected: 0, collected: 0, adjustments: 0, outstanding: 0 }));
        const remittances: Remittance[] = [];
        for (const one of steps) take({ one, dues, ledger, kept, remittances });

        for (const [parcel, cash] of kept.entries()) {
          const sums = sumsOf(ledger.filter((entry) => entry.parcel === parcel));
          expect(cash).toEqual({ ...sums, outstanding: sums.expected - sums.collected - sums.adjustments });
        }
        const all = sumsOf(ledger);
        const outstanding = kept.reduce((sum, cash) => sum + cash.outstanding, 0);
        expect(all.expected).toBe(all.collected + outstanding + all.adjustments);
        const reversed = ledger.flatMap(({ reverses }) => reverses ?? []);
        expect(new Set(reversed).size).toBe(reversed.length);
        for (const { entries, isReversed } of remittances) {
          const left = ledger.filter(({ id, reverses }) => entries.includes(id) || entries.includes(reverses ?? -1));
          if (isReversed) expect(sumsOf(left)).toEqual({ expected: 0, collected: 0, adjustments: 0 });
        }
      },
    ),
    { numRuns: 60 },
  );
});

type Kept = { expected: number; collected: number; adjustments: number; outstanding: number };
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
type State = { one: Step; dues: readonly number[]; ledger: Entry[]; kept: Kept[]; remittances: Remittance[] };

function take({ one, dues, ledger, kept, remittances }: State): void {
  const cashOf = (parcel: number) => kept[parcel] ?? { expected: 0, collected: 0, adjustments: 0, outstanding: 0 };
  if ('closure' in one) {
    const { parcel, isHandedOver, closure } = one;
    const entries = () =>
      entriesFor({
        due: dues[parcel] ?? 0,
        isHandedOver,
        closure,
        outstanding: cashOf(parcel).outstanding,
        standing: standingOf(ledger, parcel),
      });
    for (const entry of entries()) add({ parcel, ...entry });
    expect(entries()).toEqual([]);
  } else if ('lines' in one) {
    const before = new Map(kept.map(({ collected, outstanding }, parcel) => [parcel, { collected, outstanding }]));
    const written = judgeLines(one.lines, before).flatMap(({ parcelId, collects }) =>
      parcelId === null || collects === 0
        ? []
        : [add({ parcel: parcelId, cause: 'remittance', centimes: collects, reverses: null })],
    );
    remittances.push({ entries: written, isReversed: false });
  } else if ('which' in one) {
    const remittance = remittances[one.which];
    if (!remittance || remittance.isReversed) return;
    remittance.isReversed = true;
    for (const { id, parcel, centimes } of ledger.filter(({ id }) => remittance.entries.includes(id)))
      add({ parcel, cause: 'remittance', centimes: -centimes, reverses: id });
  } else if (one.action === 'settle') {
    add({ parcel: one.parcel, cause: 'settlement', centimes: one.amount, reverses: null });
  } else if (verdictOf(cashOf(one.parcel), one.amount) !== 'already-paid') {
    add({ parcel: one.parcel, cause: 'person', centimes: one.amount, reverses: null });
  }

  /** As the database adds an entry: with the sum that it changes, and what is outstanding. */
  function add(entry: Omit<Entry, 'id'>): number {
    const id = ledger.length + 1;
    ledger.push({ id, ...entry });
    const cash = cashOf(entry.parcel);
    const kind = kindOf(entry.cause);
    cash[kind === 'adjustment' ? 'adjustments' : kind] += entry.centimes;
    cash.outstanding += kind === 'expected' ? entry.centimes : -entry.centimes;
    return id;
  }
}

function standingOf(ledger: readonly Entry[], parcel: number): Entry[] {
  const reversed = new Set(ledger.map(({ reverses }) => reverses));
  return ledger.filter(
    ({ id, parcel: of, cause, reverses }) =>
      of === parcel && FOLLOWED.includes(cause) && reverses === null && !reversed.has(id),
  );
}

function sumsOf(entries: readonly Entry[]): Omit<Kept, 'outstanding'> {
  const sum = (kind: string) =>
    entries.reduce((total, { cause, centimes }) => (kindOf(cause) === kind ? total + centimes : total), 0);
  return { expected: sum('expected'), collected: sum('collected'), adjustments: sum('adjustment') };
}
