/** The back office's screen of one's own second factor and sessions. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { logInAgain, send } from '../support/accounts';
import { codeOf, type Factor, setUpFactor } from '../support/second-factor';
import { readSession } from './support/account';
import { seriousFindings } from './support/axe';
import { dialog as dialogOf, said } from './support/back-office';
import { answerLater } from './support/blind-shop';
import { eventually } from './support/eventually';
import { isFocused } from './support/keyboard';
import { downloaded } from './support/office';
import { overflowOf } from './support/overflow';
import { newAdmin, type Owner } from './support/password-question';
import { refuseOnce } from './support/profile';
import { problemAt, readQrCode, shownSecret } from './support/security';
import { askOwn, logInStaff, readProfile } from './support/session';
import { it as base } from './support/test';
import { NOWHERE, PHONE, type VisitOptions, WIDE } from './support/visitor';

const SESSIONS = '**/api/user/sessions/';
const RECOVERY_CODE = /^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/;
const SET_UP = 'Set up a second factor';
const REPLACE = 'Replace your authenticator app';
const CODES = 'Your recovery codes';
const REMOVE = 'Remove your second factor';

const it = base.extend('open', ({ visit }) => async ({ login }: Pick<Owner, 'login'>, options: VisitOptions = {}) => {
  const page = await visit('/admin?tab=security', { login, viewport: WIDE, ...options });
  await page.getByRole('heading', { name: 'Security', level: 1 }).waitFor();
  return page;
});

const section = (page: Page, name: 'Second factor' | 'Where you are logged in' | 'People of the shop') =>
  page.getByRole('region', { name });
const factor = (page: Page) => section(page, 'Second factor');
const sessions = (page: Page) => section(page, 'Where you are logged in');
const passwordOf = (dialog: Locator) => dialog.getByLabel('Password *');
const codeOfApp = (dialog: Locator) => dialog.getByLabel('Code *');
const firstCode = (dialog: Locator) => dialog.getByLabel('Code of 6 digits that the app shows *');
const keptBox = (dialog: Locator) => dialog.getByRole('checkbox', { name: 'I have kept these codes' });

/** Has the dialog show recovery codes. */
async function showCodes(page: Page, password: string): Promise<Locator> {
  await factor(page).getByRole('button', { name: 'Set up' }).click();
  const dialog = dialogOf(page, SET_UP);
  await passwordOf(dialog).fill(password);
  await page.keyboard.press('Enter');
  await firstCode(dialog).fill(codeOf(await shownSecret(dialog)));
  await page.keyboard.press('Enter');
  await dialogOf(page, CODES).waitFor();
  return dialogOf(page, CODES);
}

/** The status of a login with a code. */
async function tryCode(owner: Owner, otp: string | undefined, url: string): Promise<number> {
  const { username, password } = owner;
  return (await send('/api/token/', { url, body: { username, password, ...(otp && { otp }) } })).status;
}

function withFactor(owner: Owner, url: string): Promise<Factor> {
  return setUpFactor({ access: owner.login.access, password: owner.password }, url);
}

