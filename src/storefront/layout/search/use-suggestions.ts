'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Suggestion } from '@/contract/catalogue';
import { isBlank } from '@/domain/text';
import { suggestionsQuery } from '@/storefront/api/queries';

const DEBOUNCE_MS = 300;
const NONE: Suggestion[] = [];

/** Suggestions 300 ms after typing stops, brands first. A failure is logged only and empties the list. */
export function useSuggestions(text: string): Suggestion[] {
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  const { data, error } = useQuery({
    ...suggestionsQuery(asked),
    // While the same word is being typed the previous list stays, so that it does not flicker at every letter.
    placeholderData: (previous, query) => (isSameWord(query?.queryKey[1], asked) ? previous : undefined),
  });
  useEffect(() => {
    if (error) console.error(error);
  }, [error]);

  return useMemo(() => (isBlank(text) || isBlank(asked) || !data ? NONE : brandsFirst(data)), [text, asked, data]);
}

function isSameWord(before: string | undefined, now: string): boolean {
  return before !== undefined && (now.startsWith(before) || before.startsWith(now));
}

function brandsFirst(suggestions: readonly Suggestion[]): Suggestion[] {
  return [...suggestions.filter(({ type }) => type === 'tag'), ...suggestions.filter(({ type }) => type === 'product')];
}
