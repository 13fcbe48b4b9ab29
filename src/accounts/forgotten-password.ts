import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { actAs } from '@/audit/record';
import { inTransaction } from '@/database/in-transaction';
import { executeInTransaction } from '@/database/transaction';
import type { Problem } from '@/domain/problem';
import { wakeWorker } from '@/jobs/queue';
import { inHashTurn } from './hash-turn';
import { lockAccount } from './lock-account';
import { queueNotice } from './mails/account-notice';
import { dropOneTimeTokens, useOneTimeToken } from './one-time-tokens';
import { accountPasswordProblem } from './password-policy';

/**
 * Asks for a mail with a link. Nothing is looked up here: the job does, so that neither the answer nor the time it takes
 * tells whether the account exists.
 */
export async function forgetPassword(payload: Payload, name: string): Promise<void> {
  await payload.jobs.queue({ task: 'send-password-reset', input: { name } });
  wakeWorker();
}

type Reset =
  | { ok: true /** what the account is known by */; names: string[] }
  | { ok: false; reason: 'bad-link' }
  | { ok: false; reason: 'weak'; problem: Problem };

/**
 * Another password by the mailed token. It ends every session, opens a locked account, and proves that the address is
 * its owner's. A second factor stays: whoever reads the mails has not its device.
 */
export async function resetPassword(
  payload: Payload,
  { token, password }: { token: string; password: string },
): Promise<Reset> {
  const { value } = await inHashTurn(() =>
    inTransaction<Reset>({ payload, user: null }, async (req) => {
      const used = await useOneTimeToken(req, { purpose: 'reset-password', token });
      if (!used) return { keep: false, value: { ok: false, reason: 'bad-link' } };
      const { userId: id } = used;
      await lockAccount(req, id);
      const { username, email, role } = await payload.findByID({
        collection: 'users',
        id,
        depth: 0,
        overrideAccess: true,
        req,
      });
      if (email !== used.email) return { keep: false, value: { ok: false, reason: 'bad-link' } };
      actAs(req, { id, username });
      const names = [username, email];
      const problem = accountPasswordProblem(password, { username, email, role });
      if (problem) return { keep: false, value: { ok: false, reason: 'weak', problem } };
      await payload.update({ collection: 'users', id, data: { password }, depth: 0, overrideAccess: true, req });
      await dropOneTimeTokens(req, { purpose: 'reset-password', userId: id });
      await queueNotice(req, { address: email, username, kind: 'password-changed' });
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
  if (value.ok) wakeWorker();
  return value;
}
