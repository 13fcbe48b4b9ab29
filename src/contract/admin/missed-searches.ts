/** Searches that found nothing. */
import { z } from 'zod';
import { PAGE_SIZE } from '@/domain/pagination';
import type { RouteSpec } from '../route-spec';
import { pagedFields } from '../shared';
import { day, pageOf } from './shared';

const missedSearch = z.object({
  /** in lower case */
  text: z.string(),
  /** how often it was searched for in these days */
  searches: z.number(),
  /** the last of these days on which it was, YYYY-MM-DD */
  last_day: z.string(),
});

/** Both days are included; null: without a limit. */
export const missedSearchesQuery = z.object({ from: day('from'), to: day('to'), ...pageOf({ limit: PAGE_SIZE }) });
export type MissedSearchesQuery = z.infer<typeof missedSearchesQuery>;

const missedSearchesAnswer = z.object({ searches: z.array(missedSearch), ...pagedFields });
export type MissedSearchesAnswer = z.infer<typeof missedSearchesAnswer>;

export const missedSearchRoutes = {
  missedSearches: {
    method: 'GET',
    path: '/admin/missed-searches',
    summary: 'Submitted searches that found nothing, the most frequent first',
    caller: 'office',
    query: missedSearchesQuery,
    status: 200,
    answer: missedSearchesAnswer,
    refusals: [401, 403],
  },
} as const satisfies Record<string, RouteSpec>;
