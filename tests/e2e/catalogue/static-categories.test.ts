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
  it('finds categories by name, sub-category and brand, says when it finds none, and leads back', async ({ visit }) => {
    // given
    const page = await visit('/democate');

    for (const [text, slugs] of [
      ['EMETTEURS', ['radiateurs-et-emetteurs']],
      ['seche-serv', ['radiateurs-et-emetteurs']],
      ['zilmet', ['pieces-detachees', 'pompes-et-circulateurs']],
      ['introuvable', []],
    ] as const) {
      // when
      await searchField(page).fill(text);

      // then
      await eventually(() => found(page)).toEqual(slugs);
    }
    await page.getByText('Aucune catégorie trouvée').waitFor();
    await page.getByRole('button', { name: 'Effacer la recherche' }).click();
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
});
