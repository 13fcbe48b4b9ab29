'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError } from '@/client/api/api-error';
import { mayRetryByItself } from '@/client/line/fetch-in-time';
import { useKnownLine } from '@/client/line/use-known-line';

const FIVE_MINUTES = 5 * 60_000;
const RETRIES = 3;

/** Cached for 5 minutes; 3 retries, 1 s doubling to 30 s. A refusal (4xx) stays one. */
export function QueryProvider({ children }: { children: ReactNode }) {
  useKnownLine();
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: {
            staleTime: FIVE_MINUTES,
            retry: (failures, error) => failures < RETRIES && !isRefusal(error) && mayRetryByItself(error),
            retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
            // By default calls wait silently while the browser is offline.
            networkMode: 'always',
            refetchOnReconnect: true,
          },
          mutations: { networkMode: 'always' },
        },
      }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function isRefusal(error: Error): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
