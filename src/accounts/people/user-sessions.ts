/** The sessions of another person's account. */
import type { Payload } from 'payload';
import type { OwnSession } from '@/contract/security';
import type { SessionUser } from '@/database/session-user';
import { inTransaction } from '@/database/transaction';
import { readAccount } from '../account-row';
import { endSessions, listSessions } from '../own-sessions';

type Which = { admin: SessionUser; userId: number };

/** @returns null for an unknown account */
export async function listUserSessions({ db }: Payload, { admin, userId }: Which): Promise<OwnSession[] | null> {
  if (!(await readAccount(db.pool, userId))) return null;
  return listSessions(db.pool, { id: userId, _sid: admin._sid });
}

/**
 * Ends one session of an account, or all but the one that asks.
 * @returns false for an unknown account or session
 */
export async function endUserSessions(
  payload: Payload,
  { admin, userId, sessionId }: Which & { sessionId?: string },
): Promise<boolean> {
  const sessions = await listUserSessions(payload, { admin, userId });
  const sessionIds = sessions
    ?.filter(({ id, current }) => (sessionId === undefined ? !current : id === sessionId))
    .map(({ id }) => id);
  if (!sessionIds || (sessionId !== undefined && sessionIds.length === 0)) return false;
  await inTransaction({ payload, user: admin }, async (req) => {
    await endSessions(req, { accountId: userId, sessionIds });
    return { keep: true, value: null };
  });
  return true;
}
