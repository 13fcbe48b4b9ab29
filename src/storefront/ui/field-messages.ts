import type { Problem } from '@/domain/problem';
import { problemWords } from '@/words/fr/problems';
import { sayProblem } from '@/words/say-problem';
import type { FieldProblems } from './field-problem';

/** The message of each field that has a problem. */
export function fieldMessages(problems: Record<string, Problem | null>): FieldProblems {
  const messages: FieldProblems = {};
  for (const [field, problem] of Object.entries(problems)) {
    if (problem) messages[field] = sayProblem(problem, problemWords);
  }
  return messages;
}
