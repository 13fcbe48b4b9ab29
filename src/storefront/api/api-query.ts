import { type QueryKey, queryOptions } from '@tanstack/react-query';

/** What a query reads of the API. */
export type ApiRead = {
  /** as for `callApi` */
  path: string;
  /** what stands for fields that an answer lacks */
  absent?: Readonly<Record<string, unknown>>;
};

declare module '@tanstack/react-query' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: the library's own interface can only be extended by an interface
  interface Register {
    queryMeta: ApiRead;
  }
}

/**
 * A query of the API, as data: `readApi` (src/storefront/api/query-client.ts) calls it. A page shows the answers that came with it by
 * their keys, and loads what calls with the first query of another answer.
 */
export function apiQuery<T, const K extends QueryKey = QueryKey>(queryKey: K, { path, absent }: ApiRead) {
  return queryOptions<T, Error, T, K>({ queryKey, meta: { path, ...(absent && { absent }) } });
}
