/** The product page: fitting boilers, replacements, documents, guarantee and returns, and the question by WhatsApp. */
import { describe, expect } from 'vitest';
import type { BoilersAnswer } from '@/contract/boilers';
import { type BackOffice, createProduct } from '../../support/back-office';
import { smallPdf, uploadPdf } from '../../support/uploads';
import { seriousFindings } from '../support/axe';
import { createGoods } from '../support/cart';
import { ownWord } from '../support/catalogue';
import { overflowOf } from '../support/overflow';
import { it } from '../support/test';
import { PHONE, WIDE } from '../support/visitor';

type Model = { id: number; slug: string; brandSlug: string; brand: string; range: string; name: string };

async function models(url: string): Promise<Model[]> {
  // The answer's shape is the API tests' concern.
  const { brands } = (await (await fetch(`${url}/api/boilers/`)).json()) as BoilersAnswer;
  return brands.flatMap((brand) =>
    brand.ranges.flatMap((range) =>
      range.models.map(({ id, slug, name }) => ({
        id,
        slug,
        name,
        brandSlug: brand.slug,
        brand: brand.name,
        range: range.name,
      })),
    ),
  );
}

const nameOf = ({ brand, range, name }: Model) => `${brand} ${range} ${name}`;
const asMine = ({ id: _, ...boiler }: Model) => ({ 'my-boiler': JSON.stringify(boiler) });

/** A part that fits the first model, perhaps the second, and no other. */
async function createFitted(office: BackOffice, url: string) {
  const [sure = null, unsure = null, other = null] = await models(url);
  if (!sure || !unsure || !other) throw new Error('The demonstration has too few boilers.');
  const part = await createProduct(office);
  await office.create('fitments', { product: part.id, model: sure.id, confidence: 'confirmed' });
  await office.create('fitments', { product: part.id, model: unsure.id, confidence: 'to-check' });
  return { part, sure, unsure, other };
}

describe('of the boiler that the browser remembers', () => {
  it('the page says whether the part fits it, only by its rows', async ({ visit, office, shop }) => {
    // given
    const { part, sure, unsure, other } = await createFitted(office, shop.url);
    const sentences: [Model, string][] = [
      [sure, `Compatible avec ${nameOf(sure)}`],
      [unsure, `À vérifier pour ${nameOf(unsure)}`],
      [other, `Non prévue pour ${nameOf(other)}`],
    ];

    for (const [model, sentence] of sentences) {
      // when
      const page = await visit(`/product/${part.id}`, { stored: asMine(model) });

      // then
      await page.getByRole('article').first().getByText(sentence, { exact: true }).waitFor();
      expect(await page.getByText(/^Compatible avec/).count()).toBe(model === sure ? 1 : 0);
      // The button of a part that is not verified is another one, with the reason beside it.
      const button = page.getByRole('article').first().getByRole('button', { name: 'Ajouter au panier' }).first();
      const reason = await button.getAttribute('aria-describedby');
      expect(reason === null).toBe(model === sure);
      if (reason !== null) expect(await page.locator(`[id="${reason}"]`).textContent()).toContain(nameOf(model));
    }
  });

  it('nothing is said of a part without rows, but what to send', async ({ visit, office, shop }) => {
    // given
    const [model] = await models(shop.url);
    const goods = await createGoods(office);

    // when
    const page = await visit(`/product/${goods.id}`, model ? { stored: asMine(model) } : {});

    // then
    await page.getByText('Compatibilité non renseignée : envoyez-nous la plaque signalétique.').waitFor();
    expect(await page.getByText(/^(Compatible avec|Non prévue pour)/).count()).toBe(0);
  });

  it('a visitor without one reads how many models it fits, and which', async ({ visit, office, shop }) => {
    // given
    const { part, sure, unsure } = await createFitted(office, shop.url);

    // when
    const page = await visit(`/product/${part.id}`);

    // then
    await page.getByRole('link', { name: 'Convient à 1 modèle de chaudière' }).waitFor();
    const href = `/chaudieres/${sure.brandSlug}/${sure.slug}`;
    expect(await page.getByRole('link', { name: nameOf(sure), exact: true }).getAttribute('href')).toBe(href);
    const unverified = page.locator('dl > div', { has: page.getByText('À vérifier pour', { exact: true }) });
    await unverified.getByRole('link', { name: nameOf(unsure), exact: true }).waitFor();
  });
});

