import { describe, expect } from 'vitest';
import { card, createShelf, listing } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { it } from '../support/test';
import { NOWHERE, untilInteractive } from '../support/visitor';

describe('the page of a product', () => {
  it('has tabs that the arrow keys turn', async ({ visit, goods: { id } }) => {
    // given
    const page = await visit(`/product/${id}`);
    const tab = (name: string) => page.getByRole('tab', { name });
    await tab('Description').focus();

    // when
    await page.keyboard.press('ArrowRight');

    // then
    await eventually(() => tab('Caractéristiques').getAttribute('aria-selected')).toBe('true');
    const panel = page.getByRole('tabpanel', { name: 'Caractéristiques' });
    expect(await panel.getByRole('definition').allTextContents()).toContain(`#${id}`);
    expect(await page.getByRole('tabpanel', { name: 'Description' }).isVisible()).toBe(false);
    await page.keyboard.press('Home');
    await page.getByRole('tabpanel', { name: 'Description' }).waitFor();
  });

  it('opens at its top when a related product takes its place', async ({ visit, office, shop }) => {
    // given
    const { products } = await createShelf({ office, url: shop.url, products: [{}, {}] });
    const [shown, sister] = products;
    const page = await visit(`/product/${shown?.id}`);

    // when
    await card(page, sister?.title ?? '')
      .getByRole('link')
      .click();

    // then
    await page.getByRole('heading', { level: 1, name: sister?.title }).waitFor();
    await eventually(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  it('leads back to the list it came from', async ({ visit, shelf: { category, titles } }) => {
    // given
    const page = await visit(`/products?categories=${category.slug}`);
    await listing(page).getByRole('link', { name: titles[0] }).click();
    await page.waitForURL('**/product/*');

    // when
    await page.getByRole('link', { name: 'Retour' }).click();

    // then
    await page.waitForURL(`**/products?categories=${category.slug}`);
  });

  it('leads to all products if there is no way back', async ({ visit, goods, shop }) => {
    // given
    const page = await visit(NOWHERE);
    // As in a new tab: the page takes the place of the empty one.
    await page.evaluate((address) => window.location.replace(address), `${shop.url}/product/${goods.id}`);
    await page.waitForURL('**/product/*');
    expect(await page.evaluate(() => window.history.length)).toBe(1);
    await untilInteractive(page);

    // when
    await page.getByRole('link', { name: 'Retour' }).click();

    // then
    await page.waitForURL('**/products');
  });
});

describe('the way to a product', () => {
  it('says Chargement du produit... while its page is made, and opens it at its top', async ({ visit }) => {
    // given
    const page = await visit('/products?tags=Grundfos');
    const gate = Promise.withResolvers<void>();
    await page.route('**/product/*', async (route) => {
      await gate.promise;
      await route.continue();
    });
    const link = listing(page).getByRole('article').last().getByRole('link');
    await link.scrollIntoViewIfNeeded();
    await eventually(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);

    // when
    await link.click();

    // then
    await page.getByText('Chargement du produit...').waitFor();
    gate.resolve();
    await page.waitForURL('**/product/*');
    await page.getByRole('tab', { name: 'Description' }).waitFor();
    await eventually(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});
