import { describe, expect } from 'vitest';
import { shop as constants } from '@/shop';
import { frenchTypography } from '@/words/typography';
import type { BackOffice } from '../../support/back-office';
import { card, createBrand, createShelf, listing, ownWord } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { it } from '../support/test';

describe('the facts on the page of a product', () => {
  it('are its category, its way there, its brands, its reference and whether it is there', async ({
    visit,
    office,
    shop,
  }) => {
    // given
    const brands = await createThreeBrands(office);
    const { category, products } = await createShelf({
      office,
      url: shop.url,
      products: [{ tags: brands.map(({ id }) => id), shortDescription: 'En laiton.' }],
    });
    const { id, title } = products[0] ?? { id: 0, title: '' };

    // when
    const page = await visit(`/product/${id}`);

    // then
    const steps = page.getByRole('navigation', { name: "Fil d'Ariane" });
    expect(await steps.getByRole('link').allTextContents()).toEqual(['Accueil', 'Produits', category.name]);
    expect(await steps.getByRole('listitem').last().textContent()).toBe(title);
    expect(await steps.getByRole('link', { name: category.name }).getAttribute('href')).toBe(
      `/products?categories=${category.slug}`,
    );
    const article = page.getByRole('article').first();
    await article.getByText(category.name, { exact: true }).first().waitFor();
    const badges = await article.getByRole('list', { name: 'Marques' }).getByRole('listitem').allTextContents();
    expect(badges).toHaveLength(3);
    expect(badges[2]).toBe('+1');
    await page.getByText('En laiton.', { exact: true }).waitFor();
    await article.getByText(`1\u202f000 ${constants.currency}`, { exact: true }).waitFor();
    await page.getByRole('tab', { name: 'Caractéristiques' }).click();
    const facts = page.getByRole('tabpanel', { name: 'Caractéristiques' });
    const terms = await facts.getByRole('term').allTextContents();
    const definitions = await facts.getByRole('definition').allTextContents();
    expect(terms).toEqual(['Référence', 'Marques', 'Catégories', 'Disponibilité']);
    expect(definitions).toEqual([`#${id}`, expect.stringContaining(', '), category.name, '✓ En stock']);
    expect(definitions[1]?.split(', ').toSorted()).toEqual(brands.map(({ name }) => name).toSorted());
  });

  it("are also the manufacturer's reference and the warranty, if the product has them", async ({
    visit,
    office,
    shop,
  }) => {
    // given
    const reference = `R-${ownWord()}`;
    const { products } = await createShelf({ office, url: shop.url, products: [{ reference, warrantyMonths: 24 }] });

    // when
    const page = await visit(`/product/${products[0]?.id}`);
    await page.getByRole('tab', { name: 'Caractéristiques' }).click();

    // then
    const facts = page.getByRole('tabpanel', { name: 'Caractéristiques' });
    const terms = await facts.getByRole('term').allTextContents();
    const definitions = await facts.getByRole('definition').allTextContents();
    expect(terms.slice(1, 3)).toEqual(['Référence fabricant', 'Garantie']);
    expect(definitions.slice(1, 3)).toEqual([reference, '24 mois']);
  });

  it('say how one pays and how soon it comes', async ({ visit, office, shop }) => {
    // given
    const { products } = await createShelf({ office, url: shop.url, products: [{}] });

    // when
    const page = await visit(`/product/${products[0]?.id}`);

    // then
    const assurances = page.getByRole('main').getByRole('list').filter({ hasText: 'Paiement à la livraison' });
    expect(await assurances.getByRole('listitem').allTextContents()).toEqual([
      'Paiement à la livraison',
      frenchTypography('Livraison en 24 à 48 h'),
    ]);
  });

  it('are five stars for decoration', async ({ visit, office, shop }) => {
    // given
    const { products } = await createShelf({ office, url: shop.url, products: [{}] });

    // when
    const page = await visit(`/product/${products[0]?.id}`);

    // then
    const reviews = page.getByText('(Reviews coming soon)');
    expect(await reviews.locator('[aria-hidden] svg').count()).toBe(5);
  });
});

describe('a related product', () => {
  it('shows category, title, short description, price, stock, two brands and how many more', async ({
    visit,
    office,
    shop,
  }) => {
    // given
    const brands = await createThreeBrands(office);
    const { category, products } = await createShelf({
      office,
      url: shop.url,
      products: [{}, { price: 12_500, stock: 0, tags: brands.map(({ id }) => id) }],
    });
    const [shown, sister] = products;

    // when
    const page = await visit(`/product/${shown?.id}`);

    // then
    const related = card(page, sister?.title ?? '');
    await related.getByText(category.name, { exact: true }).waitFor();
    await related.getByText('12\u202f500 DZD', { exact: true }).waitFor();
    await related.getByText('✗ Rupture de stock', { exact: true }).waitFor();
    await related.getByText('Découvrez ce produit et ses caractéristiques uniques.').waitFor();
    expect(await related.locator('img').getAttribute('src')).toBe('/placeholder.svg');
    const badges = await related.getByRole('list', { name: 'Marques' }).getByRole('listitem').allTextContents();
    expect(badges).toHaveLength(3);
    expect(badges[2]).toBe('+1');
    expect(await related.getByRole('link').getAttribute('href')).toBe(`/product/${sister?.id}`);
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

async function createThreeBrands(office: BackOffice): Promise<{ id: number; name: string }[]> {
  const brands = [];
  for (const name of [ownWord(), ownWord(), ownWord()]) brands.push(await createBrand(office, name));
  return brands;
}
