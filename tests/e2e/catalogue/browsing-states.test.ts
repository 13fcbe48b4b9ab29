/** What the screens of brands, categories and search show while an answer is on its way, empty, or cannot be had. */
import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { Shop } from '../../support/running/shop';
import { seriousFindings } from '../support/axe';
import { answerCall, answerLater, missesOf, startBlindShop } from '../support/blind-shop';
import { eventually } from '../support/eventually';
import { recordRequests } from '../support/requests';
import { it } from '../support/test';
import { NOWHERE, open, PHONE, WIDE } from '../support/visitor';

const product = {
  id: 1,
  title: 'Vanne gaz',
  short_description: '',
  main_image: null,
  price: 1500,
  stock: 3,
  in_stock: true,
  stock_status: 'instock',
  reference: null,
  tags: [],
  categories: [],
};
const entry = { id: 1, slug: 'vannes', image_url: null, product_count: 1, tags: [], children: {} };
const stats = { total_categories: 0, total_tags: 0, total_products: 0 };

const SCREENS = [
  {
    screen: '/search?q=vanne',
    call: '/api/search/',
    loading: 'Recherche en cours...',
    full: { products: [product], brands: [] },
    shown: 'Vanne gaz',
    empty: { products: [], brands: [] },
    emptyText: 'Aucun résultat trouvé',
    failureText: 'Aucun résultat trouvé',
  },
  {
    screen: '/CategoryPage',
    call: '/api/categories-tags-tree/',
    loading: 'Chargement des catégories...',
    full: { categories_tree: { 'Vannes gaz': entry }, all_tags: [], stats },
    shown: 'Vannes gaz',
    empty: { categories_tree: {}, all_tags: [], stats },
    emptyText: 'Aucune catégorie trouvée',
    failureText: 'Erreur de chargement',
  },
  {
    screen: '/category/vannes/brands',
    call: '/api/category/vannes/brands/',
    loading: 'Chargement des marques...',
    full: { category: 'Vannes', brands: [{ id: 1, name: 'Sit', logo: '/media/gone.webp', product_count: 1 }] },
    shown: 'Sit',
    empty: { category: 'Vannes', brands: [] },
    emptyText: 'Aucune marque trouvée',
    failureText: 'Catégorie non trouvée',
  },
  {
    screen: '/allbrands',
    call: '/api/brands/',
    loading: 'Chargement des marques...',
    full: { brands: [{ id: 1, name: 'Sit', slug: 'sit', image_url: null, count: 1 }] },
    shown: 'Sit',
    empty: { brands: [] },
    emptyText: 'Aucune marque trouvée',
    failureText: 'Aucune marque trouvée',
  },
];

const REFUSAL = { message: 'Route inconnue.' };
const ANSWERS = SCREENS.flatMap(({ screen, call: path, empty, emptyText, failureText }) => [
  { screen, path, status: 200, json: empty, text: emptyText },
  { screen, path, status: 404, json: REFUSAL, text: failureText },
]);

let blind: Shop;
beforeAll(async () => {
  blind = await startBlindShop();
});
afterAll(() => blind.remove());

describe.each([
  { name: 'at 390 px', viewport: PHONE },
  { name: 'at 1280 px', viewport: WIDE },
])('if the server could not read $name', ({ viewport }) => {
  const calm = { viewport, isCalm: true };

  it.for(SCREENS)('$screen says that it is loading, then shows what came', async (screen, { visit }) => {
    // given
    const page = await visit(NOWHERE, { ...calm, provokes: [404] });
    const release = await answerLater(page, { path: screen.call, json: screen.full });

    // when
    await open(page, blind.url + screen.screen);

    // then
    const main = page.getByRole('main');
    await main.getByText(screen.loading).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    release();
    await main.getByText(screen.shown).first().waitFor();
    await main.getByText(screen.loading).waitFor({ state: 'hidden' });
  });

  it.for(ANSWERS)('$screen says "$text" to an answer of $status', async (answer, { visit }) => {
    // given
    const { screen, path, status, json, text } = answer;
    const page = await visit(NOWHERE, { ...calm, provokes: status === 200 ? [] : [status] });
    await answerCall(page, { path, json, status });

    // when
    await open(page, blind.url + screen);

    // then
    await page.getByRole('main').getByText(text).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });
});

it.for(['/', '/Apropos', '/products', '/search?q=vanne'])(
  '%s, which lacks something, is not kept for others',
  async (path) => {
    for (const visit of [1, 2, 3]) {
      const before = await missesOf(blind);

      // when
      const response = await fetch(blind.url + path, { headers: { Cookie: 'csrftoken=known' } });

      // then: nothing is looked for in vain by a page from memory
      expect(response.status, `visit ${visit}`).toBe(200);
      expect(await missesOf(blind), `visit ${visit}`).toBeGreaterThan(before);
    }
  },
);

it('a failing search is tried three times more, then finds nothing', async ({ visit }) => {
  // given
  const page = await visit(NOWHERE, { provokes: [500] });
  const asked = recordRequests(page, '/api/search/');

  // when
  await open(page, `${blind.url}/search?q=vanne`);

  // then
  await page.getByText("Essayez avec des mots-clés différents ou vérifiez l'orthographe.").waitFor();
  expect(asked.map(({ searchParams }) => searchParams.get('q'))).toEqual(['vanne', 'vanne', 'vanne', 'vanne']);
});

it('a tree that cannot be had offers to load the page again', async ({ visit }) => {
  // given
  const page = await visit(NOWHERE, { provokes: [404] });
  const call = '/api/categories-tags-tree/';
  await answerCall(page, { path: call, json: { message: '' }, status: 404 });
  await open(page, `${blind.url}/CategoryPage`);
  await page.getByText('Failed to load categories and tags. Please try again later.').waitFor();
  const asked = recordRequests(page, '/CategoryPage');

  // when
  await page.unroute(`**${call}*`);
  await answerCall(page, { path: call, json: SCREENS[1]?.full ?? {} });
  await page.getByRole('button', { name: 'Réessayer' }).click();

  // then
  await page.getByRole('button', { name: /^Vannes gaz/ }).waitFor();
  expect(asked).toHaveLength(1);
});

it('a category whose brands cannot be had leads back', async ({ visit }) => {
  // given
  const page = await visit('/search', { provokes: [404] });
  await answerCall(page, { path: '/api/category/vannes/brands/', json: { message: '' }, status: 404 });
  await open(page, `${blind.url}/category/vannes/brands`);
  await page.getByRole('heading', { level: 1, name: 'Catégorie non trouvée' }).waitFor();

  // when
  await page.getByRole('link', { name: 'Retour' }).click();

  // then
  await eventually(() => new URL(page.url()).pathname).toBe('/search');
});

it('a brand without a picture, or with a broken one, shows the placeholder', async ({ visit }) => {
  // given
  const page = await visit(NOWHERE, { provokes: [404] });
  const brands = ['/media/gone.webp', null].map((logo, index) => ({
    id: index,
    name: `Marque ${index}`,
    logo,
    product_count: 1,
  }));
  await answerCall(page, { path: '/api/category/vannes/brands/', json: { category: 'Vannes', brands } });

  // when
  await open(page, `${blind.url}/category/vannes/brands`);

  // then
  const pictures = page.getByRole('region', { name: 'Marques' }).locator('img');
  const sources = () => pictures.evaluateAll((all) => all.map((image) => image.getAttribute('src')));
  await eventually(sources).toEqual(['/placeholder.svg', '/placeholder.svg']);
});
