/** Checks the shape of answers: a proxy in between, or another version of the shop, may send anything. */

import { isRecord } from '@/domain/json';
import { officeCommonWords } from '@/words/en/common';

/** The answer has another shape, or is not valid JSON. */
export class InvalidDataError extends Error {
  constructor() {
    super(officeCommonWords.oddAnswer);
  }
}

/** @throws InvalidDataError if the answer has another shape */
export async function expected<T>(request: Promise<unknown>, isExpected: (answer: unknown) => answer is T): Promise<T> {
  const answer = await request;
  if (!isExpected(answer)) throw new InvalidDataError();
  return answer;
}

/**
 * Checks that an answer holds these lists. A missing list would crash a screen; the rest of the shape is covered by the
 * server's tests.
 */
export function withLists<T>(...names: readonly (keyof T & string)[]): (answer: unknown) => answer is T {
  return (answer): answer is T => isRecord(answer) && names.every((name) => Array.isArray(answer[name]));
}

/** Is the answer a list itself? */
export function isList<T>(answer: unknown): answer is T[] {
  return Array.isArray(answer);
}
