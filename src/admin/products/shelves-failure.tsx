import { cx } from '@/client/classes';
import { officeCommonWords } from '@/words/en/common';
import { officeProductsWords } from '@/words/en/products';
import { Banner } from '../ui/banner';
import { BusyButton } from '../ui/button';
import type { ShelvesQuery } from './queries';

/** Said where categories and brands could not be had, with another try; nothing otherwise. */
export function ShelvesFailure({ query, className }: { query: ShelvesQuery; className?: string }) {
  // A query that is asked again counts as pending: that it has failed is known by the count alone.
  if (query.data !== undefined || query.errorUpdateCount === 0) return null;
  return (
    <div className={cx('flex flex-wrap items-center gap-2', className)}>
      <Banner kind="error" text={officeProductsWords.shelvesFailed} />
      {/* Disabled it would lose the focus. */}
      <BusyButton onClick={() => void query.refetch()} isBusy={query.isFetching}>
        {query.isFetching ? officeCommonWords.loading : officeCommonWords.tryAgain}
      </BusyButton>
    </div>
  );
}
