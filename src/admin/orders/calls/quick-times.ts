/** Moments that a customer may ask to be called at, all within working hours, by the shop's clock. */
import { isWorkingTime } from '@/domain/confirmation/working-hours';
import { SHOP_TIME_ZONE, shopDay, shortEnglishMoment } from '@/domain/dates';
import { orderSettings } from '@/shop';
import { officeCallWords } from '@/words/en/orders/order-desk';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Algeria keeps UTC+1 all year. */
const OFFSET = '+01:00';

const IN_HOURS = [1, 2];
const TODAY = ['14:00', '18:00'];
const NEXT_DAY = ['09:00', '14:00', '18:00'];

/** The time as the office's lists write it. */
const timeOf = (at: Date) => shortEnglishMoment(at.toISOString())?.time ?? '';

export type QuickTime = { label: string; at: Date };

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: SHOP_TIME_ZONE });

/** The choices at a moment, soonest first. */
export function quickTimes(now: Date): QuickTime[] {
  const soon = IN_HOURS.map((hours) => ({
    label: officeCallWords.inHours(hours),
    at: new Date(now.getTime() + hours * HOUR_MS),
  }));
  const today = TODAY.map((time) => {
    const at = momentOf(`${shopDay(now)}T${time}`);
    return { label: officeCallWords.today(timeOf(at)), at };
  });
  const day = nextWorkingDay(now);
  const isTomorrow = shopDay(day) === shopDay(new Date(now.getTime() + DAY_MS));
  const later = NEXT_DAY.map((time) => {
    const at = momentOf(`${shopDay(day)}T${time}`);
    const clock = timeOf(at);
    return {
      label: isTomorrow ? officeCallWords.tomorrow(clock) : officeCallWords.onDay(weekday.format(day), clock),
      at,
    };
  });
  const isOpen = ({ at }: QuickTime) => at > now && isWorkingTime(at, orderSettings.holidays);
  return [...soon, ...today, ...later].filter(isOpen);
}

/** The moment of `2026-11-25T14:00`, as the shop's clock shows it. */
export function momentOf(local: string): Date {
  return new Date(`${local}:00${OFFSET}`);
}

/** The shop's clock at a moment, as an input of type `datetime-local` takes it. */
export function localMoment(at: Date): string {
  return new Date(at.getTime() + HOUR_MS).toISOString().slice(0, 16);
}

function nextWorkingDay(now: Date): Date {
  let day = new Date(now.getTime() + DAY_MS);
  while (!isWorkingTime(momentOf(`${shopDay(day)}T12:00`), orderSettings.holidays))
    day = new Date(day.getTime() + DAY_MS);
  return day;
}
