'use client';

import { QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useKnownLine } from '@/client/line/use-known-line';
import { queryClient } from './query-client';

/** What the server has read for a page, each with the time in milliseconds. */
export type Answers = readonly { queryKey: QueryKey; data: object; at: number }[];

const NO_ANSWERS: Answers = [];

/**
 * Wraps each part of a page that queries the server, not every page: the library takes 11 KB, which pages without
 * such a part do not load. All share one client. TanStack's own HydrationBoundary would take another 1 KB.
 */
export function QueryProvider({ answers = NO_ANSWERS, children }: { answers?: Answers; children: ReactNode }) {
  useKnownLine();
  const [client] = useState(queryClient);
  // New answers are there for the first render. Setting one that is on screen already must wait for an effect.
  useMemo(() => {
    for (const { queryKey, data, at } of answers) {
      if (client.getQueryData(queryKey) === undefined) client.setQueryData(queryKey, data, { updatedAt: at });
    }
  }, [client, answers]);
  useEffect(() => {
    for (const { queryKey, data, at } of answers) {
      const known = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
      if (known < at) client.setQueryData(queryKey, data, { updatedAt: at });
    }
  }, [client, answers]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
