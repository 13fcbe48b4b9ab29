/** What people see when a boiler fails, and the rules of its page. Pure. */

import { foldWords, MAX_SEARCH_WORD } from '@/domain/search/search-words';
import { type Problem, REQUIRED } from '../problem';
import { hasOddCharacters } from '../texts/odd-characters';
import { SYMPTOMS } from './help-topics';

/** What to warn of at the top of a page. */
export const DANGERS = ['none', 'gas', 'fumes', 'water', 'electricity'] as const;
export type Danger = (typeof DANGERS)[number];

/** Characters of a title, and of each phrase that people type. */
export const MAX_SYMPTOM_TITLE = 100;
export const MAX_PHRASE = MAX_SEARCH_WORD;
/** Phrases of one symptom. */
export const MAX_PHRASES = 60;

export function symptomHref(slug: string): string {
  return `${SYMPTOMS}/${encodeURIComponent(slug)}`;
}

/** What is wrong with the phrases that lead to a symptom, or null. */
export function phrasesProblem(phrases: readonly string[] | null | undefined): Problem | null {
  if ((phrases ?? []).length === 0) return REQUIRED;
  if ((phrases ?? []).some((phrase) => hasOddCharacters(phrase))) return { code: 'oddCharacters' };
  return (phrases ?? []).some((phrase) => foldWords(phrase) === '') ? { code: 'searchWordWithoutLetters' } : null;
}
