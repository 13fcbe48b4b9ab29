/** The pages of brands and categories, read as HTML. */
import { describe, expect } from 'vitest';
import { createBrand, createShelf, ownWord } from '../support/catalogue';
import { all, hrefOf, hrefs, one, readPage, region, textOf, texts } from '../support/html';
import { it } from '../support/test';

const french = new Intl.Collator('fr', { sensitivity: 'base', numeric: true });

describe('the page of all brands', () => {
  it('shows every brand by name, each leading to its products, and leads to all products', async () => {
    const { part: main } = await readPage('/allbrands');

    const brands = region(main, 'Marques');
    const names = texts(brands, 'a span > span:first-child');
    expect(names.length).toBeGreaterThanOrEqual(40);
    expect(names).toEqual(names.toSorted(french.compare));
    for (const [name, value] of [
      [/^De Dietrich/, 'De%20Dietrich'],
      [/^Saunier Duval/, 'Saunier%20Duval'],
    ] as const) {
      expect(hrefOf(brands, name)).toBe(`/breadProduct?tags=${value}&openFilters=true`);
    }
    expect(hrefOf(main, 'Tous les produits')).toBe('/products');
  });
});

describe('the brands of a category', () => {
  it('stand by name with their number of products, and lead to all products and brands', async ({ office, shop }) => {
    const word = ownWord();
    const [zeta, echo] = [await createBrand(office, `Zeta ${word}`), await createBrand(office, `Écho ${word}`)];
    const products = [{ tags: [zeta.id] }, { tags: [zeta.id, echo.id] }];
    const { category } = await createShelf({ office, url: shop.url, products });

    const { part: main } = await readPage(`/category/${category.slug}/brands`);

    expect(texts(main, 'h1')).toEqual([category.name]);
    const listing = `/breadProduct?categories=${category.slug}`;
    const cards = region(main, 'Marques');
    expect(texts(cards, 'a')).toEqual([`Écho ${word}1 produit`, `Zeta ${word}2 produits`]);
    expect(hrefs(cards)[0]).toBe(`${listing}&tags=${encodeURIComponent(`Écho ${word}`)}`);
    expect(texts(main, '[role=status]')).toEqual(['2 marques']);
    expect(hrefOf(main, 'Tous les produits')).toBe(listing);
    expect(hrefOf(main, 'Voir toutes nos marques')).toBe('/allbrands');
    expect(hrefOf(main, 'Retour')).toBe('/products');
  });

  it('are none if nothing is sold', async ({ office }) => {
    const { slug } = await office.create<{ id: number; slug: string }>('categories', { name: `Rayon ${ownWord()}` });

    expect(textOf((await readPage(`/category/${slug}/brands`)).part)).toContain('Aucune marque trouvée');
  });
});

describe('the page of all categories', () => {
  it('makes its claims, leads to all brands, and opens the largest category, down to the second level', async () => {
    const { part: main } = await readPage('/CategoryPage');

    expect(texts(main, 'h1 ~ div li')).toEqual(['+150 produits', '+60 catégories', '+30 marques']);
    expect(hrefOf(main, 'Voir toutes nos marques')).toBe('/allbrands');
    const panel = region(main, 'Pièces détachées');
    const listing = '/breadProduct?categories=pieces-detachees';
    expect(hrefOf(panel, /^Voir tout\s:\sPièces détachées$/)).toBe(`${listing}&openFilters=true`);
    expect(hrefOf(one(panel, 'ul', /^Marques\s:\sPièces détachées$/), 'De Dietrich')).toBe(
      `${listing}&tags=De%20Dietrich&openFilters=true`,
    );
    expect(all(panel, 'a', /produits\s:\sÉchangeurs$/)).toHaveLength(1);
  });
});

describe('the static category browser', () => {
  const SLUGS = [
    ...['chaudieres-au-sol', 'chaudieres-murales', 'pieces-detachees', 'pompes-et-circulateurs'],
    ...['radiateurs-et-emetteurs', 'plomberie-et-sanitaire'],
  ];

  it.for(['/democate', '/democate?category=inconnue'])('%s shows its six categories', async (path) => {
    const { part: main } = await readPage(path);

    expect(hrefs(main, 'li a')).toEqual(SLUGS.map((slug) => `/democate?category=${slug}`));
  });

  it('has a page for each category with its brands', async () => {
    const { part: main } = await readPage('/democate?category=plomberie-et-sanitaire');

    expect(texts(main, 'h1')).toEqual(['Plomberie et sanitaire']);
    expect(all(main, 'a', /^Grohe/)).toHaveLength(1);
  });
});
