import type { Payload } from 'payload';
import type { SessionUser } from '@/database/session-user';
import { queueJob } from '@/jobs/queue';
import { dropOneTimeTokens } from '../one-time-tokens';
import { editUser, recordUserEdit, type UserEdit } from './edit-user';

/**
 * Mails the owner of an account a link to choose a new password; or, if an invitation is still open, another invitation,
 * and the former link is dead at once. The answer holds no link: who reads the mails decides who gets in.
 */
export function mailUserLink(
  payload: Payload,
  { admin, userId }: { admin: SessionUser; userId: number },
): Promise<UserEdit> {
  return editUser({ payload, admin, userId }, async (req, { state, email }) => {
    if (state === 'disabled') return 'disabled';
    const purpose = state === 'invited' ? 'invitation' : 'reset-password';
    await dropOneTimeTokens(req, { purpose, userId });
    if (purpose === 'invitation') await queueJob(req, { task: 'send-invitation', input: { userId } });
    else await queueJob(req, { task: 'send-password-reset', input: { name: email } });
    await recordUserEdit(req, userId, { link: [null, purpose] });
    return null;
  });
}
