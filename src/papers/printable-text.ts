/** Fits a customer's text to a font. Pure. */
import { withoutMarks } from '@/domain/texts/tidy-text';

/** Invisible characters, which join letters: nothing is lost without them. */
const UNDRAWN = /^[\s\p{Default_Ignorable_Code_Point}]$/u;

const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/**
 * Spells out each letter that the font lacks, which would print as a box: by the plain letters that it stands for (𝐀 as A, ㎏ as
 * kg), or else by its number in Unicode. Marks of direction are left out: in a name they would turn the words beside it.
 * @param hasGlyph whether the font has this code point
 */
export function printable(text: string, hasGlyph: (codePoint: number) => boolean): string {
  const canDraw = (letter: string) => UNDRAWN.test(letter) || hasGlyph(letter.codePointAt(0) ?? 0);
  return Array.from(graphemes.segment(withoutMarks(text).normalize('NFC')), ({ segment }) => {
    if ([...segment].every(canDraw)) return segment;
    const plain = segment.normalize('NFKC');
    return [...plain].every(canDraw) ? plain : spelled(segment);
  }).join('');
}

/** "[U+1F527]" */
function spelled(segment: string): string {
  const visible = [...segment].filter((letter) => !UNDRAWN.test(letter));
  return visible.map((letter) => `[U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}]`).join('');
}
