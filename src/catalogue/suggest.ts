import type { Suggestion } from '@/contract/catalogue';
import type { Database } from '@/database/database';
import { remember } from '@/memory/remember';
import { showsProducts } from '@/memory/scope';
import { suggestedBoiler } from './search/boilers';
import { matchingBrands } from './search/brands';
import { suggestedFault } from './search/faults';
import { hintsFor } from './search/hints';
import { interpret, namedWords } from './search/interpret';
import { suggestWhileTyping } from './search/suggest-while-typing';
import { readTaxonomy } from './taxonomy';

const MAX_FAULTS = 3;
const MAX_BRANDS = 4;

/** At most 3 fault codes, then at most 4 models of boilers, then at most 4 brands, then at most 6 products; empty for a blank text. */
export async function suggest({ db, text }: { db: Database; text: string }): Promise<Suggestion[]> {
  return remember({ key: ['suggestions', text], aspects: ['places', 'words', 'prices'] }, async () => {
    const [{ tagList }, meaning, hints] = await Promise.all([
      readTaxonomy({ db }),
      interpret({ db, text, scope: 'published' }),
      hintsFor({ db, text }),
    ]);
    const products = await suggestWhileTyping({ db, text, meaning });
    showsProducts(products.map(({ id }) => id));
    return [
      ...meaning.faults.slice(0, MAX_FAULTS).map(suggestedFault),
      ...meaning.boilers.map(suggestedBoiler),
      ...matchingBrands({ brands: tagList, readings: namedWords(meaning) })
        .slice(0, MAX_BRANDS)
        .map(({ id, name, image_url }): Suggestion => ({ type: 'tag', id, title: name, image: image_url })),
      ...products.map((product): Suggestion => ({ type: 'product', ...product, ...hints(product) })),
    ];
  });
}
