import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { frenchTypography } from '@/words/typography';
import type { BackOffice } from '../../support/back-office';
import { cardTitles, chips, createBrand, createShelf, listing, ownWord, query, sidebar } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { it } from '../support/test';
import { PHONE } from '../support/visitor';

describe('the order of the listing', () => {
  it('is chosen from a list, is in the address and holds after a reload', async ({ visit, office, shop }) => {
    // given
    const { category, titles } = await createPricedShelf({ office, url: shop.url });
    const page = await visit(`/products?categories=${category.slug}`);
    expect(await order(page).getByRole('option').allTextContents()).toEqual([
      'Pertinence',
      'Nouveautés',
      'Prix croissant',
      'Prix décroissant',
      'Titre',
    ]);

    // when
    await order(page).selectOption('Prix croissant');

    // then
    await eventually(() => cardTitles(page)).toEqual([titles.low, titles.high, titles.unpriced]);
    expect(query(page)).toEqual({ categories: category.slug, ordering: 'price' });
    await page.reload();
    expect(await cardTitles(page)).toEqual([titles.low, titles.high, titles.unpriced]);
    expect(await shownOrder(page)).toBe('Prix croissant');
    await order(page).selectOption('Prix décroissant');
    await eventually(() => cardTitles(page)).toEqual([titles.high, titles.low, titles.unpriced]);
    await order(page).selectOption('Titre');
    await eventually(() => cardTitles(page)).toEqual([titles.unpriced, titles.high, titles.low]);
  });

  it('leaves the address with the default, which is by relevance in a search', async ({ visit }) => {
    // given
    const page = await visit('/products?search=vanne&ordering=title');
    const byTitle = await cardTitles(page);

    // when
    await order(page).selectOption('Pertinence');

    // then
    await eventually(() => query(page)).toEqual({ search: 'vanne' });
    await eventually(() => cardTitles(page)).not.toEqual(byTitle);
  });

  it('is changed by the keyboard, and survives the way to a product and back', async ({ visit, office, shop }) => {
    // given
    const { category, titles } = await createPricedShelf({ office, url: shop.url });
    const page = await visit(`/products?categories=${category.slug}`, { viewport: PHONE });
    await order(page).focus();

    // when
    await page.keyboard.press('ArrowDown');
    await eventually(() => query(page)).toEqual({ categories: category.slug, ordering: 'newest' });
    await page.keyboard.press('ArrowDown');

    // then
    await eventually(() => query(page)).toEqual({ categories: category.slug, ordering: 'price' });
    await eventually(() => cardTitles(page)).toEqual([titles.low, titles.high, titles.unpriced]);
    await listing(page).getByRole('link', { name: titles.low }).click();
    await page.getByRole('heading', { level: 1, name: titles.low }).waitFor();
    await page.goBack();
    await eventually(() => cardTitles(page)).toEqual([titles.low, titles.high, titles.unpriced]);
    expect(await shownOrder(page)).toBe('Prix croissant');
  });
});

describe('En stock uniquement', () => {
  it('leaves out what is sold out, is a chip, and holds after a reload', async ({ visit, office, shop }) => {
    // given
    const { category, titles } = await createPricedShelf({ office, url: shop.url });
    const page = await visit(`/products?categories=${category.slug}`);

    // when
    await inStock(page).check();

    // then
    await eventually(() => cardTitles(page)).toEqual([titles.unpriced, titles.low]);
    expect(query(page)).toEqual({ categories: category.slug, in_stock: 'true' });
    await page.reload();
    expect(await inStock(page).isChecked()).toBe(true);
    expect(await cardTitles(page)).toEqual([titles.unpriced, titles.low]);
    await chips(page).getByRole('link', { name: 'Retirer le filtre : En stock uniquement' }).press('Enter');
    await eventually(() => cardTitles(page)).toHaveLength(3);
    expect(await inStock(page).isChecked()).toBe(false);
    expect(await focused(page)).toBe(frenchTypography(`Retirer le filtre : ${category.name}`));
  });
});

describe('the choices of the listing', () => {
  it('are those that find products with the other filters, with these numbers', async ({ visit, office, shop }) => {
    // given
    const [one, other, unused] = [
      await createBrand(office, ownWord()),
      await createBrand(office, ownWord()),
      await createBrand(office, ownWord()),
    ];
    const word = ownWord();
    const { category } = await createShelf({
      office,
      url: shop.url,
      products: [
        { title: `${word} un`, price: 100, tags: [one.id] },
        { title: `${word} deux`, price: 900, tags: [one.id, other.id] },
      ],
    });
    const page = await visit('/products');
    await sidebar(page).getByRole('checkbox', { name: one.name }).waitFor();
    expect(await sidebar(page).getByRole('checkbox', { name: unused.name }).count()).toBe(0);

    // when
    await sidebar(page).getByRole('searchbox', { name: 'Rechercher' }).fill(word);

    // then
    await eventually(() => brands(page)).toEqual([`${one.name}2`, `${other.name}1`].sort());
    expect(await sidebar(page).getByRole('group', { name: 'Catégories' }).getByRole('checkbox').count()).toBe(1);
    await heading(page, `Résultats pour « ${word} »`).waitFor();
    await sidebar(page).getByRole('checkbox', { name: other.name }).check();
    await eventually(() => cardTitles(page)).toEqual([`${word} deux`]);
    expect(await brands(page)).toEqual([`${one.name}2`, `${other.name}1`].sort());
    await sidebar(page).getByRole('checkbox', { name: category.name }).waitFor();
  });
});

/** In the order of their making: the cheap one, the dear one, which is sold out, and one without a price. */
async function createPricedShelf({ office, url }: { office: BackOffice; url: string }) {
  const word = ownWord();
  const titles = { low: `Vis ${word}`, high: `Joint ${word}`, unpriced: `Écrou ${word}` };
  const { category } = await createShelf({
    office,
    url,
    products: [
      { title: titles.low, price: 100 },
      { title: titles.high, price: 900, stock: 0 },
      { title: titles.unpriced, price: null },
    ],
  });
  return { category, titles };
}

function order(page: Page) {
  return listing(page).getByRole('combobox', { name: 'Trier par' });
}

function shownOrder(page: Page): Promise<string> {
  return order(page).evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.textContent ?? '');
}

function inStock(page: Page) {
  return sidebar(page).getByRole('checkbox', { name: 'En stock uniquement' });
}

function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name, exact: true });
}

async function brands(page: Page): Promise<string[]> {
  const rows = await sidebar(page).getByRole('group', { name: 'Marques' }).getByRole('listitem').allTextContents();
  return rows.sort();
}

/** The accessible name of the focused element. */
function focused(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);
}
