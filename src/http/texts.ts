import type { ProblemMessages } from '@/domain/problem';
import { officeHttpWords } from '@/words/en/http';
import { officeProblemWords } from '@/words/en/problems';
import { httpWords } from '@/words/fr/http';
import { problemWords } from '@/words/fr/problems';
import { requestProblemWords } from '@/words/fr/request-problems';

/** The shop's messages, in the language of the request. */
const shopProblems = (): ProblemMessages => ({ ...problemWords, ...requestProblemWords });

/** Messages that every call may answer with. */
export type Texts = typeof httpWords;

/** The messages without placeholders. */
export type PlainText = { [Key in keyof Texts]: Texts[Key] extends string ? Key : never }[keyof Texts];

/** Whether a path below /api belongs to the back office. */
export function isOfBackOffice(path: string): boolean {
  return /^\/admin(\/|$)/.test(path);
}

/** @param path below /api */
export function textsFor(path: string): Texts {
  return isOfBackOffice(path) ? officeHttpWords : httpWords;
}

/** @param path below /api */
export function problemTextsFor(path: string): ProblemMessages {
  return isOfBackOffice(path) ? officeProblemWords : shopProblems();
}
