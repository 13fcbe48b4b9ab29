'use client';

import { useEffect, useState } from 'react';
import type { Suggestion } from '@/contract/catalogue';
import { isBlank } from '@/domain/text';
import type { SuggestionList as SuggestionListType } from './suggestion-list';

const DEBOUNCE_MS = 300;
const NONE: Suggestion[] = [];

/** The list and the library that fetches for it come with the first focus, not with each page. */
const loadSuggestions = async () => {
  const [{ fetchSuggestions }, { SuggestionList }] = await Promise.all([
    import('./fetch-suggestions'),
    import('./suggestion-list'),
  ]);
  return { fetchSuggestions, SuggestionList };
};

type Answer = {
  word: string;
  suggestions: readonly Suggestion[];
  /** what shows them; null until the first answer */
  List: typeof SuggestionListType | null;
};

/** Suggestions 300 ms after typing stops. A failure is logged only and empties the list. */
export function useSuggestions(text: string) {
  const [answer, setAnswer] = useState<Answer>({ word: '', suggestions: NONE, List: null });

  useEffect(() => {
    let isCurrent = true;
    const word = text.trim();
    const take = (next: Partial<Answer>) => {
      if (isCurrent) setAnswer((before) => ({ ...before, ...next, word }));
    };
    const ask = async () => {
      // While the same word is being typed the previous list stays, so that it does not flicker at every letter.
      setAnswer((before) => (isSameWord(before.word, word) ? before : { ...before, word, suggestions: NONE }));
      if (isBlank(word)) return;
      try {
        const { fetchSuggestions, SuggestionList } = await loadSuggestions();
        take({ suggestions: await fetchSuggestions(word), List: SuggestionList });
      } catch (error) {
        console.error(error);
        take({ suggestions: NONE });
      }
    };
    const timer = setTimeout(() => void ask(), DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text]);

  return {
    List: answer.List,
    suggestions: isBlank(text) || isBlank(answer.word) ? NONE : answer.suggestions,
    preload: () => void loadSuggestions().catch(() => undefined),
  };
}

function isSameWord(before: string, now: string): boolean {
  return before !== '' && now !== '' && (now.startsWith(before) || before.startsWith(now));
}
