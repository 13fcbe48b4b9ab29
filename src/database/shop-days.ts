import { SHOP_TIME_ZONE } from '@/domain/dates';

/** SQL: the moment at which a day begins by the shop's clock. @param day SQL of a date */
export function startOfDay(day: string): string {
  return `((${day})::timestamp AT TIME ZONE '${SHOP_TIME_ZONE}')`;
}
