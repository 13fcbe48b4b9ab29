import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { seriousFindings } from '../support/axe';
import { answerLater } from '../support/blind-shop';
import { eventually } from '../support/eventually';
import { isFocused } from '../support/keyboard';
import { overflowOf } from '../support/overflow';
import { answerProfile, field, PROFILE, refuseOnce } from '../support/profile';
import { answerOnce } from '../support/requests';
import { madeUpLogin, storedLogin } from '../support/session';
import { it } from '../support/test';
import { NOWHERE, open, PHONE, type VisitOptions, WIDE } from '../support/visitor';

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
  it('sends nothing that is missing or no address, and says so at the field', async ({ visit }) => {
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
    expect(await describedBy(page, 'Nom')).toBe('Ce champ est obligatoire.');
    expect(await describedBy(page, 'E-mail')).toBe('Adresse e-mail invalide.');
    await eventually(() => isFocused(field(page, 'Nom'))).toBe(true);
    expect(isAsked).toBe(false);
    await field(page, 'Nom').fill('Saïdi');
    expect(await field(page, 'Nom').getAttribute('aria-invalid')).toBe('false');
  });

  it('puts what the server refuses at its field, and keeps what was typed', async ({ visit }) => {
    // given
    const page = await openDetails(visit, { provokes: [400] });
    const details = { first_name: ['100 caractères au maximum.'] };
    await refuseOnce(page, PROFILE_CALL, { status: 400, json: { message: 'Données invalides.', details } });

    // when
    await field(page, 'Prénom').fill('Amélie');
    await field(page, 'Prénom').press('Enter');

    // then
    await eventually(() => describedBy(page, 'Prénom')).toBe('100 caractères au maximum.');
    await eventually(() => isFocused(field(page, 'Prénom'))).toBe(true);
    expect(await field(page, 'Prénom').inputValue()).toBe('Amélie');
    expect(await seriousFindings(page)).toEqual([]);
  });

  it.for([
    {
      name: 'too many tries',
      status: 429,
      message: 'Trop de tentatives. Veuillez réessayer dans 4 minutes.',
      said: 'Trop de tentatives. Veuillez réessayer dans 4 minutes.',
    },
    { name: 'no reason', status: 500, message: '', said: 'Une erreur est survenue. Veuillez réessayer.' },
  ])('says what a refusal for $name says', async ({ status, message, said }, { visit }) => {
    // given
    const page = await openDetails(visit, { provokes: [status] });
    await refuseOnce(page, PROFILE_CALL, { status, json: { message } });

    // when
    await field(page, 'Prénom').fill('Amélie');
    await page.getByRole('button', { name: 'Enregistrer' }).click();

    // then
    await page.getByRole('alert').getByText(said, { exact: true }).waitFor();
    await eventually(() => isFocused(page.getByRole('button', { name: 'Enregistrer' }))).toBe(true);
    expect(await field(page, 'Prénom').inputValue()).toBe('Amélie');
  });

  it('says in French that the network is away, and can be sent again', async ({ visit }) => {
    // given
    const page = await openDetails(visit, { provokes: ['failed'] });
    await answerOnce(page, PROFILE_CALL, (route) => route.abort());
    await field(page, 'Prénom').fill('Amélie');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('Connexion impossible. Vérifiez votre réseau puis réessayez.').waitFor();

    // when
    await page.getByRole('button', { name: 'Enregistrer' }).click();

    // then
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

  it('is left by its button, which loses nothing but what was typed', async ({ visit }) => {
    // given
    const page = await openDetails(visit);
    await field(page, 'Prénom').fill('Amélie');

    // when
    await page.getByRole('button', { name: 'Annuler' }).press('Enter');

    // then
    await page.getByText('Amel Saïdi', { exact: true }).waitFor();
    await eventually(() => isFocused(page.getByRole('button', { name: 'Modifier mes informations' }))).toBe(true);
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

  it.for([
    { role: 'customer', length: 8 },
    { role: 'staff', length: 12 },
  ] as const)('shows the rule of $role: $length characters', async ({ role, length }, { visit }) => {
    // given
    const page = await visit('/Apropos', { stored: storedLogin(madeUpLogin({ role })) });
    await answerProfile(page, { profile: { role } });
    await open(page, '/profile');

    // when
    await page.getByRole('button', { name: 'Changer mon mot de passe' }).click();

    // then
    await page.getByText(`Au moins ${length} caractères`).waitFor();
  });

  it('shows and hides what is typed', async ({ visit }) => {
    // given
    const page = await openPassword(visit);
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

  it.for([PHONE, WIDE])('fits $width px and is accessible', async (viewport, { visit }) => {
    const page = await openPassword(visit, { viewport });
    expect(await overflowOf(page)).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
  });
});

function describedBy(page: Page, name: string): Promise<string | null | undefined> {
  return field(page, name).evaluate((input) => {
    const id = input.getAttribute('aria-describedby');
    return id && document.getElementById(id)?.textContent;
  });
}
