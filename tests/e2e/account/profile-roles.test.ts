import { describe, expect } from 'vitest';
import type { Statistics } from '@/contract/orders';
import { seriousFindings } from '../support/axe';
import { answerLater } from '../support/blind-shop';
import { eventually } from '../support/eventually';
import { expectFitAtEachWidth } from '../support/fit';
import { isFocused } from '../support/keyboard';
import { answerProfile } from '../support/profile';
import { askOwn, logInStaff, madeUpLogin, storedLogin } from '../support/session';
import { it } from '../support/test';
import { NOWHERE, open, PHONE, reload } from '../support/visitor';

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

  it('says that the figures are on their way, cannot be had, and what they are at the next try', async ({ visit }) => {
    // given
    const page = await visit(NOWHERE, { stored: ADMIN, viewport: PHONE, provokes: [404] });
    await answerProfile(page, { profile: { role: 'admin' } });
    const path = '/api/admin/statistics/';
    const refuse = await answerLater(page, { path, status: 404, json: { message: 'En panne' } });
    await open(page, '/profile');
    await page.getByText('Chargement des statistiques...').waitFor({ state: 'attached' });

    // when
    refuse();
    await page.getByRole('alert').getByText('Impossible de charger les statistiques').waitFor();
    await page.route(`**${path}`, (route) => route.fulfill({ json: FIGURES }));
    await page.getByRole('button', { name: 'Réessayer' }).press('Enter');

    // then
    const figures = page.getByRole('region', { name: 'Statistiques de la boutique' });
    await figures.getByText('1\u202f234\u202f567.50 DZD').waitFor();
    await eventually(() => isFocused(page.getByRole('heading', { name: 'Statistiques de la boutique' }))).toBe(true);
    expect(await figures.getByRole('term').allTextContents()).toEqual([
      "Chiffre d'affaires",
      'Commandes',
      'Commandes en attente',
      'Produits',
      'Produits en stock faible',
      'Utilisateurs',
    ]);
    const shown = ['1\u202f234\u202f567.50 DZD', '321', '12', '1543', '9', '87'];
    expect(await figures.getByRole('definition').allTextContents()).toEqual(shown);
    await expectFitAtEachWidth(page);
  });
});

describe('the profile of the staff', () => {
  it('has the rule of staff for its password, and a way to the back office above its own orders, and no figures', async ({
    visit,
    office,
    shop,
  }) => {
    // given
    const login = await logInStaff(shop.url, office, 'staff');

    // when
    const page = await visit('/profile', { stored: storedLogin(login), provokes: [401, 403] });

    // then
    await page.getByText('Aucune commande pour le moment').waitFor();
    const access = page.getByRole('region', { name: "Accès à l'administration" });
    expect(await page.getByText('Statistiques').count()).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Changer mon mot de passe' }).click();
    await page.getByText('Au moins 12 caractères').waitFor();

    // when: a document is asked for, not a part of the shop's page
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/admin');
    await access.getByRole('link', { name: "Ouvrir l'administration" }).click();

    // then
    expect((await asked).isNavigationRequest()).toBe(true);
  });
});
