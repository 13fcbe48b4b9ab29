/** Which requests are searches that somebody submitted, and which of their texts may be stored. Pure. */
import { hasFilters, readListingFilters } from './listing-filters';
import { asciiDigits } from './phone';
import { foldWords } from './search-words';
import { asSearchText, hasOddCharacters } from './text';
import { runsOf } from './typed-runs';

const SEARCHES = ['/search', '/api/search'];
const LISTINGS = ['/products', '/breadproduct'];
const LISTING_CALL = '/api/products';

/**
 * The text of a submitted search: a page of results, the first page of a listing that is filtered by nothing else, or a call
 * for one of them.
 * @param isOwnFetch whether a script of the shop's own pages asks: the listing's field does so while somebody types
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

/** National numbers with or without their first 0, or with a country. */
const PHONE = /^(0?[5-7]\d{8}|0[1-4]\d{7}|(00)?213\d{8,9})$/;

/** Digits of the shortest number with a country. */
const MIN_ABROAD = 8;
/** Groups of digits of the longest number. */
const LONGEST_PHONE = 10;

/**
 * The form in which a missed search is stored: in lower case, with single spaces.
 * @returns null for a text that may name somebody (with a telephone number or an e-mail address), and for signs alone
 */
export function storableSearch(text: string): string | null {
  const tidy = asciiDigits(text).toLowerCase().replace(/\s+/g, ' ').trim();
  if (foldWords(tidy) === '' || hasOddCharacters(tidy) || /\S\s?@\s?\S/.test(tidy)) return null;
  const isPhone = (tidy.match(/[+\d][\d\s().\-/]+/g) ?? []).some(holdsPhone);
  return isPhone ? null : tidy;
}

/** Whether a text of digits and signs holds a telephone number, also beside other numbers: "8 0550 12 34 56". */
function holdsPhone(text: string): boolean {
  const groups = text.match(/\d+/g) ?? [];
  if (text.startsWith('+') && groups.join('').length >= MIN_ABROAD) return true;
  return runsOf(groups, LONGEST_PHONE).some(({ compact }) => PHONE.test(compact));
}
