/** Rate limits by address and by account, and their setting. */
export const LIMITED = [
  'login',
  'register',
  'reset',
  'order',
  'session',
  'track',
  'quote',
  'part-request',
  'list-file',
  'paper',
] as const;
export type Limited = (typeof LIMITED)[number];

export const LIMITED_BY = ['address', 'account'] as const;
export type LimitedBy = (typeof LIMITED_BY)[number];

/** `calls` within `seconds` */
export type Limit = { calls: number; seconds: number };

/**
 * Calls are counted on arrival. `order.recipient` counts the stored orders of guests, `order.owner` those of
 * an account, `mail.recipient` the mails to an address that was not confirmed, `refused.address` the refused and repeated
 * calls that are taken off their own count, `cms.account` the calls of a person to the CMS.
 */
export type LimitKey =
  | `${Limited}.${LimitedBy}`
  | 'order.recipient'
  | 'order.owner'
  | 'mail.recipient'
  | 'refused.address'
  | 'cms.account';

/** null for no limits at all; a limit that is null is lifted */
export type Limits = Readonly<Record<LimitKey, Limit | null>> | null;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * High enough for an office of a hundred people behind one address. An e-mail address or a telephone number gets as many
 * orders as one household places. An account is, for a login, the typed name; for a reset, the mailed address; for an order,
 * the account or the guest; for following an order, its number; for a paper, the quote. A successful login is not counted by account, nor is a right
 * telephone.
 */
export const DEFAULT_LIMITS = {
  'login.address': { calls: 600, seconds: 15 * MINUTE },
  'login.account': { calls: 30, seconds: 15 * MINUTE },
  'register.address': { calls: 500, seconds: HOUR },
  'register.account': { calls: 20, seconds: HOUR },
  'reset.address': { calls: 200, seconds: HOUR },
  'reset.account': { calls: 10, seconds: HOUR },
  'order.address': { calls: 2_000, seconds: HOUR },
  'order.account': { calls: 200, seconds: HOUR },
  'order.recipient': { calls: 5, seconds: HOUR },
  'order.owner': { calls: 20, seconds: HOUR },
  'session.address': { calls: 3_000, seconds: HOUR },
  'session.account': { calls: 300, seconds: HOUR },
  'track.address': { calls: 20, seconds: 15 * MINUTE },
  'track.account': { calls: 30, seconds: HOUR },
  'quote.address': { calls: 20, seconds: HOUR },
  'quote.account': { calls: 100, seconds: 24 * HOUR },
  'part-request.address': { calls: 5, seconds: HOUR },
  'part-request.account': { calls: 20, seconds: 24 * HOUR },
  'mail.recipient': { calls: 5, seconds: HOUR },
  'refused.address': { calls: 100, seconds: HOUR },
  'cms.account': { calls: 600, seconds: MINUTE },
  'list-file.address': { calls: 60, seconds: HOUR },
  'list-file.account': { calls: 200, seconds: 24 * HOUR },
  'paper.address': { calls: 120, seconds: HOUR },
  'paper.account': { calls: 30, seconds: HOUR },
} as const satisfies Limits;

const UNITS: Record<string, number> = { s: 1, m: MINUTE, h: HOUR };

/**
 * Reads a setting such as `login.address=100/15m, order.account=off` on top of the defaults; `off` alone lifts all limits.
 * @returns a message if the setting is malformed
 */
export function parseLimits(text: string): Limits | string {
  if (text.trim() === 'off') return null;
  const limits: Record<string, Limit | null> = { ...DEFAULT_LIMITS };
  for (const part of text.split(',').map((piece) => piece.trim())) {
    if (part === '') continue;
    const lifted = /^([a-z.-]+)=off$/.exec(part)?.[1];
    if (lifted !== undefined && Object.hasOwn(DEFAULT_LIMITS, lifted)) {
      limits[lifted] = null;
      continue;
    }
    const [, name = '', calls = '', count = '', unit = ''] =
      /^([a-z.-]+)=(\d{1,9})\/(\d{1,5})([smh])$/.exec(part) ?? [];
    const seconds = Number(count) * (UNITS[unit] ?? 0);
    if (!Object.hasOwn(DEFAULT_LIMITS, name) || Number(calls) < 1 || seconds < 1) {
      return `RATE_LIMITS: "${part}" is not of the form login.address=100/15m`;
    }
    limits[name] = { calls: Number(calls), seconds };
  }
  // The defaults have every name.
  return limits as NonNullable<Limits>;
}
