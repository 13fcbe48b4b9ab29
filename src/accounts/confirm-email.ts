import { sql } from '@payloadcms/db-postgres';
import { type Payload, ValidationError } from 'payload';
import { actAs } from '@/audit/record';
import { lockRows } from '@/database/locks';
import { inTransaction } from '@/database/transaction';
import { queueNotice } from './mails/account-notice';
import { dropOneTimeTokens, useOneTimeToken } from './one-time-tokens';

/**
 * Makes the pending address the account's, by the mailed token.
 * @returns false if the link is used or expired, or another account has the address meanwhile; callers cannot tell which
 */
export async function confirmEmail(payload: Payload, token: string): Promise<boolean> {
  try {
    const { value } = await inTransaction<boolean>({ payload, user: null }, async (req) => {
      const used = await useOneTimeToken(req, { purposes: ['confirm-email'], token });
      if (!used) return { keep: false, value: false };
      const [account] = await lockRows<{ username: string; email: string }>(
        req,
        'users',
        sql`id = ${used.userId} AND pending_email = ${used.email}`,
        'username, email',
      );
      if (!account) return { keep: false, value: false };
      actAs(req, { id: used.userId, username: account.username });
      const data = { email: used.email, pendingEmail: null, isEmailVerified: true };
      await payload.update({ collection: 'users', id: used.userId, data, depth: 0, overrideAccess: true, req });
      // A link to reset the password may still be in the old mailbox.
      await dropOneTimeTokens(req, { purpose: 'reset-password', userId: used.userId });
      await queueNotice(req, { address: account.email, username: account.username, kind: 'email-changed' });
      return { keep: true, value: true };
    });
    return value;
  } catch (error) {
    if (error instanceof ValidationError && error.data.errors.some(({ path }) => path === 'email')) return false;
    throw error;
  }
}
