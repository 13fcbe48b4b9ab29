/** Searching in texts at hand. Apart from `text.ts`, which every page of the shop loads. */
import { fold, foldLetters, isBlank } from '../text';

/**
 * Whether one of the texts contains the search text, regardless of case and accents. A blank search matches everything.
 */
export function containsText(texts: readonly string[], search: string): boolean {
  if (isBlank(search)) return true;
  const folded = fold(search);
  // Signs alone (an apostrophe) fold to '', which every text contains.
  if (folded === '') return texts.some((text) => text.includes(search.trim()));
  return texts.some((text) => fold(text).includes(folded));
}

/** As `fold`, in any script: letters and digits that `fold` does not know stay, each run of other characters is one space. */
export function foldAnyScript(text: string): string {
  return foldLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
