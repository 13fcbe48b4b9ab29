/** Forms in a browser without scripts. What such a visitor reads is the HTML that the tests named -html read. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { cardTitles, chips, query, readListed, sidebar } from '../support/catalogue';
import { it } from '../support/test';

const hasJavaScript = false;
const tick = (page: Page, name: RegExp | string) => sidebar(page).getByRole('checkbox', { name }).first().check();
const choose = (page: Page, order: string) =>
  page.getByRole('main').getByRole('combobox', { name: 'Trier par' }).selectOption(order);

describe('without JavaScript', () => {
  it('filters of the listing are a plain form with its order, and all categories', async ({ visit, shop }) => {
    // given
    const page = await visit('/products', { hasJavaScript });

    // when
    await tick(page, /^Grundfos/);
    await tick(page, /^Électrodes/);
    await tick(page, 'En stock uniquement');
    await sidebar(page).getByRole('textbox', { name: 'Prix maximum' }).fill('15 000,00');
    await choose(page, 'Prix croissant');
    await sidebar(page).getByRole('button', { name: 'Appliquer' }).click();

    // then
    await page.waitForURL('**/products?*tags=Grundfos*');
    const chosen = { tags: 'Grundfos', in_stock: 'true', max_price: '15 000,00', ordering: 'price' };
    expect(query(page)).toMatchObject({ ...chosen, categories: 'electrodes' });
    expect(await cardTitles(page)).toEqual([]);

    // when
    await chips(page).getByRole('link', { name: 'Retirer le filtre : Électrodes' }).click();

    // then
    await page.waitForURL((url) => !url.searchParams.has('categories'));
    const { products } = await readListed(shop.url, { ...chosen, max_price: '15000' });
    expect(products.length).toBeGreaterThan(2);
    expect(await cardTitles(page)).toEqual(products.map(({ title }) => title));
  });

  it('the filters of a search are sent with its type and order', async ({ visit }) => {
    // given
    const page = await visit('/search?q=grundfos', { hasJavaScript });
    const titles = () => page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();

    // when
    await tick(page, /^Circulateurs/);
    await page.getByRole('radio', { name: /^Produits/ }).check();
    await choose(page, 'Nom');
    await page.getByRole('button', { name: 'Appliquer' }).click();

    // then
    await page.waitForURL('**/search?q=grundfos&type=products&sort=name&categories=*');
    expect((await titles()).length).toBeGreaterThan(1);
    expect(await titles()).toEqual((await titles()).toSorted(new Intl.Collator('fr').compare));
    expect(await page.getByRole('region', { name: 'Marques', exact: true }).count()).toBe(0);
  });

  it('a brand of boilers alone leads to its models', async ({ visit }) => {
    const page = await visit('/', { hasJavaScript });

    await page.getByLabel('Marque', { exact: true }).selectOption({ label: 'Saunier Duval' });
    await page.getByRole('button', { name: 'Voir les pièces' }).click();

    await page.waitForURL('**/chaudieres/saunier-duval');
  });

  it('a category opens at the press of its button', async ({ visit }) => {
    const page = await visit('/CategoryPage', { hasJavaScript });

    await page.getByRole('button', { name: /^Plomberie et sanitaire/ }).click();

    await page.waitForURL('**/CategoryPage?category=*');
    await page.getByRole('region', { name: 'Plomberie et sanitaire', exact: true }).waitFor();
  });
});
