/** Searches that found nothing. */
import { z } from 'zod';
import { PAGE_SIZE } from '@/domain/pagination';
import type { RouteSpec } from '../route-spec';
import { pagedFields } from '../shared';
import { day, EDIT_REFUSALS, pageOf } from './shared';

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

const searchWord = z.object({ id: z.number(), word: z.string(), means: z.array(z.string()) });
export type AdminSearchWord = z.infer<typeof searchWord>;

/** The collection's own rules check the texts (collections/SearchWords.ts). */
const newSearchWord = z.object({ word: z.string(), means: z.array(z.string()) });

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
  createSearchWord: {
    method: 'POST',
    path: '/admin/search-words',
    summary: 'A new word that searches understand, with the texts that are searched for instead',
    caller: 'editor',
    body: newSearchWord,
    status: 201,
    answer: searchWord,
    refusals: EDIT_REFUSALS,
  },
} as const satisfies Record<string, RouteSpec>;
