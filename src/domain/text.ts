/** Texts: folded forms, checks and escapes. */
import { isInvisible, textIdentity } from './text-identity';

const LIGATURES: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' };

/** The text in lower case, without accents and ligatures: "Éléments d'œuvre" gives "elements d'oeuvre". */
export function withoutAccents(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[œæßøłđ]/g, (letter) => LIGATURES[letter] ?? letter);
}

const ARABIC_FORMS: Record<string, string> = { ٱ: 'ا', ة: 'ه', ى: 'ي' };
/** Letters as old programs write them, each joined as at one place of a word. */
const JOINED_ARABIC = /[\ufb50-\ufdff\ufe70-\ufefc]+/g;
/** Arabic letters, not the digits and punctuation of the same block. */
const OTHER_CHARACTERS = /[^a-z0-9\u0621-\u063a\u0641-\u064a\u066e-\u06d3]+/g;

/**
 * The form in which texts are compared and searched: lower case, no accents, Arabic letters in one spelling (أ إ آ as ا, ة as ه,
 * ى as ي, without signs and the stretched ـ), every run of other characters one space. Client and server share it, so that a
 * search text matches the indexed text; `foldedSql` of src/database/texts.ts has it in SQL.
 */
export function fold(text: string): string {
  return foldLetters(text).replace(OTHER_CHARACTERS, ' ').trim();
}

/** Lower case, no accents, Arabic letters in one spelling. */
export function foldLetters(text: string): string {
  return withoutAccents(text.replace(JOINED_ARABIC, (letters) => letters.normalize('NFKC')))
    .replaceAll('\u0640', '')
    .replace(/[ٱةى]/g, (letter) => ARABIC_FORMS[letter] ?? letter);
}

/** The same with Latin letters and digits only, as numbers and codes have them. */
export function foldLatin(text: string): string {
  return withoutAccents(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/**
 * The form in which names are distinguished: their identity, regardless of accents, with all other characters kept. `A+` and `A°` are
 * different names, as are `قطع` and `غيار`.
 */
export function foldName(name: string): string {
  return textIdentity(name)
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .replace(/[œæßøłđ]/g, (letter) => LIGATURES[letter] ?? letter)
    .normalize('NFC');
}

/** The items with this name, or else those whose name has the same letters and digits. */
export function namedLike<T extends { name: string }>(items: readonly T[], name: string): T[] {
  const exact = items.filter((item) => foldName(item.name) === foldName(name));
  if (exact.length > 0) return exact;
  const folded = fold(name);
  return folded === '' ? [] : items.filter((item) => fold(item.name) === folded);
}

const MAX_SEARCH_LENGTH = 200;

/** A trimmed search text. A longer one is cut, so that a pasted page does not fail; PostgreSQL cannot hold NUL. */
export function asSearchText(text: string | null | undefined): string {
  return (text ?? '').replaceAll('\u0000', '').slice(0, MAX_SEARCH_LENGTH).trim();
}

/**
 * True for null, undefined and texts of spaces and invisible characters only, which count as missing everywhere; false for any
 * other type.
 */
export function isBlank(text: unknown): boolean {
  return text === null || text === undefined || (typeof text === 'string' && isInvisible(text));
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes a text for HTML elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
