/** Parts of a page whose script comes at the first sign of interest: whatever is done before the script is there counts. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createGoods } from './support/cart';
import { cardTitles, cartButton, createShelf, listing, query, sidebar } from './support/catalogue';
import { eventually } from './support/eventually';
import { isFocused } from './support/keyboard';
import { lineNotice, retry, SCRIPTS } from './support/line';
import { register } from './support/session';
import { it } from './support/test';
import { NOWHERE, openUntouched, PHONE } from './support/visitor';

describe('a part of a page that has no script yet', () => {
  it('ticks, unticks and opens what was pressed meanwhile', async ({ visit, office, shop }) => {
    // given
    const { category, products } = await createShelf({ office, url: shop.url, products: [{}] });
    const page = await visit(NOWHERE);
    const release = await openWithoutScripts(page, '/products');
    const box = sidebar(page).getByRole('checkbox', { name: category.name });
    const inStock = sidebar(page).getByRole('checkbox', { name: 'En stock uniquement' });
    const opener = sidebar(page)
      .getByRole('button', { name: /^Sous-catégories/ })
      .first();

    // when
    await box.check();
    await inStock.check();
    await inStock.uncheck();
    await opener.click();
    expect(await opener.getAttribute('aria-expanded')).toBe('false');
    await release();

    // then
    await eventually(() => cardTitles(page)).toEqual(products.map(({ title }) => title));
    expect(query(page)).toEqual({ categories: category.slug });
    expect(await box.isChecked()).toBe(true);
  });

  it('hears a press without a pointer, as programs and screen readers make it', async ({ visit }) => {
    // given
    const page = await visit(NOWHERE);
    await openUntouched(page, '/products');
    const opener = sidebar(page)
      .getByRole('button', { name: /^Sous-catégories/ })
      .first();

    // when
    await opener.dispatchEvent('click');

    // then
    await eventually(() => opener.getAttribute('aria-expanded')).toBe('true');
  });

  it('opens and closes the filters of a phone at once, and ticks what was pressed in them', async ({
    visit,
    office,
    shop,
  }) => {
    // given
    const { category, products } = await createShelf({ office, url: shop.url, products: [{}] });
    const page = await visit(NOWHERE, { viewport: PHONE });
    const release = await openWithoutScripts(page, '/products');
    const opener = page.getByRole('button', { name: 'Filtres' });
    const sheet = page.getByRole('dialog', { name: 'Filtres' });

    // when
    await opener.tap();
    await sheet.getByRole('button', { name: 'Fermer' }).tap();

    // then
    await sheet.waitFor({ state: 'hidden' });
    expect(await isFocused(opener)).toBe(true);

    // when
    await opener.tap();
    await sheet.getByRole('checkbox', { name: category.name }).tap();
    await release();

    // then
    await sheet.getByRole('button', { name: 'Voir 1 produit' }).tap();
    await sheet.waitFor({ state: 'hidden' });
    await eventually(() => cardTitles(page)).toEqual(products.map(({ title }) => title));
    expect(query(page)).toEqual({ categories: category.slug });
  });

  it('keeps what was typed, chosen and sent', async ({ visit, office, shop }) => {
    // given
    const { category, products } = await createShelf({ office, url: shop.url, products: [{}, {}] });
    const [first] = products;
    const page = await visit(NOWHERE);
    const release = await openWithoutScripts(page, `/products?categories=${category.slug}`);
    const text = sidebar(page).getByRole('searchbox').first();

    // when
    await text.fill(first?.title ?? '');
    await text.press('Enter');
    await page.getByRole('combobox', { name: 'Trier par' }).selectOption('Titre');
    await release();

    // then
    await eventually(() => cardTitles(page)).toEqual([first?.title]);
    expect(query(page)).toEqual({ categories: category.slug, search: first?.title, ordering: 'title' });
    expect(await text.inputValue()).toBe(first?.title);
  });

  it('opens another page of the listing without loading the whole page anew', async ({ visit }) => {
    // given
    const page = await visit(NOWHERE);
    const release = await openWithoutScripts(page, '/products');
    const before = await cardTitles(page);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));

    // when
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await release();

    // then
    await eventually(() => query(page)).toEqual({ page: '2' });
    await eventually(() => cardTitles(page)).not.toEqual(before);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  it('puts a product into the cart once, on a phone as well', async ({ visit, office }) => {
    // given
    const goods = await createGoods(office);
    const page = await visit(NOWHERE, { viewport: PHONE });
    const release = await openWithoutScripts(page, `/product/${goods.id}`);

    // when
    await page.getByRole('button', { name: 'Ajouter au panier' }).click();
    await release();

    // then
    await eventually(() => cartButton(page).getAttribute('aria-label')).toMatch(/\b1\b/);
  });

  it('follows a link of the footer without loading the whole page anew', async ({ visit }) => {
    // given
    const page = await visit(NOWHERE);
    const release = await openWithoutScripts(page, '/');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));

    // when
    await page.getByRole('contentinfo').getByRole('link', { name: 'Suivre ma commande' }).click();
    expect(new URL(page.url()).pathname).toBe('/');
    await release();

    // then
    await page.getByRole('heading', { level: 1, name: 'Suivre ma commande' }).waitFor();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  it('puts a product of the home page into the cart', async ({ visit }) => {
    // given
    const page = await visit(NOWHERE);
    const release = await openWithoutScripts(page, '/');
    const newest = page.getByRole('region', { name: 'Derniers arrivages' });

    // when
    await newest.locator('button:enabled').first().click();
    await release();

    // then
    await eventually(() => cartButton(page).getAttribute('aria-label')).toMatch(/\b1\b/);
  });
});

describe('a page that nobody has touched', () => {
  it('leads a guest from the profile to the login: the footer, which stays, holds up no page', async ({ visit }) => {
    // given
    const page = await visit(NOWHERE);

    // when
    await openUntouched(page, '/profile');

    // then
    await page.getByRole('heading', { level: 1, name: 'Votre compte' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
  });

  it('leads an account from the login to the shop', async ({ visit, shop }) => {
    // given
    const page = await visit(NOWHERE, { login: await register(shop.url) });

    // when
    await openUntouched(page, '/login');

    // then
    await page.getByRole('heading', { level: 1, name: /^La bonne pièce/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

describe('a part whose script cannot be fetched', () => {
  const provokes = ['line'] as const;

  it('says so to somebody who waits for it, and does what they wanted at another try', async ({
    visit,
    office,
    shop,
  }) => {
    // given
    const { category, products } = await createShelf({ office, url: shop.url, products: [{}] });
    const page = await visit(NOWHERE, { isNew: true, provokes });
    await openUntouched(page, '/products');
    await page.route(SCRIPTS, (route) => route.abort());

    // when
    await sidebar(page).getByRole('checkbox', { name: category.name }).check();

    // then
    await lineNotice(page).waitFor();
    await page.unroute(SCRIPTS);
    await retry(page).click();
    await eventually(() => cardTitles(page)).toEqual(products.map(({ title }) => title));
    expect(await lineNotice(page).count()).toBe(0);
  });

  it('forgets what was wanted if the notice is closed, and comes by itself with the line', async ({ visit }) => {
    // given
    const page = await visit(NOWHERE, { isNew: true, provokes });
    await openUntouched(page, '/products');
    await page.context().setOffline(true);
    const opener = sidebar(page)
      .getByRole('button', { name: /^Sous-catégories/ })
      .first();
    await opener.click();
    await lineNotice(page).getByRole('button', { name: 'Fermer' }).click();

    // when
    await page.context().setOffline(false);

    // then
    await eventually(async () => {
      await opener.click();
      return opener.getAttribute('aria-expanded');
    }).toBe('true');
  });

  it.for([
    ['the next page waits for it', false],
    ['the next page waits for it, though it failed before', true],
  ] as const)('and that stays when the page is left says so, as %s', async ([, hasFailed], { visit }) => {
    // given
    const page = await visit(NOWHERE, { isNew: true, provokes });
    await openUntouched(page, '/contactus');
    const isPart = await partOfPage(page, '/Apropos');
    await page.route(SCRIPTS, (route) => (isPart(route.request().url()) ? route.abort() : route.continue()));
    if (hasFailed) {
      const failure = page.waitForEvent('console', (message) => message.text().includes('Failed to load chunk'));
      await page.mouse.move(200, 400);
      await failure;
    }

    // when
    await page
      .getByRole('navigation', { name: 'Navigation principale' })
      .getByRole('link', { name: 'À propos' })
      .dispatchEvent('click');

    // then
    await lineNotice(page).waitFor();
    expect(new URL(page.url()).pathname).toBe('/contactus');
    await page.unroute(SCRIPTS);
    await retry(page).click();
    await page.getByRole('heading', { name: 'Notre mission' }).waitFor();
    expect(await lineNotice(page).count()).toBe(0);
  });

  it('of the next page says so and stays; another try opens the page', async ({ visit }) => {
    // given
    const page = await visit('/contactus', { isNew: true, provokes });
    const isPart = await partOfPage(page, '/products');
    await page.route(SCRIPTS, (route) => (isPart(route.request().url()) ? route.abort() : route.continue()));

    // when
    await page
      .getByRole('navigation', { name: 'Navigation principale' })
      .getByRole('link', { name: 'Produits' })
      .click();

    // then
    await lineNotice(page).waitFor();
    expect(new URL(page.url()).pathname).toBe('/contactus');
    await page.unroute(SCRIPTS);
    await retry(page).click();
    await page.getByRole('heading', { level: 1, name: 'Nos produits' }).waitFor();
    await listing(page).waitFor();
    expect(await lineNotice(page).count()).toBe(0);
  });
});

/** Opens a page whose further scripts wait. @returns what lets them come */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  await openUntouched(page, path);
  const released = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await released.promise;
    await route.continue();
  });
  return async () => {
    released.resolve();
  };
}

/** Tells whether a script comes with no page as such, but at a sign of interest in this one. */
async function partOfPage(page: Page, path: string): Promise<(url: string) => boolean> {
  const data = await (await page.request.get(path, { headers: { rsc: '1' } })).text();
  const known = new Set([
    ...(data.match(/\/_next\/static\/chunks\/[^"\\]+\.js/g) ?? []),
    ...(await page.evaluate(() => [...document.scripts].map(({ src }) => new URL(src || '/', location.href).pathname))),
  ]);
  return (url) => !known.has(new URL(url).pathname);
}
