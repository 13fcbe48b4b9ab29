/** What is done on a page before its scripts are there happens once they are, exactly once. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { cardTitles, cartButton, query, searchBox, sidebar } from '../support/catalogue';
import { atStep, nextButton } from '../support/checkout';
import { eventually } from '../support/eventually';
import { SCRIPTS } from '../support/line';
import { it } from '../support/test';
import { NOWHERE, PHONE, untilInteractive } from '../support/visitor';

describe('before the scripts of a page are there', () => {
  it('two presses put a product into the cart once, and its button looks busy at once', async ({ visit, goods }) => {
    // given
    const page = await visit(NOWHERE, { viewport: PHONE });
    const release = await openWithoutScripts(page, `/product/${goods.id}`);
    const button = page.getByRole('button', { name: 'Ajouter au panier' }).first();

    // when
    await button.tap();
    await button.tap();

    // then
    expect(await button.getAttribute('aria-busy')).toBe('true');
    await release();
    await eventually(() => cartButton(page).getAttribute('aria-label')).toBe('Panier, 1 article');
    await eventually(() => button.getAttribute('aria-busy')).not.toBe('true');
  });

  it('a chosen brand of boiler stays chosen, and its ranges can be chosen', async ({ visit }) => {
    // given
    const page = await visit(NOWHERE, { viewport: PHONE });
    const release = await openWithoutScripts(page, '/');
    const brand = page.getByRole('combobox', { name: 'Marque', exact: true });

    // when
    await brand.selectOption({ index: 1 });
    const chosen = await brand.inputValue();
    await release();

    // then
    await eventually(() => page.getByRole('combobox', { name: 'Gamme', exact: true }).isEnabled()).toBe(true);
    expect(await brand.inputValue()).toBe(chosen);
  });

  it.for(['Menu', 'Catégories', 'Panier', 'Filtres'])('the button %s opens what it opens', async (name, { visit }) => {
    // given
    const page = await visit(NOWHERE, { viewport: PHONE });
    const release = await openWithoutScripts(page, '/products');

    // when
    await page.getByRole('button', { name, exact: true }).tap();
    await release();

    // then
    await page.getByRole('dialog', { name }).waitFor();
  });

  it('filters are ticked, cleared again and combined with an order', async ({ visit, shelf: { category, titles } }) => {
    // given
    const page = await visit(NOWHERE);
    const release = await openWithoutScripts(page, '/products');
    const box = sidebar(page).getByRole('checkbox', { name: category.name });
    const inStock = sidebar(page).getByRole('checkbox', { name: 'En stock uniquement' });

    // when
    await box.check();
    await inStock.check();
    await inStock.uncheck();
    await page.getByRole('combobox', { name: 'Trier par' }).selectOption('Titre');
    await release();

    // then
    await eventually(() => cardTitles(page)).toEqual(titles);
    expect(query(page)).toEqual({ categories: category.slug, ordering: 'title' });
    expect(await box.isChecked()).toBe(true);
  });

  it('a text typed into the search is kept, and its suggestions come', async ({ visit }) => {
    // given
    const page = await visit(NOWHERE);
    const release = await openWithoutScripts(page, '/');

    // when
    await searchBox(page).pressSequentially('vanne');
    await release();

    // then
    await page.getByRole('option').first().waitFor();
    expect(await searchBox(page).inputValue()).toBe('vanne');
  });

  it('the checkout goes on to its second step, and to no further one', async ({ visit, cart }) => {
    // given
    const page = await visit(NOWHERE, { viewport: PHONE, cart });
    const release = await openWithoutScripts(page, '/checkout');

    // when: the cart is in the browser's storage, so the button may come with the scripts only
    const tapped = nextButton(page).tap();
    await release();
    await tapped;

    // then
    await atStep(page, 'person');
  });

  it('what somebody scrolled to stays in sight', async ({ visit, goods }) => {
    // given
    const page = await visit(NOWHERE, { viewport: PHONE });
    const release = await openWithoutScripts(page, `/product/${goods.id}`);

    // when
    await page.evaluate(() => window.scrollTo(0, 400));
    await release();
    await untilInteractive(page);

    // then
    expect(await page.evaluate(() => window.scrollY)).toBe(400);
  });

  it('a page says after twenty seconds that it is slow, with the telephone, until they come', async ({ visit }) => {
    // given
    const page = await visit(NOWHERE, { viewport: PHONE });
    await page.clock.install();
    const release = await openWithoutScripts(page, '/products');
    const notice = page.getByText('La page met du temps à charger.');

    // when, then
    expect(await notice.isVisible()).toBe(false);
    await page.clock.fastForward(20_000);
    await notice.waitFor();
    expect(await notice.getByRole('link').first().getAttribute('href')).toMatch(/^tel:/);
    await release();
    await notice.waitFor({ state: 'hidden' });
  });
});

/** Opens a page whose scripts wait. @returns what lets them come */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const released = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('main').waitFor();
  return async () => released.resolve();
}
