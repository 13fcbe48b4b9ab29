/** What the shop holds about a person, by kind, and how a person is looked for. */
import { isEmail } from './email';
import { emailKey } from './orders/recipient';
import { personKey, phoneProblem } from './phone';
import { foldAnyScript } from './texts/find-text';

/** In their order. `messages`, `subscriptions` and `proofs` are of none yet: nothing of that kind is stored. */
export const DATA_KINDS = [
  'account',
  'orders',
  'quotes',
  'part_requests',
  'returns',
  'calls_and_notes',
  'messages',
  'subscriptions',
  'proofs',
  'blocks',
] as const;
export type DataKind = (typeof DATA_KINDS)[number];

export type DataCounts = Record<DataKind, number>;

export function noCounts(): DataCounts {
  return Object.fromEntries(DATA_KINDS.map((kind) => [kind, 0])) as DataCounts;
}

/** The key of a telephone (E.164) or of an e-mail address, by which a person is looked for. */
export type PersonKey = { phone: string } | { email: string };

/** A telephone in any spelling, or an e-mail address; null for any other text. */
export function readPersonKey(typed: string): PersonKey | null {
  const text = typed.trim();
  if (isEmail(text)) return { email: emailKey(text) };
  const phone = phoneProblem(text) === null ? personKey(text) : null;
  return phone === null ? null : { phone };
}

/** Shorter words are in many sentences. */
const MIN_NAME = 3;

/**
 * Whether a reason tells who the person is, which would outlive them in the audit log.
 * @param known names, telephones and e-mail addresses
 */
export function namesPerson(reason: string, known: readonly string[]): boolean {
  const words = ` ${foldAnyScript(reason)} `;
  const digits = reason.replace(/\D/g, '');
  return known.some((text) => {
    const number = text.includes('@') ? '' : text.replace(/\D/g, '').slice(-8);
    if (number.length === 8 && digits.includes(number)) return true;
    const parts = text.includes('@') ? [foldAnyScript(text)] : foldAnyScript(text).split(' ');
    return parts.some((part) => part.length >= MIN_NAME && words.includes(` ${part} `));
  });
}

/** What keeps a person from being anonymised. */
export type OpenBusiness = { kind: 'order' | 'parcel' | 'return'; id: number };
