/** Which requests are submitted searches, and which of their texts may be stored. Pure. */

import { mayNameSomebody } from '@/domain/accounts/personal-text';
import { asciiDigits } from '../phone';
import { asSearchText } from '../text';
import { hasOddCharacters } from '../texts/odd-characters';
import { hasFilters, readListingFilters } from './listing-filters';
import { foldWords } from './search-words';

const SEARCHES = ['/search', '/api/search'];
const LISTINGS = ['/products', '/breadproduct'];
const LISTING_CALL = '/api/products';

/**
 * The text of a submitted search: a page of results, the first page of a listing that is filtered by nothing else, or a call
 * for one of them.
 * @param isOwnFetch whether a script of the shop's own pages asks: the listing's field does so during typing
 * @returns null for any other request
 */
export function submittedSearch(url: string, { isOwnFetch }: { isOwnFetch: boolean }): string | null {
  const [address = '', query = ''] = url.split('?');
  const path = address.toLowerCase().replace(/(?<=.)\/+$/, '');
  if (query === '') return null;
  const params = new URLSearchParams(query);
  if (SEARCHES.includes(path)) return textOrNull(params.get('q'));
  const isListing = LISTINGS.includes(path) || (path === LISTING_CALL && !isOwnFetch);
  if (!isListing) return null;
  const filters = readListingFilters(params);
  const isAlone = !hasFilters({ ...filters, search: '' }) && filters.page === 1;
  return isAlone ? textOrNull(filters.search) : null;
}

function textOrNull(text: string | null): string | null {
  return asSearchText(text) || null;
}

/**
 * The form in which a missed search is stored: in lower case, with single spaces.
 * @returns null for a text that may identify a person (with a telephone number or an e-mail address), and for signs alone
 */
export function storableSearch(text: string): string | null {
  const tidy = asciiDigits(text).toLowerCase().replace(/\s+/g, ' ').trim();
  if (foldWords(tidy) === '' || hasOddCharacters(tidy)) return null;
  const plain = tidy.normalize('NFKC').replace(/\p{Cf}/gu, '');
  return mayNameSomebody(plain) ? null : tidy;
}
