import { cx } from '@/client/classes';
import type { FacetChoice, Narrowing, ResultFacets } from '@/domain/search/search-facets';
import { ChoiceRow } from '@/storefront/catalogue/filters/choice-row';
import { FilterGroup } from '@/storefront/catalogue/filters/filter-group';
import { InStockRow } from '@/storefront/catalogue/filters/in-stock-row';
import { filterWords } from '@/words/fr/catalogue/filters';
import { commonWords } from '@/words/fr/common';

type ResultFiltersProps = {
  id: string;
  /** below 1024 px */
  isOpen: boolean;
  facets: ResultFacets;
  /** whether anything found is in stock */
  hasStock: boolean;
  narrowing: Narrowing;
  /** the id of the form that sends the choices where there is no JavaScript */
  form: string;
  onChange: (change: Partial<Narrowing>) => void;
};

/** What narrows the products of a search: beside them from 1024 px on, folded below. */
export function ResultFilters({ id, isOpen, facets, hasStock, narrowing, form, onChange }: ResultFiltersProps) {
  return (
    <aside
      id={id}
      aria-label={filterWords.filters}
      className={cx(
        'space-y-4 self-start sm:max-lg:columns-2 sm:max-lg:gap-x-8 *:break-inside-avoid max-lg:mt-3 max-lg:rounded-lg max-lg:border max-lg:border-slate-200 max-lg:p-3 lg:sticky lg:top-22 lg:block lg:max-h-[calc(100dvh-6.5rem)] lg:overflow-y-auto lg:pe-2 noscript:block',
        !isOpen && 'hidden',
      )}
    >
      <InStockRow
        isChecked={narrowing.in_stock}
        hasStock={hasStock}
        form={form}
        onChange={(in_stock) => onChange({ in_stock })}
      />
      <Choices
        title={commonWords.categories}
        field="categories"
        choices={facets.categories}
        chosen={narrowing.categories}
        form={form}
        onChange={(categories) => onChange({ categories })}
      />
      <Choices
        title={commonWords.brands}
        field="tags"
        choices={facets.tags}
        chosen={narrowing.tags}
        form={form}
        onChange={(tags) => onChange({ tags })}
      />
    </aside>
  );
}

type ChoicesProps = {
  title: string;
  field: 'categories' | 'tags';
  choices: readonly FacetChoice[];
  chosen: readonly string[];
  form: string;
  onChange: (chosen: string[]) => void;
};

function Choices({ title, field, choices, chosen, form, onChange }: ChoicesProps) {
  if (choices.length === 0) return null;
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  return (
    <FilterGroup title={title}>
      <ul className="max-h-72 overflow-y-auto overscroll-contain">
        {choices.map(({ value, label, count }) => (
          <li key={value} className="flex">
            <ChoiceRow
              field={field}
              value={value}
              label={label}
              count={count}
              isChecked={chosen.includes(value)}
              onToggle={() => toggle(value)}
              form={form}
            />
          </li>
        ))}
      </ul>
    </FilterGroup>
  );
}
