/** Whoever an order is for, as far as an order tells: the e-mail address and the telephones, however they are written. */
import { asciiDigits, phoneKey } from './phone';

/** `phones`: without spaces, each once. */
export type RecipientKeys = { phones: string[]; email: string };

/** Orders of one recipient that may wait for their confirmation at once. */
export const MAX_WAITING_ORDERS = 3;

/**
 * A recipient's keys: an e-mail address in lower case without its +tag; every telephone number of the field, or its letters
 * and digits where it holds no number.
 */
export function recipientKeys({ phone, email }: { phone: string; email: string }): RecipientKeys {
  const text = asciiDigits(phone);
  const numbers = numbersIn(text, SEPARATORS);
  return { phones: numbers.length > 0 ? [...new Set(numbers)] : [wordsKey(text)], email: emailKey(email) };
}

function wordsKey(text: string): string {
  return text.replace(/[^\p{L}\d]+/gu, '').toLowerCase() || text.replace(/\s+/g, '');
}

/**
 * What separates two numbers of one field. A field is split at words first. A part that is still no number is split at signs
 * as well; these come second, because people also write them within a number.
 */
const SEPARATORS: readonly RegExp[] = [/\p{L}+/u, /[/,;|&]|(?=\+)/];

/** `0550 12 34 56 (maman)` and `0550_12_34_56` hold one number; `0550 12 34 56 / 0661 12 34 56` holds two. */
function numbersIn(text: string, [separator, ...finer]: readonly RegExp[]): string[] {
  const key = phoneKey(text) ?? withoutWords(text);
  if (key !== null) return [key];
  return separator ? text.split(separator).flatMap((part) => numbersIn(part, finer)) : numbersInARow(text);
}

/** Without letters its digits are one number, whatever is between them: `0777_12,34|56`, or a character that nobody sees. */
function withoutWords(text: string): string | null {
  return /\p{L}/u.test(text) ? null : phoneKey(text.replace(/\D+/g, ''));
}

/** Numbers of this country one behind the other, with nothing between them that tells where one ends. */
function numbersInARow(text: string): string[] {
  const found: string[] = [];
  // With their 0 or 213 they can be told from what is beside them. What is left may be mobiles without it.
  const left = text.replace(/\D+/g, '').replace(/(?:(?:00)?2130?|0)(?:[5-7]\d{8}|[2-4]\d{7})/g, (number) => {
    found.push(number);
    return ' ';
  });
  return [...found, ...(left.match(/[5-7]\d{8}/g) ?? [])].flatMap((number) => phoneKey(number) ?? []);
}

/** `Nadia.Saidi+test@Example.com` is `nadia.saidi@example.com`. */
function emailKey(email: string): string {
  const address = email.trim().toLowerCase().normalize('NFC');
  const at = address.lastIndexOf('@');
  if (at < 1) return address;
  const name = address.slice(0, at).split('+')[0];
  return `${name === '' ? address.slice(0, at) : name}${address.slice(at)}`;
}
