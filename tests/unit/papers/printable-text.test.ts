/** What a customer typed, as it can be set on paper. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printable } from '@/papers/printable-text';

/** A font of Latin and Arabic letters. */
const hasGlyph = (codePoint: number) => codePoint < 0x250 || (codePoint >= 0x600 && codePoint < 0x700);

describe('a text for the printer', () => {
  it.each([
    ['Chaudière à gaz', 'Chaudière à gaz'],
    ['أمين بن علي', 'أمين بن علي'],
    ['prix 🔥 bas', 'prix [U+1F525] bas'],
    ['👨‍👩‍👧', '[U+1F468][U+1F469][U+1F467]'],
    ['你好', '[U+4F60][U+597D]'],
    ['𝐀min ㎏', 'Amin kg'],
    ['e\u0301te\u0301', 'été'],
    ['à\u200edroite\u202e\n', 'àdroite\n'],
    ['\u2067أمين\u2069', 'أمين'],
    ['', ''],
  ])('of %j is %j', (text, set) => {
    expect(printable(text, hasGlyph)).toBe(set);
  });

  it('never holds a letter that the font lacks', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        // Some letters are invisible fillers, which no font draws.
        const drawn = [...printable(text, hasGlyph)].filter(
          (letter) => /[\p{L}\p{N}\p{S}]/u.test(letter) && !/\p{Default_Ignorable_Code_Point}/u.test(letter),
        );
        expect(drawn.filter((letter) => !hasGlyph(letter.codePointAt(0) ?? 0))).toEqual([]);
      }),
    );
  });
});
