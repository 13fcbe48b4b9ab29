import type { SearchAnswer, Suggestion } from '@/contract/catalogue';
import { isBlank } from '@/domain/text';
import { apiQuery } from './api-query';

/** Products and brands; enabled for non-blank text only. @param fitsFirst the slug of a boiler whose parts come first; '' for none */
export function searchQuery(text: string, fitsFirst: string) {
  const params = paramsOf(text, fitsFirst);
  return {
    ...apiQuery<SearchAnswer>(['search', params], {
      path: `/api/search/?${params}`,
      // An instance of the former version, during an update, answers without fault codes.
      absent: { faults: [] },
    }),
    enabled: !isBlank(text),
  };
}

/** Brands, then products; enabled for non-blank text only. Suggestions are not worth a retry. */
export function suggestionsQuery(text: string, fitsFirst: string) {
  const params = paramsOf(text, fitsFirst);
  return {
    ...apiQuery<Suggestion[]>(['suggestions', params], { path: `/api/search-suggestions/?${params}` }),
    enabled: !isBlank(text),
    retry: false,
  };
}

function paramsOf(text: string, fitsFirst: string): string {
  return new URLSearchParams({ q: text.trim(), ...(fitsFirst !== '' && { fits_first: fitsFirst }) }).toString();
}
