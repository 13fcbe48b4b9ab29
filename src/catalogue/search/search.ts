import type { FoundPage, SearchAnswer } from '@/contract/catalogue';
import type { Database } from '@/database/database';
import { HELP_TOPICS, TOPIC_PAGES } from '@/domain/boilers/help-topics';
import { symptomHref } from '@/domain/boilers/symptoms';
import { NO_FILTERS } from '@/domain/search/listing-filters';
import { MAX_FOUND_PRODUCTS } from '@/domain/search/search-view';
import { remember } from '@/memory/remember';
import { helpWords } from '@/words/fr/help';
import { listFirstProducts } from '../list-products';
import { readTaxonomy } from '../taxonomy';
import { foundBoiler } from './boilers';
import { matchingBrands } from './brands';
import { namedCategories } from './categories';
import { foundFault } from './faults';
import { type Interpretation, interpret, isMeaningless, namedWords } from './interpret';

type SearchRequest = {
  db: Database;
  text: string;
  /** the slug of a boiler model whose parts come first; '' for none */
  fitsFirst: string;
  /** products; absent: 60 */
  limit?: number;
};

const NOTHING: SearchAnswer = { products: [], brands: [], faults: [], is_exact: true };
const MAX_PAGES = 3;

/**
 * What a text finds, whatever screen shows it: symptoms, pages, fault codes, boilers, categories, brands, and the first products, the
 * best match first. Empty for a blank text.
 */
export async function search({
  db,
  text,
  fitsFirst,
  limit = MAX_FOUND_PRODUCTS,
}: SearchRequest): Promise<SearchAnswer> {
  const meaning = await interpret({ db, text, scope: 'published' });
  if (isMeaningless(meaning)) return NOTHING;
  return remember({ key: ['search page', text, fitsFirst, limit] }, async () => {
    const query = { ...NO_FILTERS, search: text, fits_first: fitsFirst, limit };
    const [listed, taxonomy] = await Promise.all([listFirstProducts({ db, query }), readTaxonomy({ db })]);
    const { products, fits_first, left_out, is_exact = true } = listed;
    const readings = namedWords(meaning);
    const brands = matchingBrands({ brands: taxonomy.tagList, readings });
    const categories = namedCategories({ taxonomy, readings });
    const symptoms = meaning.symptoms.map(({ id, title, summary, slug }) => ({
      ...{ id, title, text: summary, url: symptomHref(slug) },
    }));
    const pages = foundPages(meaning, products.length > 0 && is_exact && !left_out);
    return {
      products,
      faults: meaning.faults.map(foundFault),
      is_exact,
      ...(symptoms.length > 0 && { symptoms }),
      ...(pages.length > 0 && { pages }),
      ...(categories.length > 0 && { categories }),
      ...(left_out && left_out.words.length > 0 && products.length > 0 && { left_out }),
      ...(meaning.boilers.length > 0 && { boilers: meaning.boilers.map(foundBoiler) }),
      ...(fits_first && { fits_first }),
      brands: brands.map(({ id, name, image_url, product_count }) => ({ id, name, image_url, product_count })),
    };
  });
}

/** @param isAboutProducts products have all words, so that of "clapet retour" the second word is no wish for a page */
function foundPages({ listed }: Interpretation, isAboutProducts: boolean): FoundPage[] {
  const topics = (listed?.topics ?? []).filter(
    ({ words }) => !isAboutProducts || listed?.isAlone || words.length === listed?.core.length,
  );
  const wanted = new Set(topics.map(({ topic }) => topic));
  return HELP_TOPICS.filter((topic) => wanted.has(topic))
    .slice(0, MAX_PAGES)
    .map((topic) => ({
      id: HELP_TOPICS.indexOf(topic) + 1,
      title: helpWords.topics[topic].title,
      text: helpWords.topics[topic].hint,
      url: TOPIC_PAGES[topic],
    }));
}
