/** Texts as the shop keeps them. Apart from `text-identity.ts`, which every page of the shop loads. */
import { BLANK, DASHES, INVISIBLE } from '../text-identity';

/** Invisible characters without the two joiners, which change how the letters beside them are drawn. */
const NEEDLESS = /(?![\u200c\u200d])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** The joiners where they change nothing: beside Latin letters, digits and spaces, and at the ends. */
const IDLE_JOINERS = /(?<=^|[\p{Script=Latin}\p{N}\s])[\u200c\u200d]+|[\u200c\u200d]+(?=$|[\p{Script=Latin}\p{N}\s])/gu;

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
