import { officeDeskWords } from '@/words/en/orders/order-desk';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Up to this many hours, the age is not rounded to days: two days old is late, 30 hours is yesterday. */
const MAX_HOURS = 47;

const { ages } = officeDeskWords;

/**
 * How long ago a moment was, in words: `25 minutes ago`. A clock that is slow does not make it the future.
 * @returns null if the text is not a date
 */
export function ageOf(at: string, now: Date): string | null {
  const passedMs = Math.max(0, now.getTime() - new Date(at).getTime());
  if (Number.isNaN(passedMs)) return null;
  const hours = Math.floor(passedMs / HOUR_MS);
  if (hours > MAX_HOURS) return ages.days(Math.floor(passedMs / DAY_MS));
  if (hours > 0) return ages.hours(hours);
  const minutes = Math.floor(passedMs / MINUTE_MS);
  return minutes === 0 ? ages.now : ages.minutes(minutes);
}
