import { cx } from '@/client/classes';
import { officeProductsWords } from '@/words/en/catalogue/products';
import { officeCommonWords } from '@/words/en/common';
import { Banner } from '../ui/banner';
import { BusyButton } from '../ui/button';
import type { ShelvesQuery } from './queries';

/** A message with a retry if categories and brands failed to load. */
export function ShelvesFailure({ query, className }: { query: ShelvesQuery; className?: string }) {
  // During a retry the query counts as pending; only the count shows that it has failed before.
  if (query.data !== undefined || query.errorUpdateCount === 0) return null;
  return (
    <div className={cx('flex flex-wrap items-center gap-2', className)}>
      <Banner kind="error" text={officeProductsWords.shelvesFailed} />
      {/* A disabled control would lose the focus. */}
      <BusyButton onClick={() => void query.refetch()} isBusy={query.isFetching}>
        {query.isFetching ? officeCommonWords.loading : officeCommonWords.tryAgain}
      </BusyButton>
    </div>
  );
}
