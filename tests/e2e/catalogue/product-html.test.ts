/** The page of a product, read as HTML. */
import { describe, expect } from 'vitest';
import { frenchTypography } from '@/words/typography';
import type { BackOffice } from '../../support/back-office';
import { smallPdf, uploadPdf } from '../../support/uploads';
import { createGoods } from '../support/cart';
import { createBrand, createShelf, ownWord } from '../support/catalogue';
import { createFitted, modelName } from '../support/fitted';
import { all, hrefOf, hrefs, one, readPage, region, textOf, texts } from '../support/html';
import { it } from '../support/test';

const readProduct = async (id: number | undefined) => (await readPage(`/product/${id}`)).part;
const textsOf = (within: ParentNode) => texts(within, '*');
const isOff = (main: Element, name: string) => one(main, 'button', name).hasAttribute('disabled');
const factsOf = (part: Element) => [texts(part, 'dt'), texts(part, 'dd')];
const tab = (main: Element, name: string) => one(main, '[role=tabpanel]', name);
const badgesOf = (part: Element) => texts(one(part, 'ul', 'Marques'), 'li');

async function createThreeBrands(office: BackOffice): Promise<{ id: number; name: string }[]> {
  const brands = [];
  for (const name of [ownWord(), ownWord(), ownWord()]) brands.push(await createBrand(office, name));
  return brands;
}

