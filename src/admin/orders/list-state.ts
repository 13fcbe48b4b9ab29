/** The state of the list of orders in the address. */

import { isOrderStatus } from '@/domain/order-status';
import { officeOrderScreenWords } from '@/words/en/order-screens';
import { readPage } from '../lib/list-query';
import type { OrderFilters } from './queries';

export const LIST_STATE = { search: '', customer: '', status: '', ordering: '', page: '1' };

export const ORDERINGS = [
  { value: '', label: officeOrderScreenWords.sorts.newest },
  { value: 'order_date', label: officeOrderScreenWords.sorts.oldest },
  { value: '-total', label: officeOrderScreenWords.sorts.highest },
  { value: 'total', label: officeOrderScreenWords.sorts.lowest },
];

export const NO_FILTERS = { search: '', customer: '', status: '', page: '' };

/** An address may hold anything: unknown values count as no filter, and a wrong page as the first. */
export function readListState({ search, customer, status, ordering, page }: typeof LIST_STATE): {
  filters: OrderFilters;
  page: number;
} {
  return {
    filters: {
      search,
      customer,
      status: isOrderStatus(status) ? status : '',
      ordering: ORDERINGS.some(({ value }) => value === ordering) ? ordering : '',
    },
    page: readPage(page),
  };
}

/** Is any filter set? */
export function isNarrowed({ search, customer, status }: OrderFilters): boolean {
  return [search, customer, status].some((value) => value !== '');
}
