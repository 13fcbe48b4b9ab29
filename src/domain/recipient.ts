/** Whoever an order is for, as far as an order tells: the e-mail address and the telephone, however they are written. */
import { asciiDigits, phoneKey } from './phone';

export type RecipientKeys = { phone: string; email: string };

/** Orders of one recipient that may wait for their confirmation at once. */
export const MAX_WAITING_ORDERS = 3;

/** A recipient's key: an e-mail address in lower case without its +tag; a telephone number's digits; any other text without spaces. */
export function recipientKeys({ phone, email }: { phone: string; email: string }): RecipientKeys {
  return {
    phone: phoneKey(phone) ?? withoutWords(phone) ?? numberAmong(phone) ?? phone.replace(/\s+/g, '').toLowerCase(),
    email: emailKey(email),
  };
}

/** The first number of a text with other words in it: `0550 12 34 56 (maman)`. */
function numberAmong(phone: string): string | null {
  for (const [candidate] of asciiDigits(phone).matchAll(/\+?\d[\d\s().\-/]*\d/g)) {
    const key = phoneKey(candidate);
    if (key !== null) return key;
  }
  return null;
}

/** Without letters its digits are one number, whatever is between them: `0777_12,34|56`, or a character that nobody sees. */
function withoutWords(phone: string): string | null {
  return /\p{L}/u.test(phone) ? null : phoneKey(asciiDigits(phone).replace(/\D+/g, ''));
}

/** `Nadia.Saidi+test@Example.com` is `nadia.saidi@example.com`. */
function emailKey(email: string): string {
  const address = email.trim().toLowerCase().normalize('NFC');
  const at = address.lastIndexOf('@');
  if (at < 1) return address;
  const name = address.slice(0, at).split('+')[0];
  return `${name === '' ? address.slice(0, at) : name}${address.slice(at)}`;
}
