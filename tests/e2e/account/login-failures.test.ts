import { describe, expect } from 'vitest';
import { alertOf, createCustomer, fillLogin, logIn, loginForm, passwordField, submit } from '../support/account';
import { answerCall } from '../support/blind-shop';
import { eventually } from '../support/eventually';
import { isFocused } from '../support/keyboard';
import { recordRequests } from '../support/requests';
import { it } from '../support/test';

const REQUIRED = 'Ce champ est obligatoire.';
const who = { username: 'amine', password: 'clé à molette' };

describe('a login that fails', () => {
  it('tells the same of a wrong password and an unknown name, and lets try again', async ({ visit, office }) => {
    // given
    const { username } = await createCustomer(office);
    const page = await visit('/login', { provokes: [401] });

    // when
    await logIn(page, { username, password: 'autre chose' });
    const wrong = await alertOf(page).textContent();
    await eventually(() => isFocused(submit(page))).toBe(true);
    await logIn(page, { username: `${username}-inconnu`, password: 'autre chose' });
    await eventually(() => submit(page).isEnabled()).toBe(true);

    // then
    expect(wrong).toMatch(/\S/);
    expect(await alertOf(page).textContent()).toBe(wrong);
    expect(await passwordField(page, 'Se connecter').inputValue()).toBe('autre chose');
    expect(new URL(page.url()).search).toBe('');
  });

  it('joins what the server says of the fields, and says it at each', async ({ visit }) => {
    // given
    const page = await visit('/login', { provokes: [400] });
    const details = { username: ['Trop long', 'Interdit'], password: ['Trop court'] };
    await answerCall(page, { path: '/api/token/', status: 400, json: { message: 'Invalide', details } });

    // when
    await logIn(page, who);

    // then
    await eventually(() => alertOf(page).textContent()).toBe('Trop long. Interdit. Trop court');
    await loginForm(page).getByText('Trop long Interdit', { exact: true }).waitFor();
    await eventually(() => isFocused(loginForm(page).getByRole('textbox').first())).toBe(true);

    // when: a field is mended
    await passwordField(page, 'Se connecter').fill('plus long');

    // then
    await eventually(() => passwordField(page, 'Se connecter').getAttribute('aria-invalid')).toBe('false');
  });

  it('tells that the network is away', async ({ visit }) => {
    // given
    const page = await visit('/login', { provokes: ['failed'] });
    await page.route('**/api/token/', (route) => route.abort());

    // when
    await logIn(page, who);

    // then
    const text = 'Network error. Please check your connection and try again.';
    await eventually(() => alertOf(page).textContent()).toBe(text);
    expect(await submit(page).isEnabled()).toBe(true);
  });

  it('is not even sent without a name and a password', async ({ visit }) => {
    // given
    const page = await visit('/login');
    const asked = recordRequests(page, '/api/token/');

    // when
    await submit(page).click();

    // then
    await eventually(() => loginForm(page).getByText(REQUIRED).count()).toBe(2);
    await eventually(() => isFocused(loginForm(page).getByRole('textbox').first())).toBe(true);

    // when: the first is given, the second still missing
    await fillLogin(page, { username: 'amine', password: '' });
    await submit(page).click();

    // then
    await eventually(() => loginForm(page).getByText(REQUIRED).count()).toBe(1);
    await eventually(() => isFocused(passwordField(page, 'Se connecter'))).toBe(true);
    expect(asked).toEqual([]);
  });
});
