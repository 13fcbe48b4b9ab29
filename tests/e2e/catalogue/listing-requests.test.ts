import { describe, expect } from 'vitest';
import { cardTitles, priceHandle, query, sidebar } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { recordRequests } from '../support/requests';
import { it } from '../support/test';
import { PHONE } from '../support/visitor';
import { waitedBefore } from '../support/waiting';

const PRODUCTS = '/api/products/';

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
