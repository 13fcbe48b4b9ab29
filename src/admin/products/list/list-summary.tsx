import { Loader2 } from 'lucide-react';
import type { AdminProductsAnswer } from '@/contract/admin/products';
import { PAGE_SIZE } from '@/domain/pagination';
import { officeProductsWords } from '@/words/en/catalogue/products';

type ListSummaryProps = { answer: AdminProductsAnswer; search: string; isFetching: boolean };

/** How many products there are, which are shown, and whether the list is updating. */
export function ListSummary({ answer: { total, page, products }, search, isFetching }: ListSummaryProps) {
  const first = (page - 1) * PAGE_SIZE + 1;
  const counted = officeProductsWords.count(total);
  return (
    <p role="status" className="mb-3 flex min-h-6 items-center gap-2 text-slate-600 text-sm tabular-nums">
      <span className="wrap-anywhere min-w-0">
        {search === '' ? counted : officeProductsWords.foundFor(counted, search)}
        {products.length > 0 &&
          total > products.length &&
          officeProductsWords.showing(first, first + products.length - 1)}
      </span>
      {isFetching && (
        <>
          <Loader2 aria-hidden className="size-4 shrink-0 animate-spin text-blue-900 motion-reduce:animate-none" />
          <span className="sr-only">{officeProductsWords.updating}</span>
        </>
      )}
    </p>
  );
}
