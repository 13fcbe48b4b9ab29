/** Words that narrow nothing, that lead to pages, or that no product has. Each test has its own. */
import { describe, expect, it } from 'vitest';
import { ask, sharedOffice } from '../../support/api';
import { createCategory, createProduct } from '../../support/back-office';
import { idsOf, listProducts, newWord, search, suggest } from '../../support/catalogue';

const office = sharedOffice();

describe('a word that narrows nothing', () => {
  it('is left out beside others, and puts first what has it', async () => {
    const [filler, word] = [newWord(), newWord()];
    await office.create('search-words', { word: filler, kind: 'filler' });
    const plain = await createProduct(office, { title: `${word} neuf` });
    const both = await createProduct(office, { title: `${word} pour ${filler}`, date: '2020-01-01T00:00:00Z' });

    // The same products in another order: what is remembered of one text is not taken for the other.
    await expect.poll(async () => idsOf(await search(word))).toEqual([plain.id, both.id]);
    await expect.poll(async () => idsOf(await search(`${filler} ${word}`))).toEqual([both.id, plain.id]);
    expect(await search(`${word} ${filler}`)).toMatchObject({ is_exact: true });
    expect(await search(`${word} ${filler}`)).not.toHaveProperty('left_out');
    expect(idsOf(await search(filler))).not.toEqual([]);
  });

  it('is looked for alone if a category is called by it', async () => {
    const [filler, other] = [newWord(), newWord()];
    const category = await createCategory(office, { name: `${filler} murales` });
    await office.create('search-words', { word: filler, kind: 'filler', topic: 'boilers' });
    await office.create('search-words', { word: other, kind: 'filler' });
    const { id } = await createProduct(office, { categories: [category.id] });

    await expect.poll(async () => idsOf(await search(`${filler} ${other}`))).toEqual([id]);
    expect(await search(filler)).toMatchObject({
      pages: [{ url: '/chaudieres' }],
      categories: [{ id: category.id, slug: category.slug, product_count: 1 }],
    });
  });
});

describe('a word that no product has', () => {
  it('is left out with a note, not the whole answer', async () => {
    const [word, strange] = [newWord(), newWord()];
    const { id } = await createProduct(office, { title: `Joint ${word}` });

    for (const text of [`${word} ${strange}`, `${strange} joint ${word}`, `joint ${strange} ${word} ${strange}`]) {
      const found = await search(text);
      expect(found, text).toMatchObject({ is_exact: false, left_out: { words: [strange] } });
      expect(idsOf(found), text).toEqual([id]);
      const suggested = (await suggest(text)).map((each) => each.id);
      expect(suggested, text).toEqual([id]);
      expect((await listProducts({ search: text })).left_out?.words, text).toEqual([strange]);
    }
    expect((await search(strange)).products).toEqual([]);
  });

  it.each(['/search?q=', '/products?search='])('is named on %s', async (page) => {
    const [word, strange] = [newWord(), newWord()];
    await createProduct(office, { title: word });

    const html = await (await ask(`${page}${strange}+${word}`)).text();

    expect(html.replaceAll(/[\u00a0\u202f]|<!-- -->/g, ' ')).toContain(
      `Aucun résultat pour « ${strange} » : voici les résultats pour « ${word} ».`,
    );
  });

  it('may be a brand beside a part that it does not make: the part counts', async () => {
    const [word, brand] = [newWord(), newWord()];
    const tag = await office.create<{ id: number }>('tags', { name: brand });
    await createProduct(office, { tags: [tag.id] });
    const { id } = await createProduct(office, { title: `${word} seul` });

    for (const text of [`${word} ${brand}`, `${brand} ${word}`])
      expect(await search(text), text).toMatchObject({ products: [{ id }], left_out: { words: [brand], text: word } });
  });

  it('does not leave out a fault code or a number', async () => {
    const [word, brand] = [newWord(), newWord()];
    await createProduct(office, { title: word });
    await office.create('fault-codes', { brand, code: 'K77', meaning: 'x' });

    await expect.poll(async () => (await search(`K77 ${brand}`)).faults).toHaveLength(1);
    expect((await search(`K77 ${brand}`)).products).toEqual([]);
  });
});

describe('a word that leads to a page', () => {
  it('has it first, with the products for its other words', async () => {
    const [topic, word] = [newWord(), newWord()];
    await office.create('search-words', { word: topic, kind: 'page', topic: 'guarantee' });
    const { id } = await createProduct(office, { title: word });
    const garantie = { title: 'Garantie', url: '/aide/garantie' };

    await expect.poll(async () => (await search(topic)).pages).toMatchObject([garantie]);
    expect((await suggest(topic))[0]).toMatchObject({ type: 'page', ...garantie });
    expect(await search(`${word} ${topic}`)).toMatchObject({ pages: [garantie], products: [{ id }] });
    expect(await search(`${word} ${topic}`)).not.toHaveProperty('left_out');
  });

  it('does not stand before products that have it among other words', async () => {
    const [topic, word] = [newWord(), newWord()];
    await office.create('search-words', { word: topic, kind: 'page', topic: 'returns' });
    const { id } = await createProduct(office, { title: `${word} ${topic}` });

    await expect.poll(async () => (await search(topic)).pages).toHaveLength(1);
    expect(idsOf(await search(`${word} ${topic}`))).toEqual([id]);
    expect(await search(`${word} ${topic}`)).not.toHaveProperty('pages');
  });

  it.each(['livraison', 'garantie', 'retours', 'facture', 'paiement'])(
    '/aide/%s is a page of its own',
    async (slug) => {
      const html = await (await ask(`/aide/${slug}`)).text();

      expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*/aide/${slug}"`));
      expect(await (await ask('/sitemaps/pages.xml')).text()).toContain(`/aide/${slug}</loc>`);
    },
  );

  it('needs the page in the CMS, and a word with meanings needs one', async () => {
    const refused = await office.ask('search-words', 'POST', { word: newWord(), kind: 'page' });
    expect(refused.status).toBe(400);
    expect((await office.ask('search-words', 'POST', { word: newWord(), kind: 'means', means: [] })).status).toBe(400);
    expect((await office.ask('search-words', 'POST', { word: newWord(), kind: 'filler' })).status).toBe(201);
  });
});

describe('a category that a text names', () => {
  it('is found and suggested before products, if it has any', async () => {
    // Its plural is made with an s, which is none after o.
    const word = `${newWord()}b`;
    const full = await createCategory(office, { name: `${word} à plaques` });
    await createCategory(office, { name: `${word} vides` });
    await createProduct(office, { title: `Filtre ${word}`, categories: [full.id] });

    await expect.poll(async () => (await search(word)).categories).toMatchObject([{ id: full.id, slug: full.slug }]);
    await expect.poll(async () => (await suggest(`${word}s`)).map(({ type }) => type)).toEqual(['category', 'product']);
    expect(await search(`${word} zzz`)).not.toHaveProperty('categories');
  });
});
