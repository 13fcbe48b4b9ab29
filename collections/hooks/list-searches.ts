/**
 * How Payload's own lists are searched: by words in any order, in any of a document's texts. The shop's own screens also
 * know stems, synonyms, typing errors and beginnings of numbers.
 */
import type { Where } from 'payload';
import { escapeLike } from '@/database/like';
import { fold } from '@/domain/text';
import { customerNeedles } from '@/orders/customer-text';
import { idRanges } from '@/orders/order-conditions';
import { searchKeptText } from './search-kept-text';

export const searchProducts = searchKeptText({
  field: 'searchText',
  conditions: (search): Where => {
    const conditions = search.split(/\s+/).flatMap(productHolds);
    return conditions.length > 0 ? { and: conditions } : namedLike(search);
  },
});

/** Nothing is kept of other scripts than the Latin one: for their words the texts themselves are read. */
function productHolds(word: string): Where[] {
  const parts = fold(word).split(' ').filter(Boolean);
  if (parts.length === 0) return /[\p{L}\p{N}]/u.test(word) ? [namedLike(word)] : [];
  return parts.map((part) => ({ searchText: { contains: part } }));
}

function namedLike(text: string): Where {
  const like = escapeLike(text);
  return { or: [{ title: { like } }, { reference: { like } }] };
}

/** By the customer's details, or by its number. */
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
