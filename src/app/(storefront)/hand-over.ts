import { type DehydratedState, dehydrate, QueryClient, type QueryKey } from '@tanstack/react-query';

/**
 * One answer in the form in which TanStack Query takes it over in the browser; where there is none, the browser asks.
 */
export function handOver(queryKey: QueryKey, answer: object | null): DehydratedState {
  const client = new QueryClient();
  if (answer !== null) client.setQueryData(queryKey, answer);
  return dehydrate(client);
}
