import { arabic } from './arabic';
import { brandNames } from './brand-names';
import { fillers } from './fillers';
import { foreign } from './foreign';
import { household } from './household';
import { pages } from './pages';
import type { SeedSearchWord } from './search-word';
import { spoken } from './spoken';
import { symptoms } from './symptoms';

const WORDS: readonly SeedSearchWord[] = [
  ...household,
  ...spoken,
  ...arabic,
  ...brandNames,
  ...symptoms,
  ...foreign,
  ...fillers,
  ...pages,
];

/** The search words that a shop starts with. */
export const searchWords = WORDS.map((entry) => {
  const { word } = entry;
  if ('means' in entry) return { word, kind: 'means' as const, means: entry.means, topic: null };
  if ('isFiller' in entry) return { word, kind: 'filler' as const, means: [], topic: entry.topic ?? null };
  return { word, kind: 'page' as const, means: [], topic: entry.topic };
});
