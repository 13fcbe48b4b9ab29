import { sendOwn } from '@/client/session/account-calls';
import type { OwnBoilerAnswer } from '@/contract/accounts';

export const OWN_BOILER = '/api/user/boiler/';

/** Saves the choice with the account. A failure is logged only: the browser has remembered the choice. */
export async function saveWithAccount(slug: string | null): Promise<void> {
  await sendOwn<OwnBoilerAnswer>('PUT', OWN_BOILER, { slug }).catch(console.error);
}
