import { english } from '../../english';
import { englishPlural } from '../../plural';

/** What every screen says about a parcel. */
export const officeParcelPartWords = english('parcelParts', {
  tracking: 'Tracking number',
  newState: 'New state',
  sameState: 'Leave as it is',
  note: 'Note',
  save: 'Save parcel',
  saveFailed: 'The parcel was not saved.',
  /** @param word the courier's, as it came */
  word: (word: string) => `“${word}”`,
  silent: (days: number) => `no news for ${englishPlural(days, 'day')}`,
  lastNews: (age: string) => `last news ${age}`,
  noEvents: 'Nothing was reported yet.',
  sources: { person: 'by hand', import: "from the courier's file", webhook: "by the courier's message" },
  by: (username: string) => `by ${username}`,
});
