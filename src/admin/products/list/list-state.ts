/** What the list shows, as its address says. */
import { readPage } from '../../lib/read-page';

export const LIST_STATE = {
  /** '': as it was chosen last */
  view: '',
  search: '',
  category: '',
  tag: '',
  stock_status: '',
  ordering: '',
  page: '1',
};

export type ListState = Record<keyof typeof LIST_STATE, string>;
export type ListChanges = Partial<ListState>;

export const ORDERINGS = [
  { value: '', label: 'Newest first' },
  { value: 'date', label: 'Oldest first' },
  { value: 'title', label: 'Title A–Z' },
  { value: '-title', label: 'Title Z–A' },
  { value: 'price', label: 'Price, lowest first' },
  { value: '-price', label: 'Price, highest first' },
  { value: '-id', label: 'Latest added' },
  { value: 'id', label: 'First added' },
] as const;

/** An address may hold anything. @param lastView the view that was chosen last, for an address that names none */
export function readListState(state: ListState, lastView: string | null = null): ListState {
  return {
    ...state,
    view: (state.view || lastView) === 'list' ? 'list' : 'grid',
    page: String(readPage(state.page)),
    stock_status: ['instock', 'outofstock'].includes(state.stock_status) ? state.stock_status : '',
    ordering: ORDERINGS.some(({ value }) => value === state.ordering) ? state.ordering : '',
  };
}

/** Does anything narrow the list? */
export function isNarrowed({ search, category, tag, stock_status }: ListState): boolean {
  return [search, category, tag, stock_status].some((value) => value !== '');
}

export const NO_FILTERS: ListChanges = { search: '', category: '', tag: '', stock_status: '', page: '1' };
