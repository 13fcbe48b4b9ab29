/** Refusals that several calls share. */
import { parseId } from '@/contract/catalogue';
import { isStaleCopyError, isStaleEdit } from '@/database/stale-edit';
import type { Problem } from '@/domain/problem';
import { type Answer, ok, refuse } from '@/http/answer';
import { refusedByCms } from '@/http/refused-by-cms';
import { problemTextsFor } from '@/http/texts';
import { officeCommonWords } from '@/words/en/common';
import { officeProblemWords } from '@/words/en/problems';
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

/** 409 for an edit of an outdated copy, with the newest one, so that the caller can go on from it. */
export function refuseStale(current: object | null): Answer {
  return refuse(409, sayProblem({ code: 'staleEdit' }, officeProblemWords), { current });
}

/**
 * The edited document; or, if a collection refused the edit as outdated, its refusal with the newest copy as `newest` reads it.
 * @param nameEditor who saved that copy, if it is known
 */
export async function answerEdit<T extends object>(
  edit: Promise<object>,
  newest: () => Promise<T | null | undefined>,
  nameEditor: (current: T) => Promise<string | null> = async () => null,
): Promise<Answer> {
  try {
    return ok(await edit);
  } catch (error) {
    const refusal = isStaleEdit(error) ? refusedByCms(error) : null;
    if (!refusal) throw error;
    const current = await newest();
    if (!current) return refusal;
    const by = isStaleCopyError(error) ? await nameEditor(current) : null;
    if (by === null) return { ...refusal, body: { ...refusal.body, current } };
    const named = refuse(409, sayProblem({ code: 'staleEditBy', values: { by } }, officeProblemWords), { current });
    return { ...named, body: { ...named.body, changed_by: by } };
  }
}
