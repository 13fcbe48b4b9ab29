/**
 * The password entered again in a session: for what a stolen session must not do. Five wrong ones end the session, so that
 * nobody guesses in it; the account's own lock is for strangers.
 */
import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { recordAudit } from '@/audit/record';
import type { Database } from '@/database/database';
import { inTransaction } from '@/database/in-transaction';
import type { SessionUser } from '@/database/session-user';
import { executeInTransaction } from '@/database/transaction';
import { CONFIRMATION_MINUTES, MAX_WRONG_TRIES } from '@/domain/session';
import { type AccountRow, readAccount } from './account-row';
import { endSessions } from './own-sessions';
import { isRightPassword } from './password-hash';
import { judgeCode } from './second-factor';

export type PasswordVerdict =
  | { ok: true; account: AccountRow }
  | { ok: false; reason: 'wrong-password' | 'otp-missing' | 'wrong-otp' | 'session-ended' };

/**
 * Judges the password of whoever holds the session, and the code where the account has a second factor.
 * @param otp undefined: none was sent; null: none is asked for
 */
export async function checkOwnPassword(
  payload: Payload,
  { user, password, otp }: { user: SessionUser; password: string; otp: string | undefined | null },
): Promise<PasswordVerdict> {
  const account = await readAccount(payload.db.pool, user.id);
  const isRight = (await isRightPassword(password, account)) && account !== null;
  // Asked only with the right password: a code is not to be guessed on its way.
  const code =
    isRight && otp !== null ? await judgeCode(payload, { userId: user.id, code: otp, sender: 'session' }) : null;
  if (isRight && code === 'missing') return { ok: false, reason: 'otp-missing' };
  const isOpen = await judgeSessionTry(payload, { user, isRight: isRight && code !== 'wrong' });
  if (!isOpen) return { ok: false, reason: 'session-ended' };
  if (!isRight) return { ok: false, reason: 'wrong-password' };
  return code === 'wrong' ? { ok: false, reason: 'wrong-otp' } : { ok: true, account };
}

/** The same, and the session may do for some minutes what asks for a password. */
export async function confirmPassword(
  payload: Payload,
  asked: { user: SessionUser; password: string; otp: string | undefined },
): Promise<PasswordVerdict> {
  const verdict = await checkOwnPassword(payload, asked);
  if (verdict.ok) {
    await (payload.db.pool as Database).query('UPDATE session_details SET confirmed_at = now() WHERE session_id = $1', [
      asked.user._sid ?? '',
    ]);
  }
  return verdict;
}

/** Whether the password was entered in this session within the last minutes; a login counts. */
export async function isRecentlyConfirmed(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  sessionId: string | undefined,
): Promise<boolean> {
  if (sessionId === undefined) return false;
  const confirmed = await executeInTransaction(
    req,
    sql`SELECT 1 FROM session_details
        WHERE session_id = ${sessionId} AND confirmed_at > now() - ${CONFIRMATION_MINUTES} * interval '1 minute'`,
  );
  return confirmed.length === 1;
}

/**
 * Judges one try after the other for each session. The fifth wrong one in a row ends the session.
 * @returns false once the session has ended, whatever the password
 */
async function judgeSessionTry(
  payload: Payload,
  { user, isRight }: { user: SessionUser; isRight: boolean },
): Promise<boolean> {
  const sessionId = user._sid ?? '';
  const { value: tries } = await inTransaction({ payload, user }, async (req) => {
    const [session] = await executeInTransaction<{ wrong_tries: number }>(
      req,
      sql`UPDATE session_details SET wrong_tries = CASE WHEN ${isRight} THEN 0 ELSE wrong_tries + 1 END
          WHERE session_id = ${sessionId} AND wrong_tries < ${MAX_WRONG_TRIES} RETURNING wrong_tries`,
    );
    if (!isRight) await recordAudit(req, { action: 'login-failed', subjectType: 'users', subjectId: user.id });
    return { keep: true, value: session?.wrong_tries ?? null };
  });
  // A transaction of its own: every other locks the account before its sessions.
  if (tries === null || tries >= MAX_WRONG_TRIES) {
    await inTransaction({ payload, user }, async (req) => {
      await endSessions(req, { accountId: user.id, sessionIds: [sessionId] });
      return { keep: true, value: null };
    });
  }
  return tries !== null;
}
