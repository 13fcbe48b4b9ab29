/** The state of the list in the address. */
import { STOCK_FILTERS } from '@/domain/products/low-stock';
import { MISSING_FILTERS, PUBLICATION_FILTERS } from '@/domain/products/product-rules';
import { officeProductsWords } from '@/words/en/catalogue/products';
import { readPage } from '../../lib/list-query';

export const LIST_STATE = {
  /** '' for the view that was chosen last */
  view: '',
  search: '',
  category: '',
  tag: '',
  stock_status: '',
  /** what the products lack */
  without: '',
  /** 'true', 'false' */
  published: '',
  /** a day */
  changed_since: '',
  ordering: '',
  page: '1',
};

export type ListState = Record<keyof typeof LIST_STATE, string>;
export type ListChanges = Partial<ListState>;

export const productOrderings = () =>
  [
    { value: '', label: officeProductsWords.sorts.newest },
    { value: 'date', label: officeProductsWords.sorts.oldest },
    { value: 'title', label: officeProductsWords.sorts.titleUp },
    { value: '-title', label: officeProductsWords.sorts.titleDown },
    { value: 'price', label: officeProductsWords.sorts.priceUp },
    { value: '-price', label: officeProductsWords.sorts.priceDown },
    { value: '-id', label: officeProductsWords.sorts.latest },
    { value: 'id', label: officeProductsWords.sorts.first },
  ] as const;

/** An address may hold anything. @param lastView the view that was chosen last, for an address without a view */
export function readListState(state: ListState, lastView: string | null = null): ListState {
  return {
    ...state,
    view: (state.view || lastView) === 'grid' ? 'grid' : 'list',
    page: String(readPage(state.page)),
    stock_status: STOCK_FILTERS.find((filter) => filter === state.stock_status) ?? '',
    without: MISSING_FILTERS.find((filter) => filter === state.without) ?? '',
    published: PUBLICATION_FILTERS.find((filter) => filter === state.published) ?? '',
    changed_since: /^[1-9]\d{3}-\d\d-\d\d$/.test(state.changed_since) ? state.changed_since : '',
    ordering: productOrderings().some(({ value }) => value === state.ordering) ? state.ordering : '',
  };
}

const FILTERS = [
  'search',
  'category',
  'tag',
  'stock_status',
  'without',
  'published',
  'changed_since',
] as const satisfies readonly (keyof ListState)[];

/** The filters of the list, without order and page, as the call takes them. */
export function listFilters(state: ListState): Record<string, string> {
  return Object.fromEntries(FILTERS.map((name) => [name, state[name]]));
}

/** Is any filter set? */
export function isNarrowed(state: ListState): boolean {
  return FILTERS.some((name) => state[name] !== '');
}

export const NO_FILTERS: ListChanges = { ...Object.fromEntries(FILTERS.map((name) => [name, ''])), page: '1' };
