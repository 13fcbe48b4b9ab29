import { getOwn } from '@/client/session/account-calls';
import type { OwnBoilerAnswer } from '@/contract/accounts';
import { OWN_BOILER, saveWithAccount } from './account-boiler';
import { myBoiler, storeBoiler } from './my-boiler';

/** After a login: the account's boiler is taken over; an account without one takes over the browser's. */
export async function meetAccount(): Promise<void> {
  const { boiler } = await getOwn<OwnBoilerAnswer>(OWN_BOILER);
  const mine = myBoiler();
  if (boiler) {
    const { brand_slug: brandSlug, ...model } = boiler;
    storeBoiler({ ...model, brandSlug });
  } else if (mine) await saveWithAccount(mine.slug);
}
