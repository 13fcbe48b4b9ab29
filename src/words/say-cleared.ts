import type { Cleared } from '@/domain/delivery/place';

type ClearedWords = {
  cityCleared: (city: string, wilaya: string) => string;
  postalCleared: (code: string, wilaya: string) => string;
  deskCleared: (place: string) => string;
};

/** What was cleared from an address because another place was chosen, in the words of the shop or of the office. */
export function sayCleared(cleared: Cleared, words: ClearedWords): string {
  if (cleared.kind === 'desk') return words.deskCleared(cleared.place);
  return words[cleared.kind === 'city' ? 'cityCleared' : 'postalCleared'](cleared.name, cleared.wilaya);
}
