/** Refusals that several calls share. */
import { parseId } from '@/contract/catalogue';
import type { Problem } from '@/domain/problem';
import { type Answer, refuse } from '@/http/answer';
import { problemTextsFor } from '@/http/texts';
import { officeCommonWords } from '@/words/en/common';
import { sayProblem } from '@/words/say-problem';

/** Parses the id of a path. An impossible id is an unknown document (404). */
export async function withId(params: Record<string, string>, answer: (id: number) => Promise<Answer>): Promise<Answer> {
  const id = parseId(params.id);
  return id === null ? notFound() : answer(id);
}

export function notFound(): Answer {
  return refuse(404, officeCommonWords.notFound);
}

/** 400 for one field, in the language of its reader. */
export function atField(field: string, problem: Problem, reader: 'shopper' | 'clerk' = 'shopper'): Answer {
  const message = sayProblem(problem, problemTextsFor(reader === 'clerk' ? '/admin' : ''));
  return refuse(400, message, { details: { [field]: [message] } });
}
