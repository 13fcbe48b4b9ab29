/** The pages of boilers and fault codes as the server hands them out. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { ask, sharedOffice } from '../../support/api';
import { createCategory, createProduct, type Json } from '../../support/back-office';
import { sharedDatabase } from '../../support/running/database';

const office = sharedOffice();
const rows = sharedDatabase();
/** A reader may be a second behind; a busy machine gets another. */
const within = { timeout: 20_000, interval: 50 };

type Model = { id: number; slug: string; brand: string };
const brandSlugOf = ({ brand }: { brand: string }) => brand.toLowerCase().replace(' ', '-');
const newBrand = () => `Marque ${randomUUID().slice(0, 8)}`;
const createModel = (data: Json = {}) =>
  office.create<Model>('boiler-models', { brand: newBrand(), range: 'Thema', name: 'C 24 E', ...data });
const pathOf = (model: Model) => `/chaudieres/${brandSlugOf(model)}/${model.slug}`;

async function read(path: string) {
  const response = await ask(path, { headers: { Accept: 'text/html' } });
  const html = await response.text();
  const visible = html.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(/<!--.*?-->/g, '');
  const text = visible
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/\s+/g, ' ');
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']): Json => JSON.parse(json),
  );
  const canonical = /<link rel="canonical" href="https?:\/\/[^/]+([^"]*)"/.exec(html)?.[1];
  return { status: response.status, html, text, data, canonical };
}

describe('the pages of boilers', () => {
  it('lead from a brand to its ranges and models with their numbers of parts, and show where the plate is', async () => {
    const model = await createModel();
    const { id } = await createProduct(office);
    await office.create('fitments', { product: id, model: model.id, confidence: 'confirmed' });
    const path = `/chaudieres/${brandSlugOf(model)}`;
    await vi.waitFor(async () => expect((await read('/chaudieres')).html).toContain(`href="${path}"`), within);

    const page = await read(path);

    expect(page).toMatchObject({ status: 200, canonical: path });
    expect(page.text).toMatch(/Thema C 24 E 1 pièce/);
    expect(page.html).toContain(`href="${pathOf(model)}"`);
    expect(page.text).toContain('seul un technicien retire');
    expect(page.data.map((entry) => entry['@type'])).toEqual(['BreadcrumbList', 'ItemList']);
  });

  it('have the parts of a model by category, and never call one compatible that is to be checked', async () => {
    const category = await createCategory(office);
    const model = await createModel({ energy: 'gas', power: 23.5, yearFrom: 1998, plateCodes: ['0010007'] });
    const part = await createProduct(office, { categories: [category.id] });
    const fit = { product: part.id, model: model.id, position: 'circuit primaire' };
    const row = await office.create<{ id: number }>('fitments', { ...fit, confidence: 'to-check' });
    await vi.waitFor(async () => expect((await read(pathOf(model))).text).toContain(part.title), within);

    const unverified = await read(pathOf(model));
    expect(unverified).toMatchObject({ status: 200, canonical: pathOf(model) });
    expect(unverified.text).toMatch(/À vérifier circuit primaire/);
    expect(unverified.text).not.toMatch(/compatible/i);
    for (const fact of ['Gaz', '23,5 kW', 'depuis 1998', '0010007', category.name]) {
      expect(unverified.text).toContain(fact);
    }
    expect(unverified.data.at(-1)).toMatchObject({ '@type': 'ItemList', itemListElement: [{ name: part.title }] });

    await office.update('fitments', row.id, { confidence: 'confirmed' });
    await vi.waitFor(async () => expect((await read(pathOf(model))).text).toMatch(/Compatible circuit/), within);
  });

  it('offer telephone and WhatsApp for a model without parts', async () => {
    const model = await createModel();

    const { text, html } = await read(pathOf(model));

    expect(text).toContain(`Pas encore de pièce enregistrée pour ${model.brand} Thema C 24 E`);
    expect(html).toMatch(/href="https:\/\/wa\.me\/\d+\?text=Bonjour/);
    expect(html).toContain('href="tel:0550123456"');
  });

  it('answer 404 for an unknown brand, an unknown model and a model of another brand', async () => {
    const [model, other] = [await createModel(), await createModel()];
    await vi.waitFor(async () => expect((await read(pathOf(other))).status).toBe(200), within);

    for (const path of [
      '/chaudieres/nulle-part',
      `/chaudieres/${brandSlugOf(model)}/nulle-part`,
      `/chaudieres/${brandSlugOf(other)}/${model.slug}`,
    ]) {
      expect({ path, status: (await read(path)).status }).toEqual({ path, status: 404 });
    }
  });

  it('are in the sitemap', async () => {
    const model = await createModel();
    const urls = [pathOf(model), `/chaudieres/${brandSlugOf(model)}`, '/chaudieres', '/chaudieres/plaque-signaletique'];

    await vi.waitFor(async () => {
      const sitemap = await (await ask('/sitemaps/pages.xml')).text();
      for (const url of urls) expect(sitemap).toContain(`${url}</loc>`);
    }, within);
  });
});

describe('fault codes', () => {
  const createFault = (data: Json = {}) =>
    office.create<{ id: number; brand: string; code: string }>('fault-codes', {
      brand: newBrand(),
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
    const brand = brandSlugOf(first);
    await vi.waitFor(async () => {
      const list = await (await ask(`/api/fault-codes/?brand=${brand}`)).json();
      expect(list).toMatchObject({ brands: [{ name: first.brand, codes: [{ code: 'F.1' }, { code: 'F.2' }] }] });
    }, within);
  });

  it('are listed by brand, and found however the code is typed', async () => {
    const fault = await createFault();
    const brand = brandSlugOf(fault);
    const address = `/api/fault-codes/${brand}/`;
    await vi.waitFor(async () => expect((await ask(`${address}f75/`)).status).toBe(200), within);

    const list = await (await ask(`/api/fault-codes/?brand=${brand}`)).json();
    expect(list).toEqual({
      brands: [
        {
          name: fault.brand,
          slug: brand,
          codes: [{ code: 'F.75', key: 'f75', meaning: 'Pas de montée en pression.', confidence: 'to-check' }],
        },
      ],
    });
    for (const code of ['f75', 'F.75', 'F%2075']) {
      expect(await (await ask(`${address}${code}/`)).json()).toMatchObject({
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
    await vi.waitFor(async () => expect((await read(`${path}/f75`)).status).toBe(200), within);

    const page = await read(`${path}/F%2E75`);

    expect(page).toMatchObject({ status: 200, canonical: `${path}/f75` });
    for (const text of [
      'Pas de montée en pression.',
      'Capteur bouché',
      'Lire la pression',
      category.name,
      'À vérifier',
    ]) {
      expect(page.text).toContain(text);
    }
    expect(page.text).toContain(parts[0]?.title);
    expect(page.text).not.toContain(parts[1]?.title);
    expect(page.text).toContain('Odeur de gaz');
    expect(page.html).toMatch(/href="https:\/\/wa\.me\/\d+\?text=Bonjour[^"]*F\.75/);
    // No part of the category fits a model of the code.
    expect(page.text).toContain(`${category.name} : sur demande`);
    expect((await read(path)).html).toContain(`href="${path}/f75"`);
    expect((await read('/codes-erreur')).html).toContain(`href="${path}/f75"`);
    for (const unknown of [`${path}/f76`, `${path}/%25`, '/codes-erreur/nulle-part']) {
      expect({ unknown, status: (await read(unknown)).status }).toEqual({ unknown, status: 404 });
    }
    expect(await (await ask('/sitemaps/pages.xml')).text()).toContain(`${path}/f75</loc>`);
  });
});
