'use client';

import { useRef } from 'react';
import type { CategoriesTagsAnswer } from '@/contract/catalogue';
import { hasFilters, type ListingFilters } from '@/domain/search/listing-filters';
import { Button } from '@/storefront/ui/button';
import { catalogueWords } from '@/words/fr/catalogue/catalogue';
import { filterWords } from '@/words/fr/catalogue/filters';
import { commonWords } from '@/words/fr/common';
import { toggleCategory } from '../state/category-choice';
import { BrandFilter } from './brand-filter';
import { CategoryFilter } from './category-filter';
import { FilterGroup } from './filter-group';
import { InStockRow } from './in-stock-row';
import { PriceFilter } from './price-filter';
import { SearchFilter } from './search-filter';

export type FiltersPanelProps = {
  /** where the form leads for visitors without JavaScript */
  action: string;
  filters: ListingFilters;
  /** the choices that find products */
  lists: CategoriesTagsAnswer;
  /** whether anything that the other filters find is in stock */
  hasStock: boolean;
  onChange: (change: Partial<ListingFilters>) => void;
  onClear: () => void;
};

/** All filters, in the sidebar and in the sheet. A plain form where there is no JavaScript. */
export function FiltersPanel({
  id,
  action,
  filters,
  lists,
  hasStock,
  onChange,
  onClear,
}: FiltersPanelProps & { id?: string }) {
  const { categories, tags } = lists;
  const form = useRef<HTMLFormElement>(null);
  const clear = () => {
    onClear();
    // The button goes with the last filter; the keyboard goes on from the first field.
    form.current?.focus({ preventScroll: true });
  };
  return (
    <form
      ref={form}
      id={id}
      tabIndex={-1}
      method="get"
      action={action}
      onSubmit={(event) => event.preventDefault()}
      className="space-y-5 outline-none"
    >
      <SearchFilter search={filters.search} onSearch={(search) => onChange({ search })} />
      <div className="empty:hidden">
        {filters.boiler !== '' && <input type="hidden" name="boiler" value={filters.boiler} />}
        {filters.fault !== '' && <input type="hidden" name="fault" value={filters.fault} />}
        {filters.fits_first !== '' && <input type="hidden" name="fits_first" value={filters.fits_first} />}
        <InStockRow isChecked={filters.in_stock} hasStock={hasStock} onChange={(in_stock) => onChange({ in_stock })} />
      </div>
      {categories.length > 0 && (
        <FilterGroup title={commonWords.categories}>
          <CategoryFilter
            categories={categories}
            chosen={filters.categories}
            onToggle={(slug) => onChange({ categories: toggleCategory(categories, filters.categories, slug) })}
          />
        </FilterGroup>
      )}
      {tags.length > 0 && (
        <FilterGroup title={commonWords.brands}>
          <BrandFilter
            brands={tags}
            chosen={filters.tags}
            onToggle={(name) => onChange({ tags: toggle(filters.tags, name) })}
          />
        </FilterGroup>
      )}
      <FilterGroup title={catalogueWords.price}>
        <PriceFilter
          minPrice={filters.min_price}
          maxPrice={filters.max_price}
          onChange={([min_price, max_price]) => onChange({ min_price, max_price })}
        />
      </FilterGroup>
      {hasFilters(filters) && (
        <Button variant="outline" size="md" onClick={clear} className="w-full">
          {filterWords.clear}
        </Button>
      )}
      <noscript>
        <button type="submit" className="h-11 w-full rounded-md bg-blue-900 font-semibold text-white">
          {commonWords.apply}
        </button>
      </noscript>
    </form>
  );
}

function toggle(chosen: readonly string[], value: string): string[] {
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
}
