import { sql } from '@payloadcms/db-postgres';
import type { CollectionBeforeOperationHook } from 'payload';
import { recordAudit } from '@/audit/record';
import { executeInTransaction, inTransaction } from '@/database/transaction';
import { isAdmin } from '@/domain/accounts/roles';

/**
 * Unlocks an account and records it in one transaction. Payload 3.90 calls no hook inside the transaction of its own "unlock",
 * which runs afterwards and finds nothing to reset.
 */
export const recordUnlock: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  // Payload checks access later.
  if (operation !== 'unlock' || !isAdmin(req.user)) return args;
  const { email, username } = namesOf('data' in args ? args.data : null);
  await inTransaction({ payload: req.payload, user: req.user }, async (own) => {
    const [account] = await executeInTransaction<{ id: number }>(
      own,
      sql`UPDATE users SET lock_until = NULL, login_attempts = 0
          WHERE lock_until > now() AND CASE WHEN ${email} <> '' THEN email = ${email} ELSE username = ${username} END
          RETURNING id`,
    );
    if (account) {
      const changes = { locked: [true, false] } as const;
      await recordAudit(own, { action: 'update', subjectType: 'users', subjectId: account.id, changes });
    }
    return { keep: true, value: null };
  });
  return args;
};

/** As Payload's unlock reads them: the e-mail address takes precedence. */
function namesOf(data: unknown): { email: string; username: string } {
  const { email, username } = typeof data === 'object' && data !== null ? { email: '', username: '', ...data } : {};
  return { email: nameOf(email), username: nameOf(username) };
}

function nameOf(value: unknown): string {
  return typeof value === 'string' ? value.toLowerCase().trim() : '';
}
