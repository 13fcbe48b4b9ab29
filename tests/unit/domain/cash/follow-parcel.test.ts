import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kindOf } from '@/domain/cash/entries';
import { type Closure, entriesFor, type StandingEntry } from '@/domain/cash/follow-parcel';

const parcel = { due: 340_000, isHandedOver: true, closure: null, outstanding: 0, standing: [] as StandingEntry[] };
const inShop = { isHandedOver: false };
const handedOver = { id: 1, cause: 'hand-over', centimes: 340_000 } as const;
const lost = { id: 2, cause: 'lost', centimes: 340_000 } as const;

describe('the entries that follow from where a parcel is', () => {
  it.each([
    ['in the shop', { isHandedOver: false }, []],
    ['handed over', {}, ['hand-over 340000']],
    ['handed over with nothing to collect', { due: 0 }, []],
    ['handed over and known', { outstanding: 340_000, standing: [handedOver] }, []],
    ['back in the shop', { ...inShop, outstanding: 340_000, standing: [handedOver] }, ['hand-over -340000 of 1']],
    ['lost', { closure: 'lost', outstanding: 40_000, standing: [handedOver] }, ['lost 40000']],
    ['lost at once', { closure: 'lost' }, ['hand-over 340000', 'lost 340000']],
    ['lost and known', { closure: 'lost', standing: [handedOver, lost] }, []],
    ['cancelled in the shop', { closure: 'cancelled', isHandedOver: false }, []],
    ['returned and paid', { closure: 'returned', outstanding: 0, standing: [handedOver] }, []],
    ['returned and paid too much', { closure: 'returned', outstanding: -100, standing: [handedOver] }, []],
    ['found', { standing: [handedOver, lost] }, ['lost -340000 of 2']],
    ['found in the shop', { ...inShop, standing: [handedOver, lost] }, ['hand-over -340000 of 1', 'lost -340000 of 2']],
  ] as const)('of one that is %s', (_, changes, expected) => {
    const added = entriesFor({ ...parcel, ...changes });

    const said = added.map(({ cause, centimes, reverses }) => [cause, centimes, ...(reverses ? ['of', reverses] : [])]);
    expect(said.map((words) => words.join(' '))).toEqual(expected);
  });

  it('are complete at once, and leave a parcel without hand-over nothing to collect', () => {
    const step = fc.record({
      isHandedOver: fc.boolean(),
      closure: fc.constantFrom<Closure | null>(null, 'returned', 'cancelled', 'lost'),
    });
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.array(step, { maxLength: 12 }), (due, steps) => {
        const entries: (StandingEntry & { reverses: number | null })[] = [];
        const standing = () =>
          entries.filter(({ id, reverses }) => reverses === null && !entries.some((other) => other.reverses === id));
        const signed = ({ cause, centimes }: StandingEntry) => (kindOf(cause) === 'expected' ? centimes : -centimes);
        const outstanding = () => entries.map(signed).reduce((sum, centimes) => sum + centimes, 0);
        for (const step of steps) {
          const add = () => entriesFor({ due, ...step, outstanding: outstanding(), standing: standing() });
          for (const entry of add()) entries.push({ id: entries.length + 1, ...entry });

          expect(add()).toEqual([]);
          const isOpen = step.isHandedOver && step.closure === null;
          if (isOpen) expect(outstanding()).toBe(due);
          else expect(outstanding()).toBeLessThanOrEqual(0);
          expect(entries.every(({ centimes }) => centimes !== 0)).toBe(true);
        }
      }),
    );
  });
});
