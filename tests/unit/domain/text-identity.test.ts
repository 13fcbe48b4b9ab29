/** What looks the same is the same. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldName, isBlank } from '@/domain/text';
import { textIdentity } from '@/domain/text-identity';
import { hasOddCharacters, hasOddCharactersInLines } from '@/domain/texts/odd-characters';
import { tidyLine, tidyName, tidyNumber } from '@/domain/texts/tidy-text';

const JOINERS = ['\u200c', '\u200d'];
const INVISIBLE = [...'\u200b\u200e\u200f\u202e\u2066\u2069\u061c\u00ad\u034f\ufe0f\u3164\ufeff\u{e0020}'];

describe('the identity of a text', () => {
  it.each([
    ['7618205', '7618\u200b205'],
    ['7618205', '７６１８２０５'],
    ['TB-1a', 'tb-1A'],
    ['TB 1', 'TB\u00a0\u00a0 1'],
    ['Alger', '\u200eAlger\ufeff'],
    ['fiche', 'ﬁche'],
    ['été', 'e\u034f\u0301t\u0065\u0301'],
    ['قطع', '\ufed7\ufec4\ufec9'],
    ['TB-1', 'TB\u20111'],
    ['TB-1', 'TB\u2013\u200d1'],
    ['Vanne - gaz', 'Vanne \u2014 gaz'],
  ])('%j and %j have the same', (one, other) => {
    expect(textIdentity(other)).toBe(textIdentity(one));
  });

  it.each([
    ['7618205', '7618 205'],
    ['TB-1', 'TB1'],
    ['A+', 'A°'],
    ['0123', '123'],
  ])('%j and %j have not', (one, other) => {
    expect(textIdentity(other)).not.toBe(textIdentity(one));
  });

  it('does not change with invisible characters, case or a second reading: property', () => {
    const invisible = fc.constantFrom(...INVISIBLE, ...JOINERS);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), fc.nat(), invisible, (text, place, sign) => {
        const at = text.length === 0 ? 0 : place % text.length;
        const disguised = text.slice(0, at) + sign + text.slice(at);
        expect(textIdentity(disguised)).toBe(textIdentity(text));
        expect(textIdentity(text.toUpperCase())).toBe(textIdentity(text));
        expect(textIdentity(textIdentity(text))).toBe(textIdentity(text));
        expect(foldName(disguised)).toBe(foldName(text));
      }),
    );
  });
});

describe('a line of text', () => {
  it.each(INVISIBLE)('is kept without %j, which cannot be seen', (sign) => {
    expect(tidyLine(` Ali${sign}Benali `)).toBe('AliBenali');
  });

  it('keeps the joiners of Arabic and Persian letters', () => {
    expect(tidyLine('می\u200cخواهم')).toBe('می\u200cخواهم');
    expect(tidyLine('haut\u200d, 1\u200c2 می\u200c')).toBe('haut, 12 می');
  });

  it.each(['', '   ', '\u200b', '\u3164 \u202e', '\u2800'])('that shows nothing, like %j, is blank', (text) => {
    expect(isBlank(text)).toBe(true);
  });

  it.each(['\n', '\t', '\u0000', '\u0085', '\u2028', '\u2029', '\ud800'])('holds no %j', (sign) => {
    expect(hasOddCharacters(`a${sign}b`)).toBe(true);
  });

  it('among several may end by any line end, and hold no other control character', () => {
    const signs = ['\n', '\r\n', '\u2028', '\u2029', '\t', '\u0007', '\u0000'];
    expect(signs.filter((sign) => hasOddCharactersInLines(`a${sign}b`))).toEqual(['\u0007', '\u0000']);
  });
});

it.each([
  ['a\tb', 'a b'],
  [' a \n b\u2028\u0085c ', 'a b c'],
  ['haut\u200b', 'haut'],
])('a name typed as %j is kept as %j', (typed, kept) => {
  expect(tidyName(typed)).toBe(kept);
});

it.each([
  ['YAL\u200eＡ12', 'YALA12'],
  ['\u200b YAL-1 \u202c', 'YAL-1'],
  ['0021 3450\u00a01', '002134501'],
])('a parcel number pasted as %j is kept as %j', (pasted, kept) => {
  expect(tidyNumber(pasted)).toBe(kept);
});
