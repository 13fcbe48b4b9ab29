/** How words are matched: in the listing's `search`, in the search page's answer and in the suggestions. Each test has its own word. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { getJson, sharedOffice } from '../../support/api';
import { createCategory, createProduct } from '../../support/back-office';
import { idsOf, listProducts, newWord, search, suggest } from '../../support/catalogue';

const office = sharedOffice();
const find = async (text: string) => idsOf(await listProducts({ search: text }));
const createBrand = (name: string) => office.create<{ id: number; name: string }>('tags', { name });
/** Without its eleventh letter. */
const mistyped = (word: string) => word.slice(0, 10) + word.slice(11);

describe('searching the listing', () => {
  it('does not mind accents, case, ligatures and signs', async () => {
    const word = newWord();
    const { id } = await createProduct(office, { title: `Électrovanne Cœur d’Échangeur ${word}` });

    for (const text of [
      `electrovanne ${word}`,
      `ÉCHANGEUR ${word.toUpperCase()}`,
      `coeur, ${word}!`,
      `  ${word} d'échangeur `,
    ]) {
      expect(await find(text)).toEqual([id]);
    }
  });

  it('wants every word, in any order, parts of words too', async () => {
    const word = newWord();
    const { id } = await createProduct(office, { title: `Pompe de relevage ${word}` });

    expect(await find(`${word.slice(0, -2)} relev pompe`)).toEqual([id]);
    const other = await createProduct(office, { title: `Joint ${word}` });
    expect(await find(`${word} joint`)).toEqual([other.id]);
  });

  it('finds by part number, with and without its signs', async () => {
    const digits = randomUUID().replace(/\D/g, '').padEnd(8, '7').slice(0, 8);
    const reference = `ZQ${digits.slice(0, 4)}-${digits.slice(4)}.A/${randomUUID().slice(0, 4)}`;
    const { id } = await createProduct(office, { reference });

    expect(await find(reference)).toContain(id);
    expect(await find(reference.replace(/[^a-z0-9]/gi, ''))).toContain(id);
    expect(await find(reference.replace(/[^a-z0-9]/gi, ' ').toLowerCase())).toContain(id);
  });

  it('finds by the name of the brand and of the category, also after a new name', async () => {
    const [brandWord, categoryWord, newName] = [newWord(), newWord(), newWord()];
    const [brand, category] = await Promise.all([
      createBrand(brandWord),
      createCategory(office, { name: categoryWord }),
    ]);
    const { id } = await createProduct(office, { categories: [category.id], tags: [brand.id] });
    expect([await find(brandWord), await find(categoryWord)]).toEqual([[id], [id]]);

    await office.update('tags', brand.id, { name: newName });

    await expect.poll(() => find(newName)).toEqual([id]);
    expect(await find(brandWord)).toEqual([]);
  });

  it('puts the best match first, then what can be bought', async () => {
    const word = newWord();
    const brand = await createBrand(`${word} Frères`);
    const create = (title: string, data = {}) => createProduct(office, { title, ...data });
    const byBrand = await create(`Joint ${randomUUID()}`, { tags: [brand.id] });
    const holding = await create(`Joint pour ${word}`);
    const beginning = await create(`${word} de rechange`);
    const itself = await create(word);
    const beginningButGone = await create(`${word} épuisé`, { stock: 0 });

    expect(await find(word)).toEqual([itself.id, beginning.id, beginningButGone.id, holding.id, byBrand.id]);
  });

  it('tolerates one typing error in a word of five letters or more, if nothing else is found', async () => {
    const word = newWord();
    const { id } = await createProduct(office, { title: `Circulateur ${word}` });
    const doubled = word.slice(0, 6) + word.slice(5);
    const other = `${word.slice(0, 6)}z${word.slice(7)}`;

    for (const typed of [mistyped(word), doubled, other]) expect(await find(typed)).toEqual([id]);
    expect(await find(`${word.slice(0, 6)}${word.slice(7, 12)}z${word.slice(13)}`)).toEqual([]);
    expect((await suggest(mistyped(word))).map((suggestion) => suggestion.id)).toEqual([id]);
  });

  it('knows plurals, and leaves out the words that say nothing', async () => {
    const word = newWord();
    const { id } = await createProduct(office, { title: `Échangeur à plaque et tuyau ${word}` });

    expect(await find(`échangeurs plaques ${word}`)).toEqual([id]);
    expect(await find(`tuyaux pour ${word}`)).toEqual([id]);
  });

  it('finds models run together or taken apart, numbers as words, units beside their number', async () => {
    const word = newWord();
    const { id } = await createProduct(office, { title: `Vanne trois voies RVS43 ${word} UPS 25-60 24 kW` });

    for (const typed of ['ups2560', 'rvs 43', '3 voies', '24kw', 'ups25-60']) {
      expect(await find(`${typed} ${word}`)).toEqual([id]);
    }
  });

  it('is not read more kindly if the words are right and another filter leaves nothing', async () => {
    const word = newWord();
    const [here, there] = await Promise.all([createCategory(office), createCategory(office)]);
    await createProduct(office, { title: word, categories: [here.id] });
    await createProduct(office, { title: `${word.slice(0, 6)}${word.slice(7)}`, categories: [there.id] });

    expect((await listProducts({ search: word, categories: there.slug })).products).toEqual([]);
  });

  it('lets one word of three miss, if no product has all', async () => {
    const word = newWord();
    const { id } = await createProduct(office, { title: `Joint de brûleur ${word}` });

    expect(await find(`joint cuisine ${word}`)).toEqual([id]);
    expect(await find(`cuisine ${word}`)).toEqual([id]);
  });

  it('puts what is in stock first among equals, and the better match before both', async () => {
    const word = newWord();
    const gone = await createProduct(office, { title: `Joint ${word}`, stock: 0 });
    const there = await createProduct(office, { title: `Joint ${word}`, stock: 5, date: '2020-01-01T00:00:00Z' });
    const best = await createProduct(office, { title: word, stock: 0, date: '2019-01-01T00:00:00Z' });

    expect(await find(word)).toEqual([best.id, there.id, gone.id]);
  });

  it('reads no pattern into what is typed, and finds nothing for signs alone', async () => {
    const word = newWord();
    await createProduct(office, { title: word });

    const { left_out } = await listProducts({ search: `${word.slice(0, 10)}%qzqzj` });
    expect(left_out?.words).toEqual(['qzqzj']);
    expect(await find('%')).toEqual([]);
    expect(await find(`_${'_'.repeat(word.length)}`)).toEqual([]);
  });

  it('no longer finds what was deleted or withdrawn', async () => {
    const word = newWord();
    const [gone, hidden] = await Promise.all([
      createProduct(office, { title: `Un ${word}` }),
      createProduct(office, { title: `Deux ${word}` }),
    ]);
    expect(await find(word)).toHaveLength(2);

    await office.remove('products', gone.id);
    await office.update('products', hidden.id, { published: false });

    await expect.poll(() => find(word)).toEqual([]);
  });
});

