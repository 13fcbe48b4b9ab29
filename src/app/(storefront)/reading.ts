import type { QueryKey } from '@tanstack/react-query';
import { invalidatePendingPages } from '@/memory/trace';
import type { Answers } from '@/storefront/api/put-answers';

/** The result of a read. If the read fails, that is logged, the result is null, and the page is shown without it. */
export async function orNothing<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    console.error(error);
    invalidatePendingPages();
    return null;
  }
}

/** Passes an answer on to the browser's queries. If it is null, the browser fetches it. */
export function handOver(queryKey: QueryKey, answer: object | null): Answers {
  return answer === null ? [] : [{ queryKey, data: answer, at: Date.now() }];
}
