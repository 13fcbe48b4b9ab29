/** When something happened, as couriers and spreadsheets write it. */
import type { Problem } from '../problem';
import { withoutAccents } from '../text';

/** Algeria is an hour ahead of UTC the whole year. */
const OFFSET_MS = 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

const TIME = String.raw`(?:(?:T|\s+|\s*à\s*|,\s*)(?<hour>\d{1,2})[:h](?<minute>\d{2})(?::(?<second>\d{2})(?:[.,](?<fraction>\d+))?)?(?:\s*(?<half>[ap])\.?m\.?)?)?`;
const ZONE = String.raw`\s*(?<zone>Z|UTC|GMT|[+-]\d{2}:?\d{2})?`;
const WEEKDAY = String.raw`(?:\p{L}+\.?,?\s+)?`;
const MONTH = String.raw`(?<name>\p{L}{3,})\.?`;

const FORMS = [
  /** `2026-11-22T10:30:00Z`, `2026-11-22 10:30` */
  String.raw`(?<year>\d{4})[-/](?<month>\d{1,2})[-/](?<day>\d{1,2})${TIME}${ZONE}`,
  /** `22/11/2026 10:30`, `22-11-26 à 10h30`: the day first, always */
  String.raw`(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4}|\d{2})${TIME}${ZONE}`,
  /** `dimanche 22 novembre 2026 10:30`, `1er déc. 2026`, `22-nov-26` */
  String.raw`${WEEKDAY}(?<day>\d{1,2})(?:er)?[-/.\s]+${MONTH}[-/.,\s]+(?<year>\d{4}|\d{2})${TIME}${ZONE}`,
  /** `Nov 22, 2026` */
  String.raw`${WEEKDAY}${MONTH}\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})${TIME}${ZONE}`,
].map((form) => new RegExp(`^${form}$`, 'iu'));

/** A spreadsheet's number of days, with the time as a fraction: `45987.5`. */
const SERIAL = /^(?<days>\d{5})(?:[.,](?<part>\d+))?$/;
/** Day 0 of spreadsheets, which count a 29 February 1900. */
const SERIAL_START = Date.UTC(1899, 11, 30);

/** French and English, by the letters that tell them apart. */
const MONTHS = [
  ['janv', 'jan'],
  ['fev', 'feb'],
  ['mar'],
  ['avr', 'apr'],
  ['mai', 'may'],
  ['juin', 'jun'],
  ['juil', 'jul'],
  ['aou', 'aug'],
  ['sep'],
  ['oct'],
  ['nov'],
  ['dec'],
];

const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;
/** Days that reports may be ahead. A program's clock may be set wrongly for a while; a file is corrected and sent again. */
const MAX_DAYS_AHEAD = { message: 7, file: 1 };

/**
 * Reads a moment, or a day alone: the end of that day, as other events of the day may have had their time; today, that is `now`.
 * Without a zone it is the time in Algiers. Of a day and a month in numbers, the day comes first.
 * @param now milliseconds since 1970
 * @returns milliseconds since 1970; null if the text is not a date from 2000 on
 */
export function readMoment(typed: string, now: number): number | null {
  const text = typed.trim();
  const serial = SERIAL.exec(text)?.groups;
  if (serial) return readSerial(`${serial.days}.${serial.part ?? ''}`, now);
  for (const form of FORMS) {
    const parts = form.exec(text)?.groups;
    if (parts) return readParts(parts, now);
  }
  return null;
}

/**
 * Whether a reported moment is too far ahead to be believed: it would outrank everything that happens until then. Clocks and time
 * zones are off by hours, while a mistyped date, or day and month in the wrong order, lies further off.
 */
export function isTooFarAhead(
  moment: number,
  { now, from }: { now: number; from: keyof typeof MAX_DAYS_AHEAD },
): boolean {
  return moment > now + MAX_DAYS_AHEAD[from] * DAY_MS;
}

/** Whether news is from before the day of its order, which a wrong year or another order's line explains; clocks are off by hours. */
export function isBeforeOrder(moment: number, placed: number): boolean {
  return moment < placed - DAY_MS;
}

/** What is wrong with the moment that all news of a file is from, as a person typed it; '' is no moment, and no problem. */
export function newsFromProblem(typed: string, now: number): Problem | null {
  if (typed === '') return null;
  const moment = readMoment(typed, now);
  const isBelieved = moment !== null && !isTooFarAhead(moment, { now, from: 'file' });
  return isBelieved ? null : { code: 'newsFromUnreadable', values: { text: typed } };
}

const NUMBERS_ALONE = /^(\d{1,2})[-/.](\d{1,2})[-/.](?:\d{4}|\d{2})(?!\d)/;

/** Whether a date has its month first, as in `11/27/2026`: in such a file other dates cannot be trusted to have the day first. */
export function hasMonthFirst(text: string): boolean {
  const [, first, second] = NUMBERS_ALONE.exec(text.trim()) ?? [];
  return Number(first) <= 12 && Number(second) > 12;
}

/** Whether a date is another one if its month comes first, as in `11/05/2026`. */
export function hasTwoReadings(text: string): boolean {
  const [, first, second] = NUMBERS_ALONE.exec(text.trim()) ?? [];
  return first !== second && Number(first) <= 12 && Number(second) <= 12;
}

function readSerial(days: string, now: number): number | null {
  const moment = SERIAL_START + Math.round(Number(days) * DAY_MS);
  const year = new Date(moment).getUTCFullYear();
  if (year < FIRST_YEAR || year > LAST_YEAR) return null;
  // Spreadsheets keep times as fractions of a day, which miss whole seconds by a hair.
  const local = Math.round(moment / 1000) * 1000;
  return Number.isInteger(Number(days)) ? endOfDay(local - OFFSET_MS, now) : local - OFFSET_MS;
}

type Parts = Record<string, string | undefined>;

function readParts(parts: Parts, now: number): number | null {
  const month = parts.name === undefined ? Number(parts.month) : monthNamed(parts.name);
  const year = Number(parts.year?.length === 2 ? `20${parts.year}` : parts.year);
  const start = month === null ? null : dayStart(year, month, Number(parts.day));
  if (start === null) return null;
  if (parts.hour === undefined) return parts.zone === undefined ? endOfDay(start - OFFSET_MS, now) : null;
  const hour = hourOf(Number(parts.hour), parts.half);
  const minute = Number(parts.minute);
  const second = Number(parts.second ?? 0);
  if (hour === null || minute > 59 || second > 59) return null;
  const milliseconds = Number((parts.fraction ?? '').slice(0, 3).padEnd(3, '0'));
  const offset = parts.zone === undefined ? OFFSET_MS : zoneOffset(parts.zone);
  return start + ((hour * 60 + minute) * 60 + second) * 1000 + milliseconds - offset;
}

/** @param half `a` or `p`, of a clock with twelve hours */
function hourOf(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour <= 23 ? hour : null;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}

function monthNamed(name: string): number | null {
  const folded = withoutAccents(name);
  const index = MONTHS.findIndex((beginnings) => beginnings.some((beginning) => folded.startsWith(beginning)));
  return index < 0 ? null : index + 1;
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
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  if (sign === undefined) return 0;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
