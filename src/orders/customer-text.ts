/** How the back office finds an order by its customer. Pure. */
import { isBlank, withoutAccents } from '@/domain/text';

type Customer = { firstName: string; lastName: string; email: string; phone: string };

/**
 * What is kept of a customer to be searched: a line each for the name, whichever comes first of its two parts, for the
 * e-mail and for the phone's digits. No search reaches over the end of a line.
 */
export function customerText({ firstName, lastName, email, phone }: Customer): string {
  const name = folded(`${firstName} ${lastName} ${firstName}`);
  return [name, email.trim().toLowerCase(), digits(phone)].join('\n');
}

/**
 * What must stand in the kept text for a search to find it: one of each group; no group where nothing is searched. Each
 * word is a group, so that words are found in any order and in whichever field. A phone is found with and without its
 * spaces, a name without regard to case and accents, in any script.
 */
export function customerNeedles(search: string): string[][] {
  if (isBlank(search)) return [];
  const asTyped = search.trim().toLowerCase();
  // Of a phone the spaces stand anywhere.
  if (PHONE.test(asTyped)) return [distinct([asTyped, folded(asTyped), ...phoneNeedles(asTyped)])];
  const groups = [...new Set(asTyped.split(/\s+/))].map(wordNeedles);
  // A sign alone that stands between words is none of them.
  const words = groups.filter((needles) => needles.some((needle) => /[\p{L}\p{N}]/u.test(needle)));
  return words.length > 0 ? words : groups;
}

const PHONE = /^[\d\s()+./-]+$/;

function wordNeedles(word: string): string[] {
  // No name holds it; without it, a beginning of an address would find everybody of that name.
  if (word.includes('@')) return [word];
  return distinct([word, folded(word), ...(PHONE.test(word) ? phoneNeedles(word) : [])]);
}

function distinct(needles: readonly string[]): string[] {
  return [...new Set(needles.filter((needle) => needle !== ''))];
}

/** Letters of any script: `fold` of src/domain/text.ts knows the Latin ones, and customers write their names in Arabic, too. */
function folded(text: string): string {
  return withoutAccents(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Its digits, and of a whole number what stays however it is dialled: 0550112233 within Algeria, +213550112233 abroad. */
function phoneNeedles(typed: string): string[] {
  const dialled = digits(typed);
  return [dialled, /^(?:00213|213|0)([1-9]\d{7,8})$/.exec(dialled)?.[1] ?? ''];
}

function digits(text: string): string {
  return text.replace(/\D/g, '');
}
