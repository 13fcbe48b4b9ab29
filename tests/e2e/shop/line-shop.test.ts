/** The shop over a line that is cut or silent: the page is never lost, and everything can be tried again. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { cartLine, createGoods } from '../support/cart';
import {
  cardTitles,
  cartButton,
  cartDrawer,
  listing,
  listingStatus,
  query,
  searchBox,
  sidebar,
} from '../support/catalogue';
import { eventually } from '../support/eventually';
import { beginOffline, comeOnline, cut, lineDown, lineNotice, mend, retry, SCRIPTS } from '../support/line';
import { it } from '../support/test';
import { NOWHERE, open } from '../support/visitor';

const provokes = ['line'] as const;
const PAGES = '**/*_rsc=*';

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const pathOf = (page: Page) => new URL(page.url()).pathname;

describe('a link followed while the line is cut', () => {
  it('stays on the page and says so; another try opens it once the line is back', async ({ visit }) => {
    // given
    const page = await visit('/contactus', { isNew: true, provokes });
    await cut(page);

    // when
    await menuLink(page, 'Produits').click();

    // then
    await lineNotice(page).waitFor();
    await heading(page, 'Contactez-nous').waitFor();
    expect(pathOf(page)).toBe('/contactus');

    // when
    await retry(page).click();

    // then
    await retry(page).waitFor();
    expect(pathOf(page)).toBe('/contactus');

    // when
    await mend(page);
    await retry(page).click();

    // then
    await heading(page, 'Nos produits').waitFor();
    expect(pathOf(page)).toBe('/products');
    expect(await lineNotice(page).count()).toBe(0);
    await page.goBack();
    await heading(page, 'Contactez-nous').waitFor();
  });

  it('is given up by closing what is said, and never opens by itself', async ({ visit }) => {
    // given
    const page = await visit('/contactus', { isNew: true, provokes });
    await cut(page);
    await menuLink(page, 'Produits').click();

    // when
    await lineNotice(page).getByRole('button', { name: 'Fermer' }).click();
    await mend(page);
    await menuLink(page, 'À propos').click();

    // then
    await page.waitForURL('**/Apropos');
    await heading(page, /.+/).waitFor();
    expect(await lineNotice(page).count()).toBe(0);
  });

  it('opens if its page was fetched ahead', async ({ visit }) => {
    // given
    const page = await visit('/contactus', { isNew: true, provokes });
    const fetched = page.waitForResponse(
      (response) => response.url().includes('/Apropos?_rsc=') && !response.request().headers()['next-router-prefetch'],
    );
    await menuLink(page, 'À propos').hover();
    await (await fetched).finished();
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));

    // when
    await cut(page);
    await menuLink(page, 'À propos').click();

    // then
    await page.waitForURL('**/Apropos');
    expect(await lineNotice(page).count()).toBe(0);
  });

  it('is the same for a search, a plain form and a link that the browser follows by itself', async ({ visit }) => {
    // given
    const page = await visit('/', { isNew: true, provokes });
    await cut(page);

    // when
    await searchBox(page).fill('wilo');
    await searchBox(page).press('Enter');

    // then
    await lineNotice(page).waitFor();
    await lineNotice(page).getByRole('button', { name: 'Fermer' }).click();

    // when: a form outside of the router
    await page.evaluate(() => {
      const form = document.createElement('form');
      form.action = '/search';
      document.body.append(form);
      form.requestSubmit();
    });

    // then
    await lineNotice(page).waitFor();
    await lineNotice(page).getByRole('button', { name: 'Fermer' }).click();
    expect(pathOf(page)).toBe('/');

    // when: a link outside of the router
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/products';
      document.body.append(link);
      link.click();
    });

    // then
    await lineNotice(page).waitFor();
    expect(pathOf(page)).toBe('/');
    await mend(page);
    await retry(page).click();
    await heading(page, 'Nos produits').waitFor();
  });

  it('says so after 15 seconds if the line is silent, and forgets a page that nobody waits for', async ({ visit }) => {
    // given
    const page = await visit('/contactus', { isNew: true, provokes });
    await page.route(PAGES, () => undefined);
    await page.clock.install();

    // when
    await menuLink(page, 'Produits').dispatchEvent('click');
    await page.clock.fastForward(8_000);
    expect(await lineNotice(page).count()).toBe(0);
    await page.clock.fastForward(8_000);

    // then
    await lineNotice(page).waitFor();
    await heading(page, 'Contactez-nous').waitFor();

    // when: another page is opened, while the first is asked for once more
    await retry(page).click();
    await page.unroute(PAGES);
    await menuLink(page, 'À propos').click();
    await page.waitForURL('**/Apropos');
    await page.clock.fastForward(16_000);

    // then
    expect(await lineNotice(page).count()).toBe(0);
  });

  it('stays on the page if the data comes and a script of the next page does not', async ({ visit }) => {
    // given
    const page = await visit('/contactus', { isNew: true, provokes });
    await page.route(SCRIPTS, (route) => route.abort());

    // when
    await menuLink(page, 'Produits').click();

    // then
    await lineNotice(page).waitFor();
    await heading(page, 'Contactez-nous').waitFor();
    await page.unroute(SCRIPTS);
    await retry(page).click();
    await heading(page, 'Nos produits').waitFor();
  });
});