describe('one’s second factor', () => {
  it('is set up with password, QR code and first code, and asked for from then on', async ({ open, shop, office }) => {
    // given
    const admin = await newAdmin({ shop, office });
    const page = await open(admin, { provokes: [400] });
    await factor(page).getByText('Off', { exact: true }).waitFor();

    // when: the password, a wrong one first
    await factor(page).getByRole('button', { name: 'Set up' }).press('Enter');
    const dialog = dialogOf(page, SET_UP);
    await eventually(() => isFocused(passwordOf(dialog))).toBe(true);
    await page.keyboard.type('another one');
    await page.keyboard.press('Enter');
    await dialog.getByText('This is not your password.').waitFor();
    await eventually(() => isFocused(passwordOf(dialog))).toBe(true);
    await passwordOf(dialog).fill(admin.password);
    await page.keyboard.press('Enter');

    // then: the secret as a picture, a link and a text
    await eventually(() => isFocused(firstCode(dialog))).toBe(true);
    const secret = await shownSecret(dialog);
    expect(secret).toMatch(/^[A-Z2-7]{16,}$/);
    const address = await dialog.getByRole('link', { name: 'Open in app' }).getAttribute('href');
    expect(address).toContain(`secret=${secret}`);
    expect(await readQrCode(dialog.getByRole('img'))).toBe(address);

    // when: a wrong code, then the app's first
    await firstCode(dialog).fill('000000');
    await page.keyboard.press('Enter');
    await dialog.getByText(/^This code is wrong\./).waitFor();
    await eventually(() => isFocused(firstCode(dialog))).toBe(true);
    await firstCode(dialog).fill(codeOf(secret));
    await page.keyboard.press('Enter');

    // then
    const codes = dialogOf(page, CODES).getByRole('list', { name: `Recovery codes of ${admin.username}` });
    await codes.waitFor();
    const shown = await codes.getByRole('listitem').allTextContents();
    expect(new Set(shown).size).toBe(10);
    expect(shown.filter((code) => !RECOVERY_CODE.test(code))).toEqual([]);
    await keptBox(dialogOf(page, CODES)).check();
    await page.getByRole('button', { name: 'Done' }).click();
    await said(page, 'Second factor set up.').waitFor();
    await factor(page).getByText('On since').waitFor();
    const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'Africa/Algiers' }).format();
    expect(await factor(page).locator('time').innerText()).toContain(today);
    await eventually(() => isFocused(page.getByRole('button', { name: 'Replace app' }))).toBe(true);
    expect(await tryCode(admin, undefined, shop.url)).toBe(401);
    expect(await tryCode(admin, shown[3], shop.url)).toBe(200);
  });

  it('gives recovery codes that are copied and saved, and not left before they are kept', async ({
    open,
    shop,
    office,
  }) => {
    // given
    const admin = await newAdmin({ shop, office });
    const page = await open(admin);
    const dialog = await showCodes(page, admin.password);
    const codes = await dialog.getByRole('listitem').allTextContents();

    // when, then: the clipboard
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await dialog.getByRole('button', { name: 'Copy codes' }).click();
    await dialog.getByText('Copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));

    // when, then: a file
    const file = await downloaded(page, () => dialog.getByRole('button', { name: 'Download' }).click());
    expect(file.name).toBe('thermopieces-recovery-codes.txt');
    const lines = file.bytes.toString('utf8').split('\r\n');
    expect(lines[0]).toBe(`ThermoPièces: recovery codes of the account ${admin.username}`);
    expect(lines.filter((line) => RECOVERY_CODE.test(line))).toEqual(codes);

    // when: each way out
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      () => dialog.getByRole('button', { name: 'Done' }).click(),
      () => page.mouse.click(5, 5),
      () => page.goBack(),
      () => page.goBack(),
    ]) {
      await leave();

      // then
      await eventually(() => problemAt(keptBox(dialog))).toBe('Keep these codes first, then tick this box.');
      await eventually(() => isFocused(keptBox(dialog))).toBe(true);
      await dialog.getByRole('heading').click();
    }
    await keptBox(dialog).check();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('?tab=security');
  });

  it('is replaced with a code of the present one', async ({ open, shop, office }) => {
    // given
    const admin = await newAdmin({ shop, office });
    const present = await withFactor(admin, shop.url);
    const page = await open(admin, { provokes: [400] });

    // when: no code, a wrong one, the right one
    await factor(page).getByRole('button', { name: 'Replace app' }).click();
    const dialog = dialogOf(page, REPLACE);
    await passwordOf(dialog).fill(admin.password);
    await page.keyboard.press('Enter');
    await eventually(() => isFocused(codeOfApp(dialog))).toBe(true);
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await dialog.getByText('This code is wrong, or was used already.').waitFor();
    expect(await passwordOf(dialog).inputValue()).toBe(admin.password);
    await codeOfApp(dialog).fill(present.nextCode());
    await page.keyboard.press('Enter');
    await firstCode(dialog).waitFor();
    const secret = await shownSecret(dialog);
    await firstCode(dialog).fill(codeOf(secret));
    await page.keyboard.press('Enter');
    await keptBox(dialogOf(page, CODES)).check();
    await page.getByRole('button', { name: 'Done' }).click();

    // then
    await said(page, 'Authenticator app replaced.').waitFor();
    expect(secret).not.toBe(present.secret);
    expect(await tryCode(admin, present.recoveryCodes[0], shop.url)).toBe(401);
    expect(await tryCode(admin, codeOf(secret, 1), shop.url)).toBe(200);
  });

  it('is removed with the password and a code, by the keyboard', async ({ open, shop, office }) => {
    // given
    const admin = await newAdmin({ shop, office });
    const present = await withFactor(admin, shop.url);
    const page = await open(admin);
    const opener = factor(page).getByRole('button', { name: 'Remove' });
    await opener.press('Enter');
    const dialog = dialogOf(page, REMOVE);
    await eventually(() => isFocused(passwordOf(dialog))).toBe(true);
    await page.keyboard.press('Escape');
    await eventually(() => isFocused(opener)).toBe(true);

    // when
    await page.keyboard.press('Enter');
    await eventually(() => isFocused(passwordOf(dialog))).toBe(true);
    await page.keyboard.type(admin.password);
    await page.keyboard.press('Tab');
    await page.keyboard.type(present.nextCode());
    await page.keyboard.press('Enter');

    // then
    await said(page, 'Second factor removed.').waitFor();
    await factor(page).getByText('Off', { exact: true }).waitFor();
    await eventually(() => isFocused(page.getByRole('heading', { name: 'Second factor' }))).toBe(true);
    expect((await readProfile(shop.url, admin.login.access)).two_factor).toBe(false);
  });

  it('that was set up elsewhere meanwhile brings the field for its code', async ({ open, shop, office }) => {
    // given
    const admin = await newAdmin({ shop, office });
    const page = await open(admin, { provokes: [403] });
    await factor(page).getByRole('button', { name: 'Set up' }).click();
    const dialog = dialogOf(page, SET_UP);
    const present = await withFactor(admin, shop.url);

    // when
    await passwordOf(dialog).fill(admin.password);
    await page.keyboard.press('Enter');

    // then
    await eventually(() => isFocused(codeOfApp(dialog))).toBe(true);
    await codeOfApp(dialog).fill(present.nextCode());
    await page.keyboard.press('Enter');
    await firstCode(dialog).waitFor();
  });
});

