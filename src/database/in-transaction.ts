import { setTimeout } from 'node:timers/promises';
import type { Payload, PayloadRequest, TypedUser } from 'payload';
import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload';
import type { Announcement } from '@/domain/catalogue-change';
import { mayBeTriedAgain } from './error-codes';
import { announced } from './notifications';

const MAX_RETRIES = 3;
/** Milliseconds at most, each time as long again: two who met do not meet again at once. */
const PAUSE_MS = 50;

type Outcome<T> = {
  isCommitted: boolean;
  value: T;
  /** what was announced of it; null if nothing was announced or kept */
  announcement: Announcement | null;
};

/**
 * Runs work in one transaction of Payload's. `work` says itself whether to keep what it did; whatever it throws rolls
 * back. A deadlock is tried again from the start, a few times.
 * @throws DatabaseAwayError if the database did not keep it
 */
export async function inTransaction<T>(
  { payload, user }: { payload: Payload; user: TypedUser | null },
  work: (req: PayloadRequest) => Promise<{ keep: boolean; value: T }>,
): Promise<Outcome<T>> {
  for (let retries = 0; ; retries++) {
    try {
      return await attempt({ payload, user }, work);
    } catch (error) {
      if (retries === MAX_RETRIES || !mayBeTriedAgain(error)) throw error;
      await setTimeout(Math.random() * PAUSE_MS * 2 ** retries);
    }
  }
}

async function attempt<T>(
  { payload, user }: { payload: Payload; user: TypedUser | null },
  work: (req: PayloadRequest) => Promise<{ keep: boolean; value: T }>,
): Promise<Outcome<T>> {
  const req = await createLocalReq(user ? { user } : {}, payload);
  await initTransaction(req);
  try {
    const { keep, value } = await work(req);
    await (keep ? commitTransaction(req) : killTransaction(req));
    return { isCommitted: keep, value, announcement: keep ? announced(req) : null };
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
