/** Checks the codes of a second factor (RFC 6238): one step of tolerance, each code once, locked after five wrong codes. */
import { sql } from '@payloadcms/db-postgres';
import { verifySync } from 'otplib';
import type { Payload, PayloadRequest } from 'payload';
import { recordAudit } from '@/audit/record';
import type { Database } from '@/database/database';
import { lockRows } from '@/database/locks';
import { executeInTransaction, inTransaction } from '@/database/transaction';
import { LOCK_MINUTES, MAX_LOGIN_TRIES } from '@/domain/accounts/session';
import { decrypt } from './encryption';
import { spendRecoveryCode } from './recovery-codes';
import { UNREADABLE_FACTOR } from './renew-encryption';

/** The length of a step, and the tolerance for clocks. */
const STEP_SECONDS = 30;

/** `not-set-up`: the account has no second factor, so no code is needed. */
export type CodeVerdict = 'not-set-up' | 'right' | 'missing' | 'wrong';

type Factor = { secret: string; last_step: number; is_locked: boolean };

export async function hasSecondFactor(db: Database, userId: number): Promise<boolean> {
  return (await secondFactorSince(db, userId)) !== null;
}

/** When the second factor was set up; null if there is no factor. */
export async function secondFactorSince(db: Database, userId: number): Promise<Date | null> {
  const { rows } = await db.query<{ confirmed_at: Date | null }>(
    'SELECT confirmed_at FROM two_factors WHERE user_id = $1',
    [userId],
  );
  return rows[0]?.confirmed_at ?? null;
}

/**
 * The sender of a code, which decides what a wrong code counts against:
 * - `stranger` (a login from an unknown browser, or through Google): the account, as for wrong passwords;
 * - `known-browser` (it has logged in before): the browser;
 * - `session` (already logged in): the session.
 */
type Sender = 'stranger' | 'known-browser' | 'session';

/**
 * Checks a code of the app or a recovery code, serialised per account: of two logins with the same code one succeeds.
 * @param code undefined if no code was sent
 * @param isSpent false keeps a right code valid, for a login that must be repeated with a new password
 */
export async function checkCode(
  payload: Payload,
  {
    userId,
    code,
    sender,
    isSpent = true,
  }: { userId: number; code: string | undefined; sender: Sender; isSpent?: boolean },
): Promise<CodeVerdict> {
  const { value } = await inTransaction<CodeVerdict>({ payload, user: null }, async (req) => {
    const [factor] = await lockRows<Factor>(
      req,
      'two_factors',
      sql`user_id = ${userId} AND confirmed_at IS NOT NULL`,
      'secret, last_step::float8 AS last_step, coalesce(locked_until > now(), false) AS is_locked',
    );
    if (!factor) return { keep: false, value: 'not-set-up' };
    if (code === undefined) return { keep: false, value: 'missing' };
    const isLockedOut = sender === 'stranger' && factor.is_locked;
    const isRight = !isLockedOut && (await isRightCode(req, { userId, code, factor }));
    if (!isRight && sender !== 'session') await recordFailure(req, { userId, action: 'login-failed' });
    if (!isRight && !isLockedOut && sender === 'stranger') await countWrongCode(req, userId);
    return { keep: isSpent || !isRight, value: isRight ? 'right' : 'wrong' };
  });
  return value;
}

/** The time step of an app's code; null if the code is wrong or was used before. */
export function stepOfCode({
  secret,
  code,
  lastStep,
}: {
  secret: string;
  code: string;
  lastStep: number;
}): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const result = verifySync({ secret, token, epochTolerance: STEP_SECONDS });
  return result.valid && 'timeStep' in result && result.timeStep > lastStep ? result.timeStep : null;
}

async function isRightCode(
  req: PayloadRequest,
  { userId, code, factor }: { userId: number; code: string; factor: Factor },
): Promise<boolean> {
  const secret = decrypt(factor.secret, 'two-factor');
  if (secret === null) req.payload.logger.warn({ account: userId }, UNREADABLE_FACTOR);
  const step = secret === null ? null : stepOfCode({ secret, code, lastStep: factor.last_step });
  const isRight = step !== null || (await spendRecoveryCode(req, { userId, code }));
  if (isRight) {
    await executeInTransaction(
      req,
      sql`UPDATE two_factors SET last_step = GREATEST(last_step, ${step ?? 0}), wrong_codes = 0, locked_until = NULL
          WHERE user_id = ${userId}`,
    );
  }
  return isRight;
}

function recordFailure(
  req: PayloadRequest,
  { userId, action }: { userId: number; action: 'login-failed' | 'lock' },
): Promise<void> {
  return recordAudit(req, { action, subjectType: 'users', subjectId: userId });
}

async function countWrongCode(req: PayloadRequest, userId: number): Promise<void> {
  const [factor] = await executeInTransaction<{ is_locked: boolean }>(
    req,
    sql`UPDATE two_factors SET
          wrong_codes = CASE WHEN wrong_codes + 1 >= ${MAX_LOGIN_TRIES} THEN 0 ELSE wrong_codes + 1 END,
          locked_until = CASE WHEN wrong_codes + 1 >= ${MAX_LOGIN_TRIES}
                              THEN now() + ${LOCK_MINUTES} * interval '1 minute' END
        WHERE user_id = ${userId} RETURNING locked_until IS NOT NULL AS is_locked`,
  );
  if (factor?.is_locked) await recordFailure(req, { userId, action: 'lock' });
}
