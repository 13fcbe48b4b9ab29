import { describe, expect } from 'vitest';
import {
  alertOf,
  atPath,
  createCustomer,
  fillRegistration,
  newCustomer,
  passwordField,
  profileIcon,
  readSession,
  registerForm,
  submit,
  welcomeOf,
} from '../support/account';
import { answerCall } from '../support/blind-shop';
import { eventually } from '../support/eventually';
import { isFocused } from '../support/keyboard';
import { recordRequests } from '../support/requests';
import { problemAt } from '../support/security';
import { it } from '../support/test';

const REGISTER = "S'inscrire";

describe('a registration', () => {
  it('makes an account, logs it in, welcomes and leads home', async ({ visit }) => {
    // given
    const page = await visit('/register');
    const newcomer = newCustomer();

    // when
    await fillRegistration(page, newcomer);
    await submit(page, REGISTER).click();

    // then
    const text = 'Welcome to our platform, Yasmine! Your account has been created.';
    await eventually(() => welcomeOf(page).textContent()).toBe(text);
    await atPath(page, '/');
    await profileIcon(page).waitFor();
    expect(await readSession(page)).toMatchObject({
      user: { username: newcomer.username, email: newcomer.email, first_name: 'Yasmine', role: 'customer' },
    });
  });

  it('shows its rules, and is not sent without what is required, nor with a weak password', async ({ visit }) => {
    // given
    const page = await visit('/register');
    const asked = recordRequests(page, '/api/register/');
    const form = registerForm(page);
    for (const [name, rule] of [
      ['username', /^De 3 à 64 caractères/],
      ['password', /^Au moins 8 caractères/],
    ] as const) {
      const hint = await form.locator(`[name="${name}"]`).getAttribute('aria-describedby');
      expect(await page.locator(`#${hint}`).textContent()).toMatch(rule);
    }

    // when
    await submit(page, REGISTER).click();

    // then
    await eventually(() => form.getByText('Ce champ est obligatoire.').count()).toBe(4);
    await form.getByText('Le mot de passe est obligatoire.').waitFor();
    await eventually(() => isFocused(form.getByRole('textbox', { name: 'Prénom' }))).toBe(true);

    // when
    await fillRegistration(page, { ...newCustomer(), email: 'yasmine', password: 'aaaabbbb' });
    await submit(page, REGISTER).click();

    // then
    await form.getByText('Adresse e-mail invalide.').waitFor();
    await form.getByText('Ce mot de passe est trop simple. Mélangez davantage de caractères.').waitFor();
    await eventually(() => isFocused(form.getByRole('textbox', { name: 'E-mail' }))).toBe(true);
    expect(asked).toEqual([]);
  });

  it('that the server refuses says so at each field: a common password, a name and an address that are taken', async ({
    visit,
    office,
  }) => {
    // given
    const { username, email } = await createCustomer(office);
    const page = await visit('/register', { provokes: [400, 409] });
    const password = passwordField(page, REGISTER);

    // when
    await fillRegistration(page, { ...newCustomer(), password: 'princess1' });
    await submit(page, REGISTER).click();

    // then
    const said = 'Ce mot de passe est trop courant. Choisissez-en un autre.';
    await eventually(() => problemAt(password)).toBe(said);
    await eventually(() => isFocused(password)).toBe(true);
    expect(await password.inputValue()).toBe('princess1');
    expect(await alertOf(page).textContent()).toBe(said);

    // when
    await fillRegistration(page, { ...newCustomer(), username, email });
    await submit(page, REGISTER).click();

    // then
    const [name, address] = ["Ce nom d'utilisateur est déjà pris.", 'Un compte existe déjà avec cette adresse e-mail.'];
    await eventually(() => alertOf(page).textContent()).toBe(`${name}. ${address}`);
    await registerForm(page).getByText(name, { exact: true }).waitFor();
    await registerForm(page).getByText(address, { exact: true }).waitFor();
    expect(await readSession(page)).toBeNull();
  });

  it('answered without tokens logs in by itself, or tells that this failed', async ({ visit, office }) => {
    // given
    const customer = await createCustomer(office);
    const page = await visit('/register', { provokes: [401] });
    await answerCall(page, { path: '/api/register/', status: 201, json: {} });

    // when: the login that follows is refused
    await fillRegistration(page, { ...customer, password: 'un autre mot de passe' });
    await submit(page, REGISTER).click();

    // then
    const text = 'Registration successful but auto-login failed. Please try logging in manually.';
    await eventually(() => alertOf(page).textContent()).toBe(text);

    // when: it succeeds
    await passwordField(page, REGISTER).fill(customer.password);
    await submit(page, REGISTER).click();

    // then
    await eventually(() => welcomeOf(page).textContent()).toMatch(/^Welcome to our platform, Amine!/);
    expect(await readSession(page)).toMatchObject({ user: { username: customer.username } });
  });
});
