import { catalogueWords } from '@/words/fr/catalogue/catalogue';
import { searchAnswerWords } from '@/words/fr/catalogue/search-answers';

/** Names of one kind that a heading has room for. */
const MOST_NAMES = 2;

type Subject = {
  /** names, as `brands` */
  categories: readonly string[];
  brands: readonly string[];
  /** as people read it; null for none */
  boiler: string | null;
  /** '' for none */
  search: string;
};

/** What the products on the page have in common: 'Circulateurs Grundfos pour Vaillant ecoTEC VU 246'. */
export function listingHeading({ categories, brands, boiler, search }: Subject): string {
  const things = [someOf(categories), someOf(brands)].filter((names) => names !== '').join(' ');
  const isForAll = things === '' && boiler === null;
  if (isForAll) return search === '' ? catalogueWords.title : searchAnswerWords.resultsFor(search);
  const parts = categories.length > 0 || boiler === null ? things : `${catalogueWords.parts} ${things}`.trim();
  const what = boiler === null ? parts : catalogueWords.partsFor(parts, boiler);
  return search === '' ? what : catalogueWords.found(what, search);
}

function someOf(names: readonly string[]): string {
  const rest = names.length - MOST_NAMES;
  const shown = names.slice(0, MOST_NAMES).join(', ');
  return rest > 0 ? catalogueWords.andOthers(shown, rest) : shown;
}
