/** Refusals by hooks, in the words of the back office. */
import { APIError, type CollectionSlug, type PayloadRequest, ValidationError } from 'payload';
import type { Problem } from '@/domain/problem';
import { officeProblemWords } from '@/words/en/problems';
import { sayProblem } from '@/words/say-problem';

type FieldRefusal = { collection: CollectionSlug; path: string; problem: Problem; req: PayloadRequest };

/** 400 at one field. */
export function refusalAt({ collection, path, problem, req }: FieldRefusal): ValidationError {
  return new ValidationError({ collection, errors: [{ path, message: sayProblem(problem, officeProblemWords) }], req });
}

/** 409 at one field: another document has the value, or it was changed meanwhile. */
export function conflictAt(refusal: FieldRefusal): ValidationError {
  const error = refusalAt(refusal);
  error.status = 409;
  // Of a refused document of a selection, Payload shows the message alone, which names no more than the field.
  error.message = sayProblem(refusal.problem, officeProblemWords);
  return error;
}

/** A refusal of the whole request, which Payload shows as it is. */
export function refusal(reason: Problem | string, status: number): Error {
  const message = typeof reason === 'string' ? reason : sayProblem(reason, officeProblemWords);
  return new APIError(message, status, undefined, true);
}