describe('the listing while the line is cut', () => {
  it('says so in place of the products, and finds them again', async ({ visit, shelf: { category, titles } }) => {
    // given
    const page = await visit('/products', { isNew: true, provokes });
    await cut(page);

    // when
    await sidebar(page).getByRole('checkbox', { name: category.name }).check();

    // then
    await lineDown(listing(page)).waitFor();
    await heading(page, category.name).waitFor();
    expect(await page.getByText('Unexpected Application Error!').count()).toBe(0);
    expect(query(page)).toEqual({ categories: category.slug });
    await mend(page);
    await eventually(() => cardTitles(page)).toEqual(titles);
    expect(await lineDown(listing(page)).count()).toBe(0);
  });

  it('finds its products if the line was cut before it could listen', async ({
    visit,
    shelf: { category, titles },
  }) => {
    // given
    const page = await visit(NOWHERE, { isNew: true, provokes });
    await beginOffline(page);
    await page.route('**/api/products/?*', (route) => route.abort());
    await open(page, '/products');
    await sidebar(page).getByRole('checkbox', { name: category.name }).check();
    await lineDown(listing(page)).waitFor();

    // when
    await page.unroute('**/api/products/?*');
    await comeOnline(page);

    // then
    await eventually(() => cardTitles(page)).toEqual(titles);
  });
});

describe('a call over a silent line', () => {
  it('of the listing ends after 15 seconds, and is repeated on demand only', async ({ visit, shelf: { category } }) => {
    // given
    const page = await visit('/products', { isNew: true, provokes });
    const asked: string[] = [];
    await page.route('**/api/products/?*', (route) => void asked.push(route.request().url()));
    await page.clock.install();

    // when
    await sidebar(page).getByRole('checkbox', { name: category.name }).check();
    await eventually(() => asked).toHaveLength(1);
    await page.clock.fastForward(16_000);

    // then
    await lineDown(page).waitFor();
    await page.clock.fastForward(60_000);
    expect(asked).toHaveLength(1);
    await page.unroute('**/api/products/?*');
    await lineDown(page).getByRole('button', { name: 'Réessayer' }).click();
    await listingStatus(page)
      .filter({ hasText: /^1 produit$/ })
      .waitFor();
  });

  it('for the categories says so in the drawer, and tries again', async ({ visit }) => {
    // given
    const page = await visit('/', { isNew: true, provokes });
    await page.getByRole('button', { name: 'Catégories', exact: true }).click();
    await page.getByRole('dialog', { name: 'Catégories' }).getByRole('listitem').first().waitFor();
    await page.keyboard.press('Escape');
    await cut(page);

    // when
    await page.getByRole('button', { name: 'Catégories', exact: true }).click();

    // then
    const drawer = page.getByRole('dialog', { name: 'Catégories' });
    await drawer.getByText('Connexion impossible.').waitFor();
    expect(await drawer.getByText('Aucune catégorie disponible').count()).toBe(0);
    await mend(page);
    await drawer.getByRole('listitem').first().waitFor();
  });

  it('for the stock of the cart holds nobody up', async ({ visit, office }) => {
    // given
    const page = await visit('/products', {
      isNew: true,
      cart: [cartLine(await createGoods(office, { stock: 2 }), 5)],
      provokes,
    });
    await page.route('**/api/products/*/', () => undefined);
    await cartButton(page).click();
    await cartDrawer(page).getByRole('link', { name: 'Procéder au paiement' }).click();
    await page.getByRole('heading', { level: 2, name: 'Votre panier' }).waitFor();

    // when
    await page.getByRole('button', { name: 'Suivant' }).click();

    // then
    await page.getByRole('heading', { level: 2, name: 'Informations personnelles' }).waitFor();
  });
});
