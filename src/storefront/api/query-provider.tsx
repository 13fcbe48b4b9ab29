'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useKnownLine } from '@/client/connection/use-known-line';
import { type Answers, putAnswers } from './put-answers';
import { queryClient } from './query-client';

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
  useEffect(() => putAnswers(client, answers), [client, answers]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
