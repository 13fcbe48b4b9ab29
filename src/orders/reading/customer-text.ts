/** How the back office finds an order by its customer. Pure. */

import { asciiDigits, phoneKey } from '@/domain/phone';
import { isBlank } from '@/domain/text';
import { foldAnyScript } from '@/domain/texts/find-text';

type Customer = { firstName: string; lastName: string; email: string; phone: string; phone2?: string | undefined };

/**
 * The text by which an order's customer is found: one line each for the name, in either order of its two parts, the e-mail and
 * each phone's digits. No search matches across lines.
 */
export function customerText({ firstName, lastName, email, phone, phone2 = '' }: Customer): string {
  const name = foldAnyScript(`${firstName} ${lastName} ${firstName}`);
  return [name, email.trim().toLowerCase(), digits(phone), ...(phone2 ? [digits(phone2)] : [])].join('\n');
}

/**
 * What the stored text must contain for a search to match: one needle of each group; no groups for a blank search. Each word is a
 * group, so words match in any order and in any field. A phone matches with and without spaces, a name regardless of case and
 * accents, in any script, Arabic letters in any of their spellings.
 */
export function customerNeedles(search: string): string[][] {
  return searchWords(search).map(needlesOfWord);
}

/** The words that a search looks for, in lower case; a telephone is one word, wherever it has spaces. */
export function searchWords(search: string): string[] {
  if (isBlank(search)) return [];
  const asTyped = search.trim().toLowerCase();
  if (PHONE.test(asTyped)) return [asTyped];
  const all = [...new Set(asTyped.split(/\s+/))];
  // A lone sign between words is not a word.
  const words = all.filter((word) => /[\p{L}\p{N}]/u.test(word));
  return words.length > 0 ? words : all;
}

const PHONE = /^[\p{Nd}\s()+./-]+$/u;

/** The forms of a word, of which the stored text must contain one. */
export function needlesOfWord(word: string): string[] {
  // No name contains an @. Without it, the beginning of an address would find everybody of that name.
  if (word.includes('@')) return [word];
  return distinct([word, foldAnyScript(word), ...(PHONE.test(word) ? phoneNeedles(word) : [])]);
}

function distinct(needles: readonly string[]): string[] {
  return [...new Set(needles.filter((needle) => needle !== ''))];
}

/** Its digits, and of a complete number the part that does not depend on the prefix: 0550112233 in Algeria, +213550112233 abroad. */
function phoneNeedles(typed: string): string[] {
  const dialled = digits(typed);
  const key = /^\+(?:213)?(\d{8,})$/.exec(phoneKey(typed) ?? '')?.[1] ?? '';
  return [dialled, /^(?:00213|213|0)([1-9]\d{7,8})$/.exec(dialled)?.[1] ?? '', key];
}

/** The digits of any script. */
function digits(text: string): string {
  return asciiDigits(text).replace(/\D/g, '');
}
