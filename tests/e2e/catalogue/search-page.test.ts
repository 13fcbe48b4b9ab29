import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { frenchTypography } from '@/words/typography';
import { seriousFindings } from '../support/axe';
import { createBrand, createShelf, ownWord, query, searchBox, toast } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { overflowOf } from '../support/overflow';
import { recordRequests } from '../support/requests';
import { it } from '../support/test';
import { NOWHERE, PHONE, WIDE } from '../support/visitor';

const SEARCH = '/api/search/';

describe('the search results', () => {
  it('show the text, the count, brands and products', async ({ visit }) => {
    // given, when
    const page = await visit('/search?q=grundfos');

    // then
    await page.getByRole('heading', { level: 1, name: 'Résultats pour « grundfos »' }).waitFor();
    const products = await found(page, 'Produits').getByRole('article').count();
    expect(products).toBeGreaterThan(3);
    await page
      .getByRole('main')
      .getByRole('status')
      .getByText(`${products + 1} résultats : ${products} produits, 1 marque`)
      .waitFor();
    const brand = found(page, 'Marques').getByRole('link', { name: /^Grundfos/ });
    expect(await brand.getAttribute('href')).toBe('/breadProduct?tags=Grundfos&openFilters=true');
    expect(await found(page, 'Produits').getByRole('link').first().getAttribute('href')).toMatch(/^\/product\/\d+$/);
  });

  it('say where the nearest stand in for what was typed', async ({ visit }) => {
    // given, when
    const page = await visit('/search?q=carte électronique chaffoteaux');

    // then
    await page.getByText('Aucun ne contient tous vos mots : voici les plus proches.').waitFor();
    expect(await found(page, 'Produits').getByRole('article').count()).toBeGreaterThan(0);
  });

  it('are whole in the HTML, and one page to search engines', async ({ visit }) => {
    // given
    const page = await visit('/search?q=grundfos', { hasJavaScript: false });

    // when
    await page.getByRole('radio', { name: /^Produits/ }).check();
    await page.getByRole('combobox', { name: 'Trier par' }).selectOption('Nom');
    await page.getByRole('button', { name: 'Appliquer' }).click();

    // then
    await page.waitForURL('**/search?q=grundfos&type=products&sort=name');
    expect((await titles(page)).length).toBeGreaterThan(3);
    expect(await titles(page)).toEqual([...(await titles(page))].sort(new Intl.Collator('fr').compare));
    expect(await found(page, 'Marques').count()).toBe(0);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/:\d+\/search$/);
    expect(await page.title()).toBe(frenchTypography('Recherche : grundfos | ThermoPièces'));
  });

  it('keep type and order in the address, also on the way back', async ({ visit }) => {
    // given
    const page = await visit('/search?q=grundfos');
    const asked = recordRequests(page, SEARCH);
    await page.getByRole('combobox', { name: 'Trier par' }).selectOption('Prix décroissant');
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
    expect(await page.getByRole('combobox', { name: 'Trier par' }).inputValue()).toBe('price-desc');
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

  it('are sorted by price, by name, and by relevance again', async ({ visit, office, shop }) => {
    // given
    const word = ownWord();
    await createShelf({
      office,
      url: shop.url,
      products: [
        { title: `${word} milieu`, price: 500 },
        { title: `${word} bas`, price: 100 },
        { title: `Écrou ${word}`, price: null },
        { title: `${word} haut`, price: 900 },
      ],
    });
    const page = await visit(`/search?q=${word}`);
    const byRelevance = await titles(page);
    const order = async (name: string) => {
      await page.getByRole('combobox', { name: 'Trier par' }).selectOption(name);
      return titles(page);
    };

    // when, then
    const [low, middle, high, unpriced] = [`${word} bas`, `${word} milieu`, `${word} haut`, `Écrou ${word}`];
    expect(await order('Prix croissant')).toEqual([low, middle, high, unpriced]);
    expect(await order('Prix décroissant')).toEqual([high, middle, low, unpriced]);
    expect(await order('Nom')).toEqual([unpriced, low, high, middle]);
    expect(await order('Pertinence')).toEqual(byRelevance);
    expect(query(page)).toEqual({ q: word });
  });

  it('of brands alone show no product', async ({ visit, office }) => {
    // given
    const { name } = await createBrand(office, ownWord());
    const page = await visit(`/search?q=${name}`);
    await found(page, 'Marques').getByRole('link', { name }).waitFor();

    // when
    await page.getByRole('radio', { name: /^Produits/ }).check();

    // then
    await page.getByText('Aucun résultat trouvé').waitFor();
    await page.getByRole('radio', { name: /^Tout/ }).check();
    await found(page, 'Marques').getByRole('link', { name }).waitFor();
  });

  it('give way to those of the next text', async ({ visit }) => {
    // given
    const page = await visit('/search?q=grundfos&type=brands');

    // when
    await searchBox(page).fill('wilo');
    await searchBox(page).press('Enter');

    // then
    await page.getByRole('heading', { level: 1, name: 'Résultats pour « wilo »' }).waitFor();
    await found(page, 'Marques').getByRole('link', { name: /^Wilo/ }).waitFor();
    expect(await titles(page)).not.toEqual([]);
  });

  it('put a product into the cart', async ({ visit, office, shop }) => {
    // given
    const word = ownWord();
    await createShelf({ office, url: shop.url, products: [{ title: word, price: 500 }] });
    const page = await visit(`/search?q=${word}`);

    // when
    await page.getByRole('button', { name: `Ajouter au panier : ${word}` }).click();

    // then
    await toast(page, 'Produit ajouté au panier').waitFor();
  });

  it('lead to the listing if there are more than 60', async ({ visit }) => {
    // given
    const page = await visit('/search?q=de');
    await page.getByText('Les 60 produits les plus pertinents sont affichés.').waitFor();

    // when
    await page.getByRole('link', { name: 'Voir tous les produits trouvés' }).click();

    // then
    await page.waitForURL('**/products?search=de');
  });

  it('say when there are none', async ({ visit }) => {
    // given, when
    const page = await visit('/search?q=tondeuse');

    // then
    await page.getByText('Aucun résultat trouvé').waitFor();
    await page.getByText("Essayez avec des mots-clés différents ou vérifiez l'orthographe.").waitFor();
    const main = page.getByRole('main');
    const addressOf = (name: RegExp) => main.getByRole('link', { name }).getAttribute('href');
    expect(await addressOf(/^Appeler le 0550 12 34 56/)).toBe('tel:0550123456');
    const chat = new URL((await addressOf(/^Écrire sur WhatsApp/)) ?? '');
    expect(chat.host).toBe('wa.me');
    expect(chat.searchParams.get('text')).toContain('tondeuse');
    expect(await addressOf(/^Demander une pièce/)).toBe('/demande-piece');
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

describe.each([
  { name: 'at 390 px', viewport: PHONE },
  { name: 'at 1280 px', viewport: WIDE },
  { name: 'at 360 px', viewport: { width: 360, height: 740 } },
])('the search page $name', ({ viewport }) => {
  it.for(['/search?q=vanne', '/search?q=vaillant&type=brands', '/search?q=tondeuse', '/search'])(
    '%s fits, and axe is content',
    async (path, { visit }) => {
      // given, when
      const page = await visit(path, { viewport, isCalm: true });

      // then
      expect(await overflowOf(page)).toBe(0);
      expect(await seriousFindings(page)).toEqual([]);
    },
  );
});

function found(page: Page, name: 'Marques' | 'Produits') {
  return page.getByRole('main').getByRole('region', { name, exact: true });
}

function titles(page: Page): Promise<string[]> {
  return found(page, 'Produits').getByRole('article').getByRole('heading').allTextContents();
}