describe('the page of a product', () => {
  it('shows the way there, category, brands, description, price, and the facts', async ({ office, shop }) => {
    const brands = await createThreeBrands(office);
    const { category, products } = await createShelf({
      office,
      url: shop.url,
      products: [{ tags: brands.map(({ id }) => id), shortDescription: 'En laiton.', price: 1234.5 }],
    });
    const { id = 0, title = '' } = products[0] ?? {};

    const main = await readProduct(id);

    const steps = one(main, 'nav', "Fil d'Ariane");
    expect(texts(steps, 'a')).toEqual(['Accueil', 'Produits', category.name]);
    expect(texts(steps, 'li').at(-1)).toBe(title);
    expect(hrefOf(steps, category.name)).toBe(`/products?categories=${category.slug}`);
    const article = one(main, 'article');
    expect(badgesOf(article)).toEqual([expect.any(String), expect.any(String), '+1']);
    const assurances = ['Paiement à la livraison', frenchTypography('Livraison en 24 à 48 h')];
    expect(textsOf(article)).toEqual(
      expect.arrayContaining([category.name, 'En laiton.', '1\u202f234.5 DZD', 'TTC', ...assurances]),
    );
    const stars = one(article, 'p', '(Reviews coming soon)');
    expect(all(stars, '[aria-hidden] svg')).toHaveLength(5);
    const [terms, values = []] = factsOf(tab(main, 'Caractéristiques'));
    expect(terms).toEqual(['Référence', 'Marques', 'Catégories', 'Disponibilité']);
    expect(values).toEqual([`#${id}`, expect.stringContaining(', '), category.name, '✓ En stock']);
    expect(values[1]?.split(', ').toSorted()).toEqual(brands.map(({ name }) => name).toSorted());
  });

  it('says what is not known of a bare product, and never that it is in stock', async ({ office }) => {
    const goods = await createGoods(office, { price: null, stock: null });

    const main = await readProduct(goods.id);

    expect(textsOf(main)).toEqual(
      expect.arrayContaining([
        'Description du produit non disponible.',
        'Prix non disponible',
        frenchTypography('Compatibilité non renseignée : envoyez-nous la plaque signalétique.'),
      ]),
    );
    expect(textOf(tab(main, 'Description'))).toBe(goods.title);
    expect(factsOf(tab(main, 'Caractéristiques'))[1]).toEqual(expect.arrayContaining(['Non spécifié', 'Indisponible']));
    expect(textOf(one(main, 'article'))).not.toContain('✓ En stock');
    expect(textOf(main)).not.toMatch(/Compatible avec|Non prévue pour/);
    expect(isOff(main, 'Indisponible')).toBe(true);
    expect(all(main, '#achat-rapide')).toEqual([]);
  });

  it('refuses what is out of stock', async ({ office }) => {
    const main = await readProduct((await createGoods(office, { stock: 0 })).id);

    expect(isOff(main, 'Rupture de stock')).toBe(true);
    expect(textsOf(main)).toContain('✗ Rupture de stock');
    expect(all(main, '#achat-rapide')).toEqual([]);
  });

  it('states reference, guarantee, returns and documents, and asks by WhatsApp', async ({ office, shop }) => {
    const reference = `R-${ownWord()}`;
    const uploaded = await uploadPdf({ url: shop.url, token: office.token, file: smallPdf() });
    const { doc } = (await uploaded.json()) as { doc: { id: number; filename: string } };
    const documents = [{ title: 'Vue éclatée du bloc gaz', kind: 'exploded-view', file: doc.id }];
    const goods = await createGoods(office, { reference, warrantyMonths: 24, documents });

    const main = await readProduct(goods.id);

    const info = one(main, 'article dl');
    expect(texts(info, 'dt')).toEqual(['Référence fabricant', 'Documents', 'Livraison', 'Garantie', 'Retours']);
    expect(texts(info, 'dd')).toEqual(expect.arrayContaining([reference, '24 mois']));
    expect(hrefOf(info, 'Voir les conditions de vente')).toBe('/Apropos#conditions-de-vente');
    expect(hrefOf(info, /^Vue éclatée du bloc gaz/)).toBe(`/media/documents/${doc.filename}`);
    expect(textsOf(info)).toContain(frenchTypography('Vue éclatée · PDF · 1 ko'));
    const [terms, values] = factsOf(tab(main, 'Caractéristiques'));
    expect(terms?.slice(1, 3)).toEqual(['Référence fabricant', 'Garantie']);
    expect(values?.slice(1, 3)).toEqual([reference, '24 mois']);
    const question = new URL(hrefOf(main, /^Est-ce la bonne pièce/) ?? '');
    expect(question.searchParams.get('text')).toContain(`${goods.title} (référence ${reference})`);
  });

  it('says how many models the part fits, which, and which are to be checked', async ({ office, shop }) => {
    const { part, sure, unsure } = await createFitted(office, shop.url);

    const main = await readProduct(part.id);

    expect(all(main, 'a', /^Convient à 1\smodèle de chaudière$/)).toHaveLength(1);
    expect(hrefOf(main, modelName(sure))).toBe(`/chaudieres/${sure.brandSlug}/${sure.slug}`);
    const unverified = all(main, 'dl > div').find((entry) => texts(entry, 'dt').includes('À vérifier pour'));
    expect(unverified && texts(unverified, 'a')).toEqual([modelName(unsure)]);
  });

  it('links the part that replaces it, and the one that it replaces', async ({ office }) => {
    const successor = await createGoods(office);
    const former = await createGoods(office, { replacedBy: successor.id });

    const [replaced, replacing] = [await readProduct(former.id), await readProduct(successor.id)];

    const notice = one(replaced, 'p', `Remplacée par ${successor.title}`);
    expect(hrefs(notice)).toEqual([`/product/${successor.id}`]);
    const entry = all(replacing, 'dl > div').find((each) => texts(each, 'dt').includes('Remplace'));
    expect(entry && hrefs(entry)).toEqual([`/product/${former.id}`]);
  });

  it('offers related products: of its category, of its brand, then the newest', async ({ office, shop }) => {
    const tags = (await createThreeBrands(office)).map(({ id }) => id);
    const [brand] = tags;
    const [cousin, sister] = [`Cousin ${ownWord()}`, `Sister ${ownWord()}`];
    const create = (products: Record<string, unknown>[]) => createShelf({ office, url: shop.url, products });
    await create([{ title: cousin, tags: [brand] }]);
    const { category, products } = await create([{ tags: [brand] }, { title: sister, price: 12_500, stock: 0, tags }]);

    const related = region(await readProduct(products[0]?.id), 'Produits similaires');

    expect(textsOf(related)).toContain('4 produit(s) trouvé(s)');
    const relations = texts(related, 'article p > span:first-child');
    expect(relations).toEqual(['Même catégorie', 'Même marque', 'Récent', 'Récent']);
    const [first, second] = all(related, 'article');
    expect(second && texts(second, 'h3')).toEqual([cousin]);
    const card = first ?? related;
    expect(hrefOf(card, sister)).toBe(`/product/${products[1]?.id}`);
    expect(textsOf(card)).toEqual(
      expect.arrayContaining([
        category.name,
        '12\u202f500 DZD',
        '✗ Rupture de stock',
        'Découvrez ce produit et ses caractéristiques uniques.',
      ]),
    );
    expect(one(card, 'img').getAttribute('src')).toBe('/placeholder.svg');
    expect(badgesOf(card)).toEqual([expect.any(String), expect.any(String), '+1']);
  });
});
