import { english } from '../../english';
import { englishPlural } from '../../plural';

/** Searches that found nothing. */
export const officeMissedSearchWords = english('missedSearches', {
  title: 'Missed searches',
  subtitle: 'What people searched for and did not find, for 90 days; nobody is named',
  failed: 'Failed to load the missed searches.',
  caption: 'Missed searches, the most frequent first',
  count: (texts: number) => englishPlural(texts, 'text'),
  times: (searches: number) => (searches === 1 ? 'search' : 'searches'),
  from: 'From',
  to: 'To',
  columns: { text: 'Searched for', searches: 'Searches', last: 'Last day', word: 'Word' },
  make: 'Make a word',
  makeOf: (text: string) => `Make a word of ${text}`,
  empty: 'No missed searches yet',
  emptyHint: 'Searches that find nothing appear here within seconds.',
  dialog: {
    title: 'Make a word',
    submit: 'Add word',
    saved: 'Word added. Searches for it now find its meanings.',
    failed: 'The word could not be added.',
    word: 'Word *',
    means: 'Means *',
    meansHint: 'What to search for instead, in the words of the catalogue. Separate several with commas.',
  },
});
