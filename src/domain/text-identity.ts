/** When two texts are the same to people: what looks the same is the same. */

/** Characters that draw nothing: direction marks, zero-width spaces and joiners, soft hyphens, variation selectors, fillers. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** The same without the two joiners, which change how the letters beside them are drawn. */
const NEEDLESS = /(?![\u200c\u200d])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** The joiners where they change nothing: beside Latin letters, digits and spaces, and at the ends. */
const IDLE_JOINERS = /(?<=^|[\p{Script=Latin}\p{N}\s])[\u200c\u200d]+|[\u200c\u200d]+(?=$|[\p{Script=Latin}\p{N}\s])/gu;
/** U+2800 is a braille sign without dots. */
const BLANK = /[\s\u2800]+/gu;

/** Hyphens, dashes and the minus sign, which fonts draw alike. */
const DASHES = /[\p{Pd}\u2212]/gu;

/**
 * The form by which references, names and numbers are compared: compatible forms are one (full-width digits, ligatures), invisible
 * characters do not count, neither does case, every run of spaces is one space and every dash a hyphen. A text is kept as it was typed.
 */
export function textIdentity(text: string): string {
  return (
    text
      .normalize('NFKC')
      .replace(INVISIBLE, '')
      // A character that was taken away may have kept a letter and its accent apart.
      .normalize('NFKC')
      .replace(BLANK, ' ')
      .replace(DASHES, '-')
      .trim()
      .toLowerCase()
  );
}

/** Whether nothing of a text can be seen. */
export function isInvisible(text: string): boolean {
  const trimmed = text.trim();
  // Most texts are seen by their first characters, which is cheaper to find out.
  return trimmed === '' || (!/^[\x21-\x7e]/.test(trimmed) && textIdentity(trimmed) === '');
}

/** A line of text as the shop keeps it: trimmed, without invisible characters. */
export function tidyLine(text: string): string {
  return withoutMarks(text).trim();
}

/** A name of one line: tidy, with one space for each run of spaces, tabs and line ends. */
export function tidyName(text: string): string {
  return tidyLine(text.replace(LINE_SPACES, ' '));
}

/** U+0085 ends a line as well. */
const LINE_SPACES = /[\s\u0085]+/g;

/** The text without invisible characters, among them those that turn the direction of what follows. */
export function withoutMarks(text: string): string {
  return text.replace(NEEDLESS, '').replace(IDLE_JOINERS, '');
}

/**
 * A number of a parcel, as couriers write it: letters and digits of full width, invisible characters and spaces come from copying.
 * Other letters stay as they are.
 */
export function tidyNumber(text: string): string {
  return text.replace(FULL_WIDTH, toAscii).replace(INVISIBLE, '').replace(BLANK, '');
}

/** The form in which a number is looked for: tidy, without hyphens, which people leave out or add as they read. */
export function searchedNumber(text: string): string {
  return tidyNumber(text).replace(DASHES, '');
}

/** The letters, digits and signs of ASCII, as wide as Chinese ones. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;

function toAscii(letter: string): string {
  return String.fromCharCode(letter.charCodeAt(0) - 0xfee0);
}
