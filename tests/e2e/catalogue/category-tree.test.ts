import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { query } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { untilEntered } from '../support/history';
import { it } from '../support/test';
import { PHONE } from '../support/visitor';

const PARTS = 'Pièces détachées';
const PLUMBING = 'Plomberie et sanitaire';

describe('the page of all categories', () => {
  it('opens one top category at a time, and closes it by its own button, which a reload keeps', async ({ visit }) => {
    // given
    const page = await visit('/CategoryPage');
    expect(await top(page, PARTS).innerText()).toMatch(/^Pièces détachées\s+107 produits$/);
    await panel(page, PARTS).waitFor();

    // when
    await top(page, 'Chaudières au sol').click();
    await panel(page, PARTS).waitFor({ state: 'detached' });
    await top(page, PARTS).click();

    // then
    await panel(page, PARTS).waitFor();
    expect(await panel(page, 'Chaudières au sol').count()).toBe(0);
    await sub(page, 'Allumage et flamme').waitFor();

    // when
    await top(page, PARTS).click();

    // then
    await panel(page, PARTS).waitFor({ state: 'hidden' });
    expect(await page.getByRole('button', { expanded: true }).count()).toBe(0);
    await page.reload();
    await top(page, PARTS).waitFor();
    expect(await page.getByRole('button', { expanded: true }).count()).toBe(0);
  });

  it('opens sub-categories down to the third level, each to its brands', async ({ visit }) => {
    // given
    const page = await visit('/CategoryPage');

    // when
    await sub(page, 'Allumage et flamme').click();
    await sub(page, 'Électrodes').click();

    // then
    const brands = page.getByRole('list', { name: 'Marques : Électrodes' });
    expect(await brands.getByRole('link', { name: 'Vaillant' }).getAttribute('href')).toBe(
      '/breadProduct?categories=electrodes&tags=Vaillant&openFilters=true',
    );
    const count = page.getByRole('link', { name: /^\d+ produits? : Électrodes$/ });
    expect(await count.getAttribute('href')).toBe('/breadProduct?categories=electrodes&openFilters=true');
    await sub(page, 'Allumage et flamme').click();
    await brands.waitFor({ state: 'hidden' });
  });

  it('finds names without regard to case and accents, opens them, and says if there is none', async ({ visit }) => {
    // given
    const page = await visit('/CategoryPage');
    await top(page, 'Pompes et circulateurs').click();

    // when
    await searchField(page).fill('pompes');

    // then: what was chosen stays open if something of it is found
    await top(page, PARTS).waitFor();
    await panel(page, 'Pompes et circulateurs').waitFor();
    await searchField(page).fill('');
    await top(page, 'Chaudières au sol').waitFor();
    await panel(page, 'Pompes et circulateurs').waitFor();

    // when
    await searchField(page).fill('ELECTRODES');

    // then
    expect(await page.getByRole('main').getByRole('button').allInnerTexts()).toEqual([
      expect.stringMatching(/^Pièces détachées/),
      'Allumage et flamme',
      'Électrodes',
    ]);
    expect(await sub(page, 'Allumage et flamme').getAttribute('aria-expanded')).toBe('true');

    // when
    await top(page, PARTS).click();

    // then
    await panel(page, PARTS).waitFor({ state: 'detached' });
    expect(await top(page, PARTS).getAttribute('aria-expanded')).toBe('false');
    await searchField(page).fill('electrode');
    await panel(page, PARTS).waitFor();
    await searchField(page).fill('tondeuse');
    await page.getByText('Aucune catégorie trouvée').waitFor();
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
  });

  it('shows what it opens, below the fold of a phone too', async ({ visit }) => {
    // given
    const page = await visit('/CategoryPage', { viewport: { width: 390, height: 500 } });

    // when
    await top(page, 'Pompes et circulateurs').click();

    // then
    const heading = panel(page, 'Pompes et circulateurs').getByRole('heading', { name: 'Pompes et circulateurs' });
    await eventually(async () => ((await heading.boundingBox())?.y ?? 999) < 500).toBe(true);
  });

  it('is found again with the same category open', async ({ visit }) => {
    // given
    const page = await visit('/CategoryPage', { viewport: PHONE });
    await top(page, PLUMBING).click();
    await page
      .getByRole('list', { name: `Marques : ${PLUMBING}` })
      .getByRole('link')
      .first()
      .click();
    // The filters open on a phone, and the way back closes them first.
    const filters = page.getByRole('dialog', { name: 'Filtres' });
    await filters.waitFor();
    await untilEntered(page);

    // when
    await page.goBack();
    await filters.waitFor({ state: 'hidden' });
    await page.goBack();

    // then
    await panel(page, PLUMBING).waitFor();
    expect(Object.keys(query(page))).toEqual(['category']);
  });

  it('starts at its top on the way from another page', async ({ visit }) => {
    // given
    const page = await visit('/products');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Toutes les catégories' }).click();

    // when
    await page.getByRole('heading', { level: 1, name: 'Toutes les catégories' }).waitFor();

    // then
    await eventually(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

function searchField(page: Page) {
  return page.getByRole('searchbox', { name: 'Rechercher une catégorie...' });
}

function top(page: Page, name: string) {
  return page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}\\s*\\d+ produits?$`) });
}

function sub(page: Page, name: string) {
  return page.getByRole('main').getByRole('button', { name, exact: true });
}

function panel(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true });
}
