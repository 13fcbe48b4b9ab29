/** Telephone numbers. However a number is written, it has one key (E.164), which identifies a person. */
import type { Problem } from './problem';
import { hasOddCharacters } from './text';

/** Within Algeria a mobile number has nine digits after its 0, a land line eight. */
const COUNTRY = '213';
const MIN_DIGITS = 8;
const MAX_DIGITS = 15;
const MIN_WITH_COUNTRY = 11;
const MAX_WITHIN = 9;
/** Nobody has a number of zeros. */
const MIN_UNEXPLAINED = 5;

/** The 0 that is dialled within the country alone: +213 (0) 550 … */
const DIALLED_WITHIN = /^(\s*\(?\s*(?:(?:\+|00)\s*\d{1,3}|213)\s*\)?\s*)\(\s*0\s*\)/;

/**
 * The number in E.164: `+213550123456`. Spaces, dots, dashes and brackets do not count; without a country it is Algerian.
 * @returns null if the text is not a telephone number
 */
export function phoneKey(typed: string): string | null {
  const text = asciiDigits(typed)
    .replace(DIALLED_WITHIN, '$1')
    .replace(/[\s().\-‐-―/\u200e\u200f\u2066-\u2069]/g, '');
  const digits = /^\+?(\d+)$/.exec(text)?.[1];
  if (digits === undefined) return null;
  if (digits.length < MIN_DIGITS || digits.length > MAX_DIGITS) return null;
  const key = international(digits, text.startsWith('+'));
  const within = key.startsWith(COUNTRY) ? key.length - COUNTRY.length : null;
  if (within !== null && (within < MIN_UNEXPLAINED || within > MAX_WITHIN)) return null;
  // No country code begins with 0.
  return key.startsWith('0') ? null : `+${key}`;
}

/**
 * The number as it is dialled within Algeria: `0550123456`, or `0033612345678` for one from abroad. Couriers take no other form.
 * @returns the text itself if it is not a telephone number
 */
export function nationalPhone(typed: string): string {
  const key = personKey(typed);
  if (key === null) return typed.trim();
  const within = `+${COUNTRY}`;
  return key.startsWith(within) ? `0${key.slice(within.length)}` : `00${key.slice(1)}`;
}

/**
 * What is wrong with a telephone that somebody typed, or null: it needs 8 to 15 digits, in any script and with any signs between
 * them, and no letters. The courier has nothing else to find the customer by.
 */
export function phoneProblem(typed: string): Problem | null {
  return personKey(typed) === null || hasOddCharacters(typed) ? { code: 'phone' } : null;
}

/**
 * The key of any accepted telephone. Digits that no numbering plan explains, such as a mobile number with a digit too many, are
 * kept as they are: people know their own numbers, and the shop calls them.
 * @returns null if the text is refused
 */
export function personKey(typed: string): string | null {
  const text = asciiDigits(typed);
  const digits = text.replace(/\D+/g, '');
  if (/\p{L}/u.test(text) || digits.length < MIN_DIGITS || digits.length > MAX_DIGITS) return null;
  const sign = /^\D*\+/.test(text) ? '+' : '';
  return phoneKey(text) ?? phoneKey(sign + digits) ?? unexplainedKey(digits);
}

function unexplainedKey(digits: string): string | null {
  const number = digits.replace(/^0+/, '');
  const isNational = number.length < digits.length && number.length <= MAX_DIGITS - COUNTRY.length;
  return number.length < MIN_UNEXPLAINED ? null : `+${isNational ? COUNTRY : ''}${number}`;
}

/** `0550 12 34 56` or `021 23 45 67`, as people read it aloud; one from abroad in one piece. */
export function readablePhone(typed: string): string {
  const phone = nationalPhone(typed);
  const [, area, rest] = /^(0\d{2,3})(\d{6})$/.exec(phone) ?? [];
  return area === undefined || rest === undefined ? phone : `${area} ${rest.replace(/\B(?=(\d{2})+$)/g, ' ')}`;
}

function international(digits: string, hasPlus: boolean): string {
  const dialled = hasPlus ? digits : digits.replace(/^00/, '');
  const isInternational = hasPlus || dialled !== digits;
  // A shorter number is a land line (021 3…) without its 0.
  const namesCountry = dialled.startsWith(COUNTRY) && (isInternational || dialled.length >= MIN_WITH_COUNTRY);
  if (namesCountry) return withinAlgeria(dialled.slice(COUNTRY.length));
  return isInternational ? dialled : withinAlgeria(digits);
}

/** A national number, with or without its first 0. Without it, no number begins with one: a key that kept some would not be its own key. */
function withinAlgeria(digits: string): string {
  return COUNTRY + digits.replace(/^0+/, '');
}

/** The text with the digits of every script as 0 to 9: Arabic, Bengali, full-width. */
export function asciiDigits(text: string): string {
  return text.normalize('NFKC').replace(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

/** The digits of a script are consecutive in Unicode, from 0 to 9: the value is the distance from the first. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(first - 1))) first--;
  return (code - first) % 10;
}
