/** When something happened, as couriers write it. */

/** Algeria is an hour ahead of UTC the whole year. */
const OFFSET_MS = 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

const TIME = String.raw`(?:(?:T|\s+|\s*à\s*|,\s*)(?<hour>\d{1,2})[:h](?<minute>\d{2})(?::(?<second>\d{2})(?:[.,](?<fraction>\d+))?)?)?`;
const ZONE = String.raw`\s*(?<zone>Z|[+-]\d{2}:?\d{2})?`;
/** `2026-11-22T10:30:00Z`, `2026-11-22 10:30` */
const ISO = new RegExp(String.raw`^(?<year>\d{4})[-/](?<month>\d{1,2})[-/](?<day>\d{1,2})${TIME}${ZONE}$`, 'i');
/** `22/11/2026 10:30`, `22-11-2026 à 10h30` */
const FRENCH = new RegExp(String.raw`^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4})${TIME}$`, 'i');

const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;
const MAX_AHEAD_MS = 7 * DAY_MS;

/**
 * Reads a moment, or a day alone: the end of that day, as other events of the day may have had their time; today, that is `now`.
 * Without a zone it is the time in Algiers.
 * @param now milliseconds since 1970
 * @returns milliseconds since 1970; null if the text is not a date
 */
export function readMoment(typed: string, now: number): number | null {
  const text = typed.trim();
  const parts = (ISO.exec(text) ?? FRENCH.exec(text))?.groups;
  if (!parts) return null;
  const start = dayStart(Number(parts.year), Number(parts.month), Number(parts.day));
  if (start === null) return null;
  if (parts.hour === undefined) return parts.zone === undefined ? endOfDay(start - OFFSET_MS, now) : null;
  const [hour, minute, second] = [parts.hour, parts.minute, parts.second ?? 0].map(Number);
  if (hour === undefined || minute === undefined || second === undefined) return null;
  if (hour > 23 || minute > 59 || second > 59) return null;
  const milliseconds = Number((parts.fraction ?? '').slice(0, 3).padEnd(3, '0'));
  const offset = parts.zone === undefined ? OFFSET_MS : zoneOffset(parts.zone);
  return start + ((hour * 60 + minute) * 60 + second) * 1000 + milliseconds - offset;
}

/**
 * Whether a reported moment is too far ahead to be believed: it would outrank everything that happens until then. Clocks and time zones
 * are off by hours, while a mistyped year, or day and month in the wrong order, lie weeks ahead.
 */
export function isTooFarAhead(moment: number, now: number): boolean {
  return moment > now + MAX_AHEAD_MS;
}

/** The day's start in UTC; null for a day that no calendar has. */
function dayStart(year: number, month: number, day: number): number | null {
  if (year < FIRST_YEAR || year > LAST_YEAR) return null;
  const start = Date.UTC(year, month - 1, day);
  const date = new Date(start);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? start : null;
}

function endOfDay(start: number, now: number): number {
  const isToday = now >= start && now < start + DAY_MS;
  return isToday ? now : start + DAY_MS - 1;
}

/** Milliseconds ahead of UTC: `+01:00`. */
function zoneOffset(zone: string): number {
  if (zone.toUpperCase() === 'Z') return 0;
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
