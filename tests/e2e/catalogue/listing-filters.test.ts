import { describe, expect } from 'vitest';
import {
  cardTitles,
  createShelf,
  listing,
  listingStatus,
  ownWord,
  priceHandle,
  query,
  sidebar,
} from '../support/catalogue';
import { eventually } from '../support/eventually';
import { holdBack, recordRequests } from '../support/requests';
import { it } from '../support/test';
import { PHONE } from '../support/visitor';
import { typeAtOnce, waitedBefore } from '../support/waiting';

const PRODUCTS = '/api/products/';

describe('the filters of the listing', () => {
  it('replace the address, lead to page 1, and unfold categories', async ({ visit }) => {
    // given
    const page = await visit('/products?page=3');
    const entries = await page.evaluate(() => history.length);
    const box = (name: string) => sidebar(page).getByRole('checkbox', { name });

    // when
    await box('Radiateurs et émetteurs').check();

    // then
    await eventually(() => query(page)).toEqual({ categories: 'radiateurs-et-emetteurs' });
    await eventually(() => cardTitles(page)).toHaveLength(20);

    // when
    await box('Radiateurs acier').check();

    // then
    await eventually(() => query(page)).toEqual({ categories: 'radiateurs-acier' });
    await eventually(() => cardTitles(page)).toHaveLength(2);
    expect(await box('Radiateurs et émetteurs').isChecked()).toBe(false);
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  it('keep two quick choices', async ({ visit }) => {
    // given
    const page = await visit('/products');

    // when
    const boxes = sidebar(page).getByRole('checkbox', { name: /^(Ariston|Baxi) / });
    await boxes.evaluateAll((elements) => {
      for (const element of elements) element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    });

    // then
    await eventually(() => query(page)).toEqual({ tags: 'Ariston,Baxi' });
    await eventually(() => cardTitles(page)).toHaveLength(16);
  });

  it('ask once for a word', async ({ visit, office, shop }) => {
    // given
    const word = ownWord();
    await createShelf({ office, url: shop.url, products: [{ title: `Bride ${word}` }] });
    const page = await visit('/products');
    const asked = recordRequests(page, PRODUCTS);

    // when
    const field = sidebar(page).getByRole('searchbox', { name: 'Rechercher' });
    await typeAtOnce(page, () => field.pressSequentially(`  ${word} `));

    // then
    await eventually(() => cardTitles(page)).toEqual([`Bride ${word}`]);
    expect(asked.map(({ searchParams }) => searchParams.get('search'))).toEqual([word]);
    expect(query(page)).toEqual({ search: word });
  });

  it('reach the price by Tab alone, wherever the page is scrolled to', async ({ visit }) => {
    // given
    const page = await visit('/products');
    await sidebar(page).getByRole('searchbox', { name: 'Rechercher' }).focus();
    const minimum = sidebar(page).getByRole('slider', { name: 'Prix minimum' });
    await minimum.waitFor();
    await sidebar(page).getByRole('checkbox').last().focus();

    // when
    await page.keyboard.press('Tab');

    // then
    await eventually(() => minimum.evaluate((handle) => handle === document.activeElement)).toBe(true);
  });

  it('set the price by the keyboard, in steps of 1 000, and send both bounds only then', async ({ visit }) => {
    // given
    const page = await visit('/products?tags=Grundfos');
    const asked = recordRequests(page, PRODUCTS);
    const handle = await priceHandle(page, 'Prix minimum');
    expect(await handle.getAttribute('aria-valuemax')).toBe('175000');

    // when
    // Sent together: on a busy machine answers to single presses come further apart than the shop waits for the next one.
    await handle.focus();
    await Promise.all([1, 2, 3].map(() => page.keyboard.press('ArrowRight')));

    // then
    await eventually(() => query(page)).toEqual({ tags: 'Grundfos', min_price: '3000', max_price: '175000' });
    await eventually(() => cardTitles(page)).toHaveLength(6);
    expect(asked).toHaveLength(1);
    expect(await handle.getAttribute('aria-valuetext')).toBe('3\u202f000 DZD');
  });

  it('say Mise à jour des produits... while others are on their way', async ({ visit }) => {
    // given
    const page = await visit('/products');
    const { release } = await holdBack(page, PRODUCTS);

    // when
    await sidebar(page)
      .getByRole('checkbox', { name: /^Ariston/ })
      .check();

    // then
    await listingStatus(page).filter({ hasText: 'Mise à jour des produits...' }).waitFor();
    expect(
      await sidebar(page)
        .getByRole('checkbox', { name: /^Ariston/ })
        .isChecked(),
    ).toBe(true);
    release();
    await listingStatus(page).filter({ hasText: '9 produits' }).waitFor();
  });

  it('are all taken back by Effacer les filtres, with the order', async ({ visit }) => {
    // given
    const page = await visit('/products?tags=Grundfos&search=circulateur&min_price=1000&ordering=price&in_stock=true');

    // when
    await sidebar(page).getByRole('button', { name: 'Effacer les filtres' }).click();

    // then
    await eventually(() => query(page)).toEqual({});
    await eventually(() => cardTitles(page)).toHaveLength(20);
    expect(await sidebar(page).getByRole('searchbox', { name: 'Rechercher' }).inputValue()).toBe('');
    expect(
      await sidebar(page)
        .getByRole('checkbox', { name: /^Grundfos/ })
        .isChecked(),
    ).toBe(false);
    const order = listing(page).getByRole('combobox', { name: 'Trier par' });
    expect(await order.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.textContent)).toBe(
      'Nouveautés',
    );
  });
});

describe('what the listing asks for', () => {
  it('of brands: page, categories and tags only', async ({ visit }) => {
    // given
    const page = await visit('/breadProduct?categories=pompes-et-circulateurs&tags=Grundfos');
    const asked = recordRequests(page, PRODUCTS);

    // when
    await sidebar(page).getByRole('checkbox', { name: /^Wilo/ }).check();

    // then
    await eventually(() => asked.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
      { page: '1', categories: 'pompes-et-circulateurs', tags: 'Grundfos,Wilo' },
    ]);
  });

  it('once for each change: categories, then page', async ({ visit }) => {
    // given
    const page = await visit('/products');
    const asked = recordRequests(page, PRODUCTS);

    // when
    await sidebar(page).getByRole('checkbox', { name: 'Pièces détachées' }).check();
    await eventually(() => asked.map(({ search }) => search)).toEqual(['?categories=pieces-detachees&page=1']);
    await page.getByRole('link', { name: 'Page suivante' }).focus();
    await page.keyboard.press('Enter');

    // then
    await eventually(() => query(page)).toMatchObject({ page: '2' });
    await eventually(() => cardTitles(page)).toHaveLength(20);
    expect(asked.map(({ search }) => search)).toEqual([
      '?categories=pieces-detachees&page=1',
      '?page=2&categories=pieces-detachees',
    ]);
  });

  it('is asked for 400 ms after the last letter of a search', async ({ visit }) => {
    // given
    const page = await visit('/products');
    const field = sidebar(page).getByRole('searchbox', { name: 'Rechercher' });

    // when
    const waited = await waitedBefore(page, PRODUCTS, () => field.fill('circulateur'));

    // then
    expect(waited).toBeGreaterThanOrEqual(399);
    expect(waited).toBeLessThan(10_000);
  });

  it('knows no price before its slider was moved, and then leads back to page 1', async ({ visit }) => {
    // given
    const page = await visit('/products?categories=pieces-detachees&page=2');
    const [minimum, maximum] = [await priceHandle(page, 'Prix minimum'), await priceHandle(page, 'Prix maximum')];
    expect(await minimum.getAttribute('aria-valuenow')).toBe('0');
    expect(await maximum.getAttribute('aria-valuenow')).toBe('175000');
    const asked = recordRequests(page, PRODUCTS);

    // when
    await maximum.press('ArrowLeft');

    // then
    await eventually(() => asked.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
      { page: '1', categories: 'pieces-detachees', min_price: '0', max_price: '174000' },
    ]);
  });
});

describe('the bar of chosen filters', () => {
  it('goes when another brand is chosen in the sheet', async ({ visit }) => {
    // given
    const page = await visit('/breadProduct?tags=Grundfos&openFilters=true', { viewport: PHONE });
    await page.getByText('Filtré par:').waitFor();
    const sheet = page.getByRole('dialog', { name: 'Filtres' });

    // when
    await sheet.getByRole('checkbox', { name: /^Wilo/ }).check();

    // then
    await eventually(() => query(page)).toEqual({ tags: 'Grundfos,Wilo' });
    await eventually(() => page.getByText('Filtré par:').count()).toBe(0);
  });
});
