/** What the list of orders shows, as it stands in the address. */
import { isOrderStatus } from '@/domain/order-status';
import type { OrderFilters } from './queries';

export const LIST_STATE = { search: '', customer: '', status: '', ordering: '', page: '1' };

export const ORDERINGS = [
  { value: '', label: 'Newest first' },
  { value: 'order_date', label: 'Oldest first' },
  { value: '-total', label: 'Highest total' },
  { value: 'total', label: 'Lowest total' },
];

export const NO_FILTERS = { search: '', customer: '', status: '', page: '' };

/** The server knows no page beyond. */
const MAX_PAGE = 1_000_000;

/** An address may hold anything: what no filter knows counts as nothing, and what is no page as the first. */
export function readListState({ search, customer, status, ordering, page }: typeof LIST_STATE): {
  filters: OrderFilters;
  page: number;
} {
  const number = /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1;
  return {
    filters: {
      search,
      customer,
      status: isOrderStatus(status) ? status : '',
      ordering: ORDERINGS.some(({ value }) => value === ordering) ? ordering : '',
    },
    page: number <= MAX_PAGE ? number : 1,
  };
}

/** Does anything narrow the list? */
export function isNarrowed({ search, customer, status }: OrderFilters): boolean {
  return [search, customer, status].some((value) => value !== '');
}
