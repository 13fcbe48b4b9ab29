import type { ParcelFacts } from '@/domain/parcels/facts';
import type { HeldParcel } from './held-parcels';

/** A parcel as it is stored, and as its events make it. */
export type ParcelMove = { parcel: HeldParcel; facts: ParcelFacts };
