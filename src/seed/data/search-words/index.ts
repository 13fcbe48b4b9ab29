import { arabic } from './arabic';
import { brandNames } from './brand-names';
import { foreign } from './foreign';
import { household } from './household';
import type { SeedSearchWord } from './search-word';
import { spoken } from './spoken';
import { symptoms } from './symptoms';

export type { SeedSearchWord } from './search-word';

/** The search words that a shop starts with. */
export const searchWords: readonly SeedSearchWord[] = [
  ...household,
  ...spoken,
  ...arabic,
  ...brandNames,
  ...symptoms,
  ...foreign,
];
