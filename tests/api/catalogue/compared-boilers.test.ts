/** What decides between two boilers: stored, edited, exported, imported, shown and compared. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ProductDetail } from '@/contract/catalogue';
import { getJson, refusal, sharedOffice } from '../../support/api';
import { createCategory, createProduct, type Json } from '../../support/back-office';
import { listProducts, readPage } from '../../support/catalogue';
import { problems } from '../../support/cms-problems';
import { importCsv, newReference, table, takeTurnsWithImports } from '../../support/imports';
import { askProducts, getProduct, postProduct, productForm, putProduct } from '../../support/products';

const office = sharedOffice();
takeTurnsWithImports();

const FACTS = {
  power_kw: 25.5,
  energy: 'Gaz naturel',
  flue: 'Ventouse 60/100',
  flow_lpm: 14.3,
  dimensions: '740 × 418 × 300 mm',
  weight_kg: 34,
  box_contents: 'Chaudière, gabarit de pose',
};
const { power_kw: powerKw, flow_lpm: flowLpm, weight_kg: weightKg, box_contents: boxContents, ...alike } = FACTS;
const CMS_FACTS = { ...alike, powerKw, flowLpm, weightKg, boxContents };

const shelf = () => createCategory(office, { name: `Chaudières ${randomUUID()}`, asksFit: 'no' });
const detailOf = (id: number) => getJson<ProductDetail>(`/api/product/${id}/`);

describe('what decides', () => {
  it('is saved by form and CMS, and is in the answer about the product; of other products nothing is', async () => {
    const byForm = await postProduct(office, { ...FACTS, power_kw: '25.5' });
    const byCms = await createProduct(office, CMS_FACTS);
    const part = await postProduct(office);

    expect(await getProduct(office, byForm.id)).toMatchObject(FACTS);
    for (const { id } of [byForm, byCms]) expect((await detailOf(id)).attributes).toEqual(FACTS);
    expect(await detailOf(part.id)).not.toHaveProperty('attributes');
  });

  it('is emptied again, and other fields stay', async () => {
    const { id } = await postProduct(office, FACTS);

    await putProduct(office, id, productForm({ energy: '', weight_kg: '' }));

    expect((await detailOf(id)).attributes).toEqual({ ...FACTS, energy: null, weight_kg: null });
  });

  it.each([
    ['power_kw', 0],
    ['power_kw', 'fort'],
    ['weight_kg', -3],
    ['flow_lpm', 5000],
    ['energy', 'x'.repeat(101)],
    ['dimensions', 'un\u0007e ligne'],
  ])('is refused at its field: %s %j', async (field, value) => {
    const { id } = await postProduct(office);

    const refused = await askProducts(office.token, `${id}/`, { method: 'PUT', body: productForm({ [field]: value }) });

    expect(Object.keys((await refusal(refused, 400)).details ?? {})).toEqual([field]);
  });

  it('is refused by the CMS too', async () => {
    const { id } = await postProduct(office);

    expect(await problems(await office.update('products', id, { powerKw: -1 }))).toEqual({
      powerKw: 'Must be a number above 0, at most 2000',
    });
  });

  it('comes back from an export by an import', async () => {
    const reference = newReference();
    const { id } = await postProduct(office, { ...FACTS, reference });
    const category = await createCategory(office);

    const lines = table({ reference, power_kw: '28', energy: 'Propane', weight_kg: '33,5' });
    const run = await importCsv(lines, { token: office.token });
    const again = await importCsv(lines, { token: office.token });
    const wrong = await importCsv(
      table({ reference: newReference(), title: 'x', categories: category.slug, price: '1', power_kw: 'fort' }),
      { token: office.token },
    );

    expect([run, again]).toMatchObject([{ updated: 1 }, { unchanged: 1 }]);
    expect((await detailOf(id)).attributes).toEqual({ ...FACTS, power_kw: 28, energy: 'Propane', weight_kg: 33.5 });
    expect(wrong.lines).toMatchObject([{ outcome: 'failed', messages: ['power_kw: "fort" is not a number'] }]);
  });
});

describe('the pages', () => {
  it('of a boiler shows it as a table, with the way to compare it; of a part neither', async () => {
    const boiler = await postProduct(office, { ...FACTS, warranty_months: 36 });
    const part = await postProduct(office);
    await expect.poll(async () => (await readPage(`/product/${boiler.id}`)).status).toBe(200);

    const { text, main } = await readPage(`/product/${boiler.id}`);

    const facts = ['25,5 kW', 'Gaz naturel', 'Ventouse 60/100', '14,3 l/min', '34 kg', '36 mois', 'gabarit de pose'];
    for (const fact of facts) expect(text).toContain(fact);
    expect(main).toContain(`href="/comparer?produits=${boiler.id}"`);
    expect((await readPage(`/product/${part.id}`)).main).not.toContain('/comparer');
  });

  it('of lists offer to compare boilers on their cards, and no parts', async () => {
    const { id: category, slug } = await shelf();
    const boiler = await createProduct(office, { ...CMS_FACTS, categories: [category] });
    const part = await createProduct(office, { categories: [category] });
    const listed = async () => (await listProducts({ categories: slug })).products;
    await expect.poll(listed).toHaveLength(2);

    const comparable = (await listed()).filter(({ is_comparable }) => is_comparable).map(({ id }) => id);
    const { main } = await readPage(`/products?categories=${slug}`);

    expect(comparable).toEqual([boiler.id]);
    expect(main).toContain(`href="/comparer?produits=${boiler.id}"`);
    expect(main).not.toContain(`produits=${part.id}"`);
  });

  it('compares two to four side by side, offers others of their kind, and leaves out what is not there', async () => {
    const { id: category } = await shelf();
    const make = (changes: Json) => createProduct(office, { categories: [category], ...CMS_FACTS, ...changes });
    const [one, two, three] = [await make({ powerKw: 24 }), await make({ powerKw: 28, flue: null }), await make({})];
    const accessory = await createProduct(office, { categories: [category] });
    const hidden = await make({ published: false });
    const path = `/comparer?produits=${one.id},${two.id},${hidden.id},999999999,x`;
    await expect.poll(async () => (await readPage(path)).text).toContain(three.title);

    const { status, text, main, html } = await readPage(path);

    expect(status).toBe(200);
    for (const shown of [one.title, two.title, '24 kW', '28 kW', 'Non précisé']) expect(text).toContain(shown);
    expect(text).not.toContain(hidden.title);
    expect(main.match(/<th scope="col"/g)).toHaveLength(3);
    expect(main).toContain(`href="/comparer?produits=${two.id}"`);
    expect(main).toContain(`href="/comparer?produits=${one.id},${two.id},${three.id}"`);
    expect(text).not.toContain(accessory.title);
    expect(html).toContain('noindex');
  });

  it('says what to do without products, and at four that there is no more room', async () => {
    const { id: category } = await shelf();
    const ids: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      ids.push((await createProduct(office, { categories: [category], ...CMS_FACTS })).id);
    }
    const full = `/comparer?produits=${ids.join(',')}`;
    await expect.poll(async () => (await readPage(full)).main.match(/<th scope="col"/g)).toHaveLength(5);

    const { text } = await readPage(full);
    expect(text).toContain('Quatre appareils au plus');
    expect(text).not.toContain('Ajouter à la comparaison');
    expect((await readPage('/comparer')).text).toContain('Choisissez deux à quatre appareils.');
  });
});
