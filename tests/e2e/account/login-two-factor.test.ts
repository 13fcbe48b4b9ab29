import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { profileStatus, send } from '../../support/accounts';
import { alertOf, atPath, logIn, loginForm, passwordField, readSession, submit, welcomeOf } from '../support/account';
import { eventually } from '../support/eventually';
import { expectFitAtEachWidth } from '../support/fit';
import { isFocused } from '../support/keyboard';
import { answerOnce, holdBack } from '../support/requests';
import { codeField, problemAt, registerWithFactor } from '../support/security';
import { PASSWORD } from '../support/session';
import { it } from '../support/test';
import { PHONE } from '../support/visitor';

const WRONG_CODE = 'Code incorrect ou déjà utilisé.';
const OTHER_PASSWORD = 'vanne gaz brûleur';

describe('a login whose account has a second factor', () => {
  it('asks for the code, stays with a wrong one, leads back to its form, and on with the right one', async ({
    visit,
    shop,
  }) => {
    // given
    const { login, factor } = await registerWithFactor(shop.url);
    const options = { viewport: PHONE, isCalm: true, provokes: [401] };
    const page = await visit('/login?next=%2Fcontactus', options);

    // when
    await logIn(page, { username: login.user.username, password: PASSWORD });

    // then
    const code = codeField(page);
    await eventually(() => isFocused(code)).toBe(true);
    expect(await code.getAttribute('autocomplete')).toBe('one-time-code');
    expect(await codeForm(page).getByRole('textbox').count()).toBe(1);
    expect(await loginForm(page).count()).toBe(0);

    // when: no code, a wrong one
    await page.keyboard.press('Enter');
    await eventually(() => problemAt(code)).toBe('Ce champ est obligatoire.');
    await expectFitAtEachWidth(page);
    await code.fill('000000');
    await page.keyboard.press('Enter');

    // then
    await eventually(() => problemAt(code)).toBe(WRONG_CODE);
    await eventually(() => isFocused(code)).toBe(true);
    expect(await code.inputValue()).toBe('000000');
    expect(await readSession(page)).toBeNull();

    // when
    await page.getByRole('button', { name: 'Retour' }).press('Enter');

    // then: it has kept what was typed
    await eventually(() => isFocused(page.getByRole('tab', { name: 'Se connecter' }))).toBe(true);
    expect(await code.count()).toBe(0);
    expect(await loginForm(page).getByRole('textbox').first().inputValue()).toBe(login.user.username);
    expect(await passwordField(page, 'Se connecter').inputValue()).toBe(PASSWORD);

    // when
    await submit(page).click();
    await code.fill(factor.nextCode());
    await page.keyboard.press('Enter');

    // then
    await eventually(() => welcomeOf(page).textContent()).toBe('Welcome back, Yasmine!');
    await atPath(page, '/contactus');
  });

  it('takes a recovery code, for which a phone can show its letters', async ({ visit, shop }) => {
    // given
    const { login, factor } = await registerWithFactor(shop.url);
    const page = await visit('/login', { viewport: PHONE, provokes: [401] });
    await logIn(page, { username: login.user.email, password: PASSWORD });
    const code = codeField(page);
    await code.waitFor();
    expect(await code.getAttribute('inputmode')).toBe('numeric');

    // when
    await page.getByRole('button', { name: 'Saisir un code de secours' }).click();
    await eventually(() => isFocused(code)).toBe(true);
    expect(await code.getAttribute('inputmode')).toBe('text');
    await page.keyboard.type(factor.recoveryCodes[0]?.toLowerCase() ?? '');
    await page.getByRole('button', { name: 'Valider' }).click();

    // then
    await eventually(() => welcomeOf(page).textContent()).toBe('Welcome back, Yasmine!');
  });

  it('leads back if the password counts no longer', async ({ visit, shop }) => {
    // given
    const { login, factor } = await registerWithFactor(shop.url);
    const page = await visit('/login', { provokes: [401] });
    await logIn(page, { username: login.user.username, password: PASSWORD });
    await codeField(page).waitFor();
    await changePassword(shop.url, login.access);

    // when
    await codeField(page).fill(factor.nextCode());
    await page.keyboard.press('Enter');

    // then
    await eventually(() => alertOf(page).textContent()).toMatch(/incorrect/);
    await loginForm(page).waitFor();
    await eventually(() => isFocused(page.getByRole('tab', { name: 'Se connecter' }))).toBe(true);
  });

  it('says that the network is away, disables what waits, and is sent again', async ({ visit, shop }) => {
    // given
    const { login, factor } = await registerWithFactor(shop.url);
    const page = await visit('/login', { provokes: [401, 'failed'] });
    await logIn(page, { username: login.user.username, password: PASSWORD });
    await codeField(page).fill(factor.nextCode());
    await answerOnce(page, '**/api/token/', (route) => route.abort());

    // when
    await page.keyboard.press('Enter');

    // then
    const text = 'Network error. Please check your connection and try again.';
    await eventually(() => alertOf(page).textContent()).toBe(text);

    // when
    const call = await holdBack(page, '/api/token/');
    await page.keyboard.press('Enter');

    // then
    await eventually(() => codeField(page).isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: 'Retour' }).isDisabled()).toBe(true);
    call.release();
    await eventually(() => welcomeOf(page).textContent()).toBe('Welcome back, Yasmine!');
  });
});

function codeForm(page: Page) {
  return page.getByRole('form', { name: 'Validation en deux étapes' });
}

async function changePassword(url: string, token: string): Promise<void> {
  const body = { current_password: PASSWORD, new_password: OTHER_PASSWORD };
  expect((await send('/api/user/password/', { url, token, body })).status).toBe(200);
  expect(await profileStatus(token, url)).toBe(200);
}
