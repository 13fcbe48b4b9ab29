/** The profiles that are shipped. Owners add their own in the back office (docs/recipes.md). */
import type { CourierProfile } from '../profile';
import { colivraison } from './colivraison';
import { ecomanager } from './ecomanager';
import { ecotrack } from './ecotrack';
import { generic } from './generic';
import { yalidine } from './yalidine';

const PROFILES = { ecotrack, ecomanager, colivraison, yalidine, generic } as const satisfies Record<
  string,
  CourierProfile
>;

export type ShippedProfile = keyof typeof PROFILES;

// The keys of the table, which `Object.keys` types as strings.
export const SHIPPED_PROFILES = Object.keys(PROFILES) as [ShippedProfile, ...ShippedProfile[]];

/** @returns null if no shipped profile has this key */
export function shippedProfile(key: string): CourierProfile | null {
  const known = SHIPPED_PROFILES.find((name) => name === key);
  return known === undefined ? null : PROFILES[known];
}
