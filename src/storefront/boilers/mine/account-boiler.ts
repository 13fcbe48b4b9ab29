import { ApiError } from '@/client/api/api-error';
import { sendOwn } from '@/client/session/account-calls';
import type { OwnBoilerAnswer } from '@/contract/accounts';
import { myBoiler, storeBoiler } from './my-boiler';

export const OWN_BOILER = '/api/user/boiler/';

/**
 * Saves the choice with the account. A failure is logged only: the browser has remembered the choice. A model that the shop no
 * longer has is forgotten.
 */
export async function saveWithAccount(slug: string | null): Promise<void> {
  await sendOwn<OwnBoilerAnswer>('PUT', OWN_BOILER, { slug }).catch((error: unknown) => {
    const isUnknown = error instanceof ApiError && error.status === 400;
    if (!isUnknown) console.error(error);
    else if (myBoiler()?.slug === slug) storeBoiler(null);
  });
}
