import { describe, expect, it } from 'vitest';
import { isOrderNumber, missedUntil, NO_SCAN, scanKey } from '@/admin/packing/scan/scan-keys';

/** The label that a row of keys ends in, each so many milliseconds after the one before. */
function scanned(keys: readonly { key: string; code?: string }[], gap: number): string | null {
  let state = NO_SCAN;
  let label: string | null = null;
  keys.forEach(({ key, code = '' }, index) => {
    const next = scanKey(state, { key, code, at: 1000 + index * gap });
    state = next.scan;
    label = next.label;
  });
  return label;
}
const CODES: Record<string, string> = { '-': 'Minus', ')': 'Minus', '&': 'Digit1', é: 'Digit2', à: 'Digit0' };
/** The keys of a text, on the US keyboard unless the code says otherwise. */
const keys = (text: string, code?: (key: string) => string | undefined) =>
  [...text].map((key) => ({
    key,
    code: code?.(key) ?? CODES[key] ?? (/\d/.test(key) ? 'Digit' : 'Key') + key.toUpperCase(),
  }));
const digits = (text: string) => keys(text);
const ENTER = { key: 'Enter', code: 'Enter' };
const SHIFT = { key: 'Shift', code: 'ShiftLeft' };

describe('the keys of a hand scanner', () => {
  it.each([
    ['digits in fast succession', [...digits('1042'), ENTER], '1042'],
    ['one digit', [...digits('7'), ENTER], '7'],
    ['a number pad', [{ key: '4', code: 'Numpad4' }, { key: '2', code: 'Numpad2' }, ENTER], '42'],
    [
      'a French keyboard, whose digits are other signs',
      [{ key: '&', code: 'Digit1' }, { key: 'Shift', code: 'ShiftLeft' }, { key: 'à', code: 'Digit0' }, ENTER],
      '10',
    ],
    ['a tracking number with letters', [...keys('yal-12AB'), ENTER], 'yal-12AB'],
    ['capitals, for which the scanner presses Shift', [...keys('ZR'), SHIFT, ...keys('12'), ENTER], 'ZR12'],
    ['a tracking number of digits', [...digits('012345678901'), ENTER], '012345678901'],
    [
      'a scanner set to US at a French computer',
      [...keys('z)&éà', (key) => (key === 'z' ? 'KeyW' : undefined)), ENTER],
      'W-120',
    ],
    [
      'a scanner set to French, whose hyphen is on the key of 6',
      [...keys('a-12', (key) => (key === '-' ? 'Digit6' : undefined)), ENTER],
      'a-12',
    ],
    ['a text with a space', [...keys('AB12'), { key: ' ', code: 'Space' }, ENTER], null],
    ['a text longer than a tracking number', [...keys('x'.repeat(101)), ENTER], null],
    ['Enter alone', [ENTER], null],
    ['keys hit together: a letter within', [...digits('12'), { key: 'x', code: 'KeyX' }, ENTER], null],
    ['neither: it begins with 0 and is short', [...digits('012'), ENTER], null],
  ])('%s', (_, pressed, label) => {
    expect(scanned(pressed, 10)).toBe(label);
  });

  it('are an order number first, if they can be one', () => {
    expect(['7', '1042', '2147483647'].map(isOrderNumber)).toEqual([true, true, true]);
    expect(['0', '012345', '12345678901', 'ZR12', '1042 '].map(isOrderNumber)).toEqual(Array(5).fill(false));
  });

  it('of a person come too slowly', () => {
    expect(scanned([...digits('1042'), ENTER], 150)).toBeNull();
    expect(scanned([...keys('ZR12AB'), ENTER], 150)).toBeNull();
  });

  it.each([
    ['of which the page heard no beginning', missedUntil(1000), [[5, '2']]],
    ['that began before the page heard any', missedUntil(1000), [[-5, '2']]],
    [
      'whose keys a busy page gets late',
      NO_SCAN,
      [
        [0, '1'],
        [300, '2'],
      ],
    ],
    [
      'that was typed unevenly',
      NO_SCAN,
      [
        [0, '1'],
        [70, '2'],
        [90, '3'],
      ],
    ],
    [
      'with a space within',
      NO_SCAN,
      [
        [0, '1'],
        [10, ' '],
        [20, '2'],
      ],
    ],
    [
      'with a dead key within',
      NO_SCAN,
      [
        [0, '1'],
        [10, 'Dead'],
        [20, '2'],
      ],
    ],
  ] as const)('open nothing by the rest of a label %s', (_, first, typed) => {
    let scan = first;
    let at = 0;
    for (const [after, key] of typed) {
      at = 1000 + after;
      scan = scanKey(scan, { key, code: /\d/.test(key) ? `Digit${key}` : '', at }).scan;
    }
    expect(scanKey(scan, { key: 'Enter', code: 'Enter', at: at + 10 })).toMatchObject({ label: null, isRest: true });
  });

  it.each([
    ['after a pause', missedUntil(1000), 1600],
    ['right after the Enter of another one', scanKey(NO_SCAN, { key: 'Enter', code: 'Enter', at: 990 }).scan, 1000],
    ['right after a key that writes nothing', scanKey(NO_SCAN, { key: 'Escape', code: 'Escape', at: 990 }).scan, 1000],
  ])('are a whole label %s', (_, first, at) => {
    const { scan } = scanKey(first, { key: '7', code: 'Digit7', at });
    expect(scanKey(scan, { key: 'Enter', code: 'Enter', at: at + 10 })).toMatchObject({ label: '7', isRest: false });
  });
});

describe('a label without a number of ours', () => {
  const ended = (text: string) => {
    let scan = NO_SCAN;
    for (const [index, pressed] of keys(text).entries())
      scan = scanKey(scan, { ...pressed, at: 1000 + index * 5 }).scan;
    return scanKey(scan, { ...ENTER, at: 1000 + text.length * 5 });
  };

  it.each(['012', 'ab1', 'x'.repeat(101)])('is still a label: %s', (text) => {
    expect(ended(text)).toMatchObject({ label: null, isRest: false, isForeign: true });
  });

  it('is none of a person, who hits two keys', () => {
    expect(ended('ab')).toMatchObject({ label: null, isForeign: false });
    expect(ended('1042')).toMatchObject({ label: '1042', isForeign: false });
  });
});
