'use client';

import { isUnreached } from '@/client/api/is-unreached';
import { cx } from '@/client/classes';
import type { ProductsAnswer } from '@/contract/catalogue';
import { Button } from '@/storefront/ui/button';
import { LineDown } from '@/storefront/ui/line-down';
import { commonWords } from '@/words/fr/common';
import { ListingSkeleton } from './cards/card-skeleton';
import { FitList } from './cards/fit-list';
import { EmptyResults } from './empty-results';

type ResultsProps = {
  answer: ProductsAnswer | undefined;
  /** other products are on their way */
  isStale: boolean;
  error: Error | null;
  isNarrowed: boolean;
  /** the boiler that the list is narrowed to; null for none */
  model: string | null;
  onClear: () => void;
  onRetry: () => void;
  onWiden: () => void;
};

export function Results({ answer, isStale, error, isNarrowed, model, onClear, onRetry, onWiden }: ResultsProps) {
  if (isUnreached(error)) return <LineDown onRetry={onRetry} />;
  if (error) return <Failed onRetry={onRetry} />;
  if (!answer) return <ListingSkeleton />;
  return (
    <div aria-busy={isStale} className={cx('transition-opacity', isStale && 'opacity-50')}>
      {answer.products.length === 0 ? (
        <EmptyResults {...{ isNarrowed, model, onClear, onWiden }} />
      ) : (
        <FitList products={answer.products} model={answer.fits_first ?? null} />
      )}
    </div>
  );
}

/** A failure says nothing, but leaves a way on. */
function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid min-h-64 place-items-center rounded-lg border border-slate-200 border-dashed">
      <Button variant="outline" size="md" onClick={onRetry}>
        {commonWords.retry}
      </Button>
    </div>
  );
}
