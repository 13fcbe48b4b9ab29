'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { ApiError } from '@/client/api/api-error';
import { mayRetryByItself } from '@/client/connection/may-retry';
import { useKnownLine } from '@/client/connection/use-known-line';
import { sweepDrafts } from '../drafts/kept-drafts';
import { DeskBackground } from '../orders/desk-background';
import { confirmCmsRequests } from './confirm-cms-requests';
import { useFollowSession } from './follow-session';
import { Guard } from './guard';
import { holdWhilePressed } from './hold-while-pressed';
import { LineNotice } from './line-notice';
import { PasswordQuestion } from './password-question';

const RETRIES = 2;

/** Around every page of the back office, Payload's own included. Coming back to a page shows what others have changed. */
export function Providers({ children }: { children: ReactNode }) {
  useFollowSession();
  useKnownLine();
  useEffect(confirmCmsRequests, []);
  useEffect(holdWhilePressed, []);
  useEffect(sweepDrafts, []);
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: {
            staleTime: 0,
            retry: (failures, error) => failures < RETRIES && isPassing(error) && mayRetryByItself(error),
            // By default requests wait silently while the browser is offline, and a change would look saved.
            networkMode: 'always',
            refetchOnReconnect: true,
          },
          mutations: { networkMode: 'always' },
        },
      }),
  );
  return (
    <QueryClientProvider client={client}>
      <Guard hasCookie>
        {children}
        <DeskBackground />
      </Guard>
      <LineNotice />
      <PasswordQuestion />
    </QueryClientProvider>
  );
}

/** A retry does not help against a refusal (4xx) or an answer that cannot be read. */
function isPassing(error: Error): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}
