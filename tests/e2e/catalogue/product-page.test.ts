import { describe, expect } from 'vitest';
import { createGoods } from '../support/cart';
import { card, createBrand, createShelf, listing, ownWord } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { it } from '../support/test';
import { NOWHERE, untilInteractive } from '../support/visitor';

describe('the page of a product', () => {
  it('has tabs that the arrow keys turn', async ({ visit, office }) => {
    // given
    const { id } = await createGoods(office);
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

  it('says what is not known of a bare product', async ({ visit, office }) => {
    // given
    const goods = await createGoods(office, { price: null, stock: null });

    // when
    const page = await visit(`/product/${goods.id}`);

    // then
    await page.getByText('Description du produit non disponible.').waitFor();
    await page.getByText('Prix non disponible').first().waitFor();
    await page.getByText('(Reviews coming soon)').waitFor();
    await page.getByRole('tabpanel', { name: 'Description' }).getByText(goods.title).waitFor();
    expect(await page.getByRole('button', { name: 'Indisponible' }).isDisabled()).toBe(true);
    await page.getByRole('tab', { name: 'Caractéristiques' }).click();
    await page.getByRole('definition').getByText('Non spécifié').waitFor();
  });

  it('shows the price as received', async ({ visit, office }) => {
    // given
    const goods = await createGoods(office, { price: 1234.5 });

    // when
    const page = await visit(`/product/${goods.id}`);

    // then
    await page.getByText('1\u202f234.5 DZD', { exact: true }).waitFor();
    await page.getByText('TTC', { exact: true }).waitFor();
  });

  it('refuses what is out of stock', async ({ visit, office }) => {
    // given
    const goods = await createGoods(office, { stock: 0 });

    // when
    const page = await visit(`/product/${goods.id}`);

    // then
    expect(await page.getByRole('button', { name: 'Rupture de stock' }).isDisabled()).toBe(true);
    await page.getByText('✗ Rupture de stock').first().waitFor();
  });

  it('offers related products: same category, same brand, then the newest', async ({ visit, office, shop }) => {
    // given
    const brand = await createBrand(office, ownWord());
    const tags = [brand.id];
    await createShelf({ office, url: shop.url, products: [{ title: `${brand.name} cousin`, tags }] });
    const { products } = await createShelf({
      office,
      url: shop.url,
      products: [{ tags }, { title: `${brand.name} sister`, tags }],
    });

    // when
    const page = await visit(`/product/${products[0]?.id}`);

    // then
    const related = page.getByRole('region', { name: 'Produits similaires' });
    await related.getByText('4 produit(s) trouvé(s)').waitFor();
    expect(await related.getByText(/^(Même catégorie|Même marque|Récent)$/).allTextContents()).toEqual([
      'Même catégorie',
      'Même marque',
      'Récent',
      'Récent',
    ]);
    await card(page, `${brand.name} sister`).getByText('Même catégorie').waitFor();
    await card(page, `${brand.name} cousin`).getByText('Même marque').waitFor();
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

  it('leads back to the list it came from', async ({ visit, office, shop }) => {
    // given
    const { category, products } = await createShelf({ office, url: shop.url, products: [{}] });
    const page = await visit(`/products?categories=${category.slug}`);
    await listing(page).getByRole('link', { name: products[0]?.title }).click();
    await page.waitForURL('**/product/*');

    // when
    await page.getByRole('link', { name: 'Retour' }).click();

    // then
    await page.waitForURL(`**/products?categories=${category.slug}`);
  });

  it('leads to all products if there is no way back', async ({ visit, office, shop }) => {
    // given
    const { products } = await createShelf({ office, url: shop.url, products: [{}] });
    const page = await visit(NOWHERE);
    // As in a new tab: the page takes the place of the empty one.
    await page.evaluate((address) => window.location.replace(address), `${shop.url}/product/${products[0]?.id}`);
    await page.waitForURL('**/product/*');
    expect(await page.evaluate(() => window.history.length)).toBe(1);
    await untilInteractive(page);

    // when
    await page.getByRole('link', { name: 'Retour' }).click();

    // then
    await page.waitForURL('**/products');
  });

  it('answers 404 for an unknown product, in words', async ({ visit, shop }) => {
    for (const path of ['/product/2000000000', '/product/chaudiere']) {
      // given, when
      const page = await visit(path, { provokes: [404] });

      // then
      expect((await fetch(shop.url + path)).status).toBe(404);
      await page.getByRole('heading', { level: 1, name: 'Produit non trouvé' }).waitFor();
      await page.getByRole('link', { name: 'Retour' }).waitFor();
    }
  });
});
