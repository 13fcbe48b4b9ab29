/** What the shop fetches when it is first opened, over a line that is cut: it can be tried again, and nothing is taken away. */
import type { Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { cardTitles, createShelf, listing, sidebar } from './support/catalogue';
import { eventually } from './support/eventually';
import { lineDown, lineNotice, retry, SCRIPTS } from './support/line';
import { it } from './support/test';
import { PHONE } from './support/visitor';

const provokes = ['line'] as const;

describe('the listing while scripts cannot be fetched', () => {
  it('says in place of the price slider that it could not be fetched, and fetches it on another try', async ({
    visit,
  }) => {
    // given
    const page = await visit('/contactus', { isNew: true, provokes });
    await page
      .getByRole('navigation', { name: 'Navigation principale' })
      .getByRole('link', { name: 'Produits' })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Nos produits' }).waitFor();
    await page.route(SCRIPTS, (route) => route.abort());

    // when
    const price = sidebar(page).getByRole('group', { name: 'Prix' });
    await price.scrollIntoViewIfNeeded();

    // then
    await price.getByText('Connexion impossible. Vérifiez votre réseau puis réessayez.').waitFor();
    await page.unroute(SCRIPTS);
    await price.getByRole('button', { name: 'Réessayer' }).click();
    await price.getByRole('slider', { name: 'Prix minimum' }).waitFor();
    expect(await cardTitles(page)).toHaveLength(20);
  });

  it('says in place of the products that a change could not be fetched, and fetches it on another try', async ({
    visit,
    office,
    shop,
  }) => {
    // given
    const { category, products } = await createShelf({ office, url: shop.url, products: [{}] });
    const page = await visit('/products', { isNew: true, provokes });
    await page.waitForLoadState('networkidle');
    await page.route(SCRIPTS, (route) => route.abort());

    // when
    await sidebar(page).getByRole('checkbox', { name: category.name }).check();

    // then
    const message = lineDown(listing(page));
    await message.waitFor();
    await page.unroute(SCRIPTS);
    await message.getByRole('button', { name: 'Réessayer' }).click();
    await eventually(() => cardTitles(page)).toEqual(products.map(({ title }) => title));
  });

  it.for([
    ['the filters', '/products', 'Filtres'],
    ['the menu', '/products', 'Menu'],
    ['the categories', '/products', 'Catégories'],
    ['the cart', '/products', 'Panier'],
  ] as const)('of a phone says so if %s cannot be opened', async ([, path, name], { visit }) => {
    // given
    const page = await visit(path, { isNew: true, viewport: PHONE, provokes });
    await page.route(SCRIPTS, (route) => route.abort());
    const opener = page.getByRole('button', { name, exact: true });

    // when
    await opener.tap();

    // then
    await lineNotice(page).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.unroute(SCRIPTS);
    await retry(page).tap();
    await page.getByRole('dialog').waitFor();
    expect(await lineNotice(page).count()).toBe(0);
  });

  it('of a phone opens the categories at the next try, though a script of the try before fails only now', async ({
    visit,
  }) => {
    // given: each script is tried twice. One has failed both times; the second try of the other is still under way.
    const page = await visit('/products', { isNew: true, viewport: PHONE, provokes });
    const tries: string[] = [];
    const slow: Route[] = [];
    let isCut = true;
    await page.route(SCRIPTS, (route) => {
      if (!isCut) return route.continue();
      const url = route.request().url();
      const isSecondTryOfSecond = tries.includes(url) && url !== tries[0];
      tries.push(url);
      return isSecondTryOfSecond && slow.length === 0 ? void slow.push(route) : route.abort();
    });
    await page.getByRole('button', { name: 'Catégories', exact: true }).tap();
    await lineNotice(page).waitFor();
    await eventually(() => slow).toHaveLength(1);
    isCut = false;

    // when
    await retry(page).tap();
    await slow[0]?.abort();

    // then
    await page.getByRole('dialog').waitFor();
    expect(await lineNotice(page).count()).toBe(0);
  });

  it('opens at another press of the same button too, by the keyboard alone', async ({ visit }) => {
    // given
    const page = await visit('/products', { isNew: true, provokes });
    await page.route(SCRIPTS, (route) => route.abort());
    await page.getByRole('button', { name: 'Catégories', exact: true }).focus();
    await page.keyboard.press('Enter');
    await lineNotice(page).waitFor();
    await page.unroute(SCRIPTS);

    // when
    await page.keyboard.press('Enter');

    // then
    await page.getByRole('dialog').waitFor();
    expect(await lineNotice(page).count()).toBe(0);
  });
});
