import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { BackOffice } from '../../support/back-office';
import { createBrand, createShelf, ownWord, query, searchBox } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { recordRequests } from '../support/requests';
import { it } from '../support/test';
import { NOWHERE, PHONE } from '../support/visitor';

const SEARCH = '/api/search/';

describe('the search results', () => {
  it('keep type and order in the address, also on the way back', async ({ visit }) => {
    // given
    const page = await visit('/search?q=grundfos');
    const asked = recordRequests(page, SEARCH);
    const order = page.getByRole('main').getByRole('combobox', { name: 'Trier par' });
    const byRelevance = await titles(page);
    await order.selectOption('Nom');
    await eventually(() => titles(page)).toEqual(byRelevance.toSorted(new Intl.Collator('fr').compare));
    await order.selectOption('Pertinence');
    await eventually(() => titles(page)).toEqual(byRelevance);
    expect(query(page)).toEqual({ q: 'grundfos' });
    await order.selectOption('Prix décroissant');
    await page.getByRole('radio', { name: /^Produits/ }).check();
    await eventually(() => query(page)).toEqual({ q: 'grundfos', type: 'products', sort: 'price-desc' });
    const before = await titles(page);
    await found(page, 'Produits').getByRole('link').first().click();
    await page.waitForURL('**/product/*');

    // when
    await page.goBack();

    // then
    await eventually(() => titles(page)).toEqual(before);
    expect(await page.getByRole('radio', { name: /^Produits/ }).isChecked()).toBe(true);
    expect(await order.inputValue()).toBe('price-desc');
    expect(await found(page, 'Marques').count()).toBe(0);
    expect(asked).toEqual([]);
  });

  it('replace the address: one step back leaves the page', async ({ visit }) => {
    // given
    const page = await visit('/');
    await searchBox(page).fill('wilo');
    await searchBox(page).press('Enter');
    await page.waitForURL('**/search?q=wilo');
    await page.getByRole('radio', { name: /^Marques/ }).check();
    await eventually(() => query(page)).toEqual({ q: 'wilo', type: 'brands' });

    // when
    await page.goBack();

    // then
    await eventually(() => new URL(page.url()).pathname).toBe('/');
  });

  it('need a word: without one nothing is asked', async ({ visit }) => {
    for (const path of ['/search', '/search?q=', '/search?q=%20%20']) {
      // given
      const page = await visit(NOWHERE);
      const asked = recordRequests(page, SEARCH);

      // when
      await page.goto(path, { waitUntil: 'networkidle' });

      // then
      await page.getByRole('heading', { level: 1, name: 'Que cherchez-vous ?' }).waitFor();
      expect(asked, path).toEqual([]);
    }
  });
});

describe('the filters of a search', () => {
  it('narrow the products, are in the address, and hold on the way back', async ({ visit, office, shop }) => {
    // given
    const { word, one, other, first } = await createFound({ office, url: shop.url });
    const page = await visit(`/search?q=${word}`);
    expect(await titles(page)).toHaveLength(3);
    expect(await choices(page, 'Marques')).toEqual([`${other}2`, `${one}1`]);
    expect(await choices(page, 'Catégories')).toHaveLength(2);

    // when
    await filters(page).getByRole('checkbox', { name: first }).check();

    // then
    await eventually(() => titles(page)).toEqual([`${word} un`, `${word} deux`]);
    expect((await choices(page, 'Marques')).sort()).toEqual([`${one}1`, `${other}1`].sort());
    await page.getByRole('main').getByRole('status').getByText('2 résultats : 2 produits, 0 marque').waitFor();
    await filters(page).getByRole('checkbox', { name: 'En stock uniquement' }).check();
    await eventually(() => titles(page)).toEqual([`${word} un`]);
    await filters(page).getByRole('checkbox', { name: one }).check();
    await eventually(() => Object.keys(query(page))).toEqual(['q', 'categories', 'tags', 'in_stock']);
    await page.getByRole('article').getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: `${word} un` }).waitFor();
    await page.goBack();
    await eventually(() => titles(page)).toEqual([`${word} un`]);
    expect(await filters(page).getByRole('checkbox', { name: one }).isChecked()).toBe(true);
  });

  it('are taken back if they leave nothing', async ({ visit, office, shop }) => {
    // given
    const { word } = await createFound({ office, url: shop.url });
    const page = await visit(`/search?q=${word}&tags=Inconnue`);
    await page.getByText('Aucun produit trouvé avec ces filtres.').waitFor();

    // when
    await page.getByRole('button', { name: 'Effacer les filtres' }).click();

    // then
    await eventually(() => titles(page)).toHaveLength(3);
    expect(query(page)).toEqual({ q: word });
  });

  it('are folded behind a button on a phone', async ({ visit }) => {
    // given
    const page = await visit('/search?q=grundfos', { viewport: PHONE });
    const box = filters(page).getByRole('checkbox', { name: 'En stock uniquement' });
    expect(await box.isVisible()).toBe(false);

    // when
    await page.getByRole('button', { name: 'Filtres' }).press('Enter');
    await box.check();

    // then
    await page.getByRole('button', { name: 'Filtres (1)' }).waitFor();
    expect(query(page)).toEqual({ q: 'grundfos', in_stock: 'true' });
  });
});

describe('the next text', () => {
  it('is searched by the header, for all types, and by the field of the page, which holds it', async ({ visit }) => {
    // given
    const page = await visit('/search?q=grundfos&type=brands&in_stock=true');
    const field = page.getByRole('searchbox', { name: 'Votre recherche' });
    const heading = (text: string) => page.getByRole('heading', { level: 1, name: `Résultats pour « ${text} »` });
    expect(await field.inputValue()).toBe('grundfos');

    // when
    await searchBox(page).fill('vaillant');
    await searchBox(page).press('Enter');

    // then
    await heading('vaillant').waitFor();
    await found(page, 'Marques')
      .getByRole('link', { name: /^Vaillant/ })
      .waitFor();
    expect(await titles(page)).not.toEqual([]);

    // when
    await field.fill('wilo');
    await field.press('Enter');

    // then
    await page.waitForURL('**/search?q=wilo');
    await heading('wilo').waitFor();
    await page.goBack();
    await heading('vaillant').waitFor();
    await eventually(() => field.inputValue()).toBe('vaillant');
  });
});

/** Three products: two in the first category, of one brand each, the second sold out; the third of the other brand elsewhere. */
async function createFound({ office, url }: { office: BackOffice; url: string }) {
  const word = ownWord();
  const [one, other] = [await createBrand(office, ownWord()), await createBrand(office, ownWord())];
  const { category } = await createShelf({
    office,
    url,
    products: [
      { title: `${word} un`, price: 100, tags: [one.id] },
      { title: `${word} deux`, price: 900, stock: 0, tags: [other.id] },
    ],
  });
  await createShelf({ office, url, products: [{ title: `${word} trois`, price: 500, tags: [other.id] }] });
  return { word, one: one.name, other: other.name, first: category.name };
}

function filters(page: Page) {
  return page.getByRole('complementary', { name: 'Filtres' });
}

function choices(page: Page, group: 'Marques' | 'Catégories'): Promise<string[]> {
  return filters(page).getByRole('group', { name: group }).getByRole('listitem').allTextContents();
}

function titles(page: Page): Promise<string[]> {
  return page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();
}

function found(page: Page, name: 'Marques' | 'Produits') {
  return page.getByRole('main').getByRole('region', { name, exact: true });
}
