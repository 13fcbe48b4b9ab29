'use client';

import { useEffect, useState } from 'react';
import type { Suggestion } from '@/contract/catalogue';
import { isBlank } from '@/domain/text';

const DEBOUNCE_MS = 300;
const NONE: Suggestion[] = [];

/** The library that asks and remembers comes with the first text, not with each page. */
const loadSuggestions = () => import('./fetch-suggestions').then(({ fetchSuggestions }) => fetchSuggestions);

type Answer = { word: string; suggestions: readonly Suggestion[] };

/** Suggestions 300 ms after typing stops, brands first. A failure is logged only and empties the list. */
export function useSuggestions(text: string): { suggestions: readonly Suggestion[]; preload: () => void } {
  const [answer, setAnswer] = useState<Answer>({ word: '', suggestions: NONE });

  useEffect(() => {
    let isCurrent = true;
    const word = text.trim();
    const take = (suggestions: readonly Suggestion[]) => {
      if (isCurrent) setAnswer({ word, suggestions });
    };
    const ask = async () => {
      // While the same word is being typed the previous list stays, so that it does not flicker at every letter.
      setAnswer((before) => (isSameWord(before.word, word) ? before : { word, suggestions: NONE }));
      if (isBlank(word)) return;
      try {
        const fetchSuggestions = await loadSuggestions();
        take(brandsFirst(await fetchSuggestions(word)));
      } catch (error) {
        console.error(error);
        take(NONE);
      }
    };
    const timer = setTimeout(() => void ask(), DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text]);

  return {
    suggestions: isBlank(text) || isBlank(answer.word) ? NONE : answer.suggestions,
    preload: () => void loadSuggestions().catch(() => undefined),
  };
}

function isSameWord(before: string, now: string): boolean {
  return before !== '' && now !== '' && (now.startsWith(before) || before.startsWith(now));
}

function brandsFirst(suggestions: readonly Suggestion[]): Suggestion[] {
  return [...suggestions.filter(({ type }) => type === 'tag'), ...suggestions.filter(({ type }) => type === 'product')];
}
