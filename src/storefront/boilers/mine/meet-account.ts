import { bearer } from '@/client/session/account-calls';
import type { OwnBoilerAnswer } from '@/contract/accounts';
import { getJson } from '@/storefront/api/calls';
import { OWN_BOILER, saveWithAccount } from './account-boiler';
import { myBoiler } from './my-boiler';
import { dropBoiler, storeBoiler } from './remember-boiler';

/**
 * After a login: the account's boiler is taken over; an account without one takes over the browser's. After a failure
 * the next login tries again.
 */
export async function meetAccount(): Promise<void> {
  try {
    const { boiler } = await getJson<OwnBoilerAnswer>(OWN_BOILER, { headers: bearer() });
    const mine = myBoiler();
    if (boiler) {
      const { brand_slug: brandSlug, ...model } = boiler;
      storeBoiler({ ...model, brandSlug });
    } else if (mine && !(await saveWithAccount(mine.slug))) dropBoiler(mine.slug);
  } catch {
    // The browser's own choice stays. An account that must set up a second factor first is refused, for example.
  }
}
