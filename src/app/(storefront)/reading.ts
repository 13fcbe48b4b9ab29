import type { QueryKey } from '@tanstack/react-query';
import { invalidatePendingPages } from '@/catalogue/memory/trace';
import type { Answers } from '@/storefront/api/query-provider';

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

/** One answer for the browser's queries. If it is null, the browser fetches it. */
export function handOver(queryKey: QueryKey, answer: object | null): Answers {
  return answer === null ? [] : [{ queryKey, data: answer, at: Date.now() }];
}
