import { ORDER_STATUSES } from '@/domain/orders/order-status';
import { officeOrderScreenWords } from '@/words/en/orders/order-screens';
import { officeOrderStatusWords } from '@/words/en/orders/order-status';
import { FilterSelect } from '../../ui/filter-select';
import { SearchBox } from '../../ui/search-box';
import type { OrderFilters } from '../list-state';
import { orderOrderings } from '../list-state';

const statuses = () => [
  { value: '', label: officeOrderScreenWords.allStatuses },
  ...ORDER_STATUSES.map((value) => ({ value, label: officeOrderStatusWords.labels[value] })),
];

type ListFiltersProps = { filters: OrderFilters; onChange: (changes: Partial<OrderFilters>) => void };

/** The filters of the list of all orders: number, customer, status, and its order. */
export function ListFilters({ filters: { search, customer, status, ordering }, onChange }: ListFiltersProps) {
  return (
    <div className="grid grid-cols-2 gap-3 max-md:[&>:nth-child(-n+2)]:col-span-2 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto_auto]">
      <SearchBox
        placeholder={officeOrderScreenWords.searchId}
        value={search}
        onSearch={(text) => onChange({ search: text })}
      />
      <SearchBox
        placeholder={officeOrderScreenWords.searchCustomer}
        value={customer}
        onSearch={(text) => onChange({ customer: text })}
      />
      <FilterSelect
        label={officeOrderScreenWords.filterStatus}
        value={status}
        onChange={(value) => onChange({ status: value })}
      >
        {statuses().map(asOption)}
      </FilterSelect>
      <FilterSelect
        label={officeOrderScreenWords.sortBy}
        value={ordering}
        onChange={(value) => onChange({ ordering: value })}
      >
        {orderOrderings().map(asOption)}
      </FilterSelect>
    </div>
  );
}

function asOption({ value, label }: { value: string; label: string }) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}
