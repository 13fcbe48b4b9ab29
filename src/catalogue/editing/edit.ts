/** What every edit of the catalogue uses. */
import { type Payload, type PayloadRequest, type TypedUser, ValidationError } from 'payload';
import { inTransaction } from '@/database/transaction';
import type { Problem } from '@/domain/problem';
import { officeProblemWords } from '@/words/en/problems';
import { sayProblem } from '@/words/say-problem';

export type Caller = { payload: Payload; user: TypedUser };

/** Options for Payload: the collection's access rules apply to the caller. */
export const AS_CALLER = { overrideAccess: false, depth: 0 } as const;

/**
 * Runs one edit of the catalogue in a transaction. It must write through Payload with `req`, so that hooks and access rules
 * apply; their refusals are thrown. The next reader on this server sees the change.
 */
export async function editCatalogue<T>(
  { payload, user }: Caller,
  work: (req: PayloadRequest) => Promise<T>,
): Promise<T> {
  const { value } = await inTransaction({ payload, user }, async (req) => ({
    keep: true,
    value: await work(req),
  }));
  return value;
}

/** A refusal at one field of a product, by its name in the collection. */
export function refuseField(path: string, problem: Problem): ValidationError {
  return new ValidationError({
    collection: 'products',
    errors: [{ path, message: sayProblem(problem, officeProblemWords) }],
  });
}
