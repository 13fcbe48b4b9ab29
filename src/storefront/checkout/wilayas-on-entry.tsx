'use client';

import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import type { Wilaya } from '@/contract/catalogue';
import { getJson } from '../api/calls';
import { PageAnswersProvider } from '../api/page-query/page-answers';
import { usePageQuery } from '../api/page-query/use-page-query';
import type { Answers } from '../api/put-answers';
import { WILAYAS, wilayasQuery } from '../api/queries';

/** What the first read has brought; null while it is under way, an empty list if it has failed. */
const FirstRead = createContext<Answers | null>(null);

/**
 * Reads the wilayas when the checkout opens, without TanStack Query, so that its first view does without. To the checkout within they
 * are like an answer that came with the page.
 */
export function WilayasOnEntry({ children }: { children: ReactNode }) {
  const [answers, setAnswers] = useState<Answers | null>(null);
  useEffect(() => {
    const reading = new AbortController();
    const { queryKey } = wilayasQuery();
    getJson<Wilaya[]>(WILAYAS, { signal: reading.signal }).then(
      (data) => setAnswers([{ queryKey, data, at: Date.now() }]),
      () => {
        if (!reading.signal.aborted) setAnswers([]);
      },
    );
    return () => reading.abort();
  }, []);
  return (
    <FirstRead value={answers}>
      <PageAnswersProvider answers={answers ?? NO_ANSWERS}>{children}</PageAnswersProvider>
    </FirstRead>
  );
}

const NO_ANSWERS: Answers = [];

/**
 * The wilayas, read once more if the first read has failed.
 * @param isFollowing whether the library is there: what it reads later is then shown, too
 */
export function useWilayas({ isFollowing }: { isFollowing: boolean }) {
  const answers = use(FirstRead);
  const hasFailed = answers?.length === 0;
  return usePageQuery({ query: wilayasQuery(), isEnabled: hasFailed || (isFollowing && answers !== null) });
}

export type WilayasRead = ReturnType<typeof useWilayas>;

/** The wilayas as all steps see them. */
export const WilayasOfSteps = createContext<WilayasRead | null>(null);

export function useWilayasOfSteps(): WilayasRead {
  const read = use(WilayasOfSteps);
  if (!read) throw new Error('There is no checkout around this part');
  return read;
}
