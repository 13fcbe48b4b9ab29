import { boilers } from './boilers';
import { combustion } from './combustion';
import { electronics } from './electronics';
import { emitters } from './emitters';
import { exchangers } from './exchangers';
import { fans } from './fans';
import { floorBoilers } from './floor-boilers';
import { hydraulics } from './hydraulics';
import { ignition } from './ignition';
import { plumbing } from './plumbing';
import type { SeedProduct } from './product';
import { pumps } from './pumps';
import { sanitary } from './sanitary';
import { sensing } from './sensing';

export type { SeedProduct } from './product';

const families = [
  [...floorBoilers, ...boilers],
  combustion,
  ignition,
  electronics,
  [...sensing, ...fans],
  exchangers,
  hydraulics,
  pumps,
  emitters,
  plumbing,
  sanitary,
];

/** All products. The families take turns, so that every page shows several of them. */
export const products: readonly SeedProduct[] = Array.from({
  length: Math.max(...families.map((f) => f.length)),
}).flatMap((_, turn) => families.flatMap((family) => family.slice(turn, turn + 1)));
