import { type ApiError, detailAt } from '@/client/api/api-error';
import { isBlank } from '@/domain/text';
import { commonWords } from '@/words/fr/common';

const FALLBACK = commonWords.unexpected;

/** The message of each field, by its name, and the message of the whole form. */
export type FormProblems = { fields: Partial<Record<string, string>>; general: string | null };

export const NO_PROBLEMS: FormProblems = { fields: {}, general: null };

/**
 * Assigns the server's messages to the fields that it named. All other messages belong to the whole form.
 * @param names of the form's fields
 */
export function problemsOf(error: Pick<ApiError, 'message' | 'details'>, names: readonly string[]): FormProblems {
  const fields: FormProblems['fields'] = {};
  for (const name of names) {
    const text = detailAt(error, name);
    if (!isBlank(text)) fields[name] = text;
  }
  const isAtField = Object.keys(fields).length > 0;
  return { fields, general: isAtField ? null : isBlank(error.message) ? FALLBACK : error.message };
}
