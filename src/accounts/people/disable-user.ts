import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import type { SessionUser } from '@/database/session-user';
import { executeInTransaction } from '@/database/transaction';
import { queueNotice } from '../mails/account-notice';
import { dropAllOneTimeTokens } from '../one-time-tokens';
import { endEverySession } from '../own-sessions';
import { type EditedUser, editUser, recordUserEdit, type UserEdit } from './edit-user';

type Disabling = { admin: SessionUser; userId: number };

/**
 * Ends the sessions of an account, makes its links worthless, and keeps its owner out of every door. Every request looks its session
 * up in the database, so this holds in every instance once it is committed.
 */
export function disableUser(payload: Payload, { admin, userId }: Disabling): Promise<UserEdit> {
  return editUser({ payload, admin, userId, mayTakeAdminAway: true }, async (req, user) => {
    if (user.state === 'disabled') return null;
    await executeInTransaction(req, sql`UPDATE users SET disabled_at = now(), updated_at = now() WHERE id = ${userId}`);
    await endEverySession(req, userId);
    await dropAllOneTimeTokens(req, userId);
    await recordUserEdit(req, userId, { accountState: [user.state, 'disabled'] });
    await notify(req, user, 'account-disabled');
    return null;
  });
}

/** Lets the owner in again: with the same password, or by the invitation that was not accepted, of which a new link must be mailed. */
export function enableUser(payload: Payload, { admin, userId }: Disabling): Promise<UserEdit> {
  return editUser({ payload, admin, userId }, async (req, user) => {
    if (user.state !== 'disabled') return null;
    const [enabled] = await executeInTransaction<{ was_invited: boolean }>(
      req,
      sql`UPDATE users SET disabled_at = NULL, updated_at = now() WHERE id = ${userId}
          RETURNING invited_at IS NOT NULL AS was_invited`,
    );
    const state = enabled?.was_invited ? 'invited' : 'active';
    await recordUserEdit(req, userId, { accountState: ['disabled', state] });
    await notify(req, { ...user, state }, 'account-enabled');
    return null;
  });
}

/** The address of an invitation is not yet proved to be the person's. */
async function notify(
  req: PayloadRequest,
  { email: address, username, state }: EditedUser,
  kind: 'account-disabled' | 'account-enabled',
): Promise<void> {
  if (state !== 'invited') await queueNotice(req, { address, username, kind });
}
