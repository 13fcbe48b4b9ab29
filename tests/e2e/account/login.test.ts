import { describe, expect } from 'vitest';
import { REDIRECT_DELAY_MS } from '@/domain/accounts/session';
import { CUSTOMER, storedLogin } from '../../support/session-record';
import {
  atPath,
  createCustomer,
  fillLogin,
  logIn,
  loginForm,
  profileIcon,
  readSession,
  readStored,
  store,
  submit,
  welcomeOf,
} from '../support/account';
import { eventually } from '../support/eventually';
import { holdBack, recordRequests } from '../support/requests';
import { it } from '../support/test';

const GOOD_NEXT = '/products?tags=Grundfos';

describe('the login', () => {
  it('takes the e-mail address as well, by Enter, welcomes, keeps the session and leads home 2 s later', async ({
    visit,
    office,
  }) => {
    // given
    const customer = await createCustomer(office);
    const page = await visit('/login');

    // when
    await fillLogin(page, { ...customer, username: customer.email.toUpperCase() });
    await page.keyboard.press('Enter');
    await eventually(() => welcomeOf(page).textContent()).toBe('Welcome back, Amine!');
    const welcomed = Date.now();

    // then
    expect(await submit(page).isDisabled()).toBe(true);
    await profileIcon(page).waitFor();
    await atPath(page, '/');
    expect(Date.now() - welcomed).toBeGreaterThan(REDIRECT_DELAY_MS - 500);
    const session = await readSession(page);
    expect(session).toMatchObject({ expires_in: 86_400, user: { username: customer.username, role: 'customer' } });
    expect(Math.abs((session?.created_at ?? 0) - Date.now())).toBeLessThan(60_000);
    expect(await readStored(page, 'access_token')).toBe(session?.access_token);
  });

  it('disables every field and button while it is under way, and sends one request', async ({ visit, office }) => {
    // given
    const customer = await createCustomer(office);
    const page = await visit('/login');
    const call = await holdBack(page, '/api/token/');
    const sent = recordRequests(page, '/api/token/');

    // when: twice at once
    await fillLogin(page, customer);
    await loginForm(page).evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    });

    // then
    await eventually(() => loginForm(page).getAttribute('aria-busy')).toBe('true');
    const controls = page.getByRole('main').locator('button, input');
    expect(await controls.count()).toBeGreaterThan(10);
    expect(await controls.evaluateAll((all) => all.filter((one) => !one.matches(':disabled')).length)).toBe(0);
    expect(await loginForm(page).evaluate((form) => form === document.activeElement)).toBe(true);
    call.release();
    await welcomeOf(page).waitFor();
    expect(sent).toHaveLength(1);
  });

  it('leads the admin to the back office', async ({ visit, office }) => {
    // given
    const admin = await createCustomer(office, { role: 'admin' });
    const page = await visit('/login');

    // when
    await logIn(page, admin);

    // then
    await page.waitForURL('**/admin');
    await page.getByRole('navigation').getByRole('link', { name: 'Products', exact: true }).first().waitFor();
  });

  it.for(['customer', 'admin'] as const)('leads back to where they came from: %s', async (role, { visit, office }) => {
    // given
    const customer = await createCustomer(office, { role });
    const page = await visit(`/login?${new URLSearchParams({ next: GOOD_NEXT })}`);

    // when
    await logIn(page, customer);

    // then
    await atPath(page, GOOD_NEXT);
    await page.goBack().catch(() => null);
    expect(page.url()).not.toContain('/login');
  });

  it.for(['//evil.example', '/admin'])('does not lead a customer to %s', async (next, { visit }) => {
    // given, when
    const page = await visit('/contactus');
    await store(page, storedLogin());
    await page.goto(`/login?${new URLSearchParams({ next })}`);

    // then
    await atPath(page, '/');
  });

  it('leads on at once who is logged in already, here or in another tab', async ({ visit }) => {
    // given
    const page = await visit('/login?next=%2Fcontactus');
    const other = await page.context().newPage();
    await other.goto('/contactus');

    // when
    await store(other, storedLogin());

    // then
    await atPath(page, '/contactus');
    await page.goto('/register');
    await atPath(page, '/');
  });

  it('asks an admin that the back office no longer knows to log in again, rather than redirect in a loop', async ({
    visit,
  }) => {
    // given, when: the session is stored, the cookie of the back office is gone
    const admin = { ...CUSTOMER, role: 'admin' as const };
    const page = await visit('/login?next=%2Fadmin', { stored: storedLogin({ user: admin }), provokes: [401] });

    // then
    await eventually(() => readSession(page)).toBeNull();
    await loginForm(page).waitFor();
    await atPath(page, '/login?next=%2Fadmin');
  });

  it('can be passed by as a guest', async ({ visit }) => {
    // given
    const page = await visit('/login');

    // when
    await page.getByRole('button', { name: "Continuer en tant qu'invité" }).click();

    // then
    await atPath(page, '/');
    expect(await readSession(page)).toBeNull();
  });
});
