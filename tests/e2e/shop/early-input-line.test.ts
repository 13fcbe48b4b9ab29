/** First taps on weak lines, half a second after the page appears: each takes effect once, and no page scrolls by itself. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { card, cartButton, createShelf, ownWord, query, sidebar } from '../support/catalogue';
import { atStep, nextButton } from '../support/checkout';
import { eventually } from '../support/eventually';
import { it } from '../support/test';
import { NOWHERE, PHONE, WIDE } from '../support/visitor';

const TAP_AFTER_MS = 500;

describe.each([
  { kilobytes: 50, latency: 600 },
  { kilobytes: 95, latency: 300 },
])('on a line of $kilobytes kB/s with $latency ms', (line) => {
  it('the home page takes the choice of a brand', async ({ visit }) => {
    const page = await visit(NOWHERE, { isNew: true, viewport: PHONE });
    await openSlowly(page, '/', line);
    const brand = page.getByRole('combobox', { name: 'Marque', exact: true });
    await brand.selectOption({ index: 1 });
    await eventually(() => page.getByRole('combobox', { name: 'Gamme', exact: true }).isEnabled()).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  it('the menu opens', async ({ visit }) => {
    const page = await visit(NOWHERE, { isNew: true, viewport: PHONE });
    await openSlowly(page, '/', line);
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await page.getByRole('dialog').waitFor();
  });

  it('a filter of the listing is ticked', async ({ visit, shelf: { category } }) => {
    const page = await visit(NOWHERE, { isNew: true, viewport: WIDE });
    await openSlowly(page, '/products', line);
    await sidebar(page).getByRole('checkbox', { name: category.name }).check();
    await eventually(() => query(page).categories).toBe(category.slug);
  });

  it('a product found is put into the cart once', async ({ visit, office, shop }) => {
    const title = `Vanne ${ownWord()}`;
    await createShelf({ office, url: shop.url, products: [{ title }] });
    const page = await visit(NOWHERE, { isNew: true, viewport: PHONE });
    await openSlowly(page, `/search?q=${encodeURIComponent(title)}`, line);
    await card(page, title)
      .getByRole('button', { name: /panier/ })
      .tap();
    await eventually(() => cartButton(page).getAttribute('aria-label')).toBe('Panier, 1 article');
  });

  it('a product is put into the cart once, and its page stays where it was scrolled to', async ({ visit, goods }) => {
    const page = await visit(NOWHERE, { isNew: true, viewport: PHONE });
    await openSlowly(page, `/product/${goods.id}`, line);
    await page.getByRole('button', { name: 'Ajouter au panier' }).first().tap();
    const place = await page.evaluate(() => {
      window.scrollBy(0, 200);
      return window.scrollY;
    });
    await eventually(() => cartButton(page).getAttribute('aria-label')).toBe('Panier, 1 article');
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
  });

  it('the checkout goes on to its second step only', async ({ visit, cart }) => {
    const page = await visit(NOWHERE, { isNew: true, viewport: PHONE, cart });
    await openSlowly(page, '/checkout', line);
    await nextButton(page).tap();
    await atStep(page, 'person');
  });
});

/** Opens a page over such a line, and waits until a visitor may have read what to press. */
async function openSlowly(page: Page, path: string, line: { kilobytes: number; latency: number }): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: line.kilobytes * 1000,
    uploadThroughput: line.kilobytes * 1000,
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('main').waitFor();
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), TAP_AFTER_MS);
}
