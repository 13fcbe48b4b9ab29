import type { Payload } from 'payload';
import type { AccountRow } from './account-row';
import { judgeTry } from './login-tries';
import { isRightPassword } from './password-hash';

/** No account has it: the database is asked about an unknown one just the same. */
const NOBODY = 0;

/**
 * Whether this is the account's password, and the account is not locked for whoever asks. The hash is made and the try
 * judged in every case: an unknown account, a locked one and a wrong password answer after the same time.
 * @param isKnown whether the browser has logged in to this account before
 */
export async function checkPassword(
  payload: Payload,
  { account, password, isKnown }: { account: AccountRow | null; password: string; isKnown: boolean },
): Promise<boolean> {
  const isRight = await isRightPassword(password, account);
  const isOpen = await judgeTry(payload, { accountId: account?.id ?? NOBODY, isRight, isKnown });
  return isRight && isOpen;
}
