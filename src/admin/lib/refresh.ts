import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Asks anew for all that is shown below a key, after something was changed. Answers under way are of before the change:
 * a query that has none yet would take such an answer for the new one, as `invalidateQueries` alone leaves it running.
 */
export async function refresh(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
}
