/** The state of the tab of cash in the address. */
import { readPage } from '../lib/list-query';
import { entryId } from '../lib/use-open-entry';

export const VIEWS = ['couriers', 'parcels', 'unallocated', 'remittances'] as const;
export type View = (typeof VIEWS)[number];

/** Ages to choose from, in days. */
export const AGES = [3, 7, 14, 30] as const;

export const LIST_STATE = { view: 'couriers', courier: '', older: '', page: '1' };

export type CashState = {
  view: View;
  /** null: all */
  courier: number | null;
  /** days; null: any age */
  older: number | null;
  page: number;
};

/** An address may hold anything: unknown values count as no filter. */
export function readListState(address: typeof LIST_STATE): CashState {
  return {
    view: VIEWS.find((view) => view === address.view) ?? 'couriers',
    courier: entryId(address.courier),
    older: /^\d{1,4}$/.test(address.older) ? Number(address.older) : null,
    page: readPage(address.page),
  };
}
