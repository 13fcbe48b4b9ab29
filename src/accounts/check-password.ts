import type { Payload } from 'payload';
import type { AccountRow } from './account-row';
import { countTry, forgetTries } from './login-tries';
import { isRightPassword } from './password-hash';

/**
 * Whether this is the account's password, and the account is not locked. Counting a try goes on while the hash is made,
 * which takes far longer: an unknown account, a locked one and a wrong password answer after the same time.
 */
export async function checkPassword(
  payload: Payload,
  { account, password }: { account: AccountRow | null; password: string },
): Promise<boolean> {
  const [isCounted, isRight] = await Promise.all([
    account ? countTry(payload, account.id) : false,
    isRightPassword(password, account),
  ]);
  if (!account || !isCounted || !isRight) return false;
  await forgetTries(payload.db.pool, account.id);
  return true;
}
