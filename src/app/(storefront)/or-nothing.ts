import { invalidatePendingPages } from '@/catalogue/memory/trace';

/** What was read, or null where it could not be: that is logged, and the page shows without it. */
export async function orNothing<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    console.error(error);
    invalidatePendingPages();
    return null;
  }
}
