const LIGATURES: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' };

/** Removes accents and ligatures, keeps everything else: "Éléments d'œuvre" gives "Elements d'oeuvre" in lower case. */
export function withoutAccents(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[œæßøłđ]/g, (letter) => LIGATURES[letter] ?? letter);
}

/**
 * The form in which texts are compared and searched: lower case, no accents, every run of other characters one space.
 * Client and server use this one function, so what a shopper types meets what was indexed.
 */
export function fold(text: string): string {
  return withoutAccents(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/**
 * The form in which names are told apart: without regard to case and accents, letters and digits of any script
 * and all other characters as they stand. `A+` is another name than `A°`, and `قطع` another than `غيار`.
 */
export function foldName(name: string): string {
  return name
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .replace(/[œæßøłđ]/g, (letter) => LIGATURES[letter] ?? letter)
    .normalize('NFC');
}

/** The items of this name; where none has it, those whose name differs from it in no letter or digit. */
export function namedLike<T extends { name: string }>(items: readonly T[], name: string): T[] {
  const exact = items.filter((item) => foldName(item.name) === foldName(name));
  if (exact.length > 0) return exact;
  const folded = fold(name);
  return folded === '' ? [] : items.filter((item) => fold(item.name) === folded);
}

/** Names and addresses may be shown on one line, and kept: no line breaks, no halves of a character. */
export function hasOddCharacters(text: string): boolean {
  return !text.isWellFormed() || /\p{Cc}/u.test(text);
}

const MAX_SEARCH_LENGTH = 200;

/** A trimmed search text. A longer one is cut, so that a pasted page does not fail; PostgreSQL cannot hold NUL. */
export function asSearchText(text: string | null | undefined): string {
  return (text ?? '').replaceAll('\u0000', '').slice(0, MAX_SEARCH_LENGTH).trim();
}

/** True for null, undefined and texts made of spaces only (contract: they count as missing, everywhere); of no other type. */
export function isBlank(text: unknown): boolean {
  return text === null || text === undefined || (typeof text === 'string' && text.trim() === '');
}

/** Made when first needed: it takes a phone 10 ms, and most pages show lists that the server has sorted. */
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
