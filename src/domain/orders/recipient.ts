/** Identifies the recipient of an order by e-mail address and telephone numbers, however they are written. */
import { personKey, phoneKey, readableDigits } from '../phone';

/** `phones`: without spaces, each once. */
export type RecipientKeys = { phones: string[]; email: string };

/** Orders of one recipient that may await confirmation at the same time. */
export const MAX_WAITING_ORDERS = 3;

/** Orders of one account that may await confirmation at the same time. */
export const MAX_WAITING_OF_ACCOUNT = 10;

/**
 * A recipient's keys: the e-mail address in lower case without its +tag, and every telephone number of the field, or the
 * field's letters and digits if it has no number. Orders of earlier versions may have any text as telephone.
 */
export function recipientKeys({ phone, email }: { phone: string; email: string }): RecipientKeys {
  const text = readableDigits(phone);
  const numbers = numbersIn(text, SEPARATORS).flatMap(withNationalReading);
  return {
    phones: numbers.length > 0 ? [...new Set(numbers)] : [personKey(text) ?? wordsKey(text)],
    email: emailKey(email),
  };
}

/** Every key that blocks are compared by: the clerk who blocked the number may have read it differently. */
export function blockKeys(phone: string): string[] {
  const key = personKey(phone);
  return [...new Set([...(key === null ? [] : [key]), ...recipientKeys({ phone, email: '' }).phones])];
}

/** `00550123456` is dialled as 0550123456: no country's number has nine digits that begin so. */
function withNationalReading(key: string): string[] {
  const mobile = /^\+([5-7]\d{8})$/.exec(key)?.[1];
  return mobile === undefined ? [key] : [key, `+213${mobile}`];
}

function wordsKey(text: string): string {
  return text.replace(/[^\p{L}\d]+/gu, '').toLowerCase() || text.replace(/\s+/g, '');
}

/**
 * Separators of two numbers in one field. A field is split at words first. A part that is not a number is then split at signs,
 * which come second because people also write them within a number.
 */
const SEPARATORS: readonly RegExp[] = [/\p{L}+/u, /[/,;|&]|(?=\+)/];

/** `0550 12 34 56 (maman)` and `0550_12_34_56` are one number, `0550 12 34 56 / 0661 12 34 56` two. */
function numbersIn(text: string, [separator, ...finer]: readonly RegExp[]): string[] {
  const key = phoneKey(text) ?? joinedDigits(text);
  if (key !== null) return [key];
  return separator ? text.split(separator).flatMap((part) => numbersIn(part, finer)) : splitJoinedNumbers(text);
}

/** The digits of a text without letters as one number, whatever separates them: `0777_12,34|56`, invisible characters. */
function joinedDigits(text: string): string | null {
  return /\p{L}/u.test(text) ? null : phoneKey(text.replace(/\D+/g, ''));
}

/** Algerian numbers written one after the other without a separator. */
function splitJoinedNumbers(text: string): string[] {
  const found: string[] = [];
  // Numbers with their 0 or 213 are recognised first. The rest may be mobile numbers without it.
  const left = text.replace(/\D+/g, '').replace(/(?:(?:00)?2130?|0)(?:[5-7]\d{8}|[2-4]\d{7})/g, (number) => {
    found.push(number);
    return ' ';
  });
  return [...found, ...(left.match(/[5-7]\d{8}/g) ?? [])].flatMap((number) => phoneKey(number) ?? []);
}

/** Hosts that ignore points in front of the at sign, with the name that they are compared by. */
const POINTLESS_HOSTS: Readonly<Record<string, string>> = {
  '@gmail.com': '@gmail.com',
  '@googlemail.com': '@gmail.com',
};

/** `Nadia.Saidi+test@Example.com` is `nadia.saidi@example.com`, and `n.adia@googlemail.com` is `nadia@gmail.com`. */
export function emailKey(email: string): string {
  const address = email.trim().toLowerCase().normalize('NFC');
  const at = address.lastIndexOf('@');
  if (at < 1) return address;
  const before = address.slice(0, at).split('+')[0];
  const name = before ? before : address.slice(0, at);
  const host = POINTLESS_HOSTS[address.slice(at)];
  return host === undefined ? `${name}${address.slice(at)}` : `${name.replaceAll('.', '')}${host}`;
}