describe('on the page of a product', () => {
  it('the part that replaces it is linked, and the one that it replaces', async ({ visit, office }) => {
    // given
    const successor = await createGoods(office);
    const former = await createGoods(office, { replacedBy: successor.id });

    // when
    const page = await visit(`/product/${former.id}`);
    await page.getByText('Remplacée par').getByRole('link', { name: successor.title }).click();

    // then
    await page.waitForURL(`**/product/${successor.id}`);
    const replaced = page.locator('dl > div', { has: page.getByText('Remplace', { exact: true }) });
    const link = replaced.getByRole('link', { name: former.title });
    expect(await link.getAttribute('href')).toBe(`/product/${former.id}`);
  });

  it('its documents are listed with kind and size', async ({ visit, office, shop }) => {
    // given
    const uploaded = await uploadPdf({ url: shop.url, token: office.token, file: smallPdf() });
    const { doc } = (await uploaded.json()) as { doc: { id: number; filename: string } };
    const documents = [{ title: 'Vue éclatée du bloc gaz', kind: 'exploded-view', file: doc.id }];
    const goods = await createGoods(office, { documents });

    // when
    const page = await visit(`/product/${goods.id}`);

    // then
    const link = page.getByRole('link', { name: 'Vue éclatée du bloc gaz' });
    expect(await link.getAttribute('href')).toBe(`/media/documents/${doc.filename}`);
    await page.getByText('Vue éclatée · PDF · 1 ko', { exact: true }).waitFor();
  });

  it('reference, guarantee and returns are stated, and WhatsApp opens with the reference', async ({
    visit,
    office,
  }) => {
    // given
    const reference = `R-${ownWord()}`;
    const goods = await createGoods(office, { reference, warrantyMonths: 24 });

    // when
    const page = await visit(`/product/${goods.id}`);

    // then
    const info = page.locator('article dl').first();
    expect(await info.getByRole('term').allTextContents()).toEqual([
      'Référence fabricant',
      'Livraison',
      'Garantie',
      'Retours',
    ]);
    await info.getByText(reference, { exact: true }).waitFor();
    await info.getByText('24 mois', { exact: true }).waitFor();
    const terms = info.getByRole('link', { name: 'Voir les conditions de vente' });
    expect(await terms.getAttribute('href')).toBe('/Apropos#conditions-de-vente');
    const ask = await page.getByRole('link', { name: 'Est-ce la bonne pièce ? WhatsApp' }).getAttribute('href');
    expect(new URL(ask ?? '').searchParams.get('text')).toContain(`${goods.title} (référence ${reference})`);
  });

  it("'Prix non disponible' never stands beside 'En stock'", async ({ visit, office }) => {
    // given
    const goods = await createGoods(office, { price: null, stock: null });

    // when
    const page = await visit(`/product/${goods.id}`);

    // then
    const article = page.getByRole('article').first();
    await article.getByText('Prix non disponible', { exact: true }).waitFor();
    await page.getByRole('tab', { name: 'Caractéristiques' }).click();
    await article.getByRole('definition').getByText('Indisponible', { exact: true }).waitFor();
    expect(await article.getByText('✓ En stock').count()).toBe(0);
  });
});

it.for([PHONE, WIDE])(
  'a part with boilers, a document and a long title fits $width px and is accessible',
  async (viewport, { visit, office, shop }) => {
    // given
    const { part, sure } = await createFitted(office, shop.url);
    await office.update('products', part.id, { title: `${'Thermocouple '.repeat(12)}${'x'.repeat(60)}` });

    // when
    const page = await visit(`/product/${part.id}`, { viewport, isCalm: true, stored: asMine(sure) });

    // then
    expect(await overflowOf(page)).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
  },
);
