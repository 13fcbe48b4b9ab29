import { APIError } from 'payload';
import { type Answer, refuse } from './answer';

/**
 * Turns a refusal by a collection's rules into an answer, with fields under their names in the documented calls.
 * @returns null for any other error
 */
export function refusedByCms(error: unknown): Answer | null {
  if (!(error instanceof APIError) || error.status >= 500) return null;
  const problems = fieldProblems(error.data);
  if (problems.length === 0) return refuse(error.status, error.message);
  const details: Record<string, string[]> = {};
  for (const { path, message } of problems) {
    const field = documentedName(path);
    details[field] = [...(details[field] ?? []), message];
  }
  return refuse(error.status, problems[0]?.message ?? error.message, { details });
}

type FieldProblem = { path: string; message: string };

/** Payload's ValidationError keeps them in its untyped data. */
function fieldProblems(data: unknown): FieldProblem[] {
  if (typeof data !== 'object' || data === null || !('errors' in data) || !Array.isArray(data.errors)) return [];
  return data.errors.filter(
    (problem): problem is FieldProblem => typeof problem?.path === 'string' && typeof problem.message === 'string',
  );
}

/** `shortDescription` becomes `short_description`, `image1Url` `image_1_url`, `documents.0.file` stays; relations are named by their ids. */
function documentedName(path: string): string {
  const own: Record<string, string> = { categories: 'category_ids', tags: 'tag_ids' };
  return own[path] ?? path.replace(/[A-Z]|(?<![\d.])\d+/g, (part) => `_${part.toLowerCase()}`);
}
