/** The order of names in lists. */

/** Made when first needed: it takes a phone 10 ms, and most pages show lists that the server sorted. */
let collator: Intl.Collator | undefined;

/** Compares two names in French alphabetical order. */
export function compareFrench(left: string, right: string): number {
  collator ??= new Intl.Collator('fr', { sensitivity: 'base', numeric: true });
  return collator.compare(left, right) || (left < right ? -1 : left > right ? 1 : 0);
}

/** A copy sorted by name in French alphabetical order. */
export function sortByName<T extends { name: string }>(items: readonly T[]): T[] {
  return [...items].sort((left, right) => compareFrench(left.name, right.name));
}
