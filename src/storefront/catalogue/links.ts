import type { Suggestion } from '@/contract/catalogue';

/** The results page of a text. */
export function searchHref(text: string): string {
  return `/search?q=${encodeURIComponent(text.trim())}`;
}

/** A brand leads where brand cards lead, a category to its list, anything else to its page. */
export function suggestionHref(suggestion: Suggestion): string {
  if ('url' in suggestion) return suggestion.url;
  if (suggestion.type === 'category') return listingLink({ category: suggestion.slug });
  const { type, id, title } = suggestion;
  return type === 'tag' ? listingLink({ brand: title, opensFilters: true }) : `/product/${id}`;
}

type ListingLink = {
  /** a slug */
  category?: string;
  /** a name */
  brand?: string;
  /** of whose models the parts are: `faultPath` of src/domain/boilers/boiler-pages.ts */
  fault?: string;
  /** the listing then says by what it is filtered */
  opensFilters?: boolean;
};

/** Where brands and categories lead: the listing of one, or of both at once. */
export function listingLink({ category, brand, fault, opensFilters = false }: ListingLink): string {
  const parts = [
    category === undefined ? null : `categories=${encodeURIComponent(category)}`,
    brand === undefined ? null : `tags=${encodeURIComponent(brand)}`,
    fault === undefined ? null : `fault=${encodeURIComponent(fault)}`,
    opensFilters ? 'openFilters=true' : null,
  ];
  return `/breadProduct?${parts.filter((part) => part !== null).join('&')}`;
}
