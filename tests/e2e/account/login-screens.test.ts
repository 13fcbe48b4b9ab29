import { describe, expect } from 'vitest';
import { alertOf, fillLogin, loginForm, passwordField, registerForm, submit, welcomeOf } from '../support/account';
import { seriousFindings } from '../support/axe';
import { answerCall, answerLater } from '../support/blind-shop';
import { eventually } from '../support/eventually';
import { isFocused, tabTo, typeInto } from '../support/keyboard';
import { overflowOf } from '../support/overflow';
import { it } from '../support/test';
import { PHONE, WIDE } from '../support/visitor';

const NARROW = { width: 360, height: 740 };

describe.each([
  { name: 'at 390 px', viewport: PHONE },
  { name: 'at 1280 px', viewport: WIDE },
])('axe finds nothing serious $name', ({ viewport }) => {
  const calm = { viewport, isCalm: true };

  it('on the login: as it opens, with errors, under way, refused', async ({ visit }) => {
    // given, when, then
    const page = await visit('/login', { ...calm, provokes: [401] });
    expect(await seriousFindings(page), 'open').toEqual([]);
    await submit(page).click();
    await page.getByText('Ce champ est obligatoire.').first().waitFor();
    expect(await seriousFindings(page), 'with errors').toEqual([]);
    const refuse = await answerLater(page, { path: '/api/token/', status: 401, json: { message: 'Refusé.' } });
    await fillLogin(page, { username: 'amine', password: 'clé à molette' });
    await submit(page).click();
    expect(await seriousFindings(page), 'under way').toEqual([]);
    refuse();
    await alertOf(page).waitFor();
    expect(await seriousFindings(page), 'refused').toEqual([]);
  });

  it.for(['/register', '/forgot-password', '/reset-password#token=x', '/reset-password', '/confirm-email#token=x'])(
    'on %s',
    async (path, { visit }) => {
      // given, when
      const page = await visit(path, calm);

      // then
      expect(await seriousFindings(page)).toEqual([]);
    },
  );
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
    { path: '/login', open: 'Se connecter', title: 'Se connecter' },
    { path: '/Login', open: 'Se connecter', title: 'Se connecter' },
    { path: '/register', open: "S'inscrire", title: 'Créer un compte' },
    { path: '/Register', open: "S'inscrire", title: 'Créer un compte' },
  ])('opens at $path, is one address, and asks not to be found', async ({ path, open, title }, { visit }) => {
    // given, when
    const page = await visit(path);

    // then
    expect(await page.getByRole('tab', { selected: true }).textContent()).toBe(open);
    expect(await page.title()).toBe(`${title} | ThermoPièces`);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe(path.toLowerCase());
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
  });

  it.for(['/login', '/register', '/forgot-password', '/reset-password'])(
    'fits 360 px on %s',
    async (path, { visit }) => {
      // given, when
      const page = await visit(path, { viewport: NARROW });

      // then
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    },
  );

  it('shows a password on demand, by a button large enough for a thumb', async ({ visit }) => {
    // given
    const page = await visit('/login', { viewport: PHONE });
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

  it('tells password managers what each field is', async ({ visit }) => {
    // given, when
    const page = await visit('/login');

    // then
    const kinds = await page
      .locator('form[method="dialog"] input')
      .evaluateAll((all: HTMLInputElement[]) => all.map(({ autocomplete }) => autocomplete));
    const registration = ['given-name', 'family-name', 'username', 'email', 'new-password'];
    expect(kinds).toEqual(['username', 'current-password', ...registration]);
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
    await tabTo(page, loginForm(page).getByRole('link', { name: 'Mot de passe oublié ?' }));
    await tabTo(page, submit(page));
    await page.keyboard.press('Enter');

    // then
    await eventually(() => welcomeOf(page).textContent()).toBe('Welcome back, amine!');
  });

  it('leads to a forgotten password', async ({ visit }) => {
    // given
    const page = await visit('/login');

    // when
    await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click();

    // then
    await page.getByRole('heading', { level: 1, name: 'Mot de passe oublié' }).waitFor();
  });
});
