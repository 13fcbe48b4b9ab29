import { SHOP_TIME_ZONE } from '@/domain/dates';

/** SQL: the moment at which a day begins by the shop's clock. @param day SQL of a date */
export function startOfDay(day: string): string {
  return `((${day})::timestamp AT TIME ZONE '${SHOP_TIME_ZONE}')`;
}

/** Whether a text is a day rather than a moment (ISO 8601). */
export function isDayText(value: string): boolean {
  return !value.includes('T');
}

/** SQL: the moment that a text names, which for a day is its beginning by the shop's clock. @param parameter SQL of the text */
export function momentOf(value: string, parameter: string): string {
  return isDayText(value) ? startOfDay(`${parameter}::date`) : `${parameter}::timestamptz`;
}
