'use client';

import { type DehydratedState, HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useKnownLine } from '@/client/line/use-known-line';
import { queryClient } from './query-client';

type QueryProviderProps = {
  /** answers that the server has read already */
  state?: DehydratedState;
  children: ReactNode;
};

/**
 * Goes round each part of a page that asks the server, not round every page: the library takes 11 KB, which pages without
 * such a part do not load. All share one client.
 */
export function QueryProvider({ state, children }: QueryProviderProps) {
  useKnownLine();
  const [client] = useState(queryClient);
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={state}>{children}</HydrationBoundary>
    </QueryClientProvider>
  );
}
