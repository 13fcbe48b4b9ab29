/** Whether an answer is one of ours: a proxy in between may send anything, and so may another version of the shop. */

import { isRecord } from '@/domain/json';
import { officeCommonWords } from '@/words/en/common';

export class InvalidDataError extends Error {
  constructor() {
    super(officeCommonWords.oddAnswer);
  }
}

/** @throws InvalidDataError where the answer has another shape, or is no JSON */
export async function expected<T>(asked: Promise<unknown>, isExpected: (answer: unknown) => answer is T): Promise<T> {
  const answer = await asked.catch((error: unknown) => {
    throw error instanceof SyntaxError ? new InvalidDataError() : error;
  });
  if (!isExpected(answer)) throw new InvalidDataError();
  return answer;
}

/**
 * Holds the answer these lists? The server's own tests hold the rest of its shape: what is looked at here is what a
 * screen would fall over.
 */
export function withLists<T>(...names: readonly (keyof T & string)[]): (answer: unknown) => answer is T {
  return (answer): answer is T => isRecord(answer) && names.every((name) => Array.isArray(answer[name]));
}

/** Is the answer a list itself? */
export function isList<T>(answer: unknown): answer is T[] {
  return Array.isArray(answer);
}
