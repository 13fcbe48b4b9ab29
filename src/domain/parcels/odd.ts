/** Which parcels need attention: those that nothing is heard of, and those that do not come to their customer. */
import { FINAL_STATES, PARCEL_STATES, type ParcelState } from './states';

const DAY_MS = 24 * 60 * 60 * 1000;

/** From so many days without news on, a parcel is odd. Couriers rest on Fridays, and some report every other day. */
export const SILENT_DAYS = 4;

/** The courier or the shop still has something to do. */
export const OPEN_STATES: readonly ParcelState[] = PARCEL_STATES.filter((state) => !FINAL_STATES.includes(state));

/** In these states a parcel waits for a call to the customer or the courier. */
export const STUCK_STATES: readonly ParcelState[] = ['attempted', 'on_hold', 'unknown'];

/** Whole days since the last news of a parcel. A courier's clock that is ahead makes it 0. */
export function daysWithoutNews(newsAt: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - newsAt.getTime()) / DAY_MS));
}

/** The days without news, where they are too many for a parcel that is still on its way; otherwise null. */
export function silentDays({ state, newsAt, now }: { state: ParcelState; newsAt: Date; now: Date }): number | null {
  const days = daysWithoutNews(newsAt, now);
  return OPEN_STATES.includes(state) && days >= SILENT_DAYS ? days : null;
}

/** The latest moment of last news that is odd. */
export function silentSince(now: Date): Date {
  return new Date(now.getTime() - SILENT_DAYS * DAY_MS);
}
