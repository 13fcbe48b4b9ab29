'use client';

import type { QueryKey, QueryObserverOptions } from '@tanstack/react-query';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { commonWords } from '@/words/fr/common';
import type { Answers } from '../put-answers';
import type { Observed } from './observe';
import { PageAnswers } from './page-answers';

type Library = typeof import('./observe');

/** TanStack Query (12 KB), once it is there. */
let library: Library | null = null;

/** Loads what reads queries; safe to call often. */
export async function loadQueries(): Promise<Library> {
  library ??= await import('./observe');
  return library;
}

type PageQuery<T, K extends QueryKey> = {
  query: QueryObserverOptions<T, Error, T, T, K>;
  /** false: waits. Default true */
  isEnabled?: boolean;
  /** the former query's answer is shown until this one's is there */
  keepsPrevious?: boolean;
};

type PageRead<T> = Observed<T> & { isPending: boolean; isPlaceholderData: boolean };

/**
 * `useQuery` for what the server has read with the page: such an answer is shown without the library, which is loaded for the
 * first query that the page did not bring.
 */
export function usePageQuery<T, K extends QueryKey>(options: PageQuery<T, K>): PageRead<T> {
  const { query, isEnabled = true, keepsPrevious = false } = options;
  const answers = useContext(PageAnswers);
  const key = keyOf(query.queryKey);
  const given = newestOf<T>(answers, query.queryKey);
  const isGiven = given !== undefined;
  const [seen, setSeen] = useState<{ key: string; read: Observed<T> } | null>(null);
  const [tries, setTries] = useState(0);
  const read = seen?.key === key ? seen.read : null;
  const own = read ? read.data : given;

  const [previous, setPrevious] = useState(own);
  if (own !== undefined && own !== previous) setPrevious(own);

  const tryAgain = () => setTries((count) => count + 1);
  const start = useEffectEvent(({ observe: begin }: Library) =>
    begin({ query, answers, onChange: (next) => setSeen({ key, read: next }) }),
  );
  const fail = useEffectEvent((error: unknown) => {
    console.error(error);
    setSeen({ key, read: unreached(tryAgain) });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query starts again, and so does another try
  useEffect(() => {
    if (!isEnabled || (isGiven && library === null)) return;
    const ended = new AbortController();
    let stop: (() => void) | null = null;
    loadQueries().then(
      (loaded) => {
        if (!ended.signal.aborted) stop = start(loaded);
      },
      (error: unknown) => {
        if (ended.signal.aborted) return;
        fail(error);
        // As the library does for a call that found no line.
        window.addEventListener('online', tryAgain, { signal: ended.signal });
      },
    );
    return () => {
      ended.abort();
      stop?.();
    };
  }, [key, isEnabled, isGiven, tries]);

  const error = read?.error ?? null;
  const data = own ?? (keepsPrevious && error === null ? previous : undefined);
  return {
    data,
    error,
    isFetching: read ? read.isFetching : isEnabled && !isGiven,
    isPending: data === undefined && error === null,
    isPlaceholderData: own === undefined && data !== undefined,
    refetch: () => read?.refetch(),
  };
}

function keyOf(queryKey: QueryKey): string {
  return JSON.stringify(queryKey);
}

/** The page's answer, or what this visit has read later. */
function newestOf<T>(answers: Answers, queryKey: QueryKey): T | undefined {
  const key = keyOf(queryKey);
  const given = answers.find((answer) => keyOf(answer.queryKey) === key);
  const read = library?.knownAnswer(queryKey) ?? null;
  const newest = read && read.at > (given?.at ?? 0) ? read : given;
  // The key names the type: `queryOptions` has the same promise.
  return newest?.data as T | undefined;
}

/** The library could not be fetched: shown as a call without an answer, for `isUnreached`. */
function unreached(retry: () => void): Observed<never> {
  return {
    data: undefined,
    error: Object.assign(new Error(commonWords.lineDown), { status: 0 }),
    isFetching: false,
    refetch: retry,
  };
}
