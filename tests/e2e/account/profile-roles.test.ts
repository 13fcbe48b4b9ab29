import { describe, expect } from 'vitest';
import type { Statistics } from '@/contract/orders';
import { seriousFindings } from '../support/axe';
import { answerLater } from '../support/blind-shop';
import { eventually } from '../support/eventually';
import { isFocused } from '../support/keyboard';
import { overflowOf } from '../support/overflow';
import { answerProfile, refuseOnce } from '../support/profile';
import { askOwn, logInStaff, madeUpLogin, storedLogin } from '../support/session';
import { it } from '../support/test';
import { NOWHERE, open, PHONE, reload, WIDE } from '../support/visitor';

const FIGURES: Statistics = {
  total_revenue: 1_234_567.5,
  total_orders: 321,
  pending_orders: 12,
  total_products: 1543,
  low_stock_products: 9,
  total_users: 87,
};

const ADMIN = storedLogin(madeUpLogin({ role: 'admin' }));

describe('the profile of the admin', () => {
  it('has the real figures of the shop and a way to the back office, and no orders', async ({
    visit,
    office,
    shop,
  }) => {
    // given
    const login = await logInStaff(shop.url, office, 'admin');

    // when
    const page = await visit('/profile', { stored: storedLogin(login) });

    // then
    const access = page.getByRole('region', { name: 'Accès administrateur' });
    expect(await access.getByRole('link', { name: "Ouvrir l'administration" }).getAttribute('href')).toBe('/admin');
    expect(await page.getByText('Mes commandes').count()).toBe(0);
    const figures = page.getByRole('region', { name: 'Statistiques de la boutique' });
    await figures.getByText('Produits', { exact: true }).waitFor();
    // Other test files write to the same shop: loaded again until that falls between two equal counts.
    const counted = async () => {
      const answer = await askOwn(shop.url, login.access, '/api/admin/statistics/');
      return ((await answer.json()) as Statistics).total_products;
    };
    await eventually(async () => {
      const before = await counted();
      await reload(page);
      const shown = Number(await figures.getByRole('definition').nth(3).textContent());
      return [shown, await counted()].map((count) => count - before);
    }).toEqual([0, 0]);
  });

  it.for([PHONE, WIDE])('shows each figure, fits $width px and is accessible', async (viewport, { visit }) => {
    // given
    const page = await visit(NOWHERE, { stored: ADMIN, viewport });
    await answerProfile(page, { profile: { role: 'admin' } });
    const release = await answerLater(page, { path: '/api/admin/statistics/', json: FIGURES });
    await open(page, '/profile');
    await page.getByText('Chargement des statistiques...').waitFor({ state: 'attached' });

    // when
    release();

    // then
    const figures = page.getByRole('region', { name: 'Statistiques de la boutique' });
    await figures.getByText('1\u202f234\u202f567.50 DZD').waitFor();
    expect(await figures.getByRole('term').allTextContents()).toEqual([
      "Chiffre d'affaires",
      'Commandes',
      'Commandes en attente',
      'Produits',
      'Produits en stock faible',
      'Utilisateurs',
    ]);
    expect(await figures.getByRole('definition').allTextContents()).toEqual([
      '1\u202f234\u202f567.50 DZD',
      '321',
      '12',
      '1543',
      '9',
      '87',
    ]);
    expect(await overflowOf(page)).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('says that the figures cannot be had, and asks again', async ({ visit }) => {
    // given
    const page = await visit(NOWHERE, { stored: ADMIN, provokes: [404] });
    await answerProfile(page, { profile: { role: 'admin' } });
    await page.route('**/api/admin/statistics/', (route) => route.fulfill({ json: FIGURES }));
    await refuseOnce(page, '**/api/admin/statistics/', { status: 404, json: { message: 'En panne' } });
    await open(page, '/profile');
    await page.getByRole('alert').getByText('Impossible de charger les statistiques').waitFor();

    // when
    await page.getByRole('button', { name: 'Réessayer' }).press('Enter');

    // then
    await page.getByText('1\u202f234\u202f567.50 DZD').waitFor();
    await eventually(() => isFocused(page.getByRole('heading', { name: 'Statistiques de la boutique' }))).toBe(true);
  });
});

describe('the profile of the staff', () => {
  it('has a way to the back office above its own orders, and no figures', async ({ visit, office, shop }) => {
    // given
    const login = await logInStaff(shop.url, office, 'staff');

    // when
    const page = await visit('/profile', { stored: storedLogin(login) });

    // then
    await page.getByText('Aucune commande pour le moment').waitFor();
    const access = page.getByRole('region', { name: "Accès à l'administration" });
    expect(await access.getByRole('link', { name: "Ouvrir l'administration" }).getAttribute('href')).toBe('/admin');
    expect(await page.getByText('Statistiques').count()).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('opens the back office as a page of its own', async ({ visit, office, shop }) => {
    // given
    const login = await logInStaff(shop.url, office, 'staff');
    const page = await visit('/profile', { stored: storedLogin(login), provokes: [401, 403] });

    // when: a document is asked for, not a part of the shop's page
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/admin');
    await page.getByRole('link', { name: "Ouvrir l'administration" }).click();

    // then
    expect((await asked).isNavigationRequest()).toBe(true);
  });
});
