'use client';

/**
 * Asks for the password again when the server demands it (docs/decisions/0026). All waiting requests share one question, which
 * src/admin/shell/password-question.tsx shows.
 */
import { useSyncExternalStore } from 'react';

type Question = { answered: Promise<boolean>; answer: (isEntered: boolean) => void };

let question: Question | null = null;
/** How the last question ended; `at` as `performance.now()` counts. */
let last = { at: Number.NEGATIVE_INFINITY, isEntered: false };
const listeners = new Set<() => void>();

/**
 * Asks for the password, unless a question was answered since the request was sent.
 * @param sentAt when the refused request was sent, by `performance.now()`
 * @returns whether the password was entered, and the request may be sent again; false also on pages that cannot ask
 */
export function passwordEntered(sentAt: number): Promise<boolean> {
  if (last.at >= sentAt) return Promise.resolve(last.isEntered);
  if (listeners.size === 0) return Promise.resolve(false);
  if (question === null) {
    question = newQuestion();
    notifyListeners();
  }
  return question.answered;
}

/** @param isEntered false: the question was cancelled, and the refusals stand */
export function answerQuestion(isEntered: boolean): void {
  last = { at: performance.now(), isEntered };
  question?.answer(isEntered);
  question = null;
  notifyListeners();
}

export function useIsPasswordPrompted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => question !== null,
    () => false,
  );
}

function newQuestion(): Question {
  let answer: Question['answer'] = () => undefined;
  const answered = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  return { answered, answer };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}
