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

  it('shows pictures and counts, leads to sub-categories, and from there to their brands', async ({ visit }) => {
    // given
    const page = await visit('/');
    await openDrawer(page);
    const heaters = row(page, 'Radiateurs et émetteurs');
    expect(await heaters.textContent()).toContain('20 produits6 sous-catégories');
    const hrefOf = (name: string) => drawer(page).getByRole('link', { name }).getAttribute('href');
    expect(await hrefOf('Toutes les catégories')).toBe('/CategoryPage');
    expect(await hrefOf('Toutes les marques')).toBe('/allbrands');
    await heaters.scrollIntoViewIfNeeded();
    const picture = heaters.locator('img');
    await eventually(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    // when
    await heaters.click();

    // then
    await drawer(page)
      .getByRole('link', { name: /^Radiateurs et émetteurs\s*20 produits au total/ })
      .waitFor();
    await drawer(page).getByRole('button', { name: 'Retour' }).click();
    await row(page, 'Pièces détachées').waitFor();
    await heaters.click();
    await drawer(page)
      .getByRole('link', { name: /^Radiateurs acier/ })
      .click();
    await page.waitForURL('**/category/radiateurs-acier/brands');
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
