import type { QueryKey } from '@tanstack/react-query';
import type { Answers } from '@/storefront/api/query-provider';

/** One answer for the browser's queries. If it is null, the browser fetches it. */
export function handOver(queryKey: QueryKey, answer: object | null): Answers {
  return answer === null ? [] : [{ queryKey, data: answer, at: Date.now() }];
}
