/** The shop's time zone: dates are the same for all readers, whatever the clock of their computer. */
export const SHOP_TIME_ZONE = 'Africa/Algiers';

let longDate: Intl.DateTimeFormat | undefined;

/** `21 novembre 2026`; '' if the text is not a date. */
export function formatLongDate(text: string): string {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return '';
  longDate ??= new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: SHOP_TIME_ZONE });
  return longDate.format(date);
}

let longMoment: Intl.DateTimeFormat | undefined;

/** `21 novembre 2026 à 10:30`; '' if the text is not a date. */
export function formatLongMoment(text: string): string {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return '';
  longMoment ??= new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeStyle: 'short', timeZone: SHOP_TIME_ZONE });
  return longMoment.format(date);
}

let day: Intl.DateTimeFormat | undefined;

/** `2026-11-21`: the day in the shop's time zone. */
export function shopDay(date: Date): string {
  // Swedish dates have this format.
  day ??= new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone: SHOP_TIME_ZONE });
  return day.format(date);
}

let clock: Intl.DateTimeFormat | undefined;

/** `2026-11-21T14:05`: the shop's clock, as an input of type datetime-local takes it. */
export function shopClock(date: Date): string {
  clock ??= new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short', timeZone: SHOP_TIME_ZONE });
  return clock.format(date).replace(' ', 'T');
}

/** The moment at which the shop's clock shows this; null if the text is not a day and a time. */
export function momentAtShop(text: string): Date | null {
  const asUtc = new Date(`${text}Z`);
  if (Number.isNaN(asUtc.getTime())) return null;
  // The clock is ahead by as much as it would show later than that.
  const ahead = Date.parse(`${shopClock(asUtc)}Z`) - Math.floor(asUtc.getTime() / 60_000) * 60_000;
  return new Date(asUtc.getTime() - ahead);
}

/** The moment at which a day of the shop's own calendar is over. @param day YYYY-MM-DD */
export function endOfShopDay(day: string): Date {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return momentAtShop(`${next.toISOString().slice(0, -8)}`) ?? next;
}

let englishMoment: Intl.DateTimeFormat | undefined;
let englishDay: Intl.DateTimeFormat | undefined;
let englishTime: Intl.DateTimeFormat | undefined;

/** `November 21, 2026 at 10:30 AM`, as the back office shows it; null if the text is not a date. */
export function formatEnglishMoment(text: string): string | null {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return null;
  englishMoment ??= new Intl.DateTimeFormat('en-US', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: SHOP_TIME_ZONE,
  });
  return englishMoment.format(date);
}

/** `Nov 21, 2026` and `10:30 AM`, for narrow columns; null if the text is not a date. */
export function shortEnglishMoment(text: string): { day: string; time: string } | null {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return null;
  englishDay ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: SHOP_TIME_ZONE });
  englishTime ??= new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: SHOP_TIME_ZONE });
  return { day: englishDay.format(date), time: englishTime.format(date) };
}

/** `22/11/2026`, as French papers write days; '' if the text is not a date. */
export function formatNumericDay(text: string): string {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? '' : shopDay(date).split('-').reverse().join('/');
}
