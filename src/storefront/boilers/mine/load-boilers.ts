import type { BoilersAnswer } from '@/contract/boilers';
import { boilersQuery } from '@/storefront/api/queries';
import { queryClient } from '@/storefront/api/query-client';

/** Brands, ranges and models, asked for once in a visit. Fetched with a script of its own: most visitors choose no boiler. */
export function loadBoilers(): Promise<BoilersAnswer> {
  return queryClient().fetchQuery(boilersQuery());
}
