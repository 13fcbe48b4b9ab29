import { fold, isBlank } from './text';

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
