/** `it` for the back office: a person of each role, orders, and the screens opened by one of these people. */
import type { LoginAnswer } from '@/contract/accounts';
import type { OfficeRole } from '@/domain/accounts/roles';
import { ordersOf } from '../../../support/admin-orders';
import type { BackOffice } from '../../../support/back-office';
import { createPerson, type Person } from '../../../support/people';
import { sharedStaff } from '../session';
import { it as base } from '../test';
import { type VisitOptions, WIDE } from '../visitor';
import { type OrderOptions, placeOrderAt } from './office';
import { newAdmin, newUnconfirmedAdmin, type Owner } from './password-question';

const loginOf =
  (role: OfficeRole) =>
  ({ shop, office }: { shop: { url: string }; office: BackOffice }): Promise<LoginAnswer> =>
    sharedStaff(shop.url, office, role);

export const it = base
  .extend('admin', { scope: 'file' }, loginOf('admin'))
  .extend('staff', { scope: 'file' }, loginOf('staff'))
  .extend('clerk', { scope: 'file' }, loginOf('clerk'))
  /** An order of one new product, placed by a guest. */
  .extend(
    'place',
    ({ shop, office }) =>
      (options: OrderOptions = {}) =>
        placeOrderAt(shop.url, office, options),
  )
  /** What the server knows of an order. */
  .extend('read', ({ office }) => ordersOf(office).read)
  /** An admin of the test's own, with the password at hand. */
  .extend('owner', ({ shop, office }): Promise<Owner> => newAdmin({ shop, office }))
  /** The same, whose password was entered too long ago. */
  .extend(
    'unconfirmed',
    ({ shop, office, database }): Promise<Owner> => newUnconfirmedAdmin({ shop, office, database }),
  )
  .extend(
    'customer',
    ({ shop, office }): Promise<Person> => createPerson({ url: shop.url, admin: office, role: 'customer' }),
  );

/** `it` with `open`, which opens a screen of the back office for a person of the role. */
export function itOnScreen(tab: string, { role, title }: { role: OfficeRole; title: string }) {
  return it.extend(
    'open',
    ({ visit, shop, office }) =>
      async (query: Record<string, string> = {}, options: VisitOptions = {}) => {
        const page = await visit(`/admin?${new URLSearchParams({ tab, ...query })}`, {
          login: await sharedStaff(shop.url, office, role),
          viewport: WIDE,
          ...options,
        });
        // An open dialog hides the heading behind it.
        await page.getByRole('heading', { name: title, level: 1, includeHidden: true }).waitFor();
        return page;
      },
  );
}
