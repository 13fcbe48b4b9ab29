import type { ParcelBatch } from '@/contract/admin/parcels';

type Parcels = ParcelBatch['parcels'];

/** The parcels that are still meant to go. */
export function goingOf(parcels: Parcels): Parcels {
  return parcels.filter(({ state }) => state !== 'cancelled');
}

/** Dinars that the courier collects, without cancelled parcels; summed in centimes. */
export function collectedBy(parcels: Parcels): number {
  return goingOf(parcels).reduce((sum, { cod_amount: dinars }) => sum + Math.round(dinars * 100), 0) / 100;
}
