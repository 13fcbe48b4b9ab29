/** Telephone numbers. However a number is written, it has one key (E.164), which identifies a person. */

import type { Problem } from './problem';
import { hasOddCharacters } from './texts/odd-characters';

/** Within Algeria a mobile number has nine digits after its 0, a land line eight. */
const COUNTRY = '213';
const MIN_DIGITS = 8;
const MAX_DIGITS = 15;
const MIN_WITH_COUNTRY = 11;
const MAX_WITHIN = 9;
/** Digits after leading zeros: a number of zeros is a placeholder. */
const MIN_UNEXPLAINED = 5;

/** The 0 that is dialled within the country alone: +213 (0) 550 … */
const DIALLED_WITHIN = /^(\s*\(?\s*(?:(?:\+|00)\s*\d{1,3}|213)\s*\)?\s*)\(\s*0\s*\)/;

/** Signs that people write between digits, beside the + in front. */
const SIGNS = /[\s().\-‐-―−/]/g;
/** Of one or two digits by the plan of the ITU (E.164), otherwise of three. */
const COUNTRY_CODE = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;
const INVISIBLE = /\p{Cf}/gu;
/** The whole text after NFKC, without invisible characters. A + comes before all digits: behind one it begins an extension. */
const PLAIN = /^[\s().\-‐-―−/]*\+?[\p{Nd}\s().\-‐-―−/]*$/u;
/** Circled, raised and Chinese digits look like a note beside the number; NFKC would make plain digits of some. */
const ODD_DIGIT = /[\p{No}\p{Nl}]/u;

/**
 * The number in E.164: `+213550123456`. Spaces, dots, dashes and brackets do not count; without a country it is Algerian.
 * @returns null if the text is not a telephone number
 */
export function phoneKey(typed: string): string | null {
  const text = asciiDigits(typed).replace(DIALLED_WITHIN, '$1').replace(SIGNS, '').replace(INVISIBLE, '');
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
 * What is wrong with a typed telephone, or null: it needs 8 to 15 digits, in any script, with nothing but signs
 * between them, and no extension. The courier has nothing else to find the customer by, and a number that others read differently
 * would be another one for blocks and limits.
 */
export function phoneProblem(typed: string): Problem | null {
  const isNumber = isPlainNumber(typed) && personKey(typed) !== null;
  return isNumber && !hasExtension(typed) && !hasOddCharacters(typed) ? null : { code: 'phone' };
}

function isPlainNumber(typed: string): boolean {
  return !ODD_DIGIT.test(typed) && PLAIN.test(typed.normalize('NFKC').replace(INVISIBLE, ''));
}

/** `0550 12 34 56 / 1`: digits that no numbering plan explains, behind a whole number and a sign that separates. */
function hasExtension(typed: string): boolean {
  const text = asciiDigits(typed);
  if (phoneKey(text) !== null) return false;
  return [...text.matchAll(/[/(\-‐-―−]/g)].some(({ index }) => isMobileKey(phoneKey(text.slice(0, index))));
}

function isMobileKey(key: string | null): boolean {
  return key !== null && /^\+213[5-7]\d{8}$/.test(key);
}

/**
 * The key of any accepted telephone, or of one that an earlier version of the shop accepted: with an extension or other signs, which
 * do not count. Digits that no numbering plan explains, such as a mobile number with a digit too many, are kept as they are: people
 * know their own numbers, and the shop calls them.
 * @returns null if the text has letters, or is no telephone number
 */
export function personKey(typed: string): string | null {
  const text = readableDigits(typed);
  const digits = text.replace(/\D+/g, '');
  if (/\p{L}/u.test(text) || digits.length < MIN_DIGITS || digits.length > MAX_DIGITS) return null;
  const sign = /^\D*\+/.test(text) ? '+' : '';
  return phoneKey(text) ?? keyBeforeSign(text) ?? phoneKey(sign + digits) ?? unexplainedKey(digits);
}

/** `0550 12 34 56 #1`: the whole number in front of a sign that no number has. */
function keyBeforeSign(text: string): string | null {
  const [first = '', ...rest] = text.replace(INVISIBLE, '').split(/[^+\d\s().\-‐-―−/_|,·:]+/);
  const key = rest.some((part) => /\d/.test(part)) ? phoneKey(first) : null;
  return isMobileKey(key) ? key : null;
}

function unexplainedKey(digits: string): string | null {
  const number = digits.replace(/^0+/, '');
  const isNational = number.length < digits.length && number.length <= MAX_DIGITS - COUNTRY.length;
  if (number.length < MIN_UNEXPLAINED) return null;
  return isNational ? `+${COUNTRY}${withoutCountry(number)}` : `+${number}`;
}

/** `0550 12 34 56` or `021 23 45 67`, as people read it aloud; `+33 6 12 34 56 78` from abroad. */
export function readablePhone(typed: string): string {
  const phone = nationalPhone(typed);
  const [, foreign] = /^00(\d+)$/.exec(phone) ?? [];
  if (foreign !== undefined) {
    const [country = ''] = COUNTRY_CODE.exec(foreign) ?? [];
    return `+${country} ${inPairs(foreign.slice(country.length))}`;
  }
  const [, area, rest] = /^(0\d{2,3})(\d{6})$/.exec(phone) ?? [];
  return area === undefined || rest === undefined ? phone : `${area} ${inPairs(rest)}`;
}

/** The digits in pairs from their end, so that an odd one comes first. */
function inPairs(digits: string): string {
  return digits.replace(/\B(?=(\d{2})+$)/g, ' ');
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
  return COUNTRY + withoutCountry(digits.replace(/^0+/, ''));
}

/** `0213 550 …`: the country behind a 0 that is not dialled there. No national number has so many digits. */
function withoutCountry(number: string): string {
  return /^213([5-7]\d{8})$/.exec(number)?.[1] ?? number;
}

/** The text with the digits of every script as 0 to 9: Arabic, Bengali, full-width. */
export function asciiDigits(text: string): string {
  return text.normalize('NFKC').replace(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

/** The first of each row of signs that look like 1 to 9, which NFKC leaves as they are, and those that look like 0. */
const LOOKALIKE_ROWS = [0x2776, 0x2780, 0x278a, 0x24f5];
const LOOKALIKE_ZEROS = [0x24ff, 0x3007, 0x1f10b, 0x1f10c];

/** The same, also with the digits in circles that earlier versions of the shop accepted: as a caller reads them. */
export function readableDigits(text: string): string {
  return asciiDigits(text.replace(/[\p{No}\p{Nl}]/gu, readLookalike));
}

function readLookalike(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  if (LOOKALIKE_ZEROS.includes(code)) return '0';
  const first = LOOKALIKE_ROWS.find((start) => code >= start && code < start + 9);
  return first === undefined ? sign : String(code - first + 1);
}

/** The digits of a script are consecutive in Unicode, from 0 to 9: the value is the distance from the first. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(first - 1))) first--;
  return (code - first) % 10;
}
