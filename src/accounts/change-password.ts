import type { Payload } from 'payload';
import { inTransaction } from '@/database/in-transaction';
import type { SessionUser } from '@/database/session-user';
import { passwordProblem } from '@/domain/password';
import { readAccount } from './account-row';
import { checkPassword } from './check-password';
import { dropOneTimeTokens } from './one-time-tokens';

type Changed = { ok: true } | { ok: false; reason: 'wrong-password' } | { ok: false; reason: 'weak'; message: string };

/** Another password; every other session of the account ends (collections/hooks/account-hooks.ts). */
export async function changePassword(
  payload: Payload,
  { user, current, next }: { user: SessionUser; current: string; next: string },
): Promise<Changed> {
  const message = passwordProblem(next, [user.username, user.email]);
  if (message) return { ok: false, reason: 'weak', message };
  const account = await readAccount(payload.db.pool, user.id);
  if (!(await checkPassword(payload, { account, password: current }))) return { ok: false, reason: 'wrong-password' };
  await inTransaction({ payload, user }, async (req) => {
    const data = { password: next };
    await payload.update({ collection: 'users', id: user.id, data, depth: 0, overrideAccess: true, req });
    await dropOneTimeTokens(req, { purpose: 'reset-password', userId: user.id });
    return { keep: true, value: null };
  });
  return { ok: true };
}
