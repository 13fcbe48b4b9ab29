import { describe, expect } from 'vitest';
import {
  cardTitles,
  createBrand,
  createShelf,
  listing,
  listingStatus,
  ownWord,
  query,
  sidebar,
} from '../support/catalogue';
import { eventually } from '../support/eventually';
import { it } from '../support/test';
import { PHONE } from '../support/visitor';

describe('the address of the listing', () => {
  it('opens it filtered by category and brand', async ({ visit, office, shop }) => {
    // given
    const brand = await createBrand(office, ownWord());
    const { category, products } = await createShelf({
      office,
      url: shop.url,
      products: [{ price: 500, tags: [brand.id] }, { price: 500 }],
    });

    // when
    const page = await visit(`/products?categories=${category.slug}&tags=${brand.name}`);

    // then
    expect(await cardTitles(page)).toEqual([products[0]?.title]);
    expect(await sidebar(page).getByRole('checkbox', { name: category.name }).isChecked()).toBe(true);
    expect(await sidebar(page).getByRole('checkbox', { name: brand.name }).isChecked()).toBe(true);
    await listingStatus(page)
      .filter({ hasText: /^1 produit$/ })
      .waitFor();
  });

  it('unfolds the parents of a chosen sub-category', async ({ visit, office }) => {
    // given
    const parent = await office.create('categories', { name: `Rayon ${ownWord()}` });
    const child = await office.create('categories', { name: `Rayon ${ownWord()}`, parent: parent.id });

    // when
    const page = await visit(`/products?categories=${child.slug}`);

    // then
    const box = sidebar(page).getByRole('checkbox', { name: String(child.name) });
    await box.waitFor();
    expect(await box.isChecked()).toBe(true);
  });

  it('with openFilters shows the Filtré par bar in place of the sidebar, and loses the parameter', async ({
    visit,
  }) => {
    // given, when
    const page = await visit('/breadProduct?categories=electrodes,pompes-fioul&tags=Riello,Danfoss&openFilters=true');

    // then
    await eventually(() => query(page)).toEqual({ categories: 'electrodes,pompes-fioul', tags: 'Riello,Danfoss' });
    const names = page.getByRole('list').filter({ hasText: 'Riello' }).first().getByRole('listitem');
    await page.getByText('Filtré par:').waitFor();
    expect(await names.allTextContents()).toEqual(['Électrodes', 'Pompes fioul', 'Riello', 'Danfoss']);
    expect(await sidebar(page).count()).toBe(0);
  });

  it('of a shared link with openFilters can be come back to', async ({ visit }) => {
    // given
    const page = await visit('/breadProduct?tags=Grundfos&openFilters=true');
    await page.getByText('Filtré par:').waitFor();
    await eventually(() => query(page)).toEqual({ tags: 'Grundfos' });
    const [title = ''] = await cardTitles(page);
    await listing(page).getByRole('link', { name: title }).first().click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();

    // when
    await page.goBack();

    // then
    await listing(page).waitFor();
    expect(query(page)).toEqual({ tags: 'Grundfos' });
  });

  it('leaves the bar with Voir tous les produits', async ({ visit }) => {
    // given
    const page = await visit('/breadProduct?tags=Grundfos&openFilters=true');

    // when
    await page.getByRole('link', { name: 'Voir tous les produits' }).click();

    // then
    await page.waitForURL((url) => url.pathname === '/products' && url.search === '');
    await sidebar(page).waitFor();
    expect(await page.getByText('Filtré par:').count()).toBe(0);
  });

  it('with openFilters opens the sheet on a phone', async ({ visit }) => {
    // given, when
    const page = await visit('/products?openFilters=true', { viewport: PHONE });

    // then
    await page.getByRole('dialog', { name: 'Filtres' }).waitFor();
    await eventually(() => query(page)).toEqual({});
  });

  it('reads the odd parameters brand and category, by name or slug', async ({ visit }) => {
    // given, when
    const page = await visit('/products?brand=Grundfos&category=Circulateurs%20sanitaires');

    // then
    expect(await cardTitles(page)).toEqual(["Circulateur sanitaire Grundfos UP 15-14 B pour bouclage d'eau chaude"]);
    expect(await sidebar(page).getByRole('checkbox', { name: 'Circulateurs sanitaires' }).isChecked()).toBe(true);
  });

  it('finds nothing for an unknown category, and clears to everything', async ({ visit }) => {
    // given
    const page = await visit('/products?categories=inconnue');
    await page.getByText('Aucun produit trouvé avec ces filtres.').waitFor();

    // when
    await listing(page).getByRole('button', { name: 'Effacer les filtres' }).click();

    // then
    await eventually(() => cardTitles(page)).toHaveLength(20);
    expect(query(page)).toEqual({});
  });

  it('answers to both spellings', async ({ visit }) => {
    // given, when
    const page = await visit('/breadproduct?tags=Wilo');

    // then
    expect(await cardTitles(page)).toHaveLength(6);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/products\?tags=Wilo$/);
  });
});
