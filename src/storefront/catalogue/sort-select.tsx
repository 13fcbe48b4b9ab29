import { cx } from '@/client/classes';
import { LISTING_ORDERS, type ListingFilters, type ListingOrder } from '@/domain/search/listing-filters';
import { offeredOrders, orderingFor, shownOrder } from '@/domain/search/listing-order';
import { catalogueWords } from '@/words/fr/catalogue/catalogue';

type SortSelectProps = {
  filters: Pick<ListingFilters, 'search' | 'categories' | 'ordering'>;
  /** the id of the form that sends it where there is no JavaScript; null for no form */
  form: string | null;
  onChange: (change: Pick<ListingFilters, 'ordering'>) => void;
};

/** The order of the products. */
export function SortSelect({ filters, form, onChange }: SortSelectProps) {
  const choose = (value: string) => {
    const order: ListingOrder = LISTING_ORDERS.find((known) => known === value) ?? 'newest';
    onChange({ ordering: orderingFor(order, filters) });
  };
  return (
    <label
      className={cx(
        'flex min-w-0 items-center gap-2 text-slate-700 text-sm max-sm:flex-1',
        form === null && 'noscript:hidden',
      )}
    >
      <span className="shrink-0 max-sm:sr-only">{catalogueWords.sortBy}</span>
      <select
        name="ordering"
        form={form ?? undefined}
        value={shownOrder(filters)}
        onChange={({ target }) => choose(target.value)}
        className="h-11 min-w-0 flex-1 cursor-pointer rounded-lg border border-slate-400 bg-white px-2 text-base text-slate-900 sm:px-3 lg:text-sm"
      >
        {offeredOrders(filters).map((order) => (
          <option key={order} value={order}>
            {catalogueWords.orders[order]}
          </option>
        ))}
      </select>
    </label>
  );
}
