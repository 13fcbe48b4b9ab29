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

/** In a word of digits and o, and between digits. */
const O_FOR_0 = /(?<![\p{L}\d])o+(?=[\do]*(?![\p{L}\d]))|(?<=\d)o+(?=\d|(?![\p{L}\d]))/gu;

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
  if (foldWords(tidy) === '' || hasOddCharacters(tidy)) return null;
  const plain = tidy.normalize('NFKC').replace(/\p{Cf}/gu, '');
  return /\S\s?@\s?\S/.test(plain) || holdsPhone(plain) ? null : tidy;
}

/**
 * Whether a text holds a telephone number, with any signs and with o for 0 between its digits, also beside other numbers:
 * "8 0550_12_34_56".
 */
function holdsPhone(text: string): boolean {
  const digits = text.replace(O_FOR_0, (letters) => '0'.repeat(letters.length));
  const isAbroad = (digits.match(/\+[^\p{L}+]+/gu) ?? []).some((part) => part.replace(/\D/g, '').length >= MIN_ABROAD);
  if (isAbroad) return true;
  const parts = digits.match(/\d[^\p{L}]*/gu) ?? [];
  return parts.some((part) =>
    runsOf(part.match(/\d+/g) ?? [], LONGEST_PHONE).some(({ compact }) => PHONE.test(compact)),
  );
}
