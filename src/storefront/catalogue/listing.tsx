'use client';

import { SlidersHorizontal } from 'lucide-react';
import { useEffect } from 'react';
import { cx } from '@/client/classes';
import type { ProductsAnswer } from '@/contract/catalogue';
import { boilerName } from '@/domain/boilers/boilers';
import { countFilters, hasFilters, type ListingFilters } from '@/domain/search/listing-filters';
import { OnlyMyBoiler } from '@/storefront/boilers/mine/only-my-boiler';
import { withSearchNote } from '@/storefront/search/search-note';
import { Button } from '@/storefront/ui/button';
import { catalogueWords } from '@/words/fr/catalogue/catalogue';
import { filterWords } from '@/words/fr/catalogue/filters';
import { searchAnswerWords } from '@/words/fr/catalogue/search-answers';
import { commonWords } from '@/words/fr/common';
import { ActiveFilters } from './filters/active-filters';
import { ChosenBar } from './filters/chosen-bar';
import { FiltersAside } from './filters/filters-aside';
import { keepSheetAddress, listenToSheetButtons } from './filters/filters-sheet';
import { SubcategoryRow } from './filters/subcategory-row';
import { Pagination } from './pagination';
import { Results } from './results';
import { SortSelect } from './sort-select';
import { activeFilters } from './state/active-filters';
import { categoryNames, knownNames, onlyCategory } from './state/category-choice';
import { listingHeading } from './state/listing-heading';
import { type ListingPath, listingHref } from './state/listing-url';
import { useListing } from './state/use-listing';
import { useOpenedFilters } from './state/use-opened-filters';

/** The filters' form, which also sends the order where there is no JavaScript. */
const FORM = 'filtres';

/** The product listing: filters, products, pages. The address is its state. */
export function Listing({ path }: { path: ListingPath }) {
  const { search, filters, lists, offered, hasStock, boiler, fault, mine, products, change, clear, prefetchPage } =
    useListing(path);
  const { isBarShown, leaveBar } = useOpenedFilters({ path, search, filters });
  // Each render may come with another address.
  useEffect(keepSheetAddress);
  useEffect(listenToSheetButtons, []);
  const answer = products.data;
  const isStale = products.isPlaceholderData;
  const names = categoryNames(lists.categories, filters.categories);
  const known = [boiler, mine].find((each) => each?.slug === filters.boiler);
  const model = known ? boilerName(known) : null;
  const code = fault && searchAnswerWords.fault(fault.code, fault.brand);

  const changeFilters = (next: Partial<ListingFilters>) => {
    if (next.categories || next.tags) leaveBar();
    change(next);
  };
  const panel = {
    action: path,
    filters,
    lists: offered,
    hasStock,
    onChange: changeFilters,
    onClear: clear,
  };
  const only = onlyCategory(offered.categories, filters.categories);
  const hrefOf = (next: Partial<ListingFilters>) => listingHref(path, { ...filters, page: 1, ...next });
  const inBar = isBarShown ? { categories: [], tags: [] } : {};
  const chips = activeFilters(
    { ...filters, ...inBar },
    {
      category: (slug) => names[filters.categories.indexOf(slug)] ?? slug,
      boiler: model ?? filters.boiler,
      fault: code ?? filters.fault,
    },
  );

  return (
    <>
      <div className="mb-3 flex flex-wrap items-baseline gap-x-4 sm:mb-5">
        <h1 className="min-w-0 break-words font-bold text-2xl text-slate-900 tracking-tight sm:text-3xl">
          {listingHeading({ ...knownNames(filters, lists), boiler: model ?? code, search: filters.search })}
        </h1>
        <p role="status" className="min-h-5 text-slate-600 text-sm tabular-nums">
          {isStale ? catalogueWords.updating : answer && countOf(answer)}
        </p>
      </div>
      {isBarShown && <ChosenBar names={[...names, ...filters.tags]} onShowFilters={leaveBar} />}
      <div className={cx('grid gap-8', !isBarShown && 'lg:grid-cols-[16.5rem_minmax(0,1fr)]')}>
        <FiltersAside {...panel} formId={FORM} isSheetOnly={isBarShown} total={answer?.total} />
        <section aria-label={commonWords.products} className="min-w-0">
          <ActiveFilters filters={chips} hrefOf={hrefOf} onChange={changeFilters} />
          {only && only.children.length > 0 && (
            <SubcategoryRow key={only.id} category={only} hrefOf={(slug) => hrefOf({ categories: [slug] })} />
          )}
          <OnlyMyBoiler
            chosen={filters.boiler}
            form={isBarShown ? null : FORM}
            onChange={(slug) => changeFilters({ boiler: slug })}
          />
          <div className="mb-4 flex items-center justify-between gap-3 lg:justify-end">
            <Button
              variant="outline"
              size="md"
              aria-haspopup="dialog"
              data-filters-sheet="open"
              className="lg:hidden noscript:hidden"
            >
              <SlidersHorizontal aria-hidden className="size-4" />
              {filterWords.filters}
              {countFilters(filters) > 0 && ` (${countFilters(filters)})`}
            </Button>
            <SortSelect filters={filters} form={isBarShown ? null : FORM} onChange={change} />
          </div>
          <Results
            answer={answer}
            isStale={isStale}
            error={products.error}
            isNarrowed={hasFilters(filters) || filters.page > 1}
            model={filters.boiler === '' ? null : model}
            onClear={clear}
            onWiden={() => changeFilters({ boiler: '' })}
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
    </>
  );
}

/** The number of products; hidden on a page past the end, which shows no products. */
function countOf(answer: ProductsAnswer): string {
  const { products, total } = answer;
  return products.length === 0 && total > 0 ? '' : withSearchNote(answer, commonWords.productCount(total));
}
