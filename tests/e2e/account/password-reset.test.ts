import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { latestLink } from '../../support/mail-links';
import { storedLogin } from '../../support/session-record';
import { alertOf, atPath, createCustomer, logIn, readSession, welcomeOf } from '../support/account';
import { toast } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { isFocused } from '../support/keyboard';
import { problemAt } from '../support/security';
import { it } from '../support/test';
import { open, reload } from '../support/visitor';

const NEW_PASSWORD = 'une toute autre clé';
const ANSWER = 'Si un compte correspond, un e-mail avec un lien vient de lui être envoyé.';
const BAD_LINK = "Ce lien n'est plus valable. Demandez-en un autre.";

describe('a forgotten password', () => {
  it('is replaced by a mailed link, whose token leaves the address bar at once, is checked, and is good once', async ({
    visit,
    office,
    shop,
  }) => {
    // given
    const { username, email } = await createCustomer(office);
    const page = await visit('/forgot-password', { provokes: [400] });

    // when
    await askForLink(page, username);
    const wanted = { address: email, path: '/reset-password' };
    await eventually(() => latestLink(shop.dataDir, wanted)).toMatch(/^\/reset-password#token=\S+$/);
    const link = (await latestLink(shop.dataDir, wanted)) ?? '';
    await open(page, link);

    // then
    await eventually(() => page.evaluate(() => window.location.href)).toBe(`${shop.url}/reset-password`);

    // when: the phone has dropped the page meanwhile
    await reload(page);
    const input = page.getByRole('form').locator('input');
    await changePassword(page, 'court');

    // then
    await page.getByText('Le mot de passe doit contenir au moins 8 caractères.').waitFor();

    // when: what only the server can know
    await changePassword(page, username);

    // then
    const own = "Le mot de passe ne doit pas être votre nom d'utilisateur ou votre e-mail.";
    await eventually(() => alertOf(page).textContent()).toBe(own);
    await eventually(() => isFocused(input)).toBe(true);

    // when: one of the commonest
    await changePassword(page, 'princess1');

    // then
    const common = 'Ce mot de passe est trop courant. Choisissez-en un autre.';
    await eventually(() => problemAt(input)).toBe(common);

    // when
    await changePassword(page, NEW_PASSWORD);

    // then
    await atPath(page, '/login');
    await toast(page, 'Mot de passe changé').waitFor();
    await logIn(page, { username, password: NEW_PASSWORD });
    await eventually(() => welcomeOf(page).textContent()).toBe('Welcome back, Amine!');

    // when: once more
    await atPath(page, '/');
    await open(page, link);
    await changePassword(page, 'encore une autre clé');

    // then
    await eventually(() => alertOf(page).textContent()).toBe(BAD_LINK);
    await page.getByRole('link', { name: 'Demander un nouveau lien' }).click();
    await atPath(page, '/forgot-password');
  });

  it('is answered the same whether the account exists or not', async ({ visit, office }) => {
    // given
    const { email } = await createCustomer(office);

    for (const address of [email, `inconnu-${email}`]) {
      // when
      const page = await visit('/forgot-password');
      await askForLink(page, address);

      // then
      expect(await welcomeOf(page).textContent()).toBe(ANSWER);
      await eventually(() => isFocused(page.getByText(ANSWER).locator('..'))).toBe(true);
    }
  });

  it('is not asked for without a name, and tells that the network is away', async ({ visit }) => {
    // given
    const page = await visit('/forgot-password', { provokes: ['failed'] });
    await page.route('**/api/password/forgot/', (route) => route.abort());

    // when
    await page.getByRole('button', { name: 'Envoyer le lien' }).click();

    // then
    await page.getByText('Ce champ est obligatoire.').waitFor();

    // when
    await page.getByLabel("E-mail ou nom d'utilisateur").fill('amine');
    await page.getByRole('button', { name: 'Envoyer le lien' }).click();

    // then
    await eventually(() => alertOf(page).textContent()).toMatch(/^Connexion impossible/);
  });

  it('ends the session that this browser keeps', async ({ visit }) => {
    // given
    const page = await visit('/reset-password#token=x', { stored: storedLogin() });
    await page.route('**/api/password/reset/', (route) => route.fulfill({ json: { message: 'Changé.' } }));

    // when: the phone has dropped the page meanwhile
    await reload(page);
    await changePassword(page, NEW_PASSWORD);

    // then
    await atPath(page, '/login');
    expect(await readSession(page)).toBeNull();
  });
});

async function askForLink(page: Page, name: string): Promise<void> {
  await page.getByLabel("E-mail ou nom d'utilisateur").fill(name);
  await page.getByRole('button', { name: 'Envoyer le lien' }).click();
  await welcomeOf(page).waitFor();
}

async function changePassword(page: Page, password: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Nouveau mot de passe' });
  await form.locator('input').fill(password);
  await form.getByRole('button', { name: 'Changer le mot de passe' }).click();
}
