'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useState } from 'react';
import { officeCommonWords } from '@/words/en/common';
import { officeUiWords } from '@/words/en/ui';
import { Banner } from './banner';
import { BusyButton } from './button';
import { EmptyState } from './empty-state';

type Query = Pick<UseQueryResult, 'data' | 'error' | 'errorUpdateCount' | 'isFetching' | 'refetch'>;

/**
 * Shown in place of data that is loading or failed to load. Once there is data: nothing, or a message that it could not be
 * refreshed.
 * @param failure the error message, as a sentence
 */
export function QueryStates({ query, failure }: { query: Query; failure: string | ((error: Error) => string) }) {
  const [lastError, setLastError] = useState(query.error);
  // The query drops its error during a retry; the message stays.
  if (query.error && query.error !== lastError) setLastError(query.error);
  const textOf = (error: Error) => (typeof failure === 'string' ? failure : failure(error));
  if (query.data !== undefined) return query.error && <OldData text={textOf(query.error)} />;
  // During a retry the query counts as pending; only the count shows that it has failed before.
  if (query.errorUpdateCount === 0) return <Loading />;
  return (
    <LoadFailure
      text={textOf(lastError ?? new Error(officeCommonWords.unknownReason))}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

function OldData({ text }: { text: string }) {
  return (
    <div className="mb-3">
      <Banner kind="error" text={officeUiWords.mayBeOld(text)} />
    </div>
  );
}

export function Loading() {
  return (
    <p role="status" className="rounded-xl border border-slate-200 bg-white px-6 py-14 text-center text-slate-600">
      {officeCommonWords.loading}
    </p>
  );
}

type LoadFailureProps = { text: string; isRetrying: boolean; onRetry: () => void };

/** An error message with a button to try again. */
export function LoadFailure({ text, isRetrying, onRetry }: LoadFailureProps) {
  return (
    <div role="alert">
      <EmptyState Icon={CloudOff} title={text}>
        <BusyButton onClick={onRetry} isBusy={isRetrying}>
          {isRetrying ? officeCommonWords.loading : officeCommonWords.tryAgain}
        </BusyButton>
      </EmptyState>
    </div>
  );
}
