import { combustion } from './combustion';
import { electronics } from './electronics';
import { exchangers } from './exchangers';
import type { SeedFitment } from './fitment';
import { flues } from './flues';
import { hydraulics } from './hydraulics';
import { ignition } from './ignition';
import { installation } from './installation';
import { sensing } from './sensing';

export type { SeedFitment } from './fitment';

/** The boilers that the demonstration shop's parts fit. Boilers, other appliances, radiators and plumbing have no fitments. */
export const fitments: readonly SeedFitment[] = [
  combustion,
  ignition,
  electronics,
  sensing,
  exchangers,
  hydraulics,
  flues,
  installation,
].flat();
