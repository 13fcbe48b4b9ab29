/** Amounts and days as the back office writes them. */
import { formatOfficeAmount } from '@/domain/price-texts';
import { orderSettings } from '@/shop';

// A day is the same for every reader, in any time zone.
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** `$1,600.00` or `−$1,600.00`, with the sign that the owner has set; `DA 1,600.00` with one of letters. */
export function backOfficeAmount(dinars: number): string {
  const amount = `${currencySign()}${formatOfficeAmount(Math.abs(dinars))}`;
  return isBelowZero(dinars) ? `−${amount}` : amount;
}

/** The sign before an amount. */
export function currencySign(): string {
  const sign = orderSettings.currency_sign;
  return /\p{L}$/u.test(sign) ? `${sign}\u00a0` : sign;
}

/** Less than half a centime is shown as 0, which has no sign. */
function isBelowZero(dinars: number): boolean {
  return Math.round(dinars * 100) < 0;
}

/** `+$100.00`, `−$100.00`: a difference. */
export function signedAmount(dinars: number): string {
  return `${dinars > 0 ? '+' : ''}${backOfficeAmount(dinars)}`;
}

/** `Nov 22` of `2026-11-22`. */
export function formatDay(date: string): string {
  return day.format(new Date(`${date}T00:00:00Z`));
}

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** `Nov 22, 2026` of `2026-11-22`. */
export function formatLongDay(date: string): string {
  return longDay.format(new Date(`${date}T00:00:00Z`));
}

/** `66.7%` of 0.6667; a dash for null. */
export function formatRate(rate: number | null): string {
  return rate === null ? '–' : `${Math.round(rate * 1_000) / 10}%`;
}
