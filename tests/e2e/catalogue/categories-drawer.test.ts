import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { eventually } from '../support/eventually';
import { holdBack, recordRequests } from '../support/requests';
import { it } from '../support/test';

const CATEGORIES = '/api/categories-tags/';

describe('the categories drawer', () => {
  it('loads the categories on every opening, and says so meanwhile', async ({ visit }) => {
    // given
    const page = await visit('/');
    const asked = recordRequests(page, CATEGORIES);
    const { release } = await holdBack(page, CATEGORIES);

    // when
    await openDrawer(page);

    // then
    await drawer(page).getByText('Chargement des catégories...').waitFor();
    release();
    await row(page, 'Radiateurs et émetteurs').waitFor();
    await drawer(page).getByText('Chargement des catégories...').waitFor({ state: 'hidden' });
    await page.keyboard.press('Escape');
    await drawer(page).waitFor({ state: 'hidden' });
    await openDrawer(page);
    await eventually(() => asked.length).toBe(2);
  });

  it('shows counts, and the children of a category under its header row', async ({ visit }) => {
    // given
    const page = await visit('/');
    await openDrawer(page);
    expect(await row(page, 'Radiateurs et émetteurs').textContent()).toContain('20 produits6 sous-catégories');

    // when
    await row(page, 'Radiateurs et émetteurs').click();

    // then
    await drawer(page)
      .getByRole('link', { name: /^Radiateurs et émetteurs\s*20 produits au total/ })
      .waitFor();
    await drawer(page)
      .getByRole('link', { name: /^Radiateurs acier/ })
      .waitFor();
    await drawer(page).getByRole('button', { name: 'Retour' }).click();
    await row(page, 'Pièces détachées').waitFor();
  });

  it('is back at the main view after closing by a click beside it', async ({ visit }) => {
    // given
    const page = await visit('/');
    await openDrawer(page);
    await row(page, 'Pièces détachées').click();
    await drawer(page).getByRole('button', { name: 'Retour' }).waitFor();

    // when
    await page.mouse.click(1200, 400);

    // then
    await drawer(page).waitFor({ state: 'hidden' });
    await openDrawer(page);
    await row(page, 'Pièces détachées').waitFor();
    expect(await drawer(page).getByRole('button', { name: 'Retour' }).count()).toBe(0);
  });

  it('closes on the way back, which stays on the page', async ({ visit }) => {
    // given
    const page = await visit('/products');
    await page.getByRole('link', { name: 'Accueil' }).first().click();
    await page.waitForURL((url) => url.pathname === '/');
    await openDrawer(page);

    // when
    await page.goBack();

    // then
    await drawer(page).waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/');
    await page.goBack();
    await page.waitForURL('**/products');
  });

  it('leads a category without children to its brands', async ({ visit }) => {
    // given
    const page = await visit('/');
    await openDrawer(page);
    await row(page, 'Radiateurs et émetteurs').click();

    // when
    await drawer(page)
      .getByRole('link', { name: /^Radiateurs acier/ })
      .click();

    // then
    await page.waitForURL('**/category/radiateurs-acier/brands');
  });

  it('shows the picture of a category', async ({ visit }) => {
    // given
    const page = await visit('/');

    // when
    await openDrawer(page);
    await row(page, 'Radiateurs et émetteurs').scrollIntoViewIfNeeded();

    // then
    const picture = row(page, 'Radiateurs et émetteurs').locator('img');
    await eventually(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  it('says that there is no category, also if the answer names no list', async ({ visit }) => {
    for (const json of [{}, { categories: [], tags: [] }]) {
      // given
      const page = await visit('/');
      await page.route(`**${CATEGORIES}`, (route) => route.fulfill({ json }));

      // when
      await openDrawer(page);

      // then
      await drawer(page).getByText('Aucune catégorie disponible').waitFor();
    }
  });

  it('says that a category has no children any more', async ({ visit, shop }) => {
    // given: the list of an earlier opening is shown until the new one arrives
    const page = await visit('/');
    await openDrawer(page);
    await row(page, 'Radiateurs et émetteurs').waitFor();
    await page.keyboard.press('Escape');
    await drawer(page).waitFor({ state: 'hidden' });
    // The answer's shape is the API tests' concern.
    const answer = (await (await fetch(shop.url + CATEGORIES)).json()) as { categories: { children: unknown[] }[] };
    for (const category of answer.categories) category.children = [];
    const gate = Promise.withResolvers<void>();
    await page.route(`**${CATEGORIES}`, async (route) => {
      await gate.promise;
      await route.fulfill({ json: answer });
    });
    await openDrawer(page);
    await row(page, 'Radiateurs et émetteurs').click();

    // when
    gate.resolve();

    // then
    await drawer(page).getByText('Aucune sous-catégorie disponible').waitFor();
  });

  it('offers all categories and all brands', async ({ visit }) => {
    // given, when
    const page = await visit('/');
    await openDrawer(page);

    // then
    const hrefOf = (name: string) => drawer(page).getByRole('link', { name }).getAttribute('href');
    expect(await hrefOf('Toutes les catégories')).toBe('/CategoryPage');
    expect(await hrefOf('Toutes les marques')).toBe('/allbrands');
  });
});

function drawer(page: Page) {
  return page.getByRole('dialog', { name: 'Catégories' });
}

/** A category that has children. */
function row(page: Page, name: string) {
  return drawer(page).getByRole('button', { name: new RegExp(`^${name}`) });
}

async function openDrawer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Catégories', exact: true }).click();
  await drawer(page).waitFor();
}
