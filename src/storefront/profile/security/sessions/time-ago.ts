import { formatLongDate } from '@/domain/dates';
import { securityCardWords } from '@/words/fr/accounts/security-cards';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY;

let relative: Intl.RelativeTimeFormat | undefined;

/**
 * How long ago something was: `à l'instant`, `il y a 3 heures`; from 30 days on its date, `le 5 mars 2026`.
 * @param text in ISO 8601. A moment in the future, seen by a slow clock, counts as now.
 * @returns '' if the text is not a date
 */
export function timeAgo(text: string, now: Date): string {
  const time = Date.parse(text);
  if (Number.isNaN(time)) return '';
  const passed = now.getTime() - time;
  if (passed < MINUTE) return securityCardWords.sessions.now;
  if (passed >= MONTH) return securityCardWords.sessions.on(formatLongDate(text));
  relative ??= new Intl.RelativeTimeFormat('fr');
  if (passed < HOUR) return relative.format(-Math.floor(passed / MINUTE), 'minute');
  if (passed < DAY) return relative.format(-Math.floor(passed / HOUR), 'hour');
  return relative.format(-Math.floor(passed / DAY), 'day');
}
