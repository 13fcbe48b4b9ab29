/** The pages of boilers and fault codes as the server hands them out. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ask, getJson, sharedOffice } from '../../support/api';
import { createCategory, createProduct, type Json } from '../../support/back-office';
import { brandSlugOf, createFitment, createModel, type Model, readPage as read } from '../../support/catalogue';
import { sharedDatabase } from '../../support/running/database';

const office = sharedOffice();
const rows = sharedDatabase();

const pathOf = (model: Model) => `/chaudieres/${brandSlugOf(model)}/${model.slug}`;
const sitemap = async () => (await ask('/sitemaps/pages.xml')).text();
const textOf = async (path: string) => (await read(path)).text;
const statusOf = async (path: string) => (await read(path)).status;

describe('the pages of boilers', () => {
  it('lead from a brand to its ranges and models with their numbers of parts, and show where the plate is', async () => {
    const model = await createModel(office);
    await createFitment(office, (await createProduct(office)).id, model.id);
    const path = `/chaudieres/${brandSlugOf(model)}`;
    await expect.poll(async () => (await read('/chaudieres')).html).toContain(`href="${path}"`);

    const page = await read(path);

    expect(page).toMatchObject({ status: 200, canonical: path });
    expect(page.text).toMatch(/Thema C 24 E 1 pièce/);
    expect(page.html).toContain(`href="${pathOf(model)}"`);
    expect(page.text).toContain('seul un technicien retire');
    expect(page.data.map((entry) => entry['@type'])).toEqual(['BreadcrumbList', 'ItemList']);
    const urls = [pathOf(model), path, '/chaudieres', '/chaudieres/plaque-signaletique'];
    const unlisted = async () => {
      const listed = await sitemap();
      return urls.filter((url) => !listed.includes(`${url}</loc>`));
    };
    await expect.poll(unlisted).toEqual([]);
  });

  it('have the parts of a model by category, and never call one compatible that is to be checked', async () => {
    const category = await createCategory(office);
    const model = await createModel(office, { power: 23.5, yearFrom: 1998, plateCodes: ['0010007'] });
    const part = await createProduct(office, { categories: [category.id] });
    const fit = { position: 'circuit primaire', confidence: 'to-check' };
    const row = await createFitment(office, part.id, model.id, fit);
    await expect.poll(() => textOf(pathOf(model))).toContain(part.title);

    const unverified = await read(pathOf(model));
    expect(unverified).toMatchObject({ status: 200, canonical: pathOf(model) });
    expect(unverified.text).toMatch(/À vérifier circuit primaire/);
    expect(unverified.text).not.toMatch(/compatible/i);
    for (const fact of ['Gaz', '23,5 kW', 'depuis 1998', '0010007', category.name]) {
      expect(unverified.text).toContain(fact);
    }
    expect(unverified.data.at(-1)).toMatchObject({ '@type': 'ItemList', itemListElement: [{ name: part.title }] });

    await office.update('fitments', row.id, { confidence: 'confirmed' });
    await expect.poll(() => textOf(pathOf(model))).toMatch(/Compatible circuit/);
  });

  it('offer telephone and WhatsApp for a model without parts', async () => {
    const model = await createModel(office);

    const { text, html } = await read(pathOf(model));

    expect(text).toContain(`Pas encore de pièce enregistrée pour ${model.brand} Thema C 24 E`);
    expect(html).toMatch(/href="https:\/\/wa\.me\/\d+\?text=Bonjour/);
    expect(html).toContain('href="tel:0550123456"');
  });

  it('answer 404 for an unknown brand, an unknown model and a model of another brand', async () => {
    const [model, other] = [await createModel(office), await createModel(office)];
    await expect.poll(() => statusOf(pathOf(other))).toBe(200);

    for (const path of ['nulle-part', `${brandSlugOf(model)}/nulle-part`, `${brandSlugOf(other)}/${model.slug}`]) {
      expect(await statusOf(`/chaudieres/${path}`), path).toBe(404);
    }
  });
});

describe('fault codes', () => {
  const createFault = (data: Json = {}) =>
    office.create<{ id: number; brand: string; code: string }>('fault-codes', {
      brand: `Marque ${randomUUID().slice(0, 8)}`,
      code: 'F.75',
      meaning: 'Pas de montée en pression.',
      causes: 'Capteur bouché\n\n Circulateur bloqué ',
      checks: 'Lire la pression',
      confidence: 'to-check',
      ...data,
    });

  it('have their brand in the spelling of its other codes, and of the oldest where spellings differ', async () => {
    const first = await createFault({ code: 'F.1' });
    const second = await createFault({ code: 'F.2', brand: ` ${first.brand.toUpperCase().replace(' ', '-')} ` });
    expect(second.brand).toBe(first.brand);

    await office.update('fault-codes', first.id, { brand: first.brand.toUpperCase() });
    const spelt = () => rows<{ brand: string }>('SELECT brand FROM fault_codes WHERE id = $1', [first.id]);
    expect(await spelt()).toEqual([{ brand: first.brand }]);

    // As in a shop of former times. Rows that are written last come last without an order.
    await rows('UPDATE fault_codes SET brand = lower(brand) WHERE id = $1', [second.id]);
    await rows('UPDATE fault_codes SET meaning = meaning WHERE id = $1', [first.id]);
    await createFault();
    await expect
      .poll(() => getJson(`/api/fault-codes/?brand=${brandSlugOf(first)}`))
      .toMatchObject({ brands: [{ name: first.brand, codes: [{ code: 'F.1' }, { code: 'F.2' }] }] });
  });

  it('are listed by brand, and found however the code is typed', async () => {
    const fault = await createFault();
    const brand = brandSlugOf(fault);
    const address = `/api/fault-codes/${brand}/`;
    await expect.poll(async () => (await ask(`${address}f75/`)).status).toBe(200);

    const codes = [{ code: 'F.75', key: 'f75', meaning: 'Pas de montée en pression.', confidence: 'to-check' }];
    expect(await getJson(`/api/fault-codes/?brand=${brand}`)).toEqual({
      brands: [{ name: fault.brand, slug: brand, codes }],
    });
    for (const code of ['f75', 'F.75', 'F%2075']) {
      expect(await getJson(`${address}${code}/`)).toMatchObject({
        code: 'F.75',
        causes: ['Capteur bouché', 'Circulateur bloqué'],
        checks: ['Lire la pression'],
      });
    }
    expect((await ask(`${address}f76/`)).status).toBe(404);
  });

  it('name likely categories and published parts', async () => {
    const category = await createCategory(office);
    const parts = [await createProduct(office), await createProduct(office, { published: false })];
    const fault = await createFault({ categories: [category.id], parts: parts.map(({ id }) => id) });
    const path = `/codes-erreur/${brandSlugOf(fault)}`;
    await expect.poll(() => statusOf(`${path}/f75`)).toBe(200);

    const page = await read(`${path}/F%2E75`);

    expect(page).toMatchObject({ status: 200, canonical: `${path}/f75` });
    const shown = ['Pas de montée en pression.', 'Capteur bouché', 'Lire la pression', category.name, 'À vérifier'];
    for (const text of [...shown, parts[0]?.title]) expect(page.text).toContain(text);
    expect(page.text).not.toContain(parts[1]?.title);
    expect(page.text).toContain('Odeur de gaz');
    expect(page.html).toMatch(/href="https:\/\/wa\.me\/\d+\?text=Bonjour[^"]*F\.75/);
    // No part of the category fits a model of the code.
    expect(page.text).toContain(`${category.name} : sur demande`);
    expect((await read(path)).html).toContain(`href="${path}/f75"`);
    expect((await read('/codes-erreur')).html).toContain(`href="${path}/f75"`);
    for (const unknown of [`${path}/f76`, `${path}/%25`, '/codes-erreur/nulle-part']) {
      expect(await statusOf(unknown), unknown).toBe(404);
    }
    expect(await sitemap()).toContain(`${path}/f75</loc>`);
  });
});
