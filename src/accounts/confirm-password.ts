/**
 * Checks the password again within a session, for actions that a stolen session must not allow. Five wrong passwords end the
 * session; the lock of the account is for strangers.
 */
import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { recordAudit } from '@/audit/record';
import type { Database } from '@/database/database';
import type { SessionUser } from '@/database/session-user';
import { executeInTransaction, inTransaction } from '@/database/transaction';
import { CONFIRMATION_MINUTES, MAX_CONFIRMATION_TRIES } from '@/domain/accounts/session';
import { type AccountRow, readAccount } from './account-row';
import { endSessions } from './own-sessions';
import { isRightPassword } from './password-hash';
import { checkCode } from './second-factor';

export type PasswordVerdict =
  | { ok: true; account: AccountRow }
  | { ok: false; reason: 'wrong-password' | 'otp-missing' | 'wrong-otp' | 'session-ended' };

/**
 * Checks the password of the session's owner, and the code if the account has a second factor.
 * @param otp undefined: no code was sent; null: no code is needed
 */
export async function checkOwnPassword(
  payload: Payload,
  { user, password, otp }: { user: SessionUser; password: string; otp: string | undefined | null },
): Promise<PasswordVerdict> {
  const account = await readAccount(payload.db.pool, user.id);
  const isRight = (await isRightPassword(password, account, { isKnown: true })) && account !== null;
  // The code is checked only with the right password, so that it cannot be guessed separately.
  const code =
    isRight && otp !== null ? await checkCode(payload, { userId: user.id, code: otp, sender: 'session' }) : null;
  if (isRight && code === 'missing') return { ok: false, reason: 'otp-missing' };
  const isOpen = await countSessionAttempt(payload, { user, isRight: isRight && code !== 'wrong' });
  if (!isOpen) return { ok: false, reason: 'session-ended' };
  if (!isRight) return { ok: false, reason: 'wrong-password' };
  return code === 'wrong' ? { ok: false, reason: 'wrong-otp' } : { ok: true, account };
}

/** The same, and lets the session do for some minutes what needs a password. */
export async function confirmPassword(
  payload: Payload,
  input: { user: SessionUser; password: string; otp: string | undefined },
): Promise<PasswordVerdict> {
  const verdict = await checkOwnPassword(payload, input);
  if (verdict.ok) {
    await (payload.db.pool as Database).query('UPDATE session_details SET confirmed_at = now() WHERE session_id = $1', [
      input.user._sid ?? '',
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
 * Counts an attempt, serialised per session. The fifth wrong password in a row ends the session.
 * @returns false once the session has ended, whatever the password
 */
async function countSessionAttempt(
  payload: Payload,
  { user, isRight }: { user: SessionUser; isRight: boolean },
): Promise<boolean> {
  const sessionId = user._sid ?? '';
  const { value: tries } = await inTransaction({ payload, user }, async (req) => {
    const [session] = await executeInTransaction<{ wrong_tries: number }>(
      req,
      sql`UPDATE session_details SET wrong_tries = CASE WHEN ${isRight} THEN 0 ELSE wrong_tries + 1 END
          WHERE session_id = ${sessionId} AND wrong_tries < ${MAX_CONFIRMATION_TRIES} RETURNING wrong_tries`,
    );
    if (!isRight) await recordAudit(req, { action: 'login-failed', subjectType: 'users', subjectId: user.id });
    return { keep: true, value: session?.wrong_tries ?? null };
  });
  // In a separate transaction, because every other transaction locks the account before its sessions.
  if (tries === null || tries >= MAX_CONFIRMATION_TRIES) {
    await inTransaction({ payload, user }, async (req) => {
      await endSessions(req, { accountId: user.id, sessionIds: [sessionId] });
      return { keep: true, value: null };
    });
  }
  return tries !== null;
}
