import { type DehydratedState, dehydrate, QueryClient, type QueryKey } from '@tanstack/react-query';

/**
 * One answer as TanStack Query's state for the browser. If it is null, the browser fetches it.
 */
export function handOver(queryKey: QueryKey, answer: object | null): DehydratedState {
  const client = new QueryClient();
  if (answer !== null) client.setQueryData(queryKey, answer);
  return dehydrate(client);
}
