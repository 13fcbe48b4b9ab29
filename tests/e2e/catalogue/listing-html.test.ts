/** The listing, read as HTML. */
import { describe, expect } from 'vitest';
import { createBrand, createShelf, ownWord } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { createFittedBoiler } from '../support/fitted';
import { all, hrefOf, one, readPage, region, textOf, texts } from '../support/html';
import { it } from '../support/test';

/** Stays the same while other tests add products: this category has 107 of them, 6 pages. */
const LONG = '/products?categories=pieces-detachees';

async function readListing(path: string) {
  const { part: main, ...page } = await readPage(path);
  const list = region(main, 'Produits');
  const card = (title: string) => one(list, 'article h2', title).closest('article') ?? list;
  return { ...page, main, list, card, titles: texts(list, 'article h2') };
}

/** Whether the filter whose name begins so is ticked. */
const isTicked = (main: Element, name: unknown) =>
  all(one(main, 'aside label', new RegExp(`^${name}`)), '[checked]').length === 1;
const textsOf = (within: Element) => texts(within, '*');

describe('a card of the listing', () => {
  it('shows picture, title, description, price, stock, two brands and how many more', async ({ office, shop }) => {
    const brands = [];
    for (const name of [ownWord(), ownWord(), ownWord(), ownWord()]) brands.push(await createBrand(office, name));
    const { category, products } = await createShelf({
      office,
      url: shop.url,
      products: [{ price: 12_500.5, shortDescription: 'Pour vase de 8 L.', tags: brands.map(({ id }) => id) }],
    });
    const { id, title } = products[0] ?? { id: 0, title: '' };

    const { list } = await readListing(`/products?categories=${category.slug}`);

    const card = one(list, 'article');
    expect(one(card, 'img').getAttribute('src')).toBe('/placeholder.svg');
    expect(hrefOf(card, title)).toBe(`/product/${id}`);
    expect(textsOf(card)).toEqual(expect.arrayContaining(['Pour vase de 8 L.', '12\u202f500.50 DZD', '✓ En stock']));
    expect(texts(one(card, 'ul', 'Marques'), 'li')).toEqual([expect.any(String), expect.any(String), '+2']);
    expect(textOf(one(card, 'button', new RegExp(`^Ajouter au panier\\s: ${title}$`)))).toBe('Ajouter au panier');
  });

  it('shows the reference, and what the part replaces', async ({ office, shop }) => {
    const [reference, former] = [`R${Date.now()}`, `F${Date.now()}`];
    const { products } = await createShelf({ office, url: shop.url, products: [{ reference, price: 100 }] });
    const { id = 0, title = '' } = products[0] ?? {};
    await office.create('part-numbers', { product: id, number: former, kind: 'former' });

    const { card } = await readListing(`/products?search=${former}`);

    expect(textsOf(card(title))).toEqual(expect.arrayContaining([`Réf. ${reference}`, `remplace ${former}`]));
  });

  it('without a price does not say that it is in stock', async ({ office, shop }) => {
    const titles = [`Vis ${ownWord()}`, `Joint ${ownWord()}`, `Écrou ${ownWord()}`];
    const [there = '', gone = '', unpriced = ''] = titles;
    const { category } = await createShelf({
      office,
      url: shop.url,
      products: [{ title: there }, { title: gone, stock: 0 }, { title: unpriced, price: null }],
    });

    const { card } = await readListing(`/products?categories=${category.slug}`);

    expect(textsOf(card(there))).toContain('✓ En stock');
    expect(textsOf(card(gone))).toContain('✗ Rupture de stock');
    expect(textsOf(card(unpriced))).toContain('Prix non disponible');
    expect(textOf(card(unpriced))).not.toContain('En stock');
  });

  it('says of a part that nobody has verified that it is to be checked', async ({ office, shop }) => {
    const { model, name, fitting } = await createFittedBoiler({ office, url: shop.url, confidence: 'to-check' });

    const { list, titles } = await readListing(`/products?boiler=${model.slug}`);

    expect(titles).toEqual([fitting]);
    expect(textsOf(list)).toContain(`À vérifier pour ${name}`);
    expect(texts(list, 'article').join()).not.toMatch(/Compatible|Convient/);
  });
});

