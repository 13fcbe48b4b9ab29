import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { frenchTypography } from '@/words/typography';
import type { BackOffice } from '../../support/back-office';
import {
  card,
  cardTitles,
  chips,
  createBrand,
  createShelf,
  listing,
  ownWord,
  query,
  sidebar,
} from '../support/catalogue';
import { eventually } from '../support/eventually';
import { it } from '../support/test';
import { PHONE } from '../support/visitor';

describe('the order of the listing', () => {
  it('is chosen from a list, is in the address and holds after a reload', async ({ visit, office, shop }) => {
    // given
    const { category, titles } = await createPricedShelf({ office, url: shop.url });
    const page = await visit(`/products?categories=${category.slug}`);
    expect(await orders(page)).toEqual(['Pertinence', 'Nouveautés', 'Prix croissant', 'Prix décroissant', 'Titre']);
    expect(await shownOrder(page)).toBe('Pertinence');

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

  it('is by relevance in a search, and leaves the address with the default', async ({ visit }) => {
    // given
    const page = await visit('/products?search=vanne&ordering=title');
    expect(await orders(page)).toEqual(['Pertinence', 'Nouveautés', 'Prix croissant', 'Prix décroissant', 'Titre']);
    const byTitle = await cardTitles(page);

    // when
    await order(page).selectOption('Pertinence');

    // then
    await eventually(() => query(page)).toEqual({ search: 'vanne' });
    await eventually(() => cardTitles(page)).not.toEqual(byTitle);
  });

  it('is changed by the keyboard, also on a phone, and survives the way to a product and back', async ({
    visit,
    office,
    shop,
  }) => {
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

  it('is taken back with the filters', async ({ visit }) => {
    // given
    const page = await visit('/products?tags=Grundfos&ordering=price&in_stock=true');

    // when
    await sidebar(page).getByRole('button', { name: 'Effacer les filtres' }).click();

    // then
    await eventually(() => query(page)).toEqual({});
    expect(await shownOrder(page)).toBe('Nouveautés');
  });

  it('and the stock are sent by a form where there is no JavaScript', async ({ visit, office, shop }) => {
    // given
    const { category, titles } = await createPricedShelf({ office, url: shop.url });
    const page = await visit(`/products?categories=${category.slug}`, { hasJavaScript: false });

    // when
    await order(page).selectOption('Prix croissant');
    await inStock(page).check();
    await sidebar(page).getByRole('button', { name: 'Appliquer' }).click();

    // then
    await page.waitForURL('**/products?*ordering=price*');
    expect(await cardTitles(page)).toEqual([titles.low, titles.unpriced]);
    await chips(page).getByRole('link', { name: 'Retirer le filtre : En stock uniquement' }).click();
    await page.waitForURL((url) => !url.searchParams.has('in_stock'));
    expect(await cardTitles(page)).toEqual([titles.low, titles.high, titles.unpriced]);
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

  it('is offered only where something is in stock', async ({ visit, office, shop }) => {
    // given
    const { category, products } = await createShelf({ office, url: shop.url, products: [{ price: 100, stock: 0 }] });
    const address = `/products?categories=${category.slug}`;

    // when
    const page = await visit(address);

    // then
    await eventually(() => cardTitles(page)).toHaveLength(1);
    expect(await inStock(page).count()).toBe(0);

    // when: it is chosen in the address, and can be unchosen
    await page.goto(`${address}&in_stock=true`);

    // then
    expect(await inStock(page).isChecked()).toBe(true);

    // when
    await office.update('products', products[0]?.id ?? 0, { stock: 3 });

    // then
    await eventually(async () => {
      await page.goto(address);
      return inStock(page).count();
    }).toBe(1);
  });

  it('is in the sheet of a phone, and counts as a filter', async ({ visit }) => {
    // given
    const page = await visit('/products?tags=Grundfos', { viewport: PHONE });
    await page.getByRole('button', { name: 'Filtres (1)' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filtres' });

    // when
    await sheet.getByRole('checkbox', { name: 'En stock uniquement' }).check();

    // then
    await eventually(() => query(page)).toEqual({ tags: 'Grundfos', in_stock: 'true' });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Filtres (2)' }).waitFor();
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

describe('a card', () => {
  it('shows the reference, and what the part replaces', async ({ visit, office, shop }) => {
    // given
    const [reference, former] = [`R${Date.now()}`, `F${Date.now()}`];
    const { products } = await createShelf({ office, url: shop.url, products: [{ reference, price: 100 }] });
    const { id = 0, title = '' } = products[0] ?? {};
    await office.create('part-numbers', { product: id, number: former, kind: 'former' });

    // when
    const page = await visit(`/products?search=${former}`);

    // then
    await card(page, title).getByText(`Réf. ${reference}`, { exact: true }).waitFor();
    await card(page, title).getByText(`remplace ${former}`, { exact: true }).waitFor();
  });

  it('without a price does not say that it is in stock', async ({ visit, office, shop }) => {
    // given
    const { category, titles } = await createPricedShelf({ office, url: shop.url });

    // when
    const page = await visit(`/products?categories=${category.slug}`);

    // then
    const unpriced = card(page, titles.unpriced);
    await unpriced.getByText('Prix non disponible').waitFor();
    expect(await unpriced.getByText('En stock').count()).toBe(0);
    await card(page, titles.low).getByText('✓ En stock').waitFor();
    await card(page, titles.high).getByText('✗ Rupture de stock').waitFor();
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

/** A model, one part that fits it, and one beside it that does not. */
function order(page: Page) {
  return listing(page).getByRole('combobox', { name: 'Trier par' });
}

function orders(page: Page): Promise<string[]> {
  return order(page).getByRole('option').allTextContents();
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
