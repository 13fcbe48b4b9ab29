/** Boilers: the list, a model's page of parts, what a product says, and the listing by boiler, price and stock. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { BoilersAnswer } from '@/contract/boilers';
import type { BoilerAnswer, ProductDetail } from '@/contract/catalogue';
import { ask, getJson, refusal, sharedOffice } from '../../support/api';
import { createCategory, createProduct, type Json } from '../../support/back-office';
import { brandSlugOf, createModel as create, createFitment, idsOf, listProducts } from '../../support/catalogue';
import { problems } from '../../support/cms-problems';

const office = sharedOffice();

const newBrand = () => `Marque ${randomUUID().slice(0, 8)}`;
const createModel = (data?: Json) => create(office, data);
const fits = (product: number, model: number, data?: Json) => createFitment(office, product, model, data);
const listed = async (query: Record<string, string>) => idsOf(await listProducts(query));
const detail = (id: number) => getJson<ProductDetail>(`/api/product/${id}/`);
const replaces = async (id: number) => (await detail(id)).replaces.map((replaced) => replaced.id);

describe('the list of boilers', () => {
  it('has brands, ranges and models in French order, with their numbers of published parts', async () => {
    const brand = newBrand();
    const [b, a] = [await createModel({ brand, name: 'F 24 E' }), await createModel({ brand, name: 'C 24 E' })];
    const [shown, hidden] = [await createProduct(office), await createProduct(office, { published: false })];
    for (const { id } of [shown, hidden]) await fits(id, a.id, { confidence: 'to-check' });
    await fits(shown.id, a.id, { position: 'sortie' });

    await expect
      .poll(async () => {
        const { brands } = await getJson<BoilersAnswer>('/api/boilers/');
        return brands.find(({ name }) => name === brand)?.ranges;
      })
      .toEqual([
        {
          name: 'Thema',
          models: [
            { id: a.id, slug: a.slug, name: 'C 24 E', parts: 1 },
            { id: b.id, slug: b.slug, name: 'F 24 E', parts: 0 },
          ],
        },
      ]);
  });

  it('keeps one spelling of a brand and a range, and refuses the same model again', async () => {
    const brand = newBrand();
    await createModel({ brand });
    const second = await createModel({ brand: brand.toUpperCase(), range: ' THÉMA ', name: 'F 24' });
    const hyphened = await createModel({ brand: brand.replace(' ', '-'), name: 'F 28' });

    expect(second).toMatchObject({ brand, range: 'Thema' });
    expect(hyphened.brand).toBe(brand);
    const again = await office.ask('boiler-models', 'POST', { brand, range: 'thema', name: 'c 24 é' });
    expect(again.status).toBe(409);
  });

  it('gives brands in Arabic letters addresses of their own', async () => {
    const [one, other] = [await createModel({ brand: 'فايلانت' }), await createModel({ brand: 'أريستون', name: 'X' })];

    const { brands } = await getJson<BoilersAnswer>('/api/boilers/');
    const slugOf = (name: string) => brands.find((known) => known.name === name)?.slug;
    expect([slugOf(one.brand), slugOf(other.brand)]).toEqual(['faylant', 'arystwn']);
    expect((await ask('/chaudieres/faylant')).status).toBe(200);
  });

  it('refuses a bar in other names, which tables join by bars', async () => {
    const names = { brand: newBrand(), range: 'R', name: 'A', aliases: ['a|b'] };
    expect((await office.ask('boiler-models', 'POST', names)).status).toBe(400);
  });

  it('makes the address of a model from its three names, with a number if another has it', async () => {
    const brand = newBrand();
    const [first, second] = [await createModel({ brand, name: 'A+' }), await createModel({ brand, name: 'A°' })];

    expect([first.slug, second.slug]).toEqual([`${brandSlugOf({ brand })}-thema-a`, `${first.slug}-2`]);
    await office.update('boiler-models', second.id, { power: 24 });
    await getJson(`/api/boilers/${second.slug}/`);
  });
});

describe('years and serial numbers that run backwards', () => {
  const named = async (answer: Response) => Object.keys(await problems(answer));

  it('of a model are refused, also where only one of them changes', async () => {
    const names = { brand: newBrand(), range: 'R', name: 'A' };
    const { id } = await createModel({ yearFrom: 2005, yearTo: 2005 });

    const years = { yearFrom: 2010, yearTo: 2000 };
    expect(await named(await office.ask('boiler-models', 'POST', { ...names, ...years }))).toEqual(['yearTo']);
    expect(await named(await office.update('boiler-models', id, { yearTo: 2004 }))).toEqual(['yearTo']);
    expect(await named(await office.update('boiler-models', id, { yearFrom: 2006 }))).toEqual(['yearTo']);
  });

  it('of a fitment are refused if they can be compared', async () => {
    const [part, model] = [await createProduct(office), await createModel()];
    const { id } = await fits(part.id, model.id, { serialFrom: '0100', serialTo: '0200' });

    expect(await named(await office.update('fitments', id, { serialTo: '0099' }))).toEqual(['serialTo']);
    expect((await office.update('fitments', id, { serialTo: '99' })).status).toBe(200);
    expect((await office.update('fitments', id, { serialFrom: 'FD9', serialTo: 'FD1' })).status).toBe(200);
  });
});

describe('a boiler', () => {
  it('has its published parts by category, with how they fit', async () => {
    const category = await createCategory(office);
    const model = await createModel({ aliases: ['C24E'], plateCodes: ['0010002'], yearFrom: 1998, power: 23.5 });
    const part = await createProduct(office, { categories: [category.id], reference: randomUUID() });
    await fits(part.id, model.id, { position: 'circuit primaire', qualifier: 'gaz naturel' });

    const boiler = await getJson<BoilerAnswer>(`/api/boilers/${model.slug}/`);

    const fit = { confidence: 'confirmed', position: 'circuit primaire', qualifier: 'gaz naturel' };
    expect(boiler).toMatchObject({
      ...{ id: model.id, brand: model.brand, range: 'Thema', name: 'C 24 E' },
      ...{ aliases: ['C24E'], plate_codes: ['0010002'], year_from: 1998, power: 23.5 },
      categories: [{ slug: category.slug, products: [{ id: part.id, ...fit, in_stock: true }] }],
    });
  });

  it('loses its fitments when it is deleted, and the parts stay', async () => {
    const model = await createModel();
    const part = await createProduct(office);
    await fits(part.id, model.id);
    expect((await detail(part.id)).fits).toHaveLength(1);

    expect((await office.remove('boiler-models', model.id)).status).toBe(200);

    await expect.poll(async () => (await detail(part.id)).fits).toEqual([]);
    await refusal(await ask(`/api/boilers/${model.slug}/`), 404);
  });

  it('has each part only once with the same position, qualifier and serial numbers, also if two enter it at once', async () => {
    const [model, part] = [await createModel(), await createProduct(office)];
    const row = { product: part.id, model: model.id, position: 'Sortie', serialFrom: '21', confidence: 'to-check' };

    const answers = await Promise.all([
      office.ask('fitments', 'POST', row),
      office.ask('fitments', 'POST', { ...row, position: ' sortie ' }),
      office.ask('fitments', 'POST', { ...row, position: 'entrée' }),
    ]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409]);
  });
});

describe('a product', () => {
  it('says what it fits, its numbers and what it replaces, along the whole chain', async () => {
    const model = await createModel();
    const newest = await createProduct(office);
    const newer = await createProduct(office, { published: false, replacedBy: newest.id });
    const old = await createProduct(office, { reference: randomUUID(), replacedBy: newer.id });
    await fits(newest.id, model.id, { confidence: 'to-check' });
    await office.create('part-numbers', { product: newest.id, number: 'S10 05-800', kind: 'former', brand: 'Fime' });

    const shown = await detail(newest.id);
    const first = await detail(old.id);

    expect(shown.fits).toEqual([
      expect.objectContaining({ slug: model.slug, model: 'C 24 E', confidence: 'to-check', quantity: 1 }),
    ]);
    expect(shown.numbers).toEqual([{ number: 'S10 05-800', kind: 'former', brand: 'Fime' }]);
    expect(shown.replaces.map(({ id }) => id)).toEqual([old.id, null]);
    expect(shown.replaced_by).toBeNull();
    expect(first.replaced_by).toEqual({ id: newest.id, title: newest.title });
  });

  it('shows a new end of the chain at once, before and after', async () => {
    const [two, three] = [await createProduct(office), await createProduct(office)];
    const one = await createProduct(office, { replacedBy: two.id });
    expect((await detail(one.id)).replaced_by?.id).toBe(two.id);
    expect((await detail(three.id)).replaces).toEqual([]);

    await office.update('products', two.id, { replacedBy: three.id });

    await expect.poll(async () => (await detail(one.id)).replaced_by?.id).toBe(three.id);
    await expect.poll(() => replaces(three.id)).toEqual([two.id, one.id]);
  });

  it('replaces the former numbers of its predecessor, and nothing without a number or a name', async () => {
    const [formerNumber, shared] = [`F ${randomUUID()}`, `S ${randomUUID()}`];
    const part = await createProduct(office);
    const hidden = await createProduct(office, { replacedBy: part.id, published: false });
    const old = await createProduct(office, { replacedBy: part.id, reference: shared });
    for (const number of [formerNumber, shared])
      await office.create('part-numbers', { product: hidden.id, number, kind: 'former' });

    expect((await detail(part.id)).replaces).toEqual([
      { number: shared, id: old.id, title: old.title },
      { number: formerNumber, id: null, title: null },
    ]);
  });

  it('cannot be replaced by itself, nor by what it replaces', async () => {
    const two = await createProduct(office);
    const one = await createProduct(office, { replacedBy: two.id });

    for (const replacedBy of [one.id, two.id])
      expect((await office.update('products', two.id, { replacedBy })).status).toBe(400);
  });

  it('leaves the chain whole when it is deleted, also with others of the chain', async () => {
    const chained = async (replacedBy?: number) =>
      (await createProduct(office, { reference: randomUUID(), ...(replacedBy ? { replacedBy } : {}) })).id;
    const five = await chained();
    const four = await chained(five);
    const three = await chained(four);
    const two = await chained(three);
    const one = await chained(two);

    expect((await office.remove('products', two)).status).toBe(200);
    await expect.poll(() => replaces(five)).toEqual([four, three, one]);

    expect((await office.ask(`products?where[id][in]=${three},${four}`, 'DELETE')).status).toBe(200);
    await expect.poll(async () => (await detail(one)).replaced_by?.id).toBe(five);
    await expect.poll(() => replaces(five)).toEqual([one]);
  });

  it('is deleted with its fitments and numbers', async () => {
    const [model, part] = [await createModel(), await createProduct(office)];
    await fits(part.id, model.id);
    await office.create('part-numbers', { product: part.id, number: randomUUID(), kind: 'ean' });

    expect((await office.remove('products', part.id)).status).toBe(200);

    const left = await office.ask(`fitments?where[product][equals]=${part.id}`);
    expect(await left.json()).toMatchObject({ totalDocs: 0 });
  });
});

describe('the listing', () => {
  it('shows what fits a boiler, verified or not, one verified row being enough, and nothing for an unknown one', async () => {
    const model = await createModel();
    const [verified, plausible] = [await createProduct(office), await createProduct(office)];
    await createProduct(office);
    await fits(verified.id, model.id, { confidence: 'to-check', position: 'retour' });
    await fits(verified.id, model.id, { position: 'départ' });
    const { id } = await fits(plausible.id, model.id, { confidence: 'to-check' });
    const confidences = async (query: Record<string, string>) =>
      (await listProducts(query)).products.map((product) => [product.id, product.confidence]);
    const ofModel = () => confidences({ boiler: model.slug });

    expect(await ofModel()).toEqual([
      [plausible.id, 'to-check'],
      [verified.id, 'confirmed'],
    ]);
    expect(await listed({ boiler: `${model.slug}-x` })).toEqual([]);
    expect((await confidences({ page: '1' }))[0]?.[1]).toBeUndefined();
    await office.update('fitments', id, { confidence: 'confirmed' });
    await expect.poll(ofModel).toContainEqual([plausible.id, 'confirmed']);
    await fits((await createProduct(office)).id, model.id);
    await expect.poll(ofModel).toHaveLength(3);
  });

  it('is ordered by price, by title or by date, a missing price last both ways, ties by number', async () => {
    const { id: category, slug: categories } = await createCategory(office);
    const create = (data: Json) => createProduct(office, { categories: [category], ...data });
    const cheap = await create({ title: `B ${randomUUID()}`, price: 10, date: '2020-01-02T00:00:00Z' });
    const same = await create({ title: `Á ${randomUUID()}`, price: 10, date: '2020-01-01T00:00:00Z' });
    const dear = await create({ title: `C ${randomUUID()}`, price: 90, date: '2020-01-03T00:00:00Z' });
    const unpriced = await create({ title: `D ${randomUUID()}`, price: null, stock: 0, date: '2019-01-01T00:00:00Z' });
    const by = (ordering: string) => listed({ categories, ordering });

    expect(await by('price')).toEqual([cheap.id, same.id, dear.id, unpriced.id]);
    expect(await by('-price')).toEqual([dear.id, cheap.id, same.id, unpriced.id]);
    expect(await by('title')).toEqual([same.id, cheap.id, dear.id, unpriced.id]);
    expect(await by('newest')).toEqual([dear.id, cheap.id, same.id, unpriced.id]);
    expect(await listed({ categories, in_stock: 'true' })).not.toContain(unpriced.id);
  });
});
