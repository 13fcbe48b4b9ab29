import type { FoundPage, Suggestion } from '@/contract/catalogue';
import type { Database } from '@/database/database';
import { remember } from '@/memory/remember';
import { suggestedBoiler } from './search/boilers';
import { suggestedFault } from './search/faults';
import { interpret } from './search/interpret';
import { search } from './search/search';

const MAX = { symptoms: 2, pages: 2, faults: 3, categories: 2, brands: 4, products: 6 } as const;

type SuggestRequest = {
  db: Database;
  text: string;
  /** the slug of a boiler model whose parts come first; '' for none */
  fitsFirst: string;
};

/** The beginning of what the search finds, of each kind; empty for a blank text. */
export async function suggest({ db, text, fitsFirst }: SuggestRequest): Promise<Suggestion[]> {
  return remember({ key: ['suggestions', text, fitsFirst] }, async () => {
    const [found, meaning] = await Promise.all([
      search({ db, text, fitsFirst, limit: MAX.products }),
      interpret({ db, text, scope: 'published' }),
    ]);
    return [
      ...(found.symptoms ?? []).slice(0, MAX.symptoms).map((page) => suggestedPage('symptom', page)),
      ...(found.pages ?? []).slice(0, MAX.pages).map((page) => suggestedPage('page', page)),
      ...meaning.faults.slice(0, MAX.faults).map(suggestedFault),
      ...meaning.boilers.map(suggestedBoiler),
      ...(found.categories ?? []).slice(0, MAX.categories).map(
        ({ id, name, slug, image_url }): Suggestion => ({
          type: 'category',
          id,
          title: name,
          image: image_url,
          slug,
        }),
      ),
      ...found.brands
        .slice(0, MAX.brands)
        .map(({ id, name, image_url }): Suggestion => ({ type: 'tag', id, title: name, image: image_url })),
      ...found.products.slice(0, MAX.products).map(
        ({ id, title, main_image, reference, price, hint }): Suggestion => ({
          ...{ type: 'product', id, title, image: main_image, reference, price },
          ...(hint !== undefined && { hint }),
        }),
      ),
    ];
  });
}

function suggestedPage(type: 'symptom' | 'page', { id, title, url }: FoundPage): Suggestion {
  return { type, id, title, image: null, url };
}
