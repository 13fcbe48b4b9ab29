import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { cardTitles, listing, query } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { isFocused } from '../support/keyboard';
import { it } from '../support/test';

function searchField(page: Page) {
  return page.getByRole('main').getByPlaceholder('Rechercher une catégorie ou marque...');
}

function found(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('category') ?? ''),
    );
}

describe('the static category browser', () => {
  it('shows its six categories', async ({ visit }) => {
    // given, when
    const page = await visit('/democate');

    // then
    expect(await found(page)).toEqual([
      'chaudieres-au-sol',
      'chaudieres-murales',
      'pieces-detachees',
      'pompes-et-circulateurs',
      'radiateurs-et-emetteurs',
      'plomberie-et-sanitaire',
    ]);
  });

  it.for([
    ['EMETTEURS', ['radiateurs-et-emetteurs']],
    ['seche-serv', ['radiateurs-et-emetteurs']],
    ['zilmet', ['pieces-detachees', 'pompes-et-circulateurs']],
  ] as const)('finds categories by %s', async ([text, slugs], { visit }) => {
    // given
    const page = await visit('/democate');

    // when
    await searchField(page).fill(text);

    // then
    await eventually(() => found(page)).toEqual(slugs);
  });

  it('says when nothing is found and leads back', async ({ visit }) => {
    // given
    const page = await visit('/democate');

    // when
    await searchField(page).fill('introuvable');
    await page.getByText('Aucune catégorie trouvée').waitFor();
    await page.getByRole('button', { name: 'Effacer la recherche' }).click();

    // then
    await eventually(() => found(page)).toHaveLength(6);
    await eventually(() => isFocused(searchField(page))).toBe(true);
  });

  it('narrows the brands of a category to a sub-category, and a brand leads to its products', async ({ visit }) => {
    // given
    const page = await visit('/democate');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Pompes et circulateurs' }).click();
    await main.getByRole('heading', { level: 1, name: 'Pompes et circulateurs' }).waitFor();
    const brands = () =>
      main.getByRole('listitem').getByRole('link').locator('span > span:first-child').allTextContents();
    expect(await brands()).toEqual([
      'Chaffoteaux',
      'DAB',
      'Grundfos',
      'Lamborghini',
      'Saunier Duval',
      'Wilo',
      'Zilmet',
    ]);

    // when
    await main.getByRole('button', { name: 'Circulateurs sanitaires' }).click();

    // then
    await eventually(brands).toEqual(['Grundfos', 'Wilo']);
    expect(await main.getByRole('button', { pressed: true }).textContent()).toBe('Circulateurs sanitaires');
    await main.getByRole('link', { name: /^Grundfos/ }).click();
    await page.waitForURL('**/products?brand=*');
    expect(query(page)).toEqual({ brand: 'Grundfos', category: 'Pompes et circulateurs' });
    await eventually(() => cardTitles(page)).not.toEqual([]);
    for (const text of await listing(page).getByRole('article').allTextContents()) expect(text).toContain('Grundfos');
  });

  it('shows the grid for a category that it does not know', async ({ visit }) => {
    // given, when
    const page = await visit('/democate?category=inconnue');

    // then
    expect(await found(page)).toHaveLength(6);
  });

  it('is read without JavaScript', async ({ visit }) => {
    // given
    const page = await visit('/democate', { hasJavaScript: false });

    // when
    await page.getByRole('main').getByRole('link', { name: 'Plomberie et sanitaire' }).click();

    // then
    await page.getByRole('heading', { level: 1, name: 'Plomberie et sanitaire' }).waitFor();
    await page.getByRole('link', { name: /^Grohe/ }).waitFor();
  });
});
