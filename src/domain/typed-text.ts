/** How people introduce a number in a search. Pure. */

const NUMBER_WORD = /(?<![\p{L}\p{N}])r[eé]f(?:[eé]rences?|s)?[^\p{L}\p{N}]+(?:n[^\p{L}\p{N}]+)?(?=\S*\p{N})/giu;

/** The text without "réf." or "référence" in front of a number, which no title holds. */
export function withoutNumberWords(text: string): string {
  return text.normalize('NFC').replace(NUMBER_WORD, '').trim();
}
