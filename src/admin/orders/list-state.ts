/** The state of the list of orders in the address. */

import { isOrderQueue } from '@/domain/orders/order-queues';
import { ORDER_SOURCES } from '@/domain/orders/order-source';
import { isOrderStatus } from '@/domain/orders/order-status';
import { officeOrderScreenWords } from '@/words/en/orders/order-screens';
import { readPage } from '../lib/list-query';
import { entryId } from '../lib/use-open-entry';

/** The parameters of the filters, and the list's own. */
export const LIST_STATE = {
  queue: '',
  q: '',
  search: '',
  customer: '',
  status: '',
  source: '',
  wilaya: '',
  product: '',
  /** 'true': those whose call is due */
  due: '',
  from: '',
  to: '',
  ordering: '',
  page: '1',
  /** telephone of the customer that a new order is filled in for */
  new: '',
};

/** The filters of the screen of orders; '' for a filter that is not set. */
export type OrderFilters = Record<Exclude<keyof typeof LIST_STATE, 'page' | 'new'>, string>;

export const orderOrderings = () => [
  { value: '', label: officeOrderScreenWords.sorts.newest },
  { value: 'order_date', label: officeOrderScreenWords.sorts.oldest },
  { value: '-total', label: officeOrderScreenWords.sorts.highest },
  { value: 'total', label: officeOrderScreenWords.sorts.lowest },
];

const { queue: _queue, ordering: _ordering, new: _new, ...filters } = LIST_STATE;

/** The queue stays: it is a tab, not a filter. */
export const NO_FILTERS = { ...filters, page: '' };

/** Filters that a queue has no control for: it has its own status and order. */
export const FILTERS_OF_ALL = { search: '', customer: '', status: '', ordering: '' };

/** An address may hold anything: unknown values count as no filter, and a wrong page as the first. */
export function readListState(state: typeof LIST_STATE): { filters: OrderFilters; page: number } {
  const { queue, status, source, wilaya, product, due, from, to, ordering, page, new: _, ...searches } = state;
  return {
    filters: {
      ...searches,
      queue: isOrderQueue(queue) ? queue : '',
      status: isOrderStatus(status) ? status : '',
      source: ORDER_SOURCES.some((known) => known === source) ? source : '',
      wilaya: idText(wilaya),
      product: idText(product),
      due: due === 'true' ? due : '',
      from: dayText(from),
      to: dayText(to),
      ordering: orderOrderings().some(({ value }) => value === ordering) ? ordering : '',
    },
    page: readPage(page),
  };
}

/** Is any filter set? */
export function isNarrowed({ queue: _, ordering: __, ...filters }: OrderFilters): boolean {
  return Object.values(filters).some((value) => value !== '');
}

/** How many of the filters are set that the screen hides at first. */
export function countHidden({ source, wilaya, product, due, from, to }: OrderFilters): number {
  return [source, wilaya, product, due, from, to].filter((value) => value !== '').length;
}

const idText = (text: string) => (entryId(text) === null ? '' : text);

/** `2026-11-22`, a day that exists; '' for anything else. */
function dayText(text: string): string {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${text}T`) ? text : '';
}
