/** The lock of an account after wrong passwords, in Payload's own columns: its "unlock" in the back office opens it. */
import type { Payload } from 'payload';
import type { Database } from '@/database/database';

/**
 * Judges a try, one after the other for each account: the fifth wrong one locks it, a right one is as if there had been
 * none. Of a hundred at once, those that come after the fifth wrong one learn nothing. The row is not waited for on the
 * disk, so that an account that exists takes no longer than one that does not.
 * @returns false where the account is locked
 */
export async function judgeTry(
  payload: Payload,
  { accountId, isRight }: { accountId: number; isRight: boolean },
): Promise<boolean> {
  const { maxLoginAttempts, lockTime } = payload.collections.users.config.auth;
  const { rowCount } = await (payload.db.pool as Database).query({
    name: 'judge-login-try',
    text: `WITH quick AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))
           UPDATE users SET
             login_attempts = CASE WHEN $2 THEN 0 WHEN lock_until IS NULL THEN coalesce(login_attempts, 0) + 1 ELSE 1 END,
             lock_until = CASE WHEN NOT $2 AND lock_until IS NULL AND coalesce(login_attempts, 0) + 1 >= $3
                               THEN now() + $4 * interval '1 millisecond' END
           FROM quick
           WHERE id = $1 AND (lock_until IS NULL OR lock_until <= now())`,
    values: [accountId, isRight, maxLoginAttempts, lockTime],
  });
  return rowCount === 1;
}
