/** Keys of the order desk that are typed ahead of the screen. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BURST_GAP_MS,
  burstOf,
  type DeskPhase,
  type KeysState,
  NO_BURST,
  playKey,
} from '@/admin/orders/dialog/typed-keys';

const SHOWN: KeysState = { openedAt: 100, shownAt: 200, leavesBy: null };

describe('a key typed ahead', () => {
  it('plays 1 and then Enter: the result, and the next call once its outcome is there', () => {
    const [chosen, effect] = playKey(SHOWN, 'results', { key: 1, at: 300 });
    expect(effect).toBe('choose');
    expect(playKey(chosen, 'sending', { key: 'enter', at: 310 })).toEqual([{ ...SHOWN, leavesBy: 'call' }, null]);
    expect(playKey(chosen, 'done', { key: 'enter', at: 900 })).toEqual([{ ...SHOWN, leavesBy: 'call' }, null]);
  });

  it('does nothing to an order that was not there when it was pressed', () => {
    expect(playKey(SHOWN, 'results', { key: 1, at: 199 })[1]).toBeNull();
    expect(playKey(SHOWN, 'results', { key: 'next', at: 99 })[1]).toBeNull();
    expect(playKey(SHOWN, 'done', { key: 'enter', at: 99 })).toEqual([SHOWN, null]);
  });

  it('is dropped once another order is on its way', () => {
    const [leaving] = playKey(SHOWN, 'results', { key: 'next', at: 300 });
    for (const key of [1, 'enter', 'next', 'previous'] as const) {
      expect(playKey(leaving, 'results', { key, at: 301 })).toEqual([leaving, null]);
    }
  });

  it('steps on while an order loads, but reports nothing about it', () => {
    const loading = { ...SHOWN, shownAt: Number.POSITIVE_INFINITY };
    expect(playKey(loading, 'none', { key: 'next', at: 150 })[1]).toBe('step');
    expect(playKey(loading, 'none', { key: 1, at: 150 })[1]).toBeNull();
  });

  it('reports at most one result an order, whatever is typed in whatever order', () => {
    const keys = fc.array(fc.constantFrom(1, 2, 5, 'enter', 'next', 'previous'), { maxLength: 12 });
    fc.assert(
      fc.property(keys, fc.nat(400), (typed, start) => {
        let [state, phase, chosen]: [KeysState, DeskPhase, number] = [SHOWN, 'results', 0];
        typed.forEach((key, index) => {
          const [after, effect] = playKey(state, phase, { key: key as 1 | 'enter' | 'next', at: start + index });
          state = after;
          if (effect === 'choose') {
            expect(start + index).toBeGreaterThanOrEqual(SHOWN.shownAt);
            chosen += 1;
            phase = 'sending';
          }
        });
        expect(chosen).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('a scanner', () => {
  const lengths = (gap: number, keys: string) =>
    [...keys].reduce<ReturnType<typeof burstOf>[]>((bursts, _, index) => {
      bursts.push(burstOf(bursts.at(-1) ?? NO_BURST, { isCharacter: true, at: index * gap }));
      return bursts;
    }, []);

  it('that types twelve characters within 50 ms is one burst', () => {
    expect(lengths(4, '123456789012').at(-1)?.length).toBe(12);
  });

  it('is not a person who types 1 and Enter, or digits one after the other', () => {
    const one = burstOf(NO_BURST, { isCharacter: true, at: 0 });
    expect(burstOf(one, { isCharacter: false, at: 5 }).length).toBe(1);
    expect(lengths(BURST_GAP_MS + 1, '123').map(({ length }) => length)).toEqual([1, 1, 1]);
  });
});
