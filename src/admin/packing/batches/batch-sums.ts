import type { ParcelBatch } from '@/contract/admin/parcels';

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

/** Dinars that the courier collects, without cancelled parcels; summed in centimes. */
export function collectedBy(parcels: Parcels): number {
  return goingOf(parcels).reduce((sum, { cod_amount: dinars }) => sum + Math.round(dinars * 100), 0) / 100;
}
