/** Fits a customer's text to a font and to a column of paper. Pure. */

/** Invisible characters, which join letters or turn their direction: nothing is lost without them. */
const UNDRAWN = /^[\s\p{Default_Ignorable_Code_Point}]$/u;

const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/**
 * Replaces each letter that the font lacks by '?': it would print as a wrong letter.
 * @param hasGlyph whether the font has this code point
 */
export function printable(text: string, hasGlyph: (codePoint: number) => boolean): string {
  const canDraw = (letter: string) => UNDRAWN.test(letter) || hasGlyph(letter.codePointAt(0) ?? 0);
  return Array.from(graphemes.segment(text.normalize('NFC')), ({ segment }) =>
    [...segment].every(canDraw) ? segment : '?',
  ).join('');
}

/** Letters that fit even the narrowest column. */
const LONGEST_WORD = 20;
const PIECE = 8;

/** The parts between which a word may be broken: only words longer than a column are broken. */
export function breakableParts(word: string): string[] {
  const letters = Array.from(graphemes.segment(word), ({ segment }) => segment);
  if (letters.length <= LONGEST_WORD) return [word];
  const count = Math.ceil(letters.length / PIECE);
  return Array.from({ length: count }, (_, index) => letters.slice(index * PIECE, (index + 1) * PIECE).join(''));
}
