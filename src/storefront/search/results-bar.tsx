import type { ReactNode } from 'react';
import type { SearchAnswer } from '@/contract/catalogue';
import type { ResultOrder, ResultType, SearchView } from '@/domain/search/search-view';
import { searchWords } from '@/words/fr/catalogue/search';
import { commonWords } from '@/words/fr/common';

const typeChoices = (): { type: ResultType; label: string }[] => [
  { type: 'all', label: searchWords.types.all },
  { type: 'products', label: commonWords.products },
  { type: 'brands', label: commonWords.brands },
];

const orderChoices = (): { sort: ResultOrder; label: string }[] => [
  { sort: 'relevance', label: searchWords.sorts.relevance },
  { sort: 'price-asc', label: searchWords.sorts.priceUp },
  { sort: 'price-desc', label: searchWords.sorts.priceDown },
  { sort: 'name', label: searchWords.sorts.name },
];

type ResultsBarProps = {
  /** of the form, which also sends the filters */
  id: string;
  view: SearchView;
  found: SearchAnswer | undefined;
  onChange: (change: Partial<SearchView>) => void;
  /** beside the order */
  children?: ReactNode;
};

/** The type filter and the order. A plain form where there is no JavaScript. */
export function ResultsBar({ id, view, found, onChange, children }: ResultsBarProps) {
  return (
    <form
      id={id}
      action="/search"
      onSubmit={(event) => event.preventDefault()}
      className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
    >
      <input type="hidden" name="q" value={view.q} />
      <fieldset className="flex min-w-0 gap-1 rounded-lg bg-slate-100 p-1 max-sm:w-full">
        <legend className="sr-only">{searchWords.typeLabel}</legend>
        {typeChoices().map(({ type, label }) => (
          <TypeChoice
            key={type}
            type={type}
            label={label}
            count={found && countOf(found, type)}
            isChosen={view.type === type}
            onChoose={() => onChange({ type })}
          />
        ))}
      </fieldset>
      <div className="flex items-center gap-3 max-sm:w-full">
        {children}
        <label className="flex min-w-0 items-center gap-2 text-slate-700 text-sm max-sm:flex-1">
          <span className="shrink-0">{searchWords.sortLabel}</span>
          <select
            name="sort"
            value={view.sort}
            onChange={({ target }) => onChange({ sort: orderOf(target.value) })}
            className="h-11 min-w-0 flex-1 cursor-pointer rounded-lg border border-slate-400 bg-white px-2 text-base text-slate-900 sm:px-3 sm:text-sm"
          >
            {orderChoices().map(({ sort, label }) => (
              <option key={sort} value={sort}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      <noscript>
        <button type="submit" className="h-11 rounded-lg bg-blue-900 px-4 font-semibold text-sm text-white">
          {commonWords.apply}
        </button>
      </noscript>
    </form>
  );
}

function orderOf(value: string): ResultOrder {
  return orderChoices().find(({ sort }) => sort === value)?.sort ?? 'relevance';
}

type TypeChoiceProps = {
  type: ResultType;
  label: string;
  count: number | undefined;
  isChosen: boolean;
  onChoose: () => void;
};

/** One part of the switch: a radio button that looks like a tab. */
function TypeChoice({ type, label, count, isChosen, onChoose }: TypeChoiceProps) {
  return (
    <label className="relative flex min-h-11 flex-1 items-center justify-center gap-1.5 rounded-md px-3 font-medium text-slate-700 text-sm hover:text-slate-900 has-checked:bg-white has-checked:text-blue-900 has-checked:shadow-xs has-focus-visible:outline-3 has-focus-visible:outline-blue-700 has-focus-visible:outline-offset-2 sm:px-4">
      <input
        type="radio"
        name="type"
        value={type}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      {label}
      {count !== undefined && <span className="font-normal text-slate-600 tabular-nums">{count}</span>}
    </label>
  );
}

function countOf({ products, brands }: SearchAnswer, type: ResultType): number {
  if (type === 'products') return products.length;
  return type === 'brands' ? brands.length : products.length + brands.length;
}
