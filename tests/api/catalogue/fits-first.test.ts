/** The parts of a chosen boiler at the top of lists and searches. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { FaultAnswer, SearchAnswer } from '@/contract/catalogue';
import { ask, getJson, sharedOffice } from '../../support/api';
import { createCategory, createProduct } from '../../support/back-office';
import { brandSlugOf, createFitment, createModel, listProducts, type Model, newWord } from '../../support/catalogue';

const office = sharedOffice();
const word = newWord();
const LINE = 'Ne convient pas ou non vérifié';

type Shelf = { category: string; model: Model; ids: Record<string, number> };
let shelf: Shelf;

/** In a category of parts with a tap below it: two verified parts, one to be checked, one of another boiler, one without rows. */
beforeAll(async () => {
  const parts = await createCategory(office);
  const taps = await createCategory(office, { parent: parts.id, asksFit: 'no' });
  const boiler = (name: string) => createModel(office, { brand: `Marque ${word}`, name });
  const [model, other] = [await boiler('C 24 E'), await boiler('F 24 E')];
  const ids: Record<string, number> = {};
  const make = async (name: string, price: number, category = parts.id) => {
    ids[name] = (await createProduct(office, { title: `${word} ${name}`, price, categories: [category] })).id;
  };
  await make('dear', 400);
  await make('cheap', 300);
  await make('unchecked', 100);
  await make('tap', 50, taps.id);
  await make('foreign', 20);
  await make('blank', 10);
  const fits = (name: string, to: number, confidence: string) =>
    createFitment(office, ids[name] ?? 0, to, { confidence });
  await fits('dear', model.id, 'confirmed');
  await fits('cheap', model.id, 'confirmed');
  await fits('unchecked', model.id, 'to-check');
  await fits('foreign', other.id, 'confirmed');
  shelf = { category: parts.slug, model, ids };
  await vi.waitFor(async () => {
    expect((await list()).total).toBe(6);
    expect((await list({ boiler: model.slug })).total).toBe(3);
  }, 20_000);
}, 60_000);

const list = (query: Record<string, string> = {}) => listProducts({ categories: shelf.category, ...query });
const namesOf = (products: readonly { id: number }[]) =>
  products.map(({ id }) => Object.keys(shelf.ids).find((name) => shelf.ids[name] === id));
const named = async (query: Record<string, string> = {}) => namesOf((await list(query)).products);
const marks = (products: readonly { confidence?: string; unfit?: boolean }[]) =>
  products.map(({ confidence, unfit }) => confidence ?? unfit ?? null);
const mine = () => ({ fits_first: shelf.model.slug });

describe('a list with the parts of a boiler first', () => {
  it('has verified ones, then those to be checked, then what is no part, then the other parts, each in the usual order', async () => {
    expect(await named(mine())).toEqual(['cheap', 'dear', 'unchecked', 'tap', 'blank', 'foreign']);
    const byPrice = ['cheap', 'dear', 'unchecked', 'tap', 'blank', 'foreign'];
    expect(await named({ ...mine(), ordering: 'price' })).toEqual(byPrice);
    const fromDear = ['dear', 'cheap', 'unchecked', 'tap', 'foreign', 'blank'];
    expect(await named({ ...mine(), ordering: '-price' })).toEqual(fromDear);
    expect(await named({ ...mine(), search: word })).toHaveLength(6);
    expect((await named({ ...mine(), search: word })).slice(0, 2).toSorted()).toEqual(['cheap', 'dear']);
  });

  it('keeps that order from page to page, each product once', async () => {
    const pages = await Promise.all(['1', '2', '3'].map((page) => named({ ...mine(), limit: '2', page })));

    expect(pages.flat()).toEqual(await named(mine()));
    expect(await list({ ...mine(), limit: '2' })).toMatchObject({ total: 6, total_pages: 3 });
  });

  it('marks what fits and what does not, nothing else, and names the model', async () => {
    const { products, fits_first } = await list(mine());

    expect(marks(products)).toEqual(['confirmed', 'confirmed', 'to-check', null, true, true]);
    expect(fits_first).toEqual({ slug: shelf.model.slug, brand: shelf.model.brand, range: 'Thema', name: 'C 24 E' });
  });

  it('follows a fitment that comes or goes, and a category that no longer holds parts', async () => {
    const { id } = await createFitment(office, shelf.ids.blank ?? 0, shelf.model.id);
    await expect.poll(async () => (await named(mine()))[0]).toBe('blank');

    await office.remove('fitments', id);

    await expect.poll(() => named(mine())).toEqual(['cheap', 'dear', 'unchecked', 'tap', 'blank', 'foreign']);
  });

  it('is the usual one for an unknown model, and says nothing without one', async () => {
    const usual = await list();

    expect(await list({ fits_first: 'inconnue' })).toEqual(usual);
    expect(JSON.stringify(usual)).not.toMatch(/confidence|unfit|fits_first/);
  });

  it('has the verified ones first in a list of its own', async () => {
    expect(await named({ ...mine(), boiler: shelf.model.slug })).toEqual(['cheap', 'dear', 'unchecked']);
  });
});

describe('a search with the parts of a boiler first', () => {
  const search = (query: Record<string, string>) =>
    getJson<SearchAnswer>(`/api/search/?${new URLSearchParams({ q: word, ...query })}`);

  it('has them before the others, marked', async () => {
    const { products, fits_first } = await search(mine());

    expect(namesOf(products).slice(2, 4)).toEqual(['unchecked', 'tap']);
    expect(marks(products)).toEqual(['confirmed', 'confirmed', 'to-check', null, true, true]);
    expect(fits_first?.slug).toBe(shelf.model.slug);
    expect(await search({})).not.toHaveProperty('fits_first');
  });
});

