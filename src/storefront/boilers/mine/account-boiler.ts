import { ApiError } from '@/client/api/api-error';
import type { OwnBoilerAnswer } from '@/contract/accounts';
import { sendOwn } from '@/storefront/api/own-calls';

export const OWN_BOILER = '/api/user/boiler/';

/**
 * Saves the choice with the account. A failure is logged only: the browser has remembered the choice.
 * @returns false if the shop no longer has the model
 */
export async function saveWithAccount(slug: string | null): Promise<boolean> {
  try {
    await sendOwn<OwnBoilerAnswer>('PUT', OWN_BOILER, { slug });
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return false;
    console.error(error);
  }
  return true;
}
