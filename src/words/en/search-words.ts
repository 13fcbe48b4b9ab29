import { english } from '../words';

/** Words of the search in the CMS. */
export const officeSearchWordWords = english('searchWords', {
  wordHint: 'What people type. Case, accents and spellings of Arabic letters make no difference.',
  meansHint: 'What to search for instead, in the words of the catalogue. Press Enter after each.',
});