describe('one’s sessions', () => {
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

  it('are ended one by one, and all at once but this one', async ({ open, shop, office }) => {
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

  it('are shown in words; what cannot be ended or read is said, and tried again', async ({ visit, shop, office }) => {
    // given
    const login = await logInStaff(shop.url, office, 'staff');
    const page = await visit(NOWHERE, { login, provokes: [404, 503] });
    const agent = `ShopRobot/1.0 ${'very-long-name '.repeat(40)}`.trim();
    const answer = { sessions: [own, session('phone'), session('robot', { agent })] };
    await page.route(SESSIONS, (route) => route.fulfill({ json: answer }));
    await page.route(SESSIONS, (route) => route.fulfill({ status: 404, json: { message: 'Nobody is here' } }), {
      times: 1,
    });
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
  it('are shown to the admin with their second factors, and lead to account and activity', async ({
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

  it('say why they cannot be had, and are there at the next try', async ({ visit, shop, office }) => {
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

  it('are not asked for by staff, who have the rest of the screen', async ({ visit, shop, office }) => {
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

it.for([WIDE, PHONE])(
  'the screen and its dialogs fit $width px and are accessible',
  async (viewport, { open, shop, office }) => {
    // given
    const admin = await newAdmin({ shop, office });
    await logInAgain(admin, shop.url);
    const page = await open(admin, { viewport, isCalm: true });
    await sessions(page).getByRole('button', { name: 'End all others' }).waitFor();
    await section(page, 'People of the shop').getByText('(you)').waitFor();
    const looksGood = async (step: string) => {
      expect(await overflowOf(page), step).toBe(0);
      expect(await seriousFindings(page), step).toEqual([]);
    };
    await looksGood('screen');

    // when, then
    await factor(page).getByRole('button', { name: 'Set up' }).click();
    const dialog = dialogOf(page, SET_UP);
    await passwordOf(dialog).fill(admin.password);
    await looksGood('password');
    await page.keyboard.press('Enter');
    await firstCode(dialog).waitFor();
    await looksGood('secret');
    await firstCode(dialog).fill(codeOf(await shownSecret(dialog)));
    await page.keyboard.press('Enter');
    await keptBox(dialogOf(page, CODES)).waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    await looksGood('codes');
    await keptBox(dialogOf(page, CODES)).check();
    await page.getByRole('button', { name: 'Done' }).click();
    await factor(page).getByRole('button', { name: 'Remove' }).click();
    await dialogOf(page, REMOVE).waitFor();
    await looksGood('removal');
    await page.keyboard.press('Escape');
    await looksGood('on');
  },
);
