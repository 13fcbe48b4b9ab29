import { describe, expect } from 'vitest';
import { logInAgain } from '../support/accounts';
import { type Factor, setUpFactor } from '../support/second-factor';
import { readSession } from './support/account';
import { factor, it, section, sessions } from './support/admin-security';
import { said } from './support/back-office';
import { answerLater } from './support/blind-shop';
import { eventually } from './support/eventually';
import { isFocused } from './support/keyboard';
import { newAdmin, type Owner } from './support/password-question';
import { refuseOnce } from './support/profile';
import { answerOnce } from './support/requests';
import { askOwn, logInStaff } from './support/session';
import { NOWHERE } from './support/visitor';

const SESSIONS = '**/api/user/sessions/';

function withFactor(owner: Owner, url: string): Promise<Factor> {
  return setUpFactor({ access: owner.login.access, password: owner.password }, url);
}

describe("a person's own sessions", () => {
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const session = (id: string, changes: object = {}) => ({
    id,
    current: false,
    created_at: ago(20),
    last_used_at: ago(1),
    address: '41.96.12.34',
    agent: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
    ...changes,
  });
  const own = session('own', { current: true, address: null, agent: null });

  it('are ended one by one, or all but this one at once', async ({ open, shop, office }) => {
    // given
    const admin = await newAdmin({ shop, office });
    const others = [await logInAgain(admin, shop.url), await logInAgain(admin, shop.url)];
    const page = await open(admin);
    await eventually(() => sessions(page).getByRole('listitem').count()).toBe(3);
    const standing = async () =>
      (await Promise.all(others.map(({ access }) => askOwn(shop.url, access, '/api/user/profile/')))).filter(
        ({ status }) => status === 200,
      ).length;

    // when
    await sessions(page)
      .getByRole('button', { name: /^End session: / })
      .first()
      .press('Enter');

    // then
    await said(page, 'Session ended.').waitFor();
    await eventually(() => isFocused(page.getByRole('heading', { name: 'Where you are logged in' }))).toBe(true);
    await eventually(() => sessions(page).getByRole('listitem').count()).toBe(2);
    expect(await standing()).toBe(1);

    // when
    await sessions(page).getByRole('button', { name: 'End all others' }).click();

    // then
    await sessions(page).getByText('You are logged in nowhere else.').waitFor();
    expect(await sessions(page).getByRole('button').count()).toBe(0);
    expect(await standing()).toBe(0);
    expect(await readSession(page)).not.toBeNull();
  });

  it('are described in words; failures to end or load them are reported, with a retry', async ({
    visit,
    shop,
    office,
  }) => {
    // given
    const login = await logInStaff(shop.url, office, 'staff');
    const page = await visit(NOWHERE, { login, provokes: [404, 503] });
    const agent = `ShopRobot/1.0 ${'very-long-name '.repeat(40)}`.trim();
    const answer = { sessions: [own, session('phone'), session('robot', { agent })] };
    await page.route(SESSIONS, (route) => route.fulfill({ json: answer }));
    await answerOnce(page, SESSIONS, (route) => route.fulfill({ status: 404, json: { message: 'Nobody is here' } }));
    await page.goto('/admin?tab=security');

    // when, then: the list
    await sessions(page).getByText('Failed to load your sessions.').waitFor();
    await sessions(page).getByRole('button', { name: 'Try again' }).click();
    const rows = sessions(page).getByRole('listitem');
    await eventually(() => rows.count()).toBe(3);
    const words = (await rows.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
    expect(words[0]).toMatch(
      /^Unknown browser This session Address unknown Logged in \w+ \d+, \d{4}, [\d:]+ [AP]M Last used/,
    );
    expect(words[1]).toMatch(/^Chrome on Android From 41\.96\.12\.34 Logged in/);
    expect(words[2]).toContain('Unknown browser ShopRobot/1.0');
    expect(await rows.first().getByRole('button').count()).toBe(0);

    // when, then: the server is in trouble; the button keeps the focus
    const release = await answerLater(page, {
      path: '/api/user/sessions/phone/',
      status: 503,
      json: { message: 'Service momentanément indisponible.' },
    });
    const button = sessions(page).getByRole('button', { name: 'End session: Chrome on Android' });
    await button.press('Enter');
    await eventually(() => button.getAttribute('aria-disabled')).toBe('true');
    release();
    await sessions(page).getByRole('alert').getByText('Failed to end the session.').waitFor();
    expect(await isFocused(button)).toBe(true);

    // when, then: it had ended before
    await page.route('**/api/user/sessions/phone/', (route) => route.fulfill({ status: 404, json: {} }));
    await button.press('Enter');
    await said(page, 'Session ended.').waitFor();
    await eventually(() => rows.count()).toBe(2);
  });
});

describe('the people of the shop', () => {
  it('are shown to the admin with their second factors, and link to account and activity', async ({
    open,
    shop,
    office,
  }) => {
    // given
    const admin = await newAdmin({ shop, office });
    const other = await newAdmin({ shop, office });
    await withFactor(other, shop.url);
    const page = await open(admin);

    // then
    const rowOf = (username: string) =>
      section(page, 'People of the shop').getByRole('row').filter({ hasText: username });
    await eventually(() => rowOf(admin.username).innerText()).toMatch(/\(you\)\s+Admin\s+Off/);
    expect(await rowOf(other.username).innerText()).toMatch(/Admin\s+On since/);
    const account = rowOf(other.username).getByRole('link', { name: other.username, exact: true });
    expect(await account.getAttribute('href')).toBe(`/admin/collections/users/${other.id}`);
    await rowOf(other.username)
      .getByRole('link', { name: `Activity of ${other.username}` })
      .click();
    await page.getByRole('heading', { name: 'Activity', level: 1 }).waitFor();
    expect(await page.getByRole('searchbox', { name: 'Who' }).inputValue()).toBe(other.username);
  });

  it('say why they failed to load, and load on retry', async ({ visit, shop, office }) => {
    // given
    const { login } = await newAdmin({ shop, office });
    const page = await visit(NOWHERE, { login, provokes: [403, 404] });
    const refusal = { status: 403, json: { message: 'Non', two_factor_setup_required: true } };
    await refuseOnce(page, '**/api/admin/users/two-factor/', refusal);
    await refuseOnce(page, '**/api/user/profile/', { status: 404, json: { message: 'Nobody is here' } });
    await page.goto('/admin?tab=security');
    const people = section(page, 'People of the shop');
    await people.getByText('The shop asks its people for a second factor: set yours up first.').waitFor();
    await factor(page).getByText('Failed to load the state of your second factor.').waitFor();

    // when
    await people.getByRole('button', { name: 'Try again' }).click();
    await factor(page).getByRole('button', { name: 'Try again' }).click();

    // then
    await people.getByText('(you)').waitFor();
    await factor(page).getByRole('button', { name: 'Set up' }).waitFor();
  });

  it('are not requested for staff, who have the rest of the screen', async ({ visit, shop, office }) => {
    const login = await logInStaff(shop.url, office, 'staff');
    const asked: string[] = [];
    const page = await visit('/admin', { login });
    page.on('request', (request) => asked.push(request.url()));

    await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Security' }).click();

    await sessions(page).getByText('This session').waitFor();
    await factor(page).getByRole('button', { name: 'Set up' }).waitFor();
    expect(await section(page, 'People of the shop').count()).toBe(0);
    expect(asked.filter((url) => url.includes('/api/admin/users'))).toEqual([]);
  });
});
