/** Checks a password at login. Wrong ones lock the account, in Payload's own columns, so that its "unlock" works. */
import type { Payload } from 'payload';
import { auditAddress } from '@/audit/record';
import type { Database } from '@/database/database';
import type { AccountRow } from './account-row';
import { isRightPassword } from './password-hash';

/** No account has this id; unknown accounts cause the same query. */
const UNKNOWN_ID = 0;

/**
 * Whether the password is right and the account is not locked for this client. Hashing and counting happen in every case, so
 * that unknown accounts, locked ones and wrong passwords take the same time.
 * @param isKnown whether the browser has logged in to this account before
 */
export async function checkPassword(
  payload: Payload,
  { account, password, isKnown }: { account: AccountRow | null; password: string; isKnown: boolean },
): Promise<boolean> {
  const isRight = await isRightPassword(password, account, { isKnown });
  const isOpen = await countAttempt(payload, { accountId: account?.id ?? UNKNOWN_ID, isRight, isKnown });
  return isRight && isOpen;
}

/**
 * Counts an attempt, serialised per account: the fifth wrong password locks the account for strangers, a right one resets
 * the count. Of a hundred attempts at once, those after the fifth wrong one learn nothing.
 * The commit does not wait for the disk, and an unknown account is recorded in the audit log too, so that both take the
 * same time.
 * @param isKnown a known browser neither meets the lock nor adds to it; its attempts are counted separately
 * (endpoints/accounts.ts)
 * @returns false if the account is locked
 */
async function countAttempt(
  payload: Payload,
  { accountId, isRight, isKnown }: { accountId: number; isRight: boolean; isKnown: boolean },
): Promise<boolean> {
  if (isRight && isKnown) return true;
  const { maxLoginAttempts, lockTime } = payload.collections.users.config.auth;
  const { rows } = await (payload.db.pool as Database).query<{ is_open: boolean }>({
    name: 'judge-login-try',
    text: `WITH quick AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true)),
           judged AS (
             UPDATE users SET
               login_attempts = CASE WHEN $2 THEN 0 WHEN lock_until IS NULL THEN coalesce(login_attempts, 0) + 1 ELSE 1 END,
               lock_until = CASE WHEN NOT $2 AND lock_until IS NULL AND coalesce(login_attempts, 0) + 1 >= $3
                                 THEN now() + $4 * interval '1 millisecond' END
             FROM quick
             WHERE id = $1 AND NOT $5 AND (lock_until IS NULL OR lock_until <= now())
             RETURNING lock_until IS NOT NULL AS is_locked_now),
           failed AS (
             INSERT INTO audit_log (actor, action, subject_type, subject_id, address)
             SELECT 'guest', action, 'users', (SELECT id::text FROM users WHERE id = $1), $6
             FROM (SELECT 'login-failed' WHERE NOT $2 OR NOT EXISTS (SELECT 1 FROM judged)
                   UNION ALL SELECT 'lock' FROM judged WHERE is_locked_now) AS entries (action))
           SELECT EXISTS (SELECT 1 FROM judged) AS is_open`,
    values: [accountId, isRight, maxLoginAttempts, lockTime, isKnown, auditAddress()],
  });
  return rows[0]?.is_open ?? false;
}
