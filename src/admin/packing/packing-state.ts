/** What the screen of packing shows, in its address. */
import { isParcelState } from '@/domain/parcels/states';
import { readPage } from '../lib/list-query';
import { entryId } from '../lib/use-open-entry';
import type { ParcelFilters } from './queries';

export const PACKING_STATE = { view: '', page: '1', state: '', courier: '', q: '', of: '', chosen: '' };

export const VIEWS = ['choose', 'batches', 'parcels'] as const;
export type View = (typeof VIEWS)[number];

/** An address may hold anything: unknown values count as no filter. */
export function readPackingState(address: typeof PACKING_STATE): { view: View; page: number; filters: ParcelFilters } {
  const { view, page, state, courier, q, of } = address;
  const idText = (text: string) => (entryId(text) === null ? '' : text);
  return {
    view: VIEWS.find((known) => known === view) ?? 'choose',
    page: readPage(page),
    filters: {
      state: state === 'live' || isParcelState(state) ? state : '',
      courier: idText(courier),
      q: q.trim(),
      batch: idText(of),
    },
  };
}

/** The orders that another screen sent here to be packed. */
export function chosenIn({ chosen }: typeof PACKING_STATE): number[] {
  return chosen.split(',').flatMap((id) => entryId(id) ?? []);
}
