import type { UseQueryResult } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { ApiError } from '@/client/api/api-error';
import type { TrackedOrder } from '@/contract/tracking';
import { LoadFailure } from '@/storefront/profile/load-failure';
import { buttonClass } from '@/storefront/ui/button';
import { Notice } from '@/storefront/ui/notice';
import { ShopLink } from '@/storefront/ui/shop-link';
import { trackingWords } from '@/words/fr/orders/tracking';

type TrackedOrderStatesProps = {
  query: UseQueryResult<TrackedOrder>;
  /** the id of what takes the focus from the button that tries again */
  focusAfter: string;
};

/** An order that is not there: loading, unknown, or not to be had now. */
export function TrackedOrderStates({ query, focusAfter }: TrackedOrderStatesProps) {
  const { error, errorUpdateCount, isFetching, refetch } = query;
  if (error instanceof ApiError && error.status === 404) return <Unknown text={error.message} />;
  if (errorUpdateCount === 0) return <TrackingSkeleton />;
  const isTooOften = error instanceof ApiError && error.status === 429;
  return (
    <LoadFailure
      title={isTooOften ? error.message : trackingWords.failed}
      isRetrying={isFetching}
      onRetry={refetch}
      focusAfter={focusAfter}
    />
  );
}

function Unknown({ text }: { text: string }) {
  return (
    <div role="alert">
      <Notice Icon={SearchX} title={text} as="h2">
        <p className="max-w-prose text-slate-600">{trackingWords.unknownHint}</p>
        <ShopLink href="/suivi" className={buttonClass({ size: 'lg' })}>
          {trackingWords.byNumber}
        </ShopLink>
      </Notice>
    </div>
  );
}

function TrackingSkeleton() {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {trackingWords.loading}
      </p>
      <div aria-hidden className="h-96 animate-pulse rounded-xl bg-slate-100 motion-reduce:animate-none" />
    </div>
  );
}
