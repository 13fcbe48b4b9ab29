/** Cash as calls answer it: kept in centimes, shown in dinars. */
import { startOfDay } from '@/database/shop-days';
import { SHOP_TIME_ZONE } from '@/domain/dates';
import { toDinars } from '@/domain/money';

/** Of a parcel or a courier. */
export type Sums = { expected: number; collected: number; outstanding: number; adjustments: number };

const NAMES = ['expected', 'collected', 'outstanding', 'adjustments'] as const satisfies readonly (keyof Sums)[];

/** @param sums in centimes @returns in dinars, without what else the row holds */
export function inDinars(sums: Sums): Sums {
  return byName((name) => toDinars(sums[name]));
}

export function addUp(rows: readonly Sums[]): Sums {
  return byName((name) => rows.reduce((total, sums) => total + sums[name], 0));
}

function byName(read: (name: keyof Sums) => number): Sums {
  // Each name of the list gets a value.
  return Object.fromEntries(NAMES.map((name) => [name, read(name)])) as Sums;
}

/** SQL: the sums of a row of cash as numbers. */
export function sumsOf(table: string): string {
  return NAMES.map((name) => `${table}.${name}::float8 AS ${name}`).join(', ');
}

const TODAY = `(now() AT TIME ZONE '${SHOP_TIME_ZONE}')::date`;

/** SQL: days since a moment, by the shop's calendar. */
export function daysSince(moment: string): string {
  return `${TODAY} - (${moment} AT TIME ZONE '${SHOP_TIME_ZONE}')::date`;
}

/** SQL: the moment before which more days than this have passed. */
export function beforeDays(days: string): string {
  return startOfDay(`${TODAY} - ${days}`);
}
