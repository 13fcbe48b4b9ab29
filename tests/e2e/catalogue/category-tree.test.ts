import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { seriousFindings } from '../support/axe';
import { query } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { untilEntered } from '../support/history';
import { overflowOf } from '../support/overflow';
import { it } from '../support/test';
import { PHONE, WIDE } from '../support/visitor';

const PARTS = 'Pièces détachées';
const PLUMBING = 'Plomberie et sanitaire';

describe('the page of all categories', () => {
  it('opens a top category to its sub-categories and brands, one at a time', async ({ visit }) => {
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
    expect(await hrefOf(page, `Voir tout : ${PARTS}`)).toBe(
      '/breadProduct?categories=pieces-detachees&openFilters=true',
    );
    const brands = panel(page, PARTS).getByRole('list', { name: `Marques : ${PARTS}` });
    expect(await brands.getByRole('link', { name: 'De Dietrich' }).getAttribute('href')).toBe(
      '/breadProduct?categories=pieces-detachees&tags=De%20Dietrich&openFilters=true',
    );
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

  it('closes the open category by its own button', async ({ visit }) => {
    // given
    const page = await visit('/CategoryPage');
    await panel(page, PARTS).waitFor();

    // when
    await top(page, PARTS).click();

    // then
    await panel(page, PARTS).waitFor({ state: 'hidden' });
    expect(await page.getByRole('button', { expanded: true }).count()).toBe(0);
    await page.reload();
    await top(page, PARTS).waitFor();
    expect(await page.getByRole('button', { expanded: true }).count()).toBe(0);
  });

  it('searches names without regard to case and accents, and opens what it finds', async ({ visit }) => {
    // given
    const page = await visit('/CategoryPage');

    // when
    await searchField(page).fill('ELECTRODES');

    // then
    expect(await page.getByRole('main').getByRole('button').allInnerTexts()).toEqual([
      expect.stringMatching(/^Pièces détachées/),
      'Allumage et flamme',
      'Électrodes',
    ]);
    expect(await sub(page, 'Allumage et flamme').getAttribute('aria-expanded')).toBe('true');
  });

  it('keeps a chosen category while the search finds something of it', async ({ visit }) => {
    // given
    const page = await visit('/CategoryPage');
    await top(page, 'Pompes et circulateurs').click();

    // when
    await searchField(page).fill('pompes');

    // then
    await top(page, PARTS).waitFor();
    await panel(page, 'Pompes et circulateurs').waitFor();
    await searchField(page).fill('');
    await top(page, 'Chaudières au sol').waitFor();
    await panel(page, 'Pompes et circulateurs').waitFor();
  });

  it('closes on demand what a search has opened', async ({ visit }) => {
    // given
    const page = await visit('/CategoryPage');
    await searchField(page).fill('electrode');
    await panel(page, PARTS).waitFor();

    // when
    await top(page, PARTS).click();

    // then
    await panel(page, PARTS).waitFor({ state: 'detached' });
    expect(await top(page, PARTS).getAttribute('aria-expanded')).toBe('false');
    await searchField(page).fill('electrodes');
    await panel(page, PARTS).waitFor();
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

  it('says when no category is found', async ({ visit }) => {
    // given
    const page = await visit('/CategoryPage');

    // when
    await searchField(page).fill('tondeuse');

    // then
    await page.getByText('Aucune catégorie trouvée').waitFor();
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
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

  it('makes its claims and leads to all brands, in both spellings', async ({ visit }) => {
    for (const path of ['/CategoryPage', '/categorypage']) {
      // given, when
      const page = await visit(path);

      // then
      const main = page.getByRole('main');
      for (const claim of ['+150 produits', '+60 catégories', '+30 marques']) {
        await main.getByRole('listitem').filter({ hasText: claim }).waitFor();
      }
      expect(await hrefOf(page, 'Voir toutes nos marques')).toBe('/allbrands');
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/CategoryPage$/);
    }
  });

  it('opens a category without JavaScript', async ({ visit }) => {
    // given
    const page = await visit('/CategoryPage', { hasJavaScript: false });

    // when
    await panel(page, PARTS)
      .getByRole('link', { name: /produits : Échangeurs$/ })
      .waitFor();
    await top(page, PLUMBING).click();

    // then
    await page.waitForURL('**/CategoryPage?category=*');
    await panel(page, PLUMBING).waitFor();
  });
});

describe.each([
  { name: 'at 390 px', viewport: PHONE },
  { name: 'at 1280 px', viewport: WIDE },
  { name: 'at 360 px', viewport: { width: 360, height: 740 } },
])('the page of all categories $name', ({ viewport }) => {
  it('fits, and axe is content, closed as open', async ({ visit }) => {
    // given
    const page = await visit('/CategoryPage', { viewport, isCalm: true });
    await panel(page, PARTS).waitFor();
    await top(page, PARTS).click();
    await panel(page, PARTS).waitFor({ state: 'detached' });
    expect(await seriousFindings(page), 'closed').toEqual([]);

    // when
    await top(page, PARTS).click();
    await sub(page, 'Hydraulique de chaudière').click();
    await sub(page, 'Vannes trois voies').click();

    // then
    expect(await overflowOf(page)).toBe(0);
    expect(await seriousFindings(page), 'open').toEqual([]);
    await searchField(page).fill('tondeuse');
    await page.getByText('Aucune catégorie trouvée').waitFor();
    expect(await seriousFindings(page), 'nothing found').toEqual([]);
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

function hrefOf(page: Page, name: string) {
  return page.getByRole('main').getByRole('link', { name }).getAttribute('href');
}
