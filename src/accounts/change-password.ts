import type { Payload } from 'payload';
import type { SessionUser } from '@/database/session-user';
import { inTransaction } from '@/database/transaction';
import type { Problem } from '@/domain/problem';
import { lockUnchanged } from './account-row';
import { checkOwnPassword } from './confirm-password';
import { queueNotice } from './mails/account-notice';
import { dropOneTimeTokens } from './one-time-tokens';
import { queueHashing } from './password-hash';
import { nextPasswordProblem } from './password-policy';

type Result =
  | { ok: true }
  | { ok: false; reason: 'wrong-password' | 'session-ended' }
  | { ok: false; reason: 'weak'; problem: Problem };

/** Changes the password; Payload ends all other sessions of the account. */
export async function changePassword(
  payload: Payload,
  { user, current, next }: { user: SessionUser; current: string; next: string },
): Promise<Result> {
  const { id, username, email, _sid: sessionId } = user;
  const problem = nextPasswordProblem(next, { username, email, role: user.role, current });
  if (problem) return { ok: false, reason: 'weak', problem };
  const verdict = await checkOwnPassword(payload, { user, password: current, otp: null });
  if (!verdict.ok) return { ok: false, reason: verdict.reason === 'session-ended' ? verdict.reason : 'wrong-password' };
  const { account } = verdict;
  const { isCommitted } = await queueHashing(() =>
    inTransaction({ payload, user }, async (req) => {
      if (!(await lockUnchanged(req, { account, sessionId }))) return { keep: false, value: null };
      await payload.update({ collection: 'users', id, data: { password: next }, depth: 0, overrideAccess: true, req });
      await dropOneTimeTokens(req, { purpose: 'reset-password', userId: id });
      await queueNotice(req, { address: email, username, kind: 'password-changed' });
      return { keep: true, value: null };
    }),
  );
  return isCommitted ? { ok: true } : { ok: false, reason: 'wrong-password' };
}
