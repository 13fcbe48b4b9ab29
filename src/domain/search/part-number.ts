/** Part numbers: a product's own and those under which it was or is sold elsewhere. */

import { asciiDigits } from '../phone';
import type { Problem } from '../problem';
import { foldLatin } from '../text';
import { hasOddCharacters } from '../texts/odd-characters';

/**
 * What a number is to its product: another number of the maker's, one that the product replaces, one of another maker for the
 * same part, or a bar code.
 */
export const PART_NUMBER_KINDS = ['maker', 'former', 'equivalent', 'ean'] as const;
export type PartNumberKind = (typeof PART_NUMBER_KINDS)[number];

/** Characters of a number. */
export const MAX_PART_NUMBER = 80;

/**
 * What identifies a number however it is typed: letters and digits alone, in lower case, the digits of every script as 0 to 9. A
 * number that holds a digit has 0 for O and 1 for l and I, which people and scanners confuse.
 * @returns '' for a text without letters and digits
 */
export function partNumberKey(number: string): string {
  const compact = foldLatin(asciiDigits(number)).replaceAll(' ', '');
  return /\d/.test(compact) ? compact.replaceAll('o', '0').replace(/[li]/g, '1') : compact;
}

/** Zeros that a spreadsheet may have dropped: bar codes and makers' numbers begin with four at most. */
const MAX_LOST_ZEROS = 4;

/** The numbers from which a spreadsheet makes this one, by dropping the zeros before it. Empty for one that is not digits alone. */
export function withLostZeros(number: string): string[] {
  const digits = asciiDigits(number).trim();
  if (!/^[1-9]\d{2,}$/.test(digits)) return [];
  return Array.from({ length: MAX_LOST_ZEROS }, (_, index) => `${'0'.repeat(index + 1)}${digits}`);
}

/** What is wrong with a number, or null. */
export function partNumberProblem(number: string | null | undefined): Problem | null {
  if (hasOddCharacters(number ?? '')) return { code: 'oddCharacters' };
  return partNumberKey(number ?? '') === '' ? { code: 'partNumberWithoutSigns' } : null;
}
