import { buttonClass } from '@/storefront/ui/button';
import { ShopLink } from '@/storefront/ui/shop-link';
import { catalogueWords } from '@/words/fr/catalogue/catalogue';

type ChosenBarProps = {
  names: readonly string[];
  /** back to the sidebar; below 1024 px the list has its own 'Filtres' button */
  onShowFilters: () => void;
};

/** What the list was opened with, in place of the sidebar. */
export function ChosenBar({ names, onShowFilters }: ChosenBarProps) {
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-slate-200 bg-slate-50 px-4 py-3">
      <p className="font-medium text-slate-700 text-sm">{catalogueWords.filteredBy}</p>
      <ul className="flex min-w-0 flex-wrap gap-2">
        {names.map((name) => (
          <li
            key={name}
            className="min-w-0 break-words rounded-full bg-blue-100 px-3 py-1 font-medium text-blue-900 text-sm"
          >
            {name}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 sm:ml-auto">
        <button
          type="button"
          onClick={onShowFilters}
          className={buttonClass({ variant: 'ghost', size: 'sm', className: 'max-lg:hidden' })}
        >
          {catalogueWords.changeFilters}
        </button>
        <ShopLink href="/products" className={buttonClass({ variant: 'outline', size: 'sm' })}>
          {catalogueWords.seeAll}
        </ShopLink>
      </div>
    </div>
  );
}
