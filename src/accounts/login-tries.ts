/** The lock of an account after wrong passwords, in Payload's own columns: its "unlock" in the back office opens it. */
import type { Payload } from 'payload';
import { auditAddress } from '@/audit/record';
import type { Database } from '@/database/database';

/**
 * Judges a stranger's try, one after the other for each account: the fifth wrong one locks it for other strangers, a
 * right one is as if there had been none. Of a hundred at once, those that come after the fifth wrong one learn nothing.
 * The row is not waited for on the disk, and an account that does not exist leaves an entry in the audit log as well, so
 * that an account that exists takes no longer than one that does not.
 * @param isKnown whether the browser has logged in to this account before: it neither meets the lock nor adds to it, and
 * its tries are counted for themselves (endpoints/accounts.ts)
 * @returns false where the account is locked
 */
export async function judgeTry(
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