describe('the address of the listing', () => {
  it('opens it filtered by category and brand, or by a text', async ({ office, shop }) => {
    const brand = await createBrand(office, ownWord());
    const title = `Bride ${ownWord()}`;
    const { category } = await createShelf({
      office,
      url: shop.url,
      products: [{ title, price: 500, tags: [brand.id] }, { price: 500 }],
    });

    const filtered = await readListing(`/products?categories=${category.slug}&tags=${brand.name}`);
    const searched = await readListing(`/products?search=${title.split(' ')[1]}`);

    expect(filtered.titles).toEqual([title]);
    for (const { name } of [category, brand]) expect(isTicked(filtered.main, name), name).toBe(true);
    expect(texts(filtered.main, '[role=status]')[0]).toBe('1 produit');
    expect(searched.titles).toEqual([title]);
    expect(one(searched.main, 'aside input[name=search]').getAttribute('value')).toBe(title.split(' ')[1]);
  });

  it('unfolds the parents of a chosen sub-category', async ({ office }) => {
    const parent = await office.create('categories', { name: `Rayon ${ownWord()}` });
    const child = await office.create('categories', { name: `Rayon ${ownWord()}`, parent: parent.id });

    const { main } = await readListing(`/products?categories=${child.slug}`);

    expect(isTicked(main, child.name)).toBe(true);
  });

  it('reads the odd parameters brand and category, by name or slug', async () => {
    const { titles, main } = await readListing('/products?brand=Grundfos&category=Circulateurs%20sanitaires');

    expect(titles).toEqual(["Circulateur sanitaire Grundfos UP 15-14 B pour bouclage d'eau chaude"]);
    expect(isTicked(main, 'Circulateurs sanitaires')).toBe(true);
  });

  it('answers to both spellings', async () => {
    expect((await readListing('/breadproduct?tags=Wilo')).titles).toHaveLength(6);
  });

  it.for([
    ['/products', 'Nouveautés', 4],
    ['/products?search=vanne', 'Pertinence', 5],
    ['/products?categories=electrodes', 'Pertinence', 5],
    ['/products?ordering=price', 'Prix croissant', 4],
  ] as const)('%s is in the order %s of %i', async ([path, order, count]) => {
    const select = one((await readListing(path)).list, 'select[name=ordering]');

    expect(texts(select, 'option')).toHaveLength(count);
    expect(texts(select, 'option[selected]')).toEqual([order]);
  });
});

describe('the pages of the listing', () => {
  it.for([
    [1, ['1', '2', '3', '4']],
    [3, ['2', '3', '4', '5']],
    [6, ['3', '4', '5', '6']],
  ] as const)('have a window of four numbers around page %i', async ([number, expected]) => {
    const pages = one((await readListing(`${LONG}&page=${number}`)).main, 'nav', 'Pagination');

    expect(all(pages, 'a', /^Page \d+$/).map(textOf)).toEqual(expected);
    expect(texts(pages, '[aria-current=page]')).toEqual([String(number)]);
  });

  it('lead on by plain links', async () => {
    const first = await readListing(LONG);
    const second = await readListing(hrefOf(one(first.main, 'nav', 'Pagination'), 'Page suivante') ?? '');

    expect([first.titles.length, second.titles.length]).toEqual([20, 20]);
    expect(second.titles).not.toEqual(first.titles);
  });

  it('past the end show nothing, and a way back', async () => {
    const { main, list } = await readListing(`${LONG}&page=99`);

    expect(textOf(list)).toContain('Aucun produit trouvé');
    expect(all(list, 'button', 'Effacer les filtres')).toHaveLength(1);
    expect(texts(main, '[role=status]')[0]).toBe('');
  });
});

it("'En stock uniquement' is offered where something is in stock, or where it is chosen", async ({ office, shop }) => {
  const { category, products } = await createShelf({ office, url: shop.url, products: [{ price: 100, stock: 0 }] });
  const path = `/products?categories=${category.slug}`;
  const offers = async () => all((await readListing(path)).main, 'aside label', 'En stock uniquement').length;

  expect(await offers()).toBe(0);
  const { main, list } = await readListing(`${path}&in_stock=true`);
  expect(isTicked(main, 'En stock uniquement')).toBe(true);
  expect(all(list, 'button', 'Filtres (2)')).toHaveLength(1);

  await office.update('products', products[0]?.id ?? 0, { stock: 3 });
  await eventually(offers).toBe(1);
});
