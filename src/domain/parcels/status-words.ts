/** A courier's status words, looked up exactly: "Sorti en livraison" contains "livr" and is not delivered. */
import { foldName } from '../text';
import type { CourierProfile } from './profile';
import type { ParcelState } from './states';

/** The state that a courier's word means, regardless of case, accents and surplus spaces; `unknown` if it is not in the table. */
export function stateOfWord(profile: Pick<CourierProfile, 'words'>, word: string): ParcelState {
  const wanted = foldName(word);
  return Object.entries(profile.words).find(([known]) => foldName(known) === wanted)?.[1] ?? 'unknown';
}

/** Words of a table that are one after folding but mean different states. */
export function contradictions(words: CourierProfile['words']): string[] {
  return Object.keys(words).filter((word) => stateOfWord({ words }, word) !== words[word]);
}
