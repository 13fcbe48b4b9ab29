import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { actAs, recordAudit } from '@/audit/record';
import { executeInTransaction, inTransaction } from '@/database/transaction';
import { accountState } from '@/domain/accounts/account-state';
import type { Problem } from '@/domain/problem';
import { queueJob } from '@/jobs/queue';
import { lockAccount } from './account-row';
import { queueNotice } from './mails/account-notice';
import { dropOneTimeTokens, useOneTimeToken } from './one-time-tokens';
import { queueHashing } from './password-hash';
import { accountPasswordProblem } from './password-policy';

/**
 * Queues a mail with a link. The job looks the account up, not this function, so that neither the answer nor its time
 * reveals whether the account exists.
 */
export async function forgetPassword(payload: Payload, name: string): Promise<void> {
  await inTransaction({ payload, user: null }, async (req) => {
    await queueJob(req, { task: 'send-password-reset', input: { name } });
    return { keep: true, value: null };
  });
}

type Result =
  | { ok: true /** username and e-mail address */; names: string[] }
  | { ok: false; reason: 'bad-link' }
  | { ok: false; reason: 'weak'; problem: Problem };

/**
 * Sets a new password by the mailed token, of a forgotten password or of an invitation, which it accepts. This ends every session,
 * unlocks the account, and verifies its address. A second factor stays: reading the mails does not prove having its device.
 */
export async function resetPassword(
  payload: Payload,
  { token, password }: { token: string; password: string },
): Promise<Result> {
  const { value } = await queueHashing(() =>
    inTransaction<Result>({ payload, user: null }, async (req) => {
      const used = await useOneTimeToken(req, { purposes: ['reset-password', 'invitation'], token });
      if (!used) return { keep: false, value: { ok: false, reason: 'bad-link' } };
      const { userId: id } = used;
      await lockAccount(req, id);
      const { username, email, role, invitedAt, disabledAt } = await payload.findByID({
        collection: 'users',
        id,
        depth: 0,
        overrideAccess: true,
        req,
      });
      const state = accountState({ invitedAt, disabledAt });
      const isOpen = state === (used.purpose === 'invitation' ? 'invited' : 'active');
      if (!isOpen || email !== used.email) return { keep: false, value: { ok: false, reason: 'bad-link' } };
      actAs(req, { id, username });
      const names = [username, email];
      const problem = accountPasswordProblem(password, { username, email, role });
      if (problem) return { keep: false, value: { ok: false, reason: 'weak', problem } };
      await payload.update({ collection: 'users', id, data: { password }, depth: 0, overrideAccess: true, req });
      await dropOneTimeTokens(req, { purpose: 'reset-password', userId: id });
      if (state === 'invited') await acceptInvitation(req, id);
      else await queueNotice(req, { address: email, username, kind: 'password-changed' });
      await executeInTransaction(
        req,
        sql`UPDATE users SET login_attempts = 0, lock_until = NULL, is_email_verified = true WHERE id = ${id}`,
      );
      await executeInTransaction(
        req,
        sql`UPDATE two_factors SET wrong_codes = 0, locked_until = NULL WHERE user_id = ${id}`,
      );
      return { keep: true, value: { ok: true, names } };
    }),
  );
  return value;
}

async function acceptInvitation(req: PayloadRequest, id: number): Promise<void> {
  await executeInTransaction(req, sql`UPDATE users SET invited_at = NULL WHERE id = ${id}`);
  const changes = { accountState: ['invited', 'active'] } as const;
  await recordAudit(req, { action: 'update', subjectType: 'users', subjectId: id, changes });
}
