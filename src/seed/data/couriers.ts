import type { ShippedProfile } from '@/domain/parcels/profiles';

type SeedCourier = { name: string; profile: ShippedProfile; active: boolean };

/** Invented couriers, of the two kinds that a shop starts with: one whose platform imports a file, one that takes any list. */
export const couriers: readonly SeedCourier[] = [
  { name: 'Express Démo', profile: 'ecotrack', active: true },
  { name: 'Coursier local', profile: 'generic', active: true },
];
