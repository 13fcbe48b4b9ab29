import { SHOP_TIME_ZONE } from '@/domain/dates';

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: SHOP_TIME_ZONE });
// A day is one wherever its reader stands.
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** `Nov 22, 2026, 2:05 PM`, by the shop's own clock. */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso));
}

/** `Nov 22` of `2026-11-22`. */
export function formatDay(date: string): string {
  return day.format(new Date(`${date}T00:00:00Z`));
}
