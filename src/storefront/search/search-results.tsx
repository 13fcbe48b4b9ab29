'use client';

import { useQuery } from '@tanstack/react-query';
import { isUnreached } from '@/client/api/api-error';
import type { SearchAnswer } from '@/contract/catalogue';
import { readSearchView, type SearchView, writeSearchView } from '@/domain/search-view';
import { isBlank } from '@/domain/text';
import { searchQuery } from '@/storefront/api/queries';
import { replaceAddress, useLocationSearch } from '@/storefront/catalogue/state/location-search';
import { LineDown } from '@/storefront/ui/line-down';
import { searchWords } from '@/words/fr/search';
import { FoundLists } from './found-lists';
import { ResultsBar } from './results-bar';
import { AskForWord } from './ways-on';

/** Shown if the server fails: empty lists. */
const NOTHING: SearchAnswer = { products: [], brands: [], faults: [], is_exact: true };

/** What a text finds. The address is the state, so that going back finds the same type and order. */
export function SearchResults() {
  const view = readSearchView(new URLSearchParams(useLocationSearch()));
  const { data, error, isFetching, refetch } = useQuery(searchQuery(view.q));
  if (isBlank(view.q)) return <AskForWord />;
  const found = data ?? (error ? NOTHING : undefined);
  const isEmpty = found !== undefined && found.products.length + found.brands.length + found.faults.length === 0;
  return (
    <>
      <h1 className="line-clamp-3 break-words font-bold text-2xl text-slate-900 tracking-tight sm:text-3xl">
        {searchWords.resultsFor(view.q)}
      </h1>
      {isUnreached(error) && !data ? (
        <LineDown onRetry={() => void refetch()} isTrying={isFetching} className="mt-4" />
      ) : (
        <>
          <ResultCount found={found} />
          {!isEmpty && <ResultsBar view={view} found={found} onChange={show} />}
          <FoundLists found={found} view={view} />
        </>
      )}
    </>
  );
}

/** Starts from the address, not from what was rendered: quick clicks must not undo one another. */
function show(change: Partial<SearchView>) {
  const current = readSearchView(new URLSearchParams(window.location.search));
  replaceAddress(`/search?${writeSearchView({ ...current, ...change })}`);
}

/** The number of all results, also of those that the type filter hides; undefined while they are loading. */
function ResultCount({ found }: { found: SearchAnswer | undefined }) {
  return (
    <p role="status" className="mt-2 text-slate-600 tabular-nums">
      {found === undefined ? searchWords.searching : wordsOf(found)}
    </p>
  );
}

function wordsOf({ products, brands, is_exact }: SearchAnswer): string {
  const found = searchWords.found(products.length, brands.length);
  return is_exact === false ? searchWords.notAllWords(found) : found;
}
