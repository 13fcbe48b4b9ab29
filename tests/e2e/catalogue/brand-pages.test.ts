import { describe, expect } from 'vitest';
import { seriousFindings } from '../support/axe';
import { createBrand, createShelf, ownWord } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { overflowOf } from '../support/overflow';
import { it } from '../support/test';
import { PHONE, WIDE } from '../support/visitor';

const hasJavaScript = false;
const french = new Intl.Collator('fr', { sensitivity: 'base', numeric: true });

describe('the page of all brands', () => {
  it('shows every brand by name, each leading to its products', async ({ visit }) => {
    // given
    const page = await visit('/allbrands');
    const brands = page.getByRole('region', { name: 'Marques' });
    const names = (await brands.getByRole('link').allInnerTexts()).map((text) => text.split('\n')[0] ?? '');
    expect(names.length).toBeGreaterThanOrEqual(40);
    expect(names).toEqual(names.toSorted(french.compare));

    // when
    await brands.getByRole('link', { name: /^De Dietrich/ }).click();

    // then
    await page.waitForURL((url) => url.pathname === '/breadProduct' && url.searchParams.get('tags') === 'De Dietrich');
    await page.getByText('Filtré par:').waitFor();
  });

  it('links as documented, and to all products', async ({ visit }) => {
    // given, when
    const page = await visit('/allbrands');

    // then
    const hrefOf = (name: RegExp) => page.getByRole('main').getByRole('link', { name }).getAttribute('href');
    expect(await hrefOf(/^Saunier Duval/)).toBe('/breadProduct?tags=Saunier%20Duval&openFilters=true');
    expect(await hrefOf(/^Tous les produits$/)).toBe('/products');
  });

  it('is read without JavaScript, and says which address is its own', async ({ visit }) => {
    // given, when
    const page = await visit('/allbrands', { hasJavaScript });

    // then
    expect(await page.getByRole('link', { name: /^Grundfos/ }).count()).toBeGreaterThan(0);
    expect(await page.title()).toBe('Toutes nos marques | ThermoPièces');
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/allbrands$/);
  });
});

describe('the brands of a category', () => {
  it('stand by name with their number of products in it', async ({ visit, office, shop }) => {
    // given
    const word = ownWord();
    const [zeta, echo] = [await createBrand(office, `Zeta ${word}`), await createBrand(office, `Écho ${word}`)];
    const { category } = await createShelf({
      office,
      url: shop.url,
      products: [{ tags: [zeta.id] }, { tags: [zeta.id, echo.id] }],
    });

    // when
    const page = await visit(`/category/${category.slug}/brands`);

    // then
    await page.getByRole('heading', { level: 1, name: category.name }).waitFor();
    const cards = page.getByRole('region', { name: 'Marques' }).getByRole('link');
    expect(await cards.allTextContents()).toEqual([`Écho ${word}1 produit`, `Zeta ${word}2 produits`]);
    expect(await cards.first().getAttribute('href')).toBe(
      `/breadProduct?categories=${category.slug}&tags=${encodeURIComponent(`Écho ${word}`)}`,
    );
    await page.getByRole('status').getByText('2 marques').waitFor();
  });

  it('lead to all products of the category, and to all brands', async ({ visit }) => {
    // given, when
    const page = await visit('/category/electrodes/brands');

    // then
    const hrefOf = (name: string) => page.getByRole('main').getByRole('link', { name }).getAttribute('href');
    expect(await hrefOf('Tous les produits')).toBe('/breadProduct?categories=electrodes');
    expect(await hrefOf('Voir toutes nos marques')).toBe('/allbrands');
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/category\/electrodes\/brands$/);
  });

  it('lead back to the page before', async ({ visit }) => {
    // given
    const page = await visit('/');
    await page
      .getByRole('region', { name: 'Nos catégories' })
      .getByRole('link', { name: /^Pièces détachées/ })
      .click();
    await page.waitForURL('**/category/pieces-detachees/brands');

    // when
    await page.getByRole('link', { name: 'Retour' }).click();

    // then
    await eventually(() => new URL(page.url()).pathname).toBe('/');
  });

  it('are none if nothing is sold', async ({ visit, office }) => {
    // given
    const { slug } = await office.create<{ id: number; slug: string }>('categories', { name: `Rayon ${ownWord()}` });

    // when
    const page = await visit(`/category/${slug}/brands`);

    // then
    await page.getByText('Aucune marque trouvée').waitFor();
  });

  it('of an unknown category are a 404 in words', async ({ visit, shop }) => {
    // given, when
    const page = await visit('/category/inconnue/brands', { provokes: [404] });

    // then
    expect((await fetch(`${shop.url}/category/inconnue/brands`)).status).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'Catégorie non trouvée' }).waitFor();
    await page.getByRole('link', { name: 'Retour' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });
});

describe.each([
  { name: 'at 390 px', viewport: PHONE },
  { name: 'at 1280 px', viewport: WIDE },
  { name: 'at 360 px', viewport: { width: 360, height: 740 } },
])('the brand pages $name', ({ viewport }) => {
  it.for(['/allbrands', '/category/pieces-detachees/brands'])(
    '%s fits, and axe is content',
    async (path, { visit }) => {
      // given, when
      const page = await visit(path, { viewport, isCalm: true });

      // then
      expect(await overflowOf(page)).toBe(0);
      expect(await seriousFindings(page)).toEqual([]);
    },
  );
});
