import type { Problem } from '@/domain/problem';
import { type Answer, refuse } from '@/http/answer';
import { problemTextsFor } from '@/http/texts';
import { sayProblem } from '@/words/say-problem';

/** 400 for one field, in the shop's language. */
export function atField(field: string, problem: Problem): Answer {
  const message = sayProblem(problem, problemTextsFor(''));
  return refuse(400, message, { details: { [field]: [message] } });
}
