/** How Payload's own lists are searched: as the back office's screens are, but for what those forgive in typing. */
import type { Where } from 'payload';
import { escapeLike } from '@/database/like';
import { fold } from '@/domain/text';
import { customerNeedles } from '@/orders/customer-text';
import { searchKeptText } from './search-kept-text';

/** Every word, in whichever of the product's texts. */
export const searchProducts = searchKeptText({
  field: 'searchText',
  conditions: (search): Where => {
    const words = fold(search).split(' ').filter(Boolean);
    // Nothing is kept of other scripts than the Latin one: there the texts themselves are read.
    if (words.length === 0) return { or: [{ title: { like: search } }, { reference: { like: search } }] };
    return { and: words.map((word) => ({ searchText: { contains: word } })) };
  },
});

/** Every word, in whichever of the customer's details; the order's number is looked up by Payload itself. */
export const searchOrders = searchKeptText({
  field: 'customerFolded',
  conditions: (search): Where => {
    const groups = customerNeedles(search);
    if (groups.length === 0) return { id: { exists: true } };
    const holds = (needle: string): Where => ({ customerFolded: { contains: escapeLike(needle) } });
    return { and: groups.map((needles) => ({ or: needles.map(holds) })) };
  },
});
