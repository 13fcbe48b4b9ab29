import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { ORDER_STATUSES } from '@/domain/orders/order-status';
import { seriousFindings } from '../support/axe';
import { answerLater } from '../support/blind-shop';
import { eventually } from '../support/eventually';
import { expectFitAtEachWidth } from '../support/fit';
import { answerProfile, order, ordersPage, PROFILE, refuseOnce } from '../support/profile';
import { madeUpLogin, storedLogin } from '../support/session';
import { it } from '../support/test';
import { NOWHERE, open, PHONE } from '../support/visitor';

const LOGIN = storedLogin(madeUpLogin());
const FAILURE = 'Failed to load user profile';

describe('the profile', () => {
  it.for(['/profile', '/Profile'])('is the login for a visitor at %s', async (path, { visit }) => {
    // given, when
    const page = await visit(path);

    // then
    await page.waitForURL((url) => url.pathname === '/login' && url.searchParams.get('next') === '/profile');
  });

  it.for([
    { name: 'a record that is too old', record: { created_at: Date.now() - 24 * 3_600_000 - 1 } },
    { name: 'a record without an account', record: { user: null } },
  ])('is the login for $name', async ({ record }, { visit }) => {
    // given
    const session = JSON.stringify({ ...JSON.parse(LOGIN.session ?? ''), ...record });

    // when
    const page = await visit('/profile', { stored: { ...LOGIN, session } });

    // then
    await page.waitForURL((url) => url.pathname === '/login');
  });

  it.for(['/profile', '/Profile'])('shows who is logged in at %s', async (path, { visit }) => {
    // given
    const page = await visit(NOWHERE, { stored: LOGIN });
    await answerProfile(page);

    // when
    await open(page, path);

    // then
    const details = page.getByRole('region', { name: 'Mes informations' });
    for (const text of ['Amel Saïdi', 'amel', 'amel@example.dz', '5 mars 2026']) {
      await details.getByText(text, { exact: true }).waitFor();
    }
    await page.getByRole('heading', { level: 1, name: 'Mon profil' }).waitFor();
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/profile$/);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    await page.getByRole('banner').getByRole('link', { name: 'Mon profil' }).waitFor();
  });

  it('says that it, and then its orders, are loading until they are there', async ({ visit }) => {
    // given
    const page = await visit(NOWHERE, { stored: LOGIN });
    await answerProfile(page);
    const release = await answerLater(page, { path: '/api/user/profile/', json: PROFILE });
    const releaseOrders = await answerLater(page, { path: '/api/user/orders/', json: ordersPage([order(12)]) });
    await open(page, '/profile');
    const loading = page.getByText('Chargement de votre profil...');
    await loading.waitFor({ state: 'attached' });
    expect(await page.getByText(PROFILE.email).count()).toBe(0);

    // when
    release();

    // then
    await page.getByText(PROFILE.email).waitFor();
    expect(await loading.count()).toBe(0);
    const loadingOrders = page.getByText('Chargement de vos commandes...');
    await loadingOrders.waitFor({ state: 'attached' });

    // when
    releaseOrders();

    // then
    await page.getByRole('article', { name: 'Commande #12' }).waitFor();
    expect(await loadingOrders.count()).toBe(0);
  });

  it('says that it cannot be loaded, and loads again by the keyboard', async ({ visit }) => {
    // given
    const page = await visit(NOWHERE, { stored: LOGIN, provokes: [404] });
    await answerProfile(page);
    await refuseOnce(page, '**/api/user/profile/', { status: 404, json: { message: 'En panne' } });
    await open(page, '/profile');
    await page.getByRole('alert').getByText(FAILURE, { exact: true }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Se déconnecter' }).waitFor();

    // when
    await page.getByRole('button', { name: 'Réessayer' }).press('Enter');

    // then
    await page.getByText(PROFILE.email).waitFor();
    expect(await page.getByText(FAILURE).count()).toBe(0);
    await eventually(() => focusedText(page)).toBe('Mes informations');
  });

  it('ends the session and leads to the login if the token is refused', async ({ visit }) => {
    // given
    const page = await visit(NOWHERE, { stored: LOGIN, provokes: [401] });
    await answerProfile(page);
    await refuseOnce(page, '**/api/user/profile/', { status: 401, json: { message: 'Session expirée.' } });

    // when
    await page.goto('/profile');

    // then
    await page.waitForURL((url) => url.pathname === '/login' && url.searchParams.get('next') === '/profile');
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
    expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
  });

  it('shows orders in each status in its own colour, below the details on a phone and beside them on a desk', async ({
    visit,
  }) => {
    // given
    const page = await visit(NOWHERE, { stored: LOGIN, viewport: PHONE });
    // The last one is of a later version of the shop, and unknown to this one.
    const statuses = [...ORDER_STATUSES, 'returned' as 'pending'];
    await answerProfile(page, { orders: ordersPage(statuses.map((status, index) => order(index + 1, { status }))) });
    const place = (name: string) => page.getByRole('region', { name }).boundingBox();
    const isBeside = async () => {
      const [details, orders] = [await place('Mes informations'), await place('Mes commandes')];
      return (details?.x ?? 0) + (details?.width ?? 0) <= (orders?.x ?? 0);
    };

    // when
    await open(page, '/profile');
    await page.getByRole('heading', { name: 'Commande #1', exact: true }).waitFor();

    // then
    const badges = page.locator('[data-color]');
    expect(
      await badges.evaluateAll((all) => all.map((badge) => `${badge.textContent} ${badge.getAttribute('data-color')}`)),
    ).toEqual([
      'En attente yellow',
      'En traitement blue',
      'En livraison purple',
      'Livré green',
      'Annulé red',
      'returned gray',
    ]);
    expect(
      await page
        .getByRole('article')
        .getByRole('link', { name: /Suivre/ })
        .count(),
    ).toBe(0);
    expect(await isBeside()).toBe(false);
    await expectFitAtEachWidth(page);
    expect(await isBeside()).toBe(true);
  });
});

function focusedText(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.textContent);
}
