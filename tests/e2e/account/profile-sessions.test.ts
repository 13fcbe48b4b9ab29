import { describe, expect } from 'vitest';
import { logInAgain } from '../../support/accounts';
import { logIn, readSession } from '../support/account';
import { seriousFindings } from '../support/axe';
import { answerLater } from '../support/blind-shop';
import { eventually } from '../support/eventually';
import { isFocused } from '../support/keyboard';
import { answerProfile } from '../support/profile';
import { answerOnce } from '../support/requests';
import { securityCard } from '../support/security';
import { askOwn, madeUpLogin, PASSWORD, register, storedLogin } from '../support/session';
import { it } from '../support/test';
import { open, PHONE, reload } from '../support/visitor';

const HOUR_MS = 3_600_000;
const PIXEL =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36';

const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
const session = (id: string, changes: object = {}) => ({
  id,
  current: false,
  created_at: ago(72.5),
  last_used_at: ago(2.5),
  address: '41.96.12.34',
  agent: PIXEL,
  ...changes,
});

describe('the sessions in the profile', () => {
  it('are asked for when they come into sight, and say where, by what and since when, this one first', async ({
    visit,
  }) => {
    // given
    const page = await visit('/Apropos', { stored: storedLogin(madeUpLogin()), viewport: PHONE });
    await answerProfile(page);
    const now = { current: true, created_at: ago(0), last_used_at: ago(0), agent: null, address: null };
    let asked = 0;
    await page.route('**/api/user/sessions/', (route) => {
      asked++;
      return route.fulfill({ json: { sessions: [session('a', now), session('b')] } });
    });
    await open(page, '/profile');
    await page.getByText('Aucune commande pour le moment').waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked).toBe(0);

    // when
    await page.getByRole('link', { name: 'Sécurité et données' }).click();

    // then
    const rows = securityCard(page, 'Vos sessions').getByRole('listitem');
    await eventually(() => rows.count()).toBe(2);
    expect(asked).toBe(1);
    await eventually(async () => (await page.locator('#securite').boundingBox())?.y ?? -1).toBeLessThan(200);
    expect(await rows.first().innerText()).toMatch(
      /Navigateur inconnu\s*Cette session\s*Adresse inconnue\s*Connexion à l'instant, dernière activité à l'instant/,
    );
    expect(await rows.nth(1).innerText()).toMatch(
      /Chrome sur Android\s*Adresse 41\.96\.12\.34\s*Connexion il y a 3 jours, dernière activité il y a 2 heures/,
    );
    expect(await rows.first().getByRole('button').count()).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('end one by one: the other browser is led to the login', async ({ visit, shop }) => {
    // given
    const login = await register(shop.url);
    const other = await visit('/login?next=%2Fprofile', { provokes: [401] });
    await logIn(other, { username: login.user.username, password: PASSWORD });
    await other.getByText(login.user.email, { exact: true }).waitFor();
    const page = await visit('/profile#securite', { stored: storedLogin(login) });
    const card = securityCard(page, 'Vos sessions');
    await eventually(() => card.getByRole('listitem').count()).toBe(2);

    // when
    await card.getByRole('button', { name: /^Déconnecter : Chrome sur Linux/ }).press('Enter');

    // then
    await card.getByText('La session est déconnectée.').waitFor();
    await eventually(() => isFocused(page.getByRole('heading', { name: 'Vos sessions' }))).toBe(true);
    expect(await card.getByRole('listitem').count()).toBe(1);
    await reload(other);
    await other.waitForURL((url) => url.pathname === '/login');
    expect(await readSession(other)).toBeNull();
    expect((await askOwn(shop.url, login.access, '/api/user/profile/')).status).toBe(200);
  });

  it('end all at once but this one', async ({ visit, shop }) => {
    // given
    const login = await register(shop.url);
    const who = { username: login.user.username, password: PASSWORD };
    const others = [await logInAgain(who, shop.url), await logInAgain(who, shop.url)];
    const page = await visit('/profile#securite', { stored: storedLogin(login) });
    const card = securityCard(page, 'Vos sessions');
    await eventually(() => card.getByRole('listitem').count()).toBe(3);

    // when
    await card.getByRole('button', { name: 'Déconnecter toutes les autres sessions' }).click();

    // then
    await card.getByText('Toutes vos autres sessions sont déconnectées.').waitFor();
    expect(await card.getByRole('listitem').count()).toBe(1);
    expect(await card.getByRole('button').count()).toBe(0);
    const statuses = others.map(async ({ access }) => (await askOwn(shop.url, access, '/api/user/profile/')).status);
    expect(await Promise.all(statuses)).toEqual([401, 401]);
  });

  it('that cannot be ended, or not be read, say so and are asked for again', async ({ visit }) => {
    // given
    const page = await visit('/Apropos', { stored: storedLogin(madeUpLogin()), provokes: [404, 503] });
    await answerProfile(page);
    const sessions = [session('a', { current: true }), session('b')];
    await page.route('**/api/user/sessions/', (route) => route.fulfill({ json: { sessions } }));
    const away = { status: 404, json: { message: 'En panne' } };
    await answerOnce(page, '**/api/user/sessions/', (route) => route.fulfill(away));
    await open(page, '/profile#securite');
    const card = securityCard(page, 'Vos sessions');
    await card.getByText('Impossible de charger vos sessions').waitFor();
    await card.getByRole('button', { name: 'Réessayer' }).press('Enter');
    const button = card.getByRole('button', { name: /^Déconnecter : / });

    // when: the server is in trouble
    const release = await answerLater(page, {
      path: '/api/user/sessions/b/',
      status: 503,
      json: { message: 'Service momentanément indisponible.' },
    });
    await button.press('Enter');

    // then: the button keeps the focus while it waits and afterwards
    await eventually(() => button.getAttribute('aria-disabled')).toBe('true');
    expect(await isFocused(button)).toBe(true);
    release();
    await card.getByRole('alert').getByText('Service momentanément indisponible.').waitFor();
    expect(await isFocused(button)).toBe(true);

    // when: it had ended before
    await page.route('**/api/user/sessions/b/', (route) => route.fulfill(away));
    await button.press('Enter');

    // then
    await card.getByText('La session est déconnectée.').waitFor();
    expect(await card.getByRole('listitem').count()).toBe(1);
  });
});
