import { describe, expect } from 'vitest';
import { logInAgain, send } from '../../support/accounts';
import { codeOf } from '../../support/second-factor';
import { eventually } from '../support/eventually';
import { expectFit } from '../support/fit';
import { isFocused } from '../support/keyboard';
import {
  CODES,
  codeOfApp,
  factor,
  firstCode,
  it,
  keptBox,
  passwordOf,
  REMOVE,
  REPLACE,
  SET_UP,
  section,
  sessions,
  showCodes,
  withFactor,
} from '../support/office/admin-security';
import { dialog as dialogOf, said } from '../support/office/back-office';
import { downloaded } from '../support/office/office';
import type { Owner } from '../support/office/password-question';
import { problemAt, readQrCode, shownSecret } from '../support/security';
import { readProfile } from '../support/session';
import { PHONE, WIDE } from '../support/visitor';

const RECOVERY_CODE = /^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/;

/** The status of a login with a code. */
async function tryCode(owner: Owner, otp: string | undefined, url: string): Promise<number> {
  const { username, password } = owner;
  return (await send('/api/token/', { url, body: { username, password, ...(otp && { otp }) } })).status;
}

describe("a person's own second factor", () => {
  it.for([WIDE, PHONE])(
    'is set up with password, QR code and first code at $width px, and required from then on',
    async (viewport, { open, shop, owner: admin }) => {
      // given
      await logInAgain(admin, shop.url);
      const page = await open(admin, { viewport, isCalm: true, provokes: [400] });
      await factor(page).getByText('Off', { exact: true }).waitFor();
      await sessions(page).getByRole('button', { name: 'End all others' }).waitFor();
      await section(page, 'People of the shop').getByText('(you)').waitFor();
      await expectFit(page);

      // when: the password, a wrong one first
      await factor(page).getByRole('button', { name: 'Set up' }).press('Enter');
      const dialog = dialogOf(page, SET_UP);
      await eventually(() => isFocused(passwordOf(dialog))).toBe(true);
      await page.keyboard.type('another one');
      await page.keyboard.press('Enter');
      await dialog.getByText('This is not your password.').waitFor();
      await expectFit(page);
      await eventually(() => isFocused(passwordOf(dialog))).toBe(true);
      await passwordOf(dialog).fill(admin.password);
      await page.keyboard.press('Enter');

      // then: the secret as a picture, a link and a text
      await eventually(() => isFocused(firstCode(dialog))).toBe(true);
      const secret = await shownSecret(dialog);
      expect(secret).toMatch(/^[A-Z2-7]{16,}$/);
      await expectFit(page);
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
      await page.getByRole('button', { name: 'Done' }).click();
      await expectFit(page);
      await keptBox(dialogOf(page, CODES)).check();
      // The message goes after some seconds, on a busy machine before the click has returned.
      const message = said(page, 'Second factor set up.').waitFor();
      await Promise.all([message, page.getByRole('button', { name: 'Done' }).click()]);
      await factor(page).getByText('On since').waitFor();
      const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'Africa/Algiers' }).format();
      expect(await factor(page).locator('time').innerText()).toContain(today);
      await eventually(() => isFocused(page.getByRole('button', { name: 'Replace app' }))).toBe(true);
      expect(await tryCode(admin, undefined, shop.url)).toBe(401);
      expect(await tryCode(admin, shown[3], shop.url)).toBe(200);
    },
  );

  it('gives recovery codes to copy or save, and does not close before they are kept', async ({
    open,
    owner: admin,
  }) => {
    // given
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

  it('is replaced with a code of the current one', async ({ open, shop, owner: admin }) => {
    // given
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

  it.for([WIDE, PHONE])(
    'is removed with the password and a code, by keyboard at $width px',
    async (viewport, { open, shop, owner: admin }) => {
      // given
      const present = await withFactor(admin, shop.url);
      const page = await open(admin, { viewport, isCalm: true });
      await expectFit(page);
      const opener = factor(page).getByRole('button', { name: 'Remove' });
      await opener.press('Enter');
      const dialog = dialogOf(page, REMOVE);
      await eventually(() => isFocused(passwordOf(dialog))).toBe(true);
      await expectFit(page);
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
    },
  );

  it('that was set up elsewhere meanwhile brings up the field for its code', async ({ open, shop, owner: admin }) => {
    // given
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
