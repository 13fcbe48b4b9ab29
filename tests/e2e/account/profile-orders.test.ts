import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { seriousFindings } from '../support/axe';
import { eventually } from '../support/eventually';
import { isFocused } from '../support/keyboard';
import { overflowOf } from '../support/overflow';
import { answerProfile, item, order, ordersPage, PROFILE, refuseOnce } from '../support/profile';
import { madeUpLogin, storedLogin } from '../support/session';
import { it } from '../support/test';
import { NOWHERE, open } from '../support/visitor';

const LOGIN = storedLogin(madeUpLogin());
const ORDERS = '**/api/user/orders/*';
const LONG = `Échangeur à plaques avec joints toriques et kit de montage ${'Anticorrosion'.repeat(8)}`;

function card(page: Page, id: number) {
  return page.getByRole('article', { name: `Commande #${id}` });
}

describe('the order history', () => {
  it('shows three goods of an order, the others on demand, by the keyboard too', async ({ visit }) => {
    // given
    const page = await visit(NOWHERE, { stored: LOGIN, viewport: { width: 360, height: 740 }, provokes: [404] });
    const items = [
      item({ product_title: LONG, image: '/media/missing.webp' }),
      item({ product_title: 'Plus au catalogue', product_id: null }),
      item(),
      item({ product_title: 'Quatrième' }),
      item({ product_title: 'Cinquième' }),
    ];
    await answerProfile(page, { orders: ordersPage([order(12, { items })]) });
    await open(page, '/profile');
    const lines = card(page, 12).getByRole('listitem');
    await lines.first().waitFor();
    expect(await lines.count()).toBe(3);
    expect(await card(page, 12).getByRole('link').count()).toBe(2);
    await eventually(() => lines.first().locator('img').getAttribute('src')).toBe('/placeholder.svg');
    expect(await overflowOf(page)).toBe(0);

    // when
    const button = card(page, 12).getByRole('button', { name: 'Voir les 2 autres articles', expanded: false });
    await button.press('Enter');

    // then
    expect(await lines.count()).toBe(5);
    const less = card(page, 12).getByRole('button', { name: 'Voir moins', expanded: true });
    await eventually(() => isFocused(less)).toBe(true);
    await less.press('Enter');
    expect(await lines.count()).toBe(3);
  });

  it('shows more orders on demand, and goes on at the first of them', async ({ visit }) => {
    // given
    const page = await visit(NOWHERE, { stored: LOGIN, provokes: [404] });
    await answerProfile(page);
    const asked: string[] = [];
    await page.route(ORDERS, async (route) => {
      const number = Number(new URL(route.request().url()).searchParams.get('page'));
      asked.push(String(number));
      // The last order of the first page comes again, as if an order was placed meanwhile.
      const orders = number === 1 ? [order(13), order(12)] : [order(12), order(11)];
      await route.fulfill({ json: ordersPage(orders, { total: 3, page: number, total_pages: 2 }) });
    });
    await open(page, '/profile');
    const more = page.getByRole('button', { name: 'Afficher plus de commandes' });
    await more.waitFor();
    await refuseOnce(page, ORDERS, { status: 404, json: { message: 'En panne' } });

    // when
    await more.click();
    await page.getByText("Les commandes suivantes n'ont pas pu être chargées.").waitFor();
    await page.getByRole('button', { name: 'Réessayer' }).press('Enter');

    // then
    await card(page, 11).waitFor();
    expect(await page.getByRole('article').count()).toBe(3);
    await eventually(() => isFocused(page.getByRole('heading', { name: 'Commande #11' }))).toBe(true);
    expect(await more.count()).toBe(0);
    expect(asked).toEqual(['1', '2']);
  });

  it('that is empty leads to the products', async ({ visit }) => {
    // given
    const page = await visit(NOWHERE, { stored: LOGIN });
    await answerProfile(page);
    await open(page, '/profile');
    await page.getByText('Aucune commande pour le moment').waitFor();
    expect(await seriousFindings(page)).toEqual([]);

    // when
    await page.getByRole('link', { name: 'Découvrir nos produits' }).click();

    // then
    await page.waitForURL((url) => url.pathname === '/products');
  });

  it('that fails leaves the profile standing, and is asked for again', async ({ visit }) => {
    // given
    const page = await visit(NOWHERE, { stored: LOGIN, provokes: [404] });
    await answerProfile(page, { orders: ordersPage([order(12)]) });
    await refuseOnce(page, ORDERS, { status: 404, json: { message: 'En panne' } });
    await open(page, '/profile');
    await page.getByRole('alert').getByText('Impossible de charger vos commandes').waitFor();
    await page.getByText(PROFILE.email).waitFor();

    // when
    await page.getByRole('button', { name: 'Réessayer' }).press('Enter');

    // then
    await card(page, 12).waitFor();
    await eventually(() => isFocused(page.getByRole('heading', { name: 'Mes commandes' }))).toBe(true);
  });
});
