/** Forgiving one typing error: a letter wrong, missing, too many, or two neighbours in the wrong order. */

/** In shorter words one other letter is another word: "joint" and "point" are near enough already. */
export const MIN_FORGIVEN_LETTERS = 5;

/** Part numbers are no words: one other digit is another part. */
export function isForgiven(word: string): boolean {
  return word.length >= MIN_FORGIVEN_LETTERS && /^[a-z]+$/.test(word);
}

/**
 * The word, and what is left of it without one of its letters. Two words that are one error apart share a shape, which
 * an index finds; a shared shape alone may also be two errors, so `isOneErrorApart` has the last word.
 */
export function shapesOf(word: string): string[] {
  const shortened = Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1));
  return [...new Set([word, ...shortened])];
}

/** True for equal words and for those that one typing error turns into each other. */
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
