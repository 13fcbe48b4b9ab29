import type { PartRequestState } from '@/domain/orders/part-requests';
import type { QuoteState } from '@/domain/orders/quotes';
import { english } from '../english';
import { englishPlural } from '../plural';

/** The tab of quotes. */
export const officeQuoteWords = english('quotes', {
  title: 'Quotes',
  subtitle: 'What customers asked the price of, and what became of it',
  search: 'Number, name, company or telephone...',
  count: (quotes: number) => englishPlural(quotes, 'quote'),
  caption: 'Quotes, newest first',
  failed: 'Failed to load the quotes.',
  empty: 'No quotes',
  emptyHint: 'Customers ask for quotes in the cart and in the quick order.',
  state: 'State',
  allStates: 'All states',
  states: { open: 'Open', ordered: 'Ordered', expired: 'Expired' } satisfies Record<QuoteState, string>,
  columns: {
    number: 'Quote',
    customer: 'Customer',
    until: 'Valid until',
    lines: 'Products',
    total: 'Total',
    state: 'State',
  },
  open: (number: number) => `Open quote ${number} in the shop`,
  order: (id: number) => `Order #${id}`,
});

/** The tab of part requests. */
export const officePartRequestWords = english('partRequests', {
  title: 'Part requests',
  subtitle: 'Parts that customers did not find',
  count: (requests: number) => englishPlural(requests, 'request'),
  caption: 'Part requests, newest first',
  failed: 'Failed to load the part requests.',
  empty: 'No part requests',
  emptyHint: "Customers send them from the shop's page 'Je ne trouve pas ma pièce'.",
  state: 'State',
  allStates: 'All states',
  states: { new: 'New', answered: 'Answered', closed: 'Closed' } satisfies Record<PartRequestState, string>,
  columns: { number: 'Request', text: 'What is wanted', pictures: 'Pictures', state: 'State' },
  picture: (number: number, n: number) => `Picture ${n} of request ${number}`,
  openPicture: (number: number, n: number) => `Open picture ${n} of request ${number}`,
  noPicture: 'The picture could not be loaded.',
  whatsapp: 'WhatsApp',
  mail: 'Mail',
  answerBy: (number: number, way: string) => `Answer request ${number} by ${way}`,
  stateOf: (number: number) => `State of request ${number}`,
  notSaved: 'The state was not saved.',
  moved: (state: string) => `Somebody else has set this request to "${state}" meanwhile. Nothing was changed.`,
});
