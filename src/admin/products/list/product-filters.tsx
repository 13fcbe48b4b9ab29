'use client';

import { LayoutGrid, List, X } from 'lucide-react';
import type { CategoryEntry } from '@/contract/catalogue';
import { STOCK_FILTERS } from '@/domain/products/low-stock';
import { MISSING_FILTERS } from '@/domain/products/product-rules';
import { orderSettings } from '@/shop';
import { officeProductsWords } from '@/words/en/catalogue/products';
import { officeCommonWords } from '@/words/en/common';
import { Button } from '../../ui/button';
import { FilterDate } from '../../ui/filter-date';
import { FilterSelect } from '../../ui/filter-select';
import { SearchBox } from '../../ui/search-box';
import type { ShelvesQuery } from '../queries';
import { ShelvesFailure } from '../shelves-failure';
import { isNarrowed, type ListChanges, type ListState, NO_FILTERS, productOrderings } from './list-state';

type ProductFiltersProps = {
  state: ListState;
  shelves: ShelvesQuery;
  onView: (view: string) => void;
  onChange: (changes: ListChanges) => void;
};

const views = () =>
  [
    { value: 'grid', label: officeProductsWords.grid, Icon: LayoutGrid },
    { value: 'list', label: officeProductsWords.table, Icon: List },
  ] as const;

const stockLabels = () =>
  ({
    instock: officeProductsWords.inStock,
    outofstock: officeProductsWords.outOfStock,
    low: officeProductsWords.orFewer(orderSettings.low_stock_limit),
  }) as const satisfies Record<(typeof STOCK_FILTERS)[number], string>;

/** The filters and the order of the list. */
export function ProductFilters({ state, shelves: query, onView, onChange }: ProductFiltersProps) {
  const shelves = query.data;
  const narrow = (changes: ListChanges) => onChange({ ...changes, page: '1' });
  const categories = inLevels(shelves?.categories ?? []);
  return (
    <search className="mb-4 grid gap-3">
      <div className="flex flex-wrap gap-3">
        <div className="flex min-w-56 flex-1">
          <SearchBox
            placeholder={officeProductsWords.search}
            value={state.search}
            onSearch={(search) => narrow({ search })}
          />
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend in sight */}
        <div role="group" aria-label={officeProductsWords.viewLabel} className="flex gap-1">
          {views().map(({ value, label, Icon }) => (
            <Button
              key={value}
              size="icon"
              variant={state.view === value ? 'primary' : 'outline'}
              className="size-11"
              aria-label={label}
              aria-pressed={state.view === value}
              onClick={() => onView(value)}
            >
              <Icon aria-hidden className="size-4" />
            </Button>
          ))}
        </div>
      </div>
      <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
        <FilterSelect
          label={officeProductsWords.category}
          value={state.without === 'category' ? NO_CATEGORY : optionOf(categories, state.category)}
          onChange={(option) =>
            narrow(option === NO_CATEGORY ? { category: '', without: 'category' } : { category: option, without: '' })
          }
        >
          <option value="">{officeProductsWords.allCategories}</option>
          <option value={NO_CATEGORY}>{officeProductsWords.noCategory}</option>
          {categories.map(({ id, name, level }) => (
            <option key={id} value={id}>
              {'\u2003'.repeat(level) + name}
            </option>
          ))}
          <Unknown value={optionOf(categories, state.category)} known={categories} />
        </FilterSelect>
        <FilterSelect
          label={officeProductsWords.brand}
          value={optionOf(shelves?.tags ?? [], state.tag)}
          onChange={(tag) => narrow({ tag })}
        >
          <option value="">{officeProductsWords.allBrands}</option>
          {shelves?.tags.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <Unknown value={optionOf(shelves?.tags ?? [], state.tag)} known={shelves?.tags ?? []} />
        </FilterSelect>
        <FilterSelect
          label={officeProductsWords.stock}
          value={state.stock_status}
          onChange={(stock_status) => narrow({ stock_status })}
        >
          <option value="">{officeProductsWords.anyStock}</option>
          {STOCK_FILTERS.map((filter) => (
            <option key={filter} value={filter}>
              {stockLabels()[filter]}
            </option>
          ))}
        </FilterSelect>
        <FilterSelect
          label={officeProductsWords.publication}
          value={state.published}
          onChange={(published) => narrow({ published })}
        >
          <option value="">{officeProductsWords.anyPublication}</option>
          <option value="true">{officeProductsWords.published}</option>
          <option value="false">{officeProductsWords.unpublished}</option>
        </FilterSelect>
        <FilterSelect
          label={officeProductsWords.missing}
          value={state.without === 'category' ? '' : state.without}
          onChange={(without) => narrow({ without })}
        >
          <option value="">{officeProductsWords.nothingMissing}</option>
          {MISSING_FILTERS.filter((what) => what !== 'category').map((what) => (
            <option key={what} value={what}>
              {officeProductsWords.without[what]}
            </option>
          ))}
        </FilterSelect>
        <FilterSelect
          label={officeProductsWords.order}
          value={state.ordering}
          onChange={(ordering) => narrow({ ordering })}
        >
          {productOrderings().map(({ value, label }) => (
            <option key={value} value={value}>
              {value === '' && state.search !== '' ? officeProductsWords.bestMatch : label}
            </option>
          ))}
        </FilterSelect>
        <div className="col-span-2 grid">
          <FilterDate
            label={officeProductsWords.changedSince}
            value={state.changed_since}
            onChange={(changed_since) => narrow({ changed_since })}
          />
        </div>
        {isNarrowed(state) && (
          <Button variant="ghost" size="sm" className="self-center" onClick={() => onChange(NO_FILTERS)}>
            <X aria-hidden className="size-4" /> {officeCommonWords.clearFilters}
          </Button>
        )}
      </div>
      <ShelvesFailure query={query} />
    </search>
  );
}

/** Not an id, nor a slug. */
const NO_CATEGORY = '-';

type Listed = { id: number; slug: string };

/** The address may name a slug; the options have ids. */
function optionOf(items: readonly Listed[], idOrSlug: string): string {
  const found = items.find(({ id }) => String(id) === idOrSlug) ?? items.find(({ slug }) => slug === idOrSlug);
  return found ? String(found.id) : idOrSlug;
}

/** An option for what the address names, although it is gone or has not loaded yet. */
function Unknown({ value, known }: { value: string; known: readonly Listed[] }) {
  if (value === '' || known.some(({ id }) => String(id) === value)) return null;
  return <option value={value}>{value}</option>;
}

/** A tree as one list, each category after its parent. */
export function inLevels(entries: readonly CategoryEntry[], level = 0): (CategoryEntry & { level: number })[] {
  return entries.flatMap((entry) => [{ ...entry, level }, ...inLevels(entry.children, level + 1)]);
}
