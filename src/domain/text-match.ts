import { fold, isBlank } from './text';

/**
 * True where one of the texts holds what is searched, in any case and with or without accents; a blank search holds
 * everything.
 */
export function containsText(texts: readonly string[], wanted: string): boolean {
  if (isBlank(wanted)) return true;
  const folded = fold(wanted);
  // Signs alone (an apostrophe) fold to nothing, which every text would hold.
  if (folded === '') return texts.some((text) => text.includes(wanted.trim()));
  return texts.some((text) => fold(text).includes(folded));
}
