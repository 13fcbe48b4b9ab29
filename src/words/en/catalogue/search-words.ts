import type { HelpTopic } from '@/domain/boilers/help-topics';
import type { SearchWordKind } from '@/domain/search/search-words';
import { english } from '../../english';

/** Words of the search in the CMS. */
export const officeSearchWordWords = english('searchWords', {
  wordHint: 'What people type. Case, accents and spellings of Arabic letters make no difference.',
  kind: 'Kind',
  kindHint: 'What the search does with it',
  kinds: {
    means: 'Another name: searches for its meanings',
    filler: 'Says little: left out beside other words',
    page: 'Leads to a page of the shop',
  } satisfies Record<SearchWordKind, string>,
  meansHint: 'What to search for instead, in the words of the catalogue. Press Enter after each.',
  topic: 'Page',
  topicHint: 'Shown before products. A word that says little leads there only alone.',
  topics: {
    delivery: 'Delivery',
    guarantee: 'Guarantee',
    returns: 'Returns',
    invoice: 'Invoice',
    payment: 'Payment',
    contact: 'Contact',
    tracking: 'Order tracking',
    quote: 'Quote',
    request: 'Part request',
    quickOrder: 'Quick order',
    boilers: 'Parts by boiler',
    faultCodes: 'Fault codes',
    symptoms: 'Symptoms',
    about: 'About the shop',
    account: 'Account',
    catalogue: 'All products',
  } satisfies Record<HelpTopic, string>,
});
