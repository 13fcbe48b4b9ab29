import { describe, expect } from 'vitest';
import { alertOf, fillLogin, loginForm, passwordField, registerForm, submit, welcomeOf } from '../support/account';
import { answerCall, answerLater } from '../support/blind-shop';
import { eventually } from '../support/eventually';
import { expectFitAtEachWidth } from '../support/fit';
import { isFocused, tabTo, typeInto } from '../support/keyboard';
import { it } from '../support/test';
import { PHONE } from '../support/visitor';

describe('the screens of login nowhere stick out, and axe finds nothing serious', () => {
  it('on the login: as it opens, with errors, under way, refused', async ({ visit }) => {
    const page = await visit('/login', { viewport: PHONE, isCalm: true, provokes: [401] });
    await expectFitAtEachWidth(page);
    await submit(page).click();
    await page.getByText('Ce champ est obligatoire.').first().waitFor();
    await expectFitAtEachWidth(page);
    const refuse = await answerLater(page, { path: '/api/token/', status: 401, json: { message: 'Refusé.' } });
    await fillLogin(page, { username: 'amine', password: 'clé à molette' });
    await submit(page).click();
    await expectFitAtEachWidth(page);
    refuse();
    await alertOf(page).waitFor();
    await expectFitAtEachWidth(page);
  });

  it.for([
    ['/register', "S'inscrire"],
    ['/forgot-password', 'Envoyer le lien'],
    ['/reset-password#token=x', 'Changer le mot de passe'],
    ['/invitation#token=x', 'Enregistrer le mot de passe'],
    ['/confirm-email#token=x', 'Confirmer mon adresse'],
  ] as const)('on %s', async ([path, button], { visit }) => {
    const page = await visit(path, { viewport: PHONE, isCalm: true });
    await page.getByRole('main').getByRole('button', { name: button, exact: true }).waitFor();

    await expectFitAtEachWidth(page);
  });

  it.for(['/reset-password', '/confirm-email'])('on %s without a link, which asks for it', async (path, { visit }) => {
    const page = await visit(path, { viewport: PHONE, isCalm: true });
    await page.getByText('Ouvrez le lien que vous avez reçu par e-mail').waitFor();

    expect(await page.getByRole('main').locator('form, button').count()).toBe(0);
    await expectFitAtEachWidth(page);
  });
});

describe('the screen of login and registration', () => {
  it('has two tabs, moved through by arrow keys, that keep what was typed', async ({ visit }) => {
    // given
    const page = await visit('/login');
    const [login, register] = [page.getByRole('tab', { name: 'Se connecter' }), page.getByRole('tab').nth(1)];
    expect(await register.textContent()).toBe("S'inscrire");
    await fillLogin(page, { username: 'amine', password: 'clé à molette' });
    await tabTo(page, login, 'Shift+Tab');

    // when
    await page.keyboard.press('ArrowRight');

    // then
    await eventually(() => isFocused(register)).toBe(true);
    expect(await register.getAttribute('aria-selected')).toBe('true');
    await registerForm(page).waitFor();
    expect(await loginForm(page).isVisible()).toBe(false);

    // when
    await page.keyboard.press('ArrowRight');

    // then
    await eventually(() => isFocused(login)).toBe(true);
    expect(await passwordField(page, 'Se connecter').inputValue()).toBe('clé à molette');
  });

  it.for([
    ['/login', 'Se connecter', 'Se connecter'],
    ['/Login', 'Se connecter', 'Se connecter'],
    ['/register', "S'inscrire", 'Créer un compte'],
    ['/Register', "S'inscrire", 'Créer un compte'],
  ] as const)('opens at %s, is one address, and asks not to be found', async ([path, tab, title], { shop }) => {
    const html = (await (await fetch(shop.url + path)).text()).replaceAll('&#x27;', "'");

    expect(html.match(/aria-selected="true"[^>]*>([^<]*)/)?.[1]).toBe(tab);
    expect(html).toContain(`<title>${title} | ThermoPièces</title>`);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path.toLowerCase()}"`));
    expect(html).toMatch(/<meta name="robots" content="noindex/);
  });

  it('shows a password on demand, tells password managers what each field is, and offers no Google by default', async ({
    visit,
  }) => {
    // given
    const page = await visit('/login', { viewport: PHONE });
    const kinds = await page
      .locator('form[method="dialog"] input')
      .evaluateAll((all: HTMLInputElement[]) => all.map(({ autocomplete }) => autocomplete));
    const registration = ['given-name', 'family-name', 'username', 'email', 'new-password'];
    expect(kinds).toEqual(['username', 'current-password', ...registration]);
    expect(await page.locator('script[src*="accounts.google.com"]').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Continuer avec Google' }).count()).toBe(0);
    const button = loginForm(page).getByRole('button', { name: /^Afficher/ });
    const field = passwordField(page, 'Se connecter');
    await field.fill('clé à molette');
    expect(await field.getAttribute('type')).toBe('password');

    // when
    await button.click();

    // then
    expect(await field.getAttribute('type')).toBe('text');
    expect(await button.getAttribute('aria-pressed')).toBe('true');
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  });

  it('can be gone through by keyboard alone', async ({ visit }) => {
    // given
    const page = await visit('/login');
    await answerCall(page, {
      path: '/api/token/',
      json: { access: 'a', refresh: 'r', user: { username: 'amine', first_name: '', role: 'customer' } },
    });
    await answerCall(page, { path: '/api/user/boiler/', json: { boiler: null } });

    // when
    await tabTo(page, page.getByRole('tab', { name: 'Se connecter' }));
    await typeInto(page, loginForm(page).getByRole('textbox').first(), 'amine');
    await typeInto(page, passwordField(page, 'Se connecter'), 'clé à molette');
    const forgotten = loginForm(page).getByRole('link', { name: 'Mot de passe oublié ?' });
    await tabTo(page, forgotten);
    expect(await forgotten.getAttribute('href')).toBe('/forgot-password');
    await tabTo(page, submit(page));
    await page.keyboard.press('Enter');

    // then
    await eventually(() => welcomeOf(page).textContent()).toBe('Welcome back, amine!');
  });
});