describe('the search page', () => {
  it('gets products in the listing shape and brands with their number of products', async () => {
    const word = newWord();
    const brand = await office.create<{ id: number; name: string }>('tags', { name: `Fabricant ${word}` });
    const category = await createCategory(office);
    const { id } = await createProduct(office, { title: `Vanne ${word}`, categories: [category.id], tags: [brand.id] });
    const other = await createProduct(office, { tags: [brand.id] });
    await createProduct(office, { title: `Vanne ${word} cachée`, tags: [brand.id], published: false });
    await expect.poll(async () => idsOf(await search(word))).toHaveLength(2);

    const found = await search(word);

    expect(found).toEqual({
      products: (await listProducts({ search: word })).products,
      brands: [{ id: brand.id, name: brand.name, image_url: null, product_count: 2 }],
      faults: [],
      is_exact: true,
    });
    expect(idsOf(found)).toEqual([id, other.id]);
    expect(found.products[0]).toMatchObject({
      title: `Vanne ${word}`,
      tags: [{ id: brand.id, name: brand.name }],
      categories: [{ id: category.id, name: category.name, slug: category.slug }],
    });
  });

  it('gets nothing for a blank text, and for one that is not there', async () => {
    const nothing = { products: [], brands: [], faults: [], is_exact: true };

    expect(await getJson('/api/search/')).toEqual(nothing);
    for (const text of ['', '   ', '!?', newWord()]) expect(await search(text), text).toEqual(nothing);
  });

  it('says where the nearest stand in for what was typed', async () => {
    const word = newWord();
    const { id } = await createProduct(office, { title: `Vanne ${word} sanitaire` });

    for (const [text, isExact] of [
      [`vanne ${word}`, true],
      [mistyped(word), false],
      [`vanne ${word} introuvable`, false],
    ] as const) {
      const found = await search(text);
      expect([idsOf(found), found.is_exact], text).toEqual([[id], isExact]);
    }
  });

  it('ranks a mistyped text as the one that is meant', async () => {
    const word = newWord();
    await createProduct(office, { title: `Joint de ${word}` });
    const first = await createProduct(office, { title: `${word} murale` });
    await createProduct(office, { title: `Sonde de ${word}` });

    const [meant, typed] = [await search(word), await search(mistyped(word))];

    expect(idsOf(typed)).toEqual(idsOf(meant));
    expect(idsOf(typed)[0]).toBe(first.id);
  });

  it('gets at most 60 products', async () => {
    const word = newWord();
    const category = await createCategory(office);
    for (let made = 0; made < 62; made++) {
      await createProduct(office, { title: `${word} ${made}`, categories: [category.id] });
    }
    await expect.poll(async () => (await listProducts({ search: word })).total).toBe(62);

    expect(new Set(idsOf(await search(word))).size).toBe(60);
  });
});

