import { describe, expect } from 'vitest';
import type { LoginAnswer } from '@/contract/accounts';
import { orderBody, postOrder } from '../../support/orders';
import { storedLogin } from '../../support/session-record';
import {
  atPath,
  createCustomer,
  logIn,
  loginEntry,
  profileIcon,
  readSession,
  readStored,
  store,
} from '../support/account';
import { createGoods } from '../support/cart';
import { eventually } from '../support/eventually';
import { holdBack } from '../support/requests';
import { register } from '../support/session';
import { it } from '../support/test';
import { PHONE, untilInteractive } from '../support/visitor';

const PLACE = '/products?tags=Grundfos';

describe('the login of the header', () => {
  it('leads back to the page that it was on', async ({ visit, office }) => {
    // given
    const customer = await createCustomer(office);
    const page = await visit(PLACE);

    // when
    await loginEntry(page).click();
    await atPath(page, `/login?${new URLSearchParams({ next: PLACE })}`);
    await logIn(page, customer);

    // then
    await atPath(page, PLACE);
    await profileIcon(page).waitFor();
  });

  it('does so from the menu of a phone, too', async ({ visit }) => {
    // given
    const page = await visit(PLACE, { viewport: PHONE });

    // when
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Se connecter' }).click();

    // then
    await atPath(page, `/login?${new URLSearchParams({ next: PLACE })}`);
  });

  it('is plain from the home page, where a login leads by itself', async ({ visit }) => {
    // given
    const page = await visit('/');

    // when
    await loginEntry(page).click();

    // then
    await atPath(page, '/login');
  });
});

it('a login whose answer lacks the account asks for it', async ({ visit, office }) => {
  // given
  const customer = await createCustomer(office);
  const page = await visit('/login');
  await page.route('**/api/token/', async (route) => {
    const response = await route.fetch();
    // The server's answer, less a part that not every server sends.
    const { access, refresh } = (await response.json()) as LoginAnswer;
    await route.fulfill({ status: 200, json: { access, refresh } });
  });

  // when
  await logIn(page, customer);

  // then
  await atPath(page, '/');
  expect(await readSession(page)).toMatchObject({ user: { username: customer.username, role: 'customer' } });
});

it('what was ordered as a guest appears in the profile once it is merged', async ({ visit, office, shop }) => {
  // given: the orders are read before the guest's one has joined them
  const login = await register(shop.url);
  const guestId = crypto.randomUUID();
  expect((await postOrder(shop.url, orderBody((await createGoods(office)).id, { guest_id: guestId }))).status).toBe(
    201,
  );
  const page = await visit('/contactus');
  const merge = await holdBack(page, '/api/merge-guest-orders/');
  await store(page, { ...storedLogin(login), guest_id: guestId });
  await page.goto('/profile');
  await untilInteractive(page);
  await page.getByText('Aucune commande pour le moment').waitFor();

  // when
  merge.release();

  // then
  await page.getByRole('article').getByText('En attente').waitFor();
  await eventually(() => readStored(page, 'guest_id')).toBeNull();
});
