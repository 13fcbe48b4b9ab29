'use client';

import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { ApiError } from '@/client/api/api-error';
import { LoadFailure } from '@/storefront/profile/load-failure';
import { quotePageWords } from '@/words/fr/orders/quotes';
import { Notice } from '../ui/notice';
import { quoteQuery } from './queries';
import { QuoteSheet } from './quote-sheet';

/** The quote of a link. */
export function QuoteByCode({ code }: { code: string }) {
  const { data, error, errorUpdateCount, isFetching, refetch } = useQuery(quoteQuery(code));
  if (data) return <QuoteSheet quote={data} />;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <div role="alert">
        <Notice Icon={SearchX} title={error.message} as="h2">
          <p className="max-w-prose text-slate-600">{quotePageWords.unknownHint}</p>
        </Notice>
      </div>
    );
  }
  if (errorUpdateCount > 0) {
    return <LoadFailure title={quotePageWords.failed} isRetrying={isFetching} onRetry={refetch} focusAfter="quote" />;
  }
  return (
    <p role="status" className="text-slate-600">
      {quotePageWords.loading}
    </p>
  );
}
