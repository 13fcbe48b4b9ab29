import { ValidationError } from 'payload';
import type { Problem } from '@/domain/problem';
import { officeProblemWords } from '@/words/en/problems';
import { sayProblem } from '@/words/say-problem';

/** A refusal at one field of a product, by its name in the collection. */
export function refuseField(path: string, problem: Problem | string): ValidationError {
  const message = typeof problem === 'string' ? problem : sayProblem(problem, officeProblemWords);
  return new ValidationError({ collection: 'products', errors: [{ path, message }] });
}
