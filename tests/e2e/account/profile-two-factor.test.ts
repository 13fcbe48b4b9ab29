import { describe, expect } from 'vitest';
import { codeOf } from '../../support/second-factor';
import { atPath, logIn, readSession, welcomeOf } from '../support/account';
import { seriousFindings } from '../support/axe';
import { eventually } from '../support/eventually';
import { expectFitAtEachWidth } from '../support/fit';
import { isFocused, tabTo } from '../support/keyboard';
import { answerOnce } from '../support/requests';
import {
  codeField,
  openDialog,
  ownPassword,
  problemAt,
  readQrCode,
  registerWithFactor,
  securityCard,
  shownSecret,
} from '../support/security';
import { PASSWORD, register, storedLogin } from '../support/session';
import { it } from '../support/test';
import { open, PHONE, WIDE } from '../support/visitor';

const CARD = 'Validation en deux étapes';
const RECOVERY_CODE = /^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/;

describe('a second factor', () => {
  it('is set up in the profile, and asked for from then on', async ({ visit, shop }) => {
    // given
    const login = await register(shop.url);
    const { username } = login.user;
    const options = { viewport: PHONE, isCalm: true, stored: storedLogin(login), provokes: [400, 401] };
    const page = await visit('/profile#securite', options);
    await securityCard(page, CARD).getByText('Désactivée').waitFor();
    await securityCard(page, 'Vos sessions').getByText('Cette session').waitFor();
    await expectFitAtEachWidth(page);

    // when: the password, a wrong one first
    const dialog = await openDialog(page, 'Activer');
    await eventually(() => isFocused(ownPassword(dialog))).toBe(true);
    await page.keyboard.type('une autre');
    await page.keyboard.press('Enter');
    await eventually(() => problemAt(ownPassword(dialog))).toBe('Mot de passe incorrect.');
    await eventually(() => isFocused(ownPassword(dialog))).toBe(true);
    await expectFitAtEachWidth(page);
    await ownPassword(dialog).fill(PASSWORD);
    await page.keyboard.press('Enter');

    // then: the secret as a picture, a link and a text
    await eventually(() => isFocused(codeField(dialog))).toBe(true);
    for (const viewport of [PHONE, WIDE]) {
      await page.setViewportSize(viewport);
      await eventually(async () => {
        const { y, height } = (await dialog.boundingBox()) ?? { y: -1, height: 0 };
        return y >= 0 && y + height <= viewport.height;
      }).toBe(true);
    }
    await expectFitAtEachWidth(page);
    const secret = await shownSecret(dialog);
    expect(secret).toMatch(/^[A-Z2-7]{16,}$/);
    const address = await dialog.getByRole('link', { name: "Ouvrir dans l'application" }).getAttribute('href');
    expect(address).toMatch(new RegExp(`^otpauth://totp/ThermoPi%C3%A8ces:${username}\\?secret=${secret}&`));
    expect(await readQrCode(dialog.getByRole('img'))).toBe(address);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await dialog.getByRole('button', { name: 'Copier la clé' }).click();
    await dialog.getByText('Copié.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);

    // when: a wrong code, then the app's first
    await codeField(dialog).fill('000000');
    await page.keyboard.press('Enter');
    await eventually(() => problemAt(codeField(dialog))).toBe('Code incorrect ou déjà utilisé.');
    await codeField(dialog).fill(codeOf(secret));
    await page.keyboard.press('Enter');

    // then
    const codes = dialog.getByRole('list', { name: `Codes de secours de ${username}` }).getByRole('listitem');
    await codes.first().waitFor();
    const recovery = await codes.allTextContents();
    expect(new Set(recovery).size).toBe(10);
    expect(recovery.filter((code) => !RECOVERY_CODE.test(code))).toEqual([]);
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('checkbox', { name: "J'ai conservé ces codes" }).check();
    await dialog.getByRole('button', { name: 'Terminer' }).click();
    await securityCard(page, CARD).getByText('La validation en deux étapes est activée.').waitFor();
    await securityCard(page, CARD).getByText('Activée', { exact: true }).waitFor();
    await eventually(() => isFocused(page.getByRole('button', { name: "Remplacer l'application" }))).toBe(true);

    for (const otp of [codeOf(secret, 1), recovery[3] ?? '']) {
      // when
      await page.getByRole('button', { name: 'Se déconnecter' }).click();
      await atPath(page, '/login');
      await logIn(page, { username, password: PASSWORD });
      await codeField(page).fill(otp);
      await page.keyboard.press('Enter');

      // then
      await eventually(() => welcomeOf(page).textContent()).toBe('Welcome back, Yasmine!');
      await atPath(page, '/');
      await open(page, '/profile');
    }
  });

  it('is replaced with a code of its own, and its recovery codes with it', async ({ visit, shop }) => {
    // given
    const { login, factor } = await registerWithFactor(shop.url);
    const page = await visit('/profile#securite', { stored: storedLogin(login), provokes: [400, 401] });
    await securityCard(page, CARD).getByText('Activée', { exact: true }).waitFor();

    // when: no code, a wrong one, the right one
    const dialog = await openDialog(page, "Remplacer l'application");
    await ownPassword(dialog).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await eventually(() => problemAt(codeField(dialog))).toBe('Ce champ est obligatoire.');
    await codeField(dialog).fill('000000');
    await page.keyboard.press('Enter');
    await eventually(() => problemAt(codeField(dialog))).toBe('Code incorrect ou déjà utilisé.');
    expect(await ownPassword(dialog).inputValue()).toBe(PASSWORD);
    await codeField(dialog).fill(factor.nextCode());
    await page.keyboard.press('Enter');
    await dialog.getByRole('img').waitFor();
    const secret = await shownSecret(dialog);
    await codeField(dialog).fill(codeOf(secret));
    await page.keyboard.press('Enter');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Terminer' }).click();

    // then
    await page.getByText("Votre application d'authentification a été remplacée.").waitFor();
    expect(secret).not.toBe(factor.secret);
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await atPath(page, '/login');
    await logIn(page, { username: login.user.username, password: PASSWORD });
    await codeField(page).fill(factor.recoveryCodes[0] ?? '');
    await page.keyboard.press('Enter');
    await eventually(() => problemAt(codeField(page))).toBe('Code incorrect ou déjà utilisé.');
    await codeField(page).fill(codeOf(secret, 1));
    await page.keyboard.press('Enter');
    await welcomeOf(page).waitFor();
  });

  it('is given up with the password and a code, by the keyboard', async ({ visit, shop }) => {
    // given
    const { login, factor } = await registerWithFactor(shop.url);
    const page = await visit('/profile#securite', { stored: storedLogin(login), provokes: [400] });
    const opener = page.getByRole('button', { name: 'Désactiver', exact: true });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Désactiver la validation en deux étapes' });
    await eventually(() => isFocused(ownPassword(dialog))).toBe(true);
    await page.keyboard.press('Escape');
    await eventually(() => isFocused(opener)).toBe(true);

    // when
    await page.keyboard.press('Enter');
    await eventually(() => isFocused(ownPassword(dialog))).toBe(true);
    await page.keyboard.type(PASSWORD);
    await tabTo(page, codeField(dialog));
    await page.keyboard.type(factor.nextCode());
    await page.keyboard.press('Enter');

    // then
    await page.getByText('La validation en deux étapes est désactivée.').waitFor();
    await eventually(() => isFocused(page.getByRole('heading', { name: CARD }))).toBe(true);
    await page.getByRole('button', { name: 'Activer', exact: true }).waitFor();
  });

  it('that was set up on another device meanwhile brings the field for its code', async ({ visit, shop }) => {
    // given
    const { login, factor } = await registerWithFactor(shop.url);
    const page = await visit('/Apropos', { stored: storedLogin(login), provokes: [403] });
    await answerOnce(page, '**/api/user/profile/', async (route) => {
      const profile = await (await route.fetch()).json();
      await route.fulfill({ json: { ...profile, two_factor: false } });
    });
    await open(page, '/profile#securite');
    const dialog = await openDialog(page, 'Activer');

    // when
    await ownPassword(dialog).fill(PASSWORD);
    await page.keyboard.press('Enter');

    // then
    const text = "Saisissez le code de votre application d'authentification.";
    await eventually(() => problemAt(codeField(dialog))).toBe(text);
    await eventually(() => isFocused(codeField(dialog))).toBe(true);
    await codeField(dialog).fill(factor.nextCode());
    await page.keyboard.press('Enter');
    await dialog.getByRole('img').waitFor();
  });

  it('asked for with a wrong password five times ends the session', async ({ visit, shop }) => {
    // given
    const login = await register(shop.url);
    const page = await visit('/profile#securite', { stored: storedLogin(login), provokes: [400, 401] });
    const dialog = await openDialog(page, 'Activer');

    // when
    for (let tries = 0; tries < 5; tries++) {
      await ownPassword(dialog).fill(`une autre ${tries}`);
      const answered = page.waitForResponse('**/api/user/two-factor/');
      await page.keyboard.press('Enter');
      expect((await answered).status()).toBe(400);
      await eventually(() => problemAt(ownPassword(dialog))).toBe('Mot de passe incorrect.');
    }
    await ownPassword(dialog).fill(PASSWORD);
    await page.keyboard.press('Enter');

    // then
    await page.waitForURL((url) => url.pathname === '/login');
    expect(await readSession(page)).toBeNull();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});
