import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import {
  alertOf,
  atPath,
  type Customer,
  createCustomer,
  fillRegistration,
  passwordField,
  profileIcon,
  readSession,
  readStored,
  registerForm,
  submit,
  welcomeOf,
} from '../support/account';
import { answerCall } from '../support/blind-shop';
import { cartLine, createGoods } from '../support/cart';
import { confirmButton, confirmedOrderId, walkToPayment } from '../support/checkout';
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
    const newcomer = somebody();

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

  it('brings along what was ordered as a guest', async ({ visit, office, shop }) => {
    // given
    const page = await visit('/checkout', { cart: [cartLine(await createGoods(office))] });
    await walkToPayment(page);
    await confirmButton(page).click();
    const orderId = await confirmedOrderId(page);
    expect(await readStored(page, 'guest_id')).not.toBeNull();
    await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
    await page.getByRole('tab', { name: REGISTER }).click();

    // when
    await fillRegistration(page, somebody());
    await submit(page, REGISTER).click();

    // then
    await eventually(() => readStored(page, 'guest_id')).toBeNull();
    expect(await ordersOf(shop.url, (await readSession(page))?.access_token)).toEqual([orderId]);
  });

  it('is not sent without what is required, nor with a weak password', async ({ visit }) => {
    // given
    const page = await visit('/register');
    const asked = recordRequests(page, '/api/register/');
    const form = registerForm(page);

    // when
    await submit(page, REGISTER).click();

    // then
    await eventually(() => form.getByText('Ce champ est obligatoire.').count()).toBe(4);
    await form.getByText('Le mot de passe est obligatoire.').waitFor();
    await eventually(() => isFocused(form.getByRole('textbox', { name: 'Prénom' }))).toBe(true);

    // when
    await fillRegistration(page, { ...somebody(), email: 'yasmine', password: 'aaaabbbb' });
    await submit(page, REGISTER).click();

    // then
    await form.getByText('Adresse e-mail invalide.').waitFor();
    await form.getByText('Ce mot de passe est trop simple. Mélangez davantage de caractères.').waitFor();
    await eventually(() => isFocused(form.getByRole('textbox', { name: 'E-mail' }))).toBe(true);
    expect(asked).toEqual([]);
  });

  it('with one of the commonest passwords is refused by the server, which says so at the field', async ({ visit }) => {
    // given
    const page = await visit('/register', { provokes: [400] });
    const password = passwordField(page, REGISTER);

    // when
    await fillRegistration(page, { ...somebody(), password: 'princess1' });
    await submit(page, REGISTER).click();

    // then
    const said = 'Ce mot de passe est trop courant. Choisissez-en un autre.';
    await eventually(() => problemAt(password)).toBe(said);
    await eventually(() => isFocused(password)).toBe(true);
    expect(await password.inputValue()).toBe('princess1');
    expect(await alertOf(page).textContent()).toBe(said);
  });

  it('shows the rules of name and password before anything is wrong', async ({ visit }) => {
    // given, when
    const page = await visit('/register');

    // then
    const hintOf = (id: string | null) => page.locator(`#${id}`).textContent();
    const describedBy = (name: string) =>
      registerForm(page).locator(`[name="${name}"]`).getAttribute('aria-describedby');
    expect(await hintOf(await describedBy('username'))).toMatch(/^De 3 à 64 caractères/);
    expect(await hintOf(await describedBy('password'))).toMatch(/^Au moins 8 caractères/);
  });

  it('under a name and an address that are taken says so at both fields', async ({ visit, office }) => {
    // given
    const { username, email } = await createCustomer(office);
    const page = await visit('/register', { provokes: [409] });

    // when
    await fillRegistration(page, { ...somebody(), username, email });
    await submit(page, REGISTER).click();

    // then
    const [name, address] = ["Ce nom d'utilisateur est déjà pris.", 'Un compte existe déjà avec cette adresse e-mail.'];
    await eventually(() => alertOf(page).textContent()).toBe(`${name}. ${address}`);
    await registerForm(page).getByText(name, { exact: true }).waitFor();
    await registerForm(page).getByText(address, { exact: true }).waitFor();
    expect(await readSession(page)).toBeNull();
  });

  it.for([
    { name: 'a reason', json: { message: 'Fermé', error: 'Fermé' }, text: 'Fermé' },
    { name: 'no reason', json: {}, text: 'Registration failed. Please try again.' },
  ])('that is refused with $name tells so', async ({ json, text }, { visit }) => {
    // given
    const page = await visit('/register', { provokes: [503] });
    await answerCall(page, { path: '/api/register/', status: 503, json });

    // when
    await fillRegistration(page, somebody());
    await submit(page, REGISTER).click();

    // then
    await eventually(() => alertOf(page).textContent()).toBe(text);
    expect(await passwordField(page, REGISTER).isEnabled()).toBe(true);
  });

  it('without a network tells so', async ({ visit }) => {
    // given
    const page = await visit('/register', { provokes: ['failed'] });
    await page.route('**/api/register/', (route) => route.abort());

    // when
    await fillRegistration(page, somebody());
    await submit(page, REGISTER).click();

    // then
    await eventually(() => alertOf(page).textContent()).toBe('Network error. Please try again.');
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

function somebody(): Customer {
  const username = `yasmine-${randomUUID().slice(0, 13)}`;
  return { username, email: `${username}@example.com`, password: `clé de ${username}`, firstName: 'Yasmine' };
}

async function ordersOf(url: string, token: string | undefined): Promise<number[]> {
  const response = await fetch(`${url}/api/user/orders/`, { headers: { Authorization: `Bearer ${token}` } });
  // The answer's shape is the API tests' concern.
  return ((await response.json()) as { orders: { id: number }[] }).orders.map(({ id }) => id);
}