describe('the pages', () => {
  const html = async (path: string) => (await (await ask(path)).text()).replaceAll('<!-- -->', '');

  it.each(['/products?categories=CATEGORY&', '/breadProduct?categories=CATEGORY&', '/search?q=WORD&'])(
    'draw the line and the marks for the boiler in the address: %s',
    async (path) => {
      const address = path.replace('CATEGORY', shelf.category).replace('WORD', word);
      const name = `${shelf.model.brand} Thema C 24 E`;
      const shown = await html(`${address}fits_first=${shelf.model.slug}`);

      expect(shown.split(`Convient à ${name}`)).toHaveLength(3);
      expect(shown.split(`À vérifier pour ${name}`)).toHaveLength(2);
      expect(shown.split(`>${LINE}<`)).toHaveLength(2);
      expect(await html(address)).not.toContain(LINE);
    },
  );

  it('leave out all others with the filter', async () => {
    const shown = await html(`/search?q=${word}&boiler=${shelf.model.slug}`);

    expect(shown).not.toContain(`>${LINE}<`);
    expect(shown).toMatch(/3\s+produits/);
  });
});

describe('similar products for a boiler', () => {
  type Related = {
    related_products: { id: number; relation_type: string; confidence?: string }[];
    total_found: number;
  };
  const related = (name: string, query = '') =>
    getJson<Related>(`/api/product/${shelf.ids[name]}/related/?limit=3${query}`);

  it('are first those that fit it, marked, and the usual ones without it', async () => {
    const { related_products, total_found } = await related('foreign', `&boiler=${shelf.model.slug}`);

    expect(total_found).toBe(3);
    expect(namesOf(related_products)).toEqual(['unchecked', 'cheap', 'dear']);
    expect(related_products.map(({ confidence }) => confidence)).toEqual(['to-check', 'confirmed', 'confirmed']);
    const usual = await related('foreign');
    expect(namesOf(usual.related_products)).toEqual(['blank', 'unchecked', 'cheap']);
    expect(JSON.stringify(usual)).not.toContain('confidence');
  });

  it('are the usual ones of a tap, and for an unknown model', async () => {
    expect(await related('tap', `&boiler=${shelf.model.slug}`)).toEqual(await related('tap'));
    expect(await related('foreign', '&boiler=inconnue')).toEqual(await related('foreign'));
  });
});

describe('the parts of the models of a fault code', () => {
  const fault = async (code: string, data: object) =>
    office.create('fault-codes', {
      ...{ brand: shelf.model.brand, code, meaning: 'Défaut.', confidence: 'confirmed' },
      ...data,
    });
  const path = (code: string) => `marque-${word}/${code}`;
  const category = async () => (await list()).products[0]?.categories[0]?.id;

  it('are those of the models that it names, or else of all of its brand', async () => {
    await fault('F71', { models: [shelf.model.id] });
    await fault('F72', {});

    await expect.poll(() => named({ fault: path('f71'), ordering: 'price' })).toEqual(['unchecked', 'cheap', 'dear']);
    expect(await named({ fault: path('F72'), ordering: 'price' })).toEqual(['foreign', 'unchecked', 'cheap', 'dear']);
    expect(await named({ fault: path('f99') })).toEqual([]);
    expect(await named({ fault: 'x' })).toEqual([]);
    expect(await getJson(`/api/facets/?${new URLSearchParams({ fault: path('f71') })}`)).toMatchObject({
      categories: [{ slug: shelf.category, product_count: 3 }],
      fault: { code: 'F71', brand: shelf.model.brand },
    });
  });

  it("are what the categories on the code's page lead to", async () => {
    await fault('F73', { models: [shelf.model.id], categories: [await category()] });
    let page = '';
    await expect
      .poll(async () => (page = await (await ask(`/codes-erreur/${path('f73')}`)).text()))
      .toContain('Pièces en cause');
    const [, href = ''] = /href="([^"]*categories=[^"]*fault=[^"]*)"/.exec(page) ?? [];

    const parts = await (await ask(href.replaceAll('&amp;', '&'))).text();

    expect(parts).toContain(`pour F73 ${shelf.model.brand}`);
    expect(parts).toMatch(/>3\s+produits</);
    expect(parts).not.toContain(`${word} foreign`);
  });
});

describe('the parts of a fault code', () => {
  it('have those of a boiler first, marked as in lists, and none without one', async () => {
    const { brand, code } = await office.create<{ brand: string; code: string }>('fault-codes', {
      ...{ brand: `Marque ${word}`, code: 'F28', meaning: 'Pas de flamme' },
      parts: ['foreign', 'tap', 'unchecked', 'dear'].map((name) => shelf.ids[name]),
    });
    const read = (query: string) => getJson<FaultAnswer>(`/api/fault-codes/${brandSlugOf({ brand })}/${code}/${query}`);
    await expect.poll(async () => (await read('')).parts).toHaveLength(4);

    const { parts, fits_first } = await read(`?fits_first=${shelf.model.slug}`);
    const usual = await read('');

    expect(namesOf(parts)).toEqual(['dear', 'unchecked', 'tap', 'foreign']);
    expect(marks(parts)).toEqual(['confirmed', 'to-check', null, true]);
    expect(fits_first?.slug).toBe(shelf.model.slug);
    expect(namesOf(usual.parts)).toEqual(['foreign', 'tap', 'unchecked', 'dear']);
    expect(JSON.stringify(usual.parts)).not.toMatch(/confidence|unfit/);
  });
});