describe('suggestions', () => {
  it('are brands first, at most 4, then products, at most 6', async () => {
    const word = newWord();
    await Promise.all([
      ...Array.from({ length: 6 }, (_, index) => createBrand(`${word} Marque ${index}`)),
      ...Array.from({ length: 8 }, (_, index) => createProduct(office, { title: `${word} Pièce ${index}` })),
    ]);

    const suggestions = await suggest(word);

    expect(suggestions.map(({ type }) => type)).toEqual([...Array(4).fill('tag'), ...Array(6).fill('product')]);
    expect(new Set(suggestions.map(({ type, id }) => `${type} ${id}`)).size).toBe(10);
  });

  it('have exactly the documented shape', async () => {
    const word = newWord();
    const brand = await createBrand(`Élan ${word}`);
    const reference = randomUUID();
    const given = { title: `Étrier ${word}`, image1Url: '/media/etrier.webp', reference, price: 1250 };
    const product = await createProduct(office, given);

    expect(await suggest(`  ${word.toUpperCase()} `)).toEqual([
      { type: 'tag', id: brand.id, title: `Élan ${word}`, image: null },
      { type: 'product', id: product.id, title: `Étrier ${word}`, image: '/media/etrier.webp', reference, price: 1250 },
    ]);
  });

  it('put titles that begin with the text first, each once', async () => {
    const word = newWord();
    const holding = await createProduct(office, { title: `Joint ${word}` });
    const beginning = await createProduct(office, { title: `${word} joint` });

    expect((await suggest(word)).map(({ id }) => id)).toEqual([beginning.id, holding.id]);
  });

  it('leave out what is not published', async () => {
    const word = newWord();
    await createProduct(office, { title: word, published: false });

    expect(await suggest(word)).toEqual([]);
  });

  it('are none for blanks and signs, and without q', async () => {
    for (const text of ['', ' ', '%', '!?', '\u00a0']) expect(await suggest(text), text).toEqual([]);
    expect(await getJson('/api/search-suggestions/')).toEqual([]);
  });
});
