import type { KnownFault } from '@/boilers/find-faults';
import type { FoundFault, Suggestion } from '@/contract/catalogue';
import { faultHref } from '@/domain/boilers/boiler-hrefs';
import { searchAnswerWords } from '@/words/fr/catalogue/search-answers';
import { searchHintWords } from '@/words/fr/catalogue/search-hints';

/** A fault as the search answers it. */
export function foundFault({ id, brand, brandSlug, code, codeKey, meaning }: KnownFault): FoundFault {
  return { id, brand, code, meaning, url: faultHref({ brandSlug, key: codeKey }) };
}

/** A fault as the search box suggests it. */
export function suggestedFault({ id, brand, brandSlug, code, codeKey, meaning }: KnownFault): Suggestion {
  return {
    type: 'fault',
    id,
    title: searchHintWords.faultMeans(searchAnswerWords.fault(code, brand), meaning),
    image: null,
    url: faultHref({ brandSlug, key: codeKey }),
  };
}
