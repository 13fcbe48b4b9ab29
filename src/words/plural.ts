/**
 * `0 produit`, `1 produit`, `2 produits`: in French, zero is singular.
 * @param nouns for counts of 2 and more, where an 's' is not enough
 */
export function frenchPlural(count: number, noun: string, nouns = `${noun}s`): string {
  return `${count} ${count < 2 ? noun : nouns}`;
}

/** `0 products`, `1 product`, `2 products`. */
export function englishPlural(count: number, noun: string, nouns = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : nouns}`;
}
