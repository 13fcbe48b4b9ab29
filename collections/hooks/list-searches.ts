/**
 * Searches in Payload's own lists: words in any order, in any text of a document. The shop's own screens also handle stems,
 * synonyms, typing errors and prefixes of numbers.
 */
import type { Where } from 'payload';
import { escapeLike } from '@/database/texts';
import { fold } from '@/domain/text';
import { customerNeedles } from '@/orders/reading/customer-text';
import { idRanges } from '@/orders/reading/office-search';
import { searchKeptText } from './catalogue/search-kept-text';

export const searchProducts = searchKeptText({
  field: 'searchText',
  conditions: (search): Where => {
    const conditions = search.split(/\s+/).flatMap(productHolds);
    return conditions.length > 0 ? { and: conditions } : namedLike(search);
  },
});

/** The folded text has only Latin letters; words in other scripts are looked for in the original texts. */
function productHolds(word: string): Where[] {
  const parts = fold(word).split(' ').filter(Boolean);
  if (parts.length === 0) return /[\p{L}\p{N}]/u.test(word) ? [namedLike(word)] : [];
  return parts.map((part) => ({ searchText: { contains: part } }));
}

function namedLike(text: string): Where {
  const like = escapeLike(text);
  return { or: [{ title: { like } }, { reference: { like } }] };
}

/** Signs alone are in no folded text. */
const NOTHING: Where = { id: { equals: 0 } };

/** By all words, in any order; a code is found with or without its spaces. */
export const searchBoilers = searchKeptText({
  field: 'searchText',
  conditions: (search): Where => {
    const parts = fold(search).split(' ').filter(Boolean);
    return parts.length > 0 ? { and: parts.map((part) => ({ searchText: { contains: part } })) } : NOTHING;
  },
});

/** By the customer's details or the order's number. */
export const searchOrders = searchKeptText({
  field: 'customerFolded',
  conditions: (search): Where => {
    const groups = customerNeedles(search);
    const holds = (needle: string): Where => ({ customerFolded: { contains: escapeLike(needle) } });
    const isOfCustomer: Where = { and: groups.map((needles) => ({ or: needles.map(holds) })) };
    const [number] = idRanges(search.trim());
    return number ? { or: [{ id: { equals: number[0] } }, isOfCustomer] } : isOfCustomer;
  },
});
