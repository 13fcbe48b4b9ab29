import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { seriousFindings } from '../support/axe';
import { answerLater } from '../support/blind-shop';
import { eventually } from '../support/eventually';
import { expectFitAtEachWidth } from '../support/fit';
import { isFocused } from '../support/keyboard';
import { answerProfile, field, PROFILE, refuseOnce } from '../support/profile';
import { answerOnce } from '../support/requests';
import { problemAt } from '../support/security';
import { madeUpLogin, storedLogin } from '../support/session';
import { it } from '../support/test';
import { NOWHERE, open, PHONE, type VisitOptions } from '../support/visitor';

type Visit = (path: string, options?: VisitOptions) => Promise<Page>;

const PROFILE_CALL = '**/api/user/profile/';
const PASSWORD_CALL = '**/api/user/password/';

async function openForm(visit: Visit, button: string, options: VisitOptions = {}): Promise<Page> {
  const page = await visit(NOWHERE, { stored: storedLogin(madeUpLogin()), ...options });
  await answerProfile(page);
  await open(page, '/profile');
  await page.getByRole('button', { name: button }).click();
  return page;
}

const openDetails = (visit: Visit, options?: VisitOptions) => openForm(visit, 'Modifier mes informations', options);
const openPassword = (visit: Visit, options?: VisitOptions) => openForm(visit, 'Changer mon mot de passe', options);

describe('the form of the details', () => {
  it('sends nothing that is missing or no address, says so at the field, and is left by its button', async ({
    visit,
  }) => {
    // given
    const page = await openDetails(visit);
    let isAsked = false;
    page.on('request', (request) => {
      isAsked ||= request.method() === 'PATCH';
    });

    // when
    await field(page, 'Nom').fill('   ');
    await field(page, 'E-mail').fill('amel@');
    await page.getByRole('button', { name: 'Enregistrer' }).click();

    // then
    expect(await problemAt(field(page, 'Nom'))).toBe('Ce champ est obligatoire.');
    expect(await problemAt(field(page, 'E-mail'))).toBe('Adresse e-mail invalide.');
    await eventually(() => isFocused(field(page, 'Nom'))).toBe(true);
    await field(page, 'Nom').fill('Autrement');
    expect(await problemAt(field(page, 'Nom'))).toBeNull();

    // when
    await page.getByRole('button', { name: 'Annuler' }).press('Enter');

    // then
    await page.getByText('Amel Saïdi', { exact: true }).waitFor();
    await eventually(() => isFocused(page.getByRole('button', { name: 'Modifier mes informations' }))).toBe(true);
    expect(isAsked).toBe(false);
  });

  it('says what the server refuses at its field or above all, that the network is away, and is sent again', async ({
    visit,
  }) => {
    // given
    const page = await openDetails(visit, { provokes: [400, 429, 'failed'] });
    const save = page.getByRole('button', { name: 'Enregistrer' });
    const details = { first_name: ['100 caractères au maximum.'] };
    await refuseOnce(page, PROFILE_CALL, { status: 400, json: { message: 'Données invalides.', details } });

    // when
    await field(page, 'Prénom').fill('Amélie');
    await field(page, 'Prénom').press('Enter');

    // then
    await eventually(() => problemAt(field(page, 'Prénom'))).toBe('100 caractères au maximum.');
    await eventually(() => isFocused(field(page, 'Prénom'))).toBe(true);
    expect(await field(page, 'Prénom').inputValue()).toBe('Amélie');
    expect(await seriousFindings(page)).toEqual([]);

    // when
    const message = 'Trop de tentatives. Veuillez réessayer dans 4 minutes.';
    await refuseOnce(page, PROFILE_CALL, { status: 429, json: { message } });
    await save.click();

    // then
    await page.getByRole('alert').getByText(message, { exact: true }).waitFor();
    await eventually(() => isFocused(save)).toBe(true);

    // when
    await answerOnce(page, PROFILE_CALL, (route) => route.abort());
    await save.click();

    // then
    await page.getByText('Connexion impossible. Vérifiez votre réseau puis réessayez.').waitFor();
    expect(await field(page, 'Prénom').inputValue()).toBe('Amélie');
    await save.click();
    await page.getByText('Vos informations ont été enregistrées.').waitFor();
  });

  it('is disabled while it is sent, and sent once', async ({ visit }) => {
    // given
    const page = await openDetails(visit);
    const changed = { ...PROFILE, first_name: 'Amélie' };
    const release = await answerLater(page, { path: '/api/user/profile/', json: changed });
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'PATCH') sent++;
    });

    // when
    await field(page, 'Prénom').fill('Amélie');
    await page.getByRole('button', { name: 'Enregistrer' }).dblclick();

    // then
    await page.getByRole('button', { name: 'Enregistrement...', disabled: true }).waitFor();
    for (const label of ['Prénom', 'Nom', 'E-mail']) expect(await field(page, label).isDisabled()).toBe(true);
    release();
    await page.getByText('Amélie Saïdi').waitFor();
    expect(sent).toBe(1);
  });
});

describe('the form of the password', () => {
  it('refuses the name as a password, the current one, and one that the server finds too common', async ({ visit }) => {
    const common = 'Ce mot de passe est trop courant. Choisissez-en un autre.';
    const page = await openPassword(visit, { provokes: [400] });
    await refuseOnce(page, PASSWORD_CALL, {
      status: 400,
      json: { message: common, details: { new_password: [common] } },
    });
    const next = field(page, 'Nouveau mot de passe');
    await field(page, 'Mot de passe actuel').fill('Chauffage-42');
    for (const [password, said] of [
      ['princess1', common],
      [PROFILE.email, "Le mot de passe ne doit pas être votre nom d'utilisateur ou votre e-mail."],
      ['Chauffage-42', "Choisissez un mot de passe différent de l'actuel."],
    ] as const) {
      // when
      await next.fill(password);
      await next.press('Enter');

      // then
      await page.getByText(said).waitFor();
      await eventually(() => isFocused(next)).toBe(true);
    }
  });

  it('says its rule, and shows and hides what is typed', async ({ visit }) => {
    // given
    const page = await openPassword(visit, { viewport: PHONE });
    await page.getByText('Au moins 8 caractères').waitFor();
    await expectFitAtEachWidth(page);
    const next = field(page, 'Nouveau mot de passe');
    await next.fill('Chauffage-42');
    expect(await next.getAttribute('type')).toBe('password');

    // when
    const eye = page.getByRole('button', { name: 'Afficher : nouveau mot de passe' });
    await eye.press('Enter');

    // then
    expect(await next.getAttribute('type')).toBe('text');
    expect(await eye.getAttribute('aria-pressed')).toBe('true');
    await eye.press('Enter');
    expect(await next.getAttribute('type')).toBe('password');
    expect(await next.inputValue()).toBe('Chauffage-42');
  });

  it('leads to the login if the token is refused', async ({ visit }) => {
    // given
    const page = await openPassword(visit, { provokes: [401] });
    await refuseOnce(page, PASSWORD_CALL, { status: 401, json: { message: 'Session expirée.' } });
    await field(page, 'Mot de passe actuel').fill('Chauffage-42');
    await field(page, 'Nouveau mot de passe').fill('Radiateur-7');

    // when
    await page.getByRole('button', { name: 'Enregistrer' }).click();

    // then
    await page.waitForURL((url) => url.pathname === '/login');
  });
});
