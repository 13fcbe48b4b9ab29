/** How many calls of a kind are taken from one address and from one account, and how that is written in a setting. */
export const LIMITED = ['login', 'register', 'reset', 'order', 'session'] as const;
export type Limited = (typeof LIMITED)[number];

export const LIMITED_BY = ['address', 'account'] as const;
export type LimitedBy = (typeof LIMITED_BY)[number];

/** `calls` within `seconds` */
export type Limit = { calls: number; seconds: number };

/** Calls are counted as they come; `order.recipient` are orders for others, counted where they are kept. */
export type LimitKey = `${Limited}.${LimitedBy}` | 'order.recipient';

/** null: nothing is limited; a limit that is null is lifted */
export type Limits = Readonly<Record<LimitKey, Limit | null>> | null;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * High enough for a shop or an office of a hundred people behind one address; an e-mail address or a telephone gets as
 * many orders as one household places. By account: of a login, what is named at
 * the door; of a reset, the address that is mailed; of an order, the account or the guest. A login that succeeds
 * is taken back from its account's count.
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
  'session.address': { calls: 3_000, seconds: HOUR },
  'session.account': { calls: 300, seconds: HOUR },
} as const satisfies Limits;

const UNITS: Record<string, number> = { s: 1, m: MINUTE, h: HOUR };

/**
 * Reads a setting such as `login.address=100/15m, order.account=off`, over the defaults; `off` alone limits nothing.
 * @returns a sentence where it is not understood
 */
export function parseLimits(text: string): Limits | string {
  if (text.trim() === 'off') return null;
  const limits: Record<string, Limit | null> = { ...DEFAULT_LIMITS };
  for (const part of text.split(',').map((piece) => piece.trim())) {
    if (part === '') continue;
    const lifted = /^([a-z.]+)=off$/.exec(part)?.[1];
    if (lifted !== undefined && Object.hasOwn(DEFAULT_LIMITS, lifted)) {
      limits[lifted] = null;
      continue;
    }
    const [, name = '', calls = '', count = '', unit = ''] = /^([a-z.]+)=(\d{1,9})\/(\d{1,5})([smh])$/.exec(part) ?? [];
    const seconds = Number(count) * (UNITS[unit] ?? 0);
    if (!Object.hasOwn(DEFAULT_LIMITS, name) || Number(calls) < 1 || seconds < 1) {
      return `RATE_LIMITS: "${part}" is not of the form login.address=100/15m`;
    }
    limits[name] = { calls: Number(calls), seconds };
  }
  // Every name was looked up among the defaults, which hold them all.
  return limits as NonNullable<Limits>;
}
