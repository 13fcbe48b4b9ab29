/** Tolerates one typing error: a wrong, missing or extra letter, or two neighbours in the wrong order. */

/** In shorter words one different letter makes another word: "joint" and "point" are close enough already. */
export const MIN_TYPO_LETTERS = 5;

/** Whether typing errors are tolerated in a word. Not in part numbers: one different digit is another part. */
export function toleratesTypo(word: string): boolean {
  return word.length >= MIN_TYPO_LETTERS && /^[a-z]+$/.test(word);
}

/**
 * The word, and its variants with one letter left out. Two words that are one error apart share a shape, which an index
 * finds. Words that are two errors apart may share one too, so `isOneErrorApart` decides.
 */
export function shapesOf(word: string): string[] {
  const shortened = Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1));
  return [...new Set([word, ...shortened])];
}

/** Whether at most one typing error separates two words. */
export function isOneErrorApart(left: string, right: string): boolean {
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  const rest = { short: short.slice(start), long: long.slice(start) };
  if (short.length < long.length) return rest.short === rest.long.slice(1);
  if (rest.short.slice(1) === rest.long.slice(1)) return true;
  const isSwapped = rest.short[0] === rest.long[1] && rest.short[1] === rest.long[0];
  return isSwapped && rest.short.slice(2) === rest.long.slice(2);
}
