'use client';

import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { isUnreached } from '@/client/api/is-unreached';
import { cx } from '@/client/classes';
import type { SearchAnswer } from '@/contract/catalogue';
import { boilerName } from '@/domain/boilers/boilers';
import { rankedFilters, readListingFilters } from '@/domain/search/listing-filters';
import {
  countNarrowing,
  facetsOf,
  leavesStock,
  type Narrowing,
  NOT_NARROWED,
  narrowProducts,
  readNarrowing,
  writeNarrowing,
} from '@/domain/search/search-facets';
import { MAX_FOUND_PRODUCTS, readSearchView, type SearchView, writeSearchView } from '@/domain/search/search-view';
import { isBlank } from '@/domain/text';
import { usePageQuery } from '@/storefront/api/page-query/use-page-query';
import { searchQuery } from '@/storefront/api/search-queries';
import { useMyBoiler } from '@/storefront/boilers/mine/my-boiler';
import { OnlyMyBoiler } from '@/storefront/boilers/mine/only-my-boiler';
import { replaceAddress, useLocationSearch } from '@/storefront/catalogue/state/location-search';
import { Button } from '@/storefront/ui/button';
import { LineDown } from '@/storefront/ui/line-down';
import { filterWords } from '@/words/fr/catalogue/filters';
import { searchWords } from '@/words/fr/catalogue/search';
import { searchAnswerWords } from '@/words/fr/catalogue/search-answers';
import { countPages, FoundLists } from './found-lists';
import { ResultFilters } from './result-filters';
import { ResultsBar } from './results-bar';
import { SearchField } from './search-field';
import { withSearchNote } from './search-note';

/** Shown if the server fails: empty lists. */
const NOTHING: SearchAnswer = { products: [], brands: [], faults: [], is_exact: true };

/** Sends type, order and filters where there is no JavaScript. */
const FORM = 'resultats';
const FILTERS = 'filtres';

/**
 * What a text finds. The address is the state, so that going back finds the same type, order and filters.
 * @param nothing what is shown if there are no results: made by the server, since most searches have some
 */
export function SearchResults({ nothing }: { nothing: ReactNode }) {
  const params = new URLSearchParams(useLocationSearch());
  const view = readSearchView(params);
  const narrowing = readNarrowing(params);
  const mine = useMyBoiler();
  const { data, error, isFetching, refetch } = usePageQuery({
    query: searchQuery(view.q, rankedFilters(readListingFilters(params), mine?.slug ?? null).fits_first),
    isEnabled: !isBlank(view.q),
  });
  const [isOpen, setIsOpen] = useState(false);
  // For a moment, while the page of a blank search is on its way.
  if (isBlank(view.q)) return null;
  const found = data ?? (error ? NOTHING : undefined);
  const shown = found && { ...found, products: narrowProducts(found.products, narrowing) };
  const isEmpty =
    found !== undefined && found.products.length + found.brands.length + found.faults.length + countPages(found) === 0;
  const hasFacets = found !== undefined && found.products.length > 0 && view.type !== 'brands';
  return (
    <>
      <h1 className="line-clamp-3 break-words font-bold text-2xl text-slate-900 tracking-tight sm:text-3xl">
        {searchAnswerWords.resultsFor(view.q)}
      </h1>
      <SearchField q={view.q} />
      {isUnreached(error) && !data ? (
        <LineDown onRetry={() => void refetch()} isTrying={isFetching} className="mt-4" />
      ) : (
        <>
          <ResultCount found={shown} />
          {!isEmpty && (
            <ResultsBar id={FORM} view={view} found={shown} onChange={show}>
              {hasFacets && <FiltersButton narrowing={narrowing} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />}
            </ResultsBar>
          )}
          <div className={cx(hasFacets && 'grid gap-x-8 lg:mt-5 lg:grid-cols-[16.5rem_minmax(0,1fr)]')}>
            {hasFacets && (
              <ResultFilters
                id={FILTERS}
                isOpen={isOpen}
                facets={facetsOf(found.products, narrowing)}
                hasStock={leavesStock(found.products, narrowing)}
                narrowing={narrowing}
                form={FORM}
                onChange={narrow}
              />
            )}
            <div className={cx('min-w-0', hasFacets && 'lg:-mt-6')}>
              {hasFacets && (
                <div className="mt-4">
                  <OnlyMyBoiler chosen={narrowing.boiler} form={FORM} onChange={(boiler) => narrow({ boiler })} />
                </div>
              )}
              <FoundLists
                found={shown}
                nothing={nothing}
                view={view}
                narrowing={narrowing}
                isCut={found !== undefined && found.products.length >= MAX_FOUND_PRODUCTS}
                model={mine && narrowing.boiler === mine.slug ? boilerName(mine) : null}
                onClear={() => narrow(NOT_NARROWED)}
                onWiden={() => narrow({ boiler: '' })}
              />
            </div>
          </div>
        </>
      )}
    </>
  );
}

type FiltersButtonProps = { narrowing: Narrowing; isOpen: boolean; onToggle: () => void };

/** Unfolds the filters below 1024 px. */
function FiltersButton({ narrowing, isOpen, onToggle }: FiltersButtonProps) {
  const count = countNarrowing(narrowing);
  return (
    <Button
      variant="outline"
      aria-expanded={isOpen}
      aria-controls={FILTERS}
      onClick={onToggle}
      className="lg:hidden noscript:hidden"
    >
      <SlidersHorizontal aria-hidden className="size-4" />
      {filterWords.filters}
      {count > 0 && ` (${count})`}
    </Button>
  );
}

function show(change: Partial<SearchView>) {
  replaceView((view, narrowing) => [{ ...view, ...change }, narrowing]);
}

function narrow(change: Partial<Narrowing>) {
  replaceView((view, narrowing) => [view, { ...narrowing, ...change }]);
}

/** Starts from the address, not from what was rendered: quick clicks must not undo one another. */
function replaceView(change: (view: SearchView, narrowing: Narrowing) => [SearchView, Narrowing]) {
  const params = new URLSearchParams(window.location.search);
  const [view, narrowing] = change(readSearchView(params), readNarrowing(params));
  const query = new URLSearchParams([...writeSearchView(view), ...writeNarrowing(narrowing)]);
  replaceAddress(`/search?${query.toString().replaceAll('%2C', ',')}`);
}

/** The number of results within the filters, also of those that the type hides; undefined while they are loading. */
function ResultCount({ found }: { found: SearchAnswer | undefined }) {
  return (
    <p role="status" className="mt-2 text-slate-600 tabular-nums">
      {found === undefined ? searchWords.searching : wordsOf(found)}
    </p>
  );
}

function wordsOf(answer: SearchAnswer): string {
  const { products, brands } = answer;
  const others = countPages(answer) + answer.faults.length;
  if (products.length + brands.length === 0 && others > 0) return searchWords.foundPages(others);
  return withSearchNote(answer, searchWords.found(products.length, brands.length));
}
