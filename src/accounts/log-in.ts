import type { Payload } from 'payload';
import type { Account, LoginAnswer, Tokens } from '@/contract/accounts';
import { inTransaction } from '@/database/in-transaction';
import { findAccount, shownAccount } from './account-row';
import { checkPassword } from './check-password';
import { closeSession, openSession } from './sessions';
import { stillHolds } from './still-holds';

/**
 * Logs in by username or e-mail address.
 * @returns null where there is no such account, the password is another, or the account is locked: nobody learns which
 */
export async function logIn(
  payload: Payload,
  { username, password }: { username: string; password: string },
): Promise<LoginAnswer | null> {
  const account = await findAccount(payload.db.pool, username);
  if (!(await checkPassword(payload, { account, password })) || !account) return null;
  const { value: tokens } = await inTransaction<Tokens | null>({ payload, user: null }, async (req) => {
    if (!(await stillHolds(req, { account }))) return { keep: false, value: null };
    return { keep: true, value: await openSession(req, account) };
  });
  return tokens && { ...tokens, user: await readShown(payload, account.id) };
}

export async function logOut(
  payload: Payload,
  { accountId, sessionId }: { accountId: number; sessionId: string },
): Promise<void> {
  await inTransaction({ payload, user: null }, async (req) => {
    await closeSession(req, { accountId, sessionId });
    return { keep: true, value: null };
  });
}

async function readShown(payload: Payload, id: number): Promise<Account> {
  return shownAccount(await payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true }));
}
