'use client';

import { createContext, type ReactNode } from 'react';
import type { Answers } from '../put-answers';

/** What the server has read for the page. */
export const PageAnswers = createContext<Answers>([]);

/** Hands the server's answers to the `usePageQuery` of a part of the page. */
export function PageAnswersProvider({ answers, children }: { answers: Answers; children: ReactNode }) {
  return <PageAnswers value={answers}>{children}</PageAnswers>;
}
