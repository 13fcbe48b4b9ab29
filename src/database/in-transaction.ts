import type { Payload, PayloadRequest, TypedUser } from 'payload';
import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload';
import { DatabaseAwayError } from './database-away-error';

/** PostgreSQL's codes for a deadlock and for a serialisation failure: the same work may succeed when done again. */
const RETRYABLE = new Set(['40P01', '40001']);

type Outcome<T> = { isCommitted: boolean; value: T };

/**
 * Runs work in one transaction of Payload's. `work` says itself whether to keep what it did; whatever it throws rolls
 * back. A deadlock is tried once more from the start.
 */
export async function inTransaction<T>(
  { payload, user }: { payload: Payload; user: TypedUser | null },
  work: (req: PayloadRequest) => Promise<{ keep: boolean; value: T }>,
): Promise<Outcome<T>> {
  try {
    return await attempt({ payload, user }, work);
  } catch (error) {
    if (!isRetryable(error)) throw error;
    return attempt({ payload, user }, work);
  }
}

async function attempt<T>(
  { payload, user }: { payload: Payload; user: TypedUser | null },
  work: (req: PayloadRequest) => Promise<{ keep: boolean; value: T }>,
): Promise<Outcome<T>> {
  const req = await createLocalReq(user ? { user } : {}, payload);
  await initTransaction(req).catch((error: unknown) => {
    // Payload tells of it in words only.
    throw new DatabaseAwayError('No transaction could be begun.', { cause: error });
  });
  try {
    const { keep, value } = await work(req);
    await (keep ? commitTransaction(req) : killTransaction(req));
    return { isCommitted: keep, value };
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

function isRetryable(error: unknown): boolean {
  for (
    let current: unknown = error, depth = 0;
    current instanceof Error && depth < 5;
    current = current.cause, depth++
  ) {
    if ('code' in current && typeof current.code === 'string' && RETRYABLE.has(current.code)) return true;
  }
  return false;
}
