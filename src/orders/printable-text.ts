/** What a customer typed, as a font can set it in a column of paper. Pure. */

/** Marks that are not drawn: they join letters or turn their direction, and lacking them loses nothing. */
const UNDRAWN = /^[\s\p{Default_Ignorable_Code_Point}]$/u;

const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/**
 * Writes '?' for each letter that the font lacks, which would come out as wrong ones.
 * @param hasGlyph whether the font has this code point
 */
export function printable(text: string, hasGlyph: (codePoint: number) => boolean): string {
  const canDraw = (letter: string) => UNDRAWN.test(letter) || hasGlyph(letter.codePointAt(0) ?? 0);
  return Array.from(graphemes.segment(text.normalize('NFC')), ({ segment }) =>
    [...segment].every(canDraw) ? segment : '?',
  ).join('');
}

/** Letters that stand in the narrowest column in any case. */
const LONGEST_WORD = 20;
const PIECE = 8;

/** Where a word may be broken: nowhere, unless it is longer than a column may be wide. */
export function breakableParts(word: string): string[] {
  const letters = Array.from(graphemes.segment(word), ({ segment }) => segment);
  if (letters.length <= LONGEST_WORD) return [word];
  const count = Math.ceil(letters.length / PIECE);
  return Array.from({ length: count }, (_, index) => letters.slice(index * PIECE, (index + 1) * PIECE).join(''));
}
