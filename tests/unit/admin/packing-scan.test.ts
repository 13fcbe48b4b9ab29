import { describe, expect, it } from 'vitest';
import { NO_SCAN, scanKey } from '@/admin/packing/scan/scan-keys';

/** The number that a row of keys ends in, each so many milliseconds after the one before. */
function scanned(keys: readonly { key: string; code?: string }[], gap: number): number | null {
  let state = NO_SCAN;
  let number: number | null = null;
  keys.forEach(({ key, code = '' }, index) => {
    const next = scanKey(state, { key, code, at: 1000 + index * gap });
    state = next.scan;
    number = next.number;
  });
  return number;
}
const digits = (text: string) => [...text].map((key) => ({ key, code: `Digit${key}` }));
const ENTER = { key: 'Enter', code: 'Enter' };

describe('the keys of a hand scanner', () => {
  it.each([
    ['digits in fast succession', [...digits('1042'), ENTER], 1042],
    ['one digit', [...digits('7'), ENTER], 7],
    ['a number pad', [{ key: '4', code: 'Numpad4' }, { key: '2', code: 'Numpad2' }, ENTER], 42],
    [
      'a French keyboard, whose digits are other signs',
      [{ key: '&', code: 'Digit1' }, { key: 'Shift', code: 'ShiftLeft' }, { key: 'à', code: 'Digit0' }, ENTER],
      10,
    ],
    ['digits after a letter', [{ key: 'a', code: 'KeyA' }, ...digits('12'), ENTER], 12],
    ['Enter alone', [ENTER], null],
    ['a letter within', [...digits('12'), { key: 'x', code: 'KeyX' }, ENTER], null],
    ['no order number: it begins with 0', [...digits('012'), ENTER], null],
    ['no order number: too long', [...digits('12345678901'), ENTER], null],
  ])('%s', (_, keys, number) => {
    expect(scanned(keys, 10)).toBe(number);
  });

  it('of a person come too slowly', () => {
    expect(scanned([...digits('1042'), ENTER], 150)).toBeNull();
  });
});
