/** Words that people type for what the catalogue calls otherwise. Pure. */
import type { Problem } from './problem';
import { fold, hasOddCharacters, withoutAccents } from './text';

/** Characters of a word, and of each text that it stands for. */
export const MAX_SEARCH_WORD = 80;
/** Texts that a word stands for. */
export const MAX_MEANINGS = 12;

const ARABIC_FORMS: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ة: 'ه', ى: 'ي' };
/** Letters, not the digits and punctuation of the same block. */
const OTHER_CHARACTERS = /[^a-z0-9\u0621-\u063a\u0641-\u064a\u066e-\u06d3]+/g;

/**
 * The form in which typed words are compared with the shop's own: as `fold`, with Arabic letters kept in one spelling (أ إ آ as
 * ا, ة as ه, ى as ي, without signs and the stretched ـ).
 */
export function foldWords(text: string): string {
  return withoutAccents(text.normalize('NFKC'))
    .replaceAll('\u0640', '')
    .replace(/[أإآٱةى]/g, (letter) => ARABIC_FORMS[letter] ?? letter)
    .replace(OTHER_CHARACTERS, ' ')
    .trim();
}

/** What is wrong with a word that people type, or null. */
export function searchWordProblem(word: string | null | undefined): Problem | null {
  if (hasOddCharacters(word ?? '')) return { code: 'oddCharacters' };
  return foldWords(word ?? '') === '' ? { code: 'searchWordWithoutLetters' } : null;
}

/** What is wrong with the texts that a word stands for, or null. The catalogue is searched for them, so they are Latin. */
export function meaningsProblem(texts: readonly string[] | null | undefined): Problem | null {
  if ((texts ?? []).some((text) => hasOddCharacters(text))) return { code: 'oddCharacters' };
  return (texts ?? []).some((text) => fold(text) === '') ? { code: 'searchWordWithoutLetters' } : null;
}
