/** When the shop calls its customers. */

/** Algeria keeps UTC+1 all year. */
const OFFSET_MS = 3_600_000;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Both ends are working time. Milliseconds since midnight. */
const OPENS_MS = 8.5 * HOUR_MS;
const CLOSES_MS = 19 * HOUR_MS;
/** When calls that would fall outside are made. */
const MORNING_MS = 9 * HOUR_MS;

/** Friday: day 0 of the epoch was a Thursday. */
const REST_DAY = 1;

const isRestDay = (day: number) => ((day % 7) + 7) % 7 === REST_DAY;
/** As `2026-11-01`. */
const nameOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Days as `2026-11-01`. */
type Holidays = readonly string[];

/** Whether the shop calls customers at this moment. */
export function isWorkingTime(moment: Date, holidays: Holidays): boolean {
  return withinWorkingHours(moment, holidays).getTime() === moment.getTime();
}

/** The same moment if it is within working hours, otherwise 9:00 on the next working morning. @param holidays days without calls */
export function withinWorkingHours(moment: Date, holidays: Holidays): Date {
  const isWorkingDay = (day: number) => !isRestDay(day) && !holidays.includes(nameOf(day));
  const local = moment.getTime() + OFFSET_MS;
  const day = Math.floor(local / DAY_MS);
  const time = local - day * DAY_MS;
  if (isWorkingDay(day) && time >= OPENS_MS && time <= CLOSES_MS) return moment;
  let next = time < OPENS_MS ? day : day + 1;
  while (!isWorkingDay(next)) next++;
  return new Date(next * DAY_MS + MORNING_MS - OFFSET_MS);
}
