import type { Suggestion } from '@/contract/catalogue';
import { listingLink } from '../../catalogue/listing-link';

/** The results page of a text. */
export function searchHref(text: string): string {
  return `/search?q=${encodeURIComponent(text.trim())}`;
}

/** A brand leads where brand cards lead, a product to its page. */
export function suggestionHref({ type, id, title }: Suggestion): string {
  return type === 'tag' ? listingLink({ brand: title, opensFilters: true }) : `/product/${id}`;
}
