import type { ParcelBatch } from '@/contract/admin/parcels';
import { sumDinars } from '@/domain/money';

type Parcels = ParcelBatch['parcels'];

/** The parcels that are still meant to go. */
export function goingOf(parcels: Parcels): Parcels {
  return parcels.filter(({ state }) => state !== 'cancelled');
}

/** How far a batch is handed over. */
export function handOverOf({ handed_over_at: at, parcels }: Pick<ParcelBatch, 'handed_over_at' | 'parcels'>) {
  const going = goingOf(parcels);
  const gone = going.filter(({ state }) => state !== 'created').length;
  const extent = at !== null ? 'whole' : gone > 0 ? 'part' : 'none';
  return { at, extent, gone, all: going.length } as const;
}

/** Dinars that the courier collects, without cancelled parcels. */
export function collectedBy(parcels: Parcels): number {
  return sumDinars(goingOf(parcels).map(({ cod_amount: dinars }) => dinars));
}
