import { X } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { ListingFilters } from '@/domain/search/listing-filters';
import { catalogueWords } from '@/words/fr/catalogue/catalogue';
import type { ActiveFilter } from '../state/active-filters';

type ActiveFiltersProps = {
  filters: readonly ActiveFilter[];
  hrefOf: (change: Partial<ListingFilters>) => string;
  onChange: (change: Partial<ListingFilters>) => void;
};

/** The set filters as chips that take them back. Links, so that they work without JavaScript. */
export function ActiveFilters({ filters, hrefOf, onChange }: ActiveFiltersProps) {
  if (filters.length === 0) return null;
  return (
    <ul aria-label={catalogueWords.activeFilters} className="mb-4 flex flex-wrap gap-2">
      {filters.map(({ label, without }) => (
        <li key={label} className="min-w-0">
          <a
            href={hrefOf(without)}
            aria-label={catalogueWords.removeFilter(label)}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              keepFocus(event);
              onChange(without);
            }}
            className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-full bg-blue-100 px-3 py-1 font-medium text-blue-900 text-sm hover:bg-blue-200"
          >
            <span className="min-w-0 break-words">{label}</span>
            <X aria-hidden className="size-4 shrink-0" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The chip goes with its filter: the keyboard goes on from its neighbour, or from the page's beginning. */
function keepFocus({ currentTarget }: MouseEvent<HTMLElement>) {
  const item = currentTarget.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const target = neighbour?.querySelector('a') ?? document.getElementById('contenu');
  target?.focus({ preventScroll: true });
}
