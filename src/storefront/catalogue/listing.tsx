'use client';

import { SlidersHorizontal } from 'lucide-react';
import { cx } from '@/client/classes';
import type { ProductsAnswer } from '@/contract/catalogue';
import { countFilters, hasFilters, type ListingFilters } from '@/domain/listing-filters';
import { Button } from '@/storefront/ui/button';
import { useLazySheet } from '@/storefront/ui/use-lazy';
import { catalogueWords } from '@/words/fr/catalogue';
import { commonWords } from '@/words/fr/common';
import { ChosenBar } from './filters/chosen-bar';
import { FiltersPanel } from './filters/filters-panel';
import { Pagination } from './pagination';
import { Results } from './results';
import { categoryNames } from './state/category-choice';
import { type ListingPath, listingHref } from './state/listing-url';
import { useListing } from './state/use-listing';
import { useOpenedFilters } from './state/use-opened-filters';

const loadSheet = () => import('./filters/filters-sheet').then((module) => module.FiltersSheet);
const preloadSheet = () => void loadSheet().catch(() => undefined);

/** The product listing: filters, products, pages. The address is its state. */
export function Listing({ path }: { path: ListingPath }) {
  const { search, filters, lists, products, change, clear, prefetchPage } = useListing(path);
  const { isBarShown, leaveBar, isSheetOpen, setIsSheetOpen } = useOpenedFilters({ path, search, filters });
  const FiltersSheet = useLazySheet({ load: loadSheet, isOpen: isSheetOpen, onOpenChange: setIsSheetOpen });
  const answer = products.data;
  const isStale = products.isPlaceholderData;
  const names = categoryNames(lists.categories, filters.categories);

  const changeFilters = (next: Partial<ListingFilters>) => {
    if (next.categories || next.tags) leaveBar();
    change(next);
  };
  const panel = { action: path, filters, lists, onChange: changeFilters, onClear: clear };

  return (
    <>
      {isBarShown && <ChosenBar names={[...names, ...filters.tags]} onShowFilters={leaveBar} />}
      <div className={cx('grid gap-8', !isBarShown && 'lg:grid-cols-[16.5rem_minmax(0,1fr)]')}>
        {!isBarShown && (
          <aside
            aria-label={catalogueWords.filters}
            className="hidden self-start lg:sticky lg:top-22 lg:block lg:max-h-[calc(100dvh-6.5rem)] lg:overflow-y-auto lg:pe-2 noscript:block noscript:max-lg:order-last"
          >
            <FiltersPanel {...panel} />
          </aside>
        )}
        <section aria-label={commonWords.products} className="min-w-0">
          <div className="mb-4 flex min-h-11 flex-wrap lg:min-h-6 items-center justify-between gap-3">
            <p role="status" className="text-slate-600 text-sm tabular-nums">
              {isStale ? catalogueWords.updating : answer && countOf(answer)}
            </p>
            <Button
              variant="outline"
              size="md"
              aria-haspopup="dialog"
              onPointerEnter={preloadSheet}
              onFocus={preloadSheet}
              onClick={() => setIsSheetOpen(true)}
              className="lg:hidden noscript:hidden"
            >
              <SlidersHorizontal aria-hidden className="size-4" />
              {catalogueWords.filters}
              {countFilters(filters) > 0 && ` (${countFilters(filters)})`}
            </Button>
          </div>
          <Results
            answer={answer}
            isStale={isStale}
            error={products.error}
            isNarrowed={hasFilters(filters) || filters.page > 1}
            onClear={clear}
            onRetry={() => void products.refetch()}
          />
          <Pagination
            page={filters.page}
            pages={answer?.total_pages ?? 1}
            hrefOf={(page) => listingHref(path, { ...filters, page })}
            onPage={(page) => change({ page })}
            onNear={prefetchPage}
          />
        </section>
      </div>
      {FiltersSheet && (
        <FiltersSheet {...panel} isOpen={isSheetOpen} onOpenChange={setIsSheetOpen} total={answer?.total} />
      )}
    </>
  );
}

/** The number of products; hidden on a page past the end, which shows no products. */
function countOf({ products, total }: ProductsAnswer): string {
  return products.length === 0 && total > 0 ? '' : commonWords.productCount(total);
}
