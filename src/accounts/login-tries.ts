/** The lock of an account after wrong passwords, in Payload's own columns: its "unlock" in the back office opens it. */
import type { Payload } from 'payload';
import type { Database } from '@/database/database';

/**
 * Counts a try before its outcome is known, so that a hundred at once are five. The last one that is allowed locks the
 * account until a right password among the five opens it again, or time does.
 * @returns false where the account is locked
 */
export async function countTry(payload: Payload, accountId: number): Promise<boolean> {
  const { maxLoginAttempts, lockTime } = payload.collections.users.config.auth;
  const { rowCount } = await (payload.db.pool as Database).query({
    name: 'count-login-try',
    text: `UPDATE users SET
             login_attempts = CASE WHEN lock_until IS NULL THEN coalesce(login_attempts, 0) + 1 ELSE 1 END,
             lock_until = CASE WHEN lock_until IS NULL AND coalesce(login_attempts, 0) + 1 >= $2
                               THEN now() + $3 * interval '1 millisecond' END
           WHERE id = $1 AND (lock_until IS NULL OR lock_until <= now())`,
    values: [accountId, maxLoginAttempts, lockTime],
  });
  return rowCount === 1;
}

export async function forgetTries(db: Database, accountId: number): Promise<void> {
  await db.query('UPDATE users SET login_attempts = 0, lock_until = NULL WHERE id = $1', [accountId]);
}
