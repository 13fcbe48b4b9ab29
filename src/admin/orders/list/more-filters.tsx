'use client';

import { useQuery } from '@tanstack/react-query';
import { ORDER_SOURCES } from '@/domain/orders/order-source';
import { officeDeskWords } from '@/words/en/orders/order-desk';
import { officeOrderSourceWords } from '@/words/en/orders/order-source';
import { entryId } from '../../lib/use-open-entry';
import { ProductFilter } from '../../stock-book/product-filter';
import { FilterDate } from '../../ui/filter-date';
import { FilterSelect } from '../../ui/filter-select';
import type { OrderFilters } from '../list-state';
import { wilayasQuery } from '../queries';

type MoreFiltersProps = { filters: OrderFilters; onChange: (changes: Partial<OrderFilters>) => void };

/** Filters by product, wilaya, source, call and day. */
export function MoreFilters({ filters: { product, wilaya, source, due, from, to }, onChange }: MoreFiltersProps) {
  const { data: wilayas = [] } = useQuery(wilayasQuery());
  return (
    <div className="grid gap-3 rounded-xl border border-slate-200 bg-white p-3 sm:grid-cols-2 lg:grid-cols-4 [&_select]:max-w-full">
      <div className="min-w-0 sm:col-span-2 [&>*]:mb-0 [&>*]:max-w-none">
        <ProductFilter chosen={entryId(product)} onChoose={(id) => onChange({ product: String(id ?? '') })} />
      </div>
      <FilterSelect
        label={officeDeskWords.filterWilaya}
        value={wilaya}
        onChange={(value) => onChange({ wilaya: value })}
      >
        <option value="">{officeDeskWords.allWilayas}</option>
        {wilayas.map(({ id, name }) => (
          <option key={id} value={String(id)}>
            {name}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label={officeDeskWords.filterSource}
        value={source}
        onChange={(value) => onChange({ source: value })}
      >
        <option value="">{officeDeskWords.allSources}</option>
        {ORDER_SOURCES.map((known) => (
          <option key={known} value={known}>
            {officeOrderSourceWords[known]}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect label={officeDeskWords.filterCall} value={due} onChange={(value) => onChange({ due: value })}>
        <option value="">{officeDeskWords.anyCall}</option>
        <option value="true">{officeDeskWords.dueCall}</option>
      </FilterSelect>
      <FilterDate label={officeDeskWords.from} value={from} onChange={(value) => onChange({ from: value })} />
      <FilterDate label={officeDeskWords.to} value={to} onChange={(value) => onChange({ to: value })} />
    </div>
  );
}
