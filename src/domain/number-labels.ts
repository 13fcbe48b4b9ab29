/** The words that people write in front of a part number: "réf.", "n°", "article". Pure. */

/** A label and what follows it. Something must separate it from the number: `REF100` is a number. */
const LABEL = String.raw`(?:(?:r[ée]f(?:[ée]rence)?s?|art(?:icle)?|num[ée]ro|no)(?=[\s.:])|n\s*[°º])[\s.:]*`;
const AT_THE_START = new RegExp(`^(?:${LABEL})+`, 'iu');
/** Only before a word that holds a digit: "réf vaillant" names no number. */
const BEFORE_A_NUMBER = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${LABEL})+(?=\S*\p{N})`, 'giu');

/** What follows the labels at the start of a text, as in `Réf. n° S1007300`; null without a label, or if no digit follows. */
export function numberAlone(typed: string): string | null {
  const text = typed.normalize('NFC').trim();
  const alone = text.replace(AT_THE_START, '');
  return alone !== text && /\p{Nd}/u.test(alone) ? alone : null;
}

/** A search text without the labels in front of its numbers, which no title holds. */
export function withoutLabels(text: string): string {
  return text.normalize('NFC').replace(BEFORE_A_NUMBER, '').trim();
}
