'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useState } from 'react';
import { officeCommonWords } from '@/words/en/common';
import { officeUiWords } from '@/words/en/ui';
import { Banner } from './banner';
import { BusyButton } from './button';
import { EmptyState } from './empty-state';

type Asked = Pick<UseQueryResult, 'data' | 'error' | 'errorUpdateCount' | 'isFetching' | 'refetch'>;

/**
 * What stands in place of something that has not come yet, or could not be had. Once it is there: nothing, or that newer
 * than what is shown could not be had.
 * @param failure what could not be loaded, as a sentence
 */
export function QueryStates({ query, failure }: { query: Asked; failure: string | ((error: Error) => string) }) {
  const [lastError, setLastError] = useState(query.error);
  // It is forgotten while the query is asked again; what is said of it stays.
  if (query.error && query.error !== lastError) setLastError(query.error);
  const textOf = (error: Error) => (typeof failure === 'string' ? failure : failure(error));
  if (query.data !== undefined) return query.error && <OldData text={textOf(query.error)} />;
  // A query that is asked again counts as pending: that it has failed is known by the count alone.
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

/** Something that could not be had, with another try. */
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
