/** Quotes: who they are for, how long they hold, and how long they are kept. */
import { endOfShopDay, shopDay } from '../dates';
import type { TextField } from '../text-field';
import { CUSTOMER_FIELDS } from './order-fields';

/** A person's whole name, or a company's. */
const NAME: TextField = { ...CUSTOMER_FIELDS.lastName, max: 200 };

/** The fields that say who the customer of a quote is. */
export const QUOTE_FIELDS = {
  name: NAME,
  phone: CUSTOMER_FIELDS.phone,
  email: { ...CUSTOMER_FIELDS.email, isOptional: true },
} as const satisfies Record<string, TextField>;

/** The company that it names, if it is for one. `rc`: number in the register of commerce, `nif`: tax number. */
export const COMPANY_FIELDS = {
  name: NAME,
  rc: { max: 60, isOptional: true },
  nif: { max: 60, isOptional: true },
} as const satisfies Record<string, TextField>;

/** Days after the day of the quote. */
export const QUOTE_DAYS = 15;

/**
 * Days after its last day for which a quote that was not ordered is kept, with the customer's name and telephone: the customer may come
 * back to it, and ask why the prices have changed. Afterwards nothing needs it.
 */
export const UNORDERED_QUOTE_DAYS = 90;

export const QUOTE_STATES = ['open', 'ordered', 'expired'] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

/** The moment from which a quote of this moment no longer holds: the end of the 15th day after it, by the shop's calendar. */
export function quoteValidUntil(made: Date): Date {
  const day = new Date(`${shopDay(made)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + QUOTE_DAYS);
  return endOfShopDay(day.toISOString().slice(0, 10));
}

/** A moment of the last day on which a quote holds. @param quote `valid_until` is the first moment of the next day */
export function lastDayOf({ valid_until: until }: { valid_until: string }): string {
  return new Date(Date.parse(until) - 1).toISOString();
}

export function quoteState(
  { orderedAt, validUntil }: { orderedAt: Date | null; validUntil: Date },
  now: Date,
): QuoteState {
  if (orderedAt) return 'ordered';
  return now < validUntil ? 'open' : 'expired';
}
