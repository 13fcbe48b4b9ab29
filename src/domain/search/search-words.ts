/** Words that people type for what the catalogue calls otherwise. Pure. */

import { type Problem, REQUIRED } from '../problem';
import { fold, foldLatin } from '../text';
import { hasOddCharacters } from '../texts/odd-characters';

/** Characters of a word, and of each text that it stands for. */
export const MAX_SEARCH_WORD = 80;
/** Texts that a word stands for. */
export const MAX_MEANINGS = 12;

/**
 * - `means`: the catalogue calls it otherwise
 * - `filler`: describes the trade and narrows nothing: "chaudière", "pas cher"
 * - `page`: leads to a page of the shop: "garantie"
 */
export const SEARCH_WORD_KINDS = ['means', 'filler', 'page'] as const;
export type SearchWordKind = (typeof SEARCH_WORD_KINDS)[number];

/** What is wrong with the meanings of a word of a kind, or null: only a word with meanings needs any. */
export function kindMeaningsProblem(
  kind: SearchWordKind | null | undefined,
  texts: readonly string[] | null | undefined,
): Problem | null {
  if ((kind ?? 'means') === 'means' && (texts ?? []).length === 0) return REQUIRED;
  return meaningsProblem(texts);
}

/** The form in which typed words are compared with the shop's own: as `fold`, with signs such as ² and ﬁ as plain letters. */
export function foldWords(text: string): string {
  return fold(text.normalize('NFKC'));
}

/** What is wrong with a word that people type, or null. */
export function searchWordProblem(word: string | null | undefined): Problem | null {
  if (hasOddCharacters(word ?? '')) return { code: 'oddCharacters' };
  return foldWords(word ?? '') === '' ? { code: 'searchWordWithoutLetters' } : null;
}

/** What is wrong with the texts that a word stands for, or null. They are written as most of the catalogue is, in Latin letters. */
export function meaningsProblem(texts: readonly string[] | null | undefined): Problem | null {
  if ((texts ?? []).some((text) => hasOddCharacters(text))) return { code: 'oddCharacters' };
  return (texts ?? []).some((text) => foldLatin(text) === '') ? { code: 'searchWordWithoutLetters' } : null;
}
