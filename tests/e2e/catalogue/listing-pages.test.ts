import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { cardTitles, listingStatus, query } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { it } from '../support/test';
import { PHONE } from '../support/visitor';

/** Stays the same while other tests add products: this category has 107 of them, 6 pages. */
const LONG = '/products?categories=pieces-detachees';

describe('the pages of the listing', () => {
  it('have a window of four numbers around the current one', async ({ visit }) => {
    const windows = {
      1: ['1', '2', '3', '4'],
      3: ['2', '3', '4', '5'],
      6: ['3', '4', '5', '6'],
    };
    for (const [number, expected] of Object.entries(windows)) {
      // given, when
      const page = await visit(`${LONG}&page=${number}`);

      // then
      expect(await numbers(page)).toEqual(expected);
      expect(await pages(page).locator('[aria-current=page]').textContent()).toBe(number);
    }
  });

  it('lead on, to the end and back, and up to the top of the page', async ({ visit }) => {
    // given
    const page = await visit(LONG, { viewport: PHONE });
    const first = await cardTitles(page);

    // when
    await link(page, 'Page suivante').click();

    // then
    await eventually(() => query(page)).toMatchObject({ page: '2' });
    await eventually(() => cardTitles(page)).not.toEqual(first);
    await eventually(() => page.evaluate(() => window.scrollY)).toBe(0);
    await link(page, 'Dernière page').click();
    await eventually(() => cardTitles(page)).toHaveLength(7);
    expect(await link(page, 'Page suivante').getAttribute('aria-disabled')).toBe('true');
    await link(page, 'Première page').click();
    await eventually(() => cardTitles(page)).toEqual(first);
    expect(await link(page, 'Page précédente').getAttribute('aria-disabled')).toBe('true');
  });

  it('past the end show nothing, and a way back', async ({ visit }) => {
    // given, when
    const page = await visit(`${LONG}&page=99`);

    // then
    await page.getByText('Aucun produit trouvé').waitFor();
    await page.getByRole('button', { name: 'Effacer les filtres' }).first().waitFor();
    expect(await listingStatus(page).textContent()).toBe('');
  });
});

function pages(page: Page) {
  return page.getByRole('navigation', { name: 'Pagination' });
}

function link(page: Page, name: string) {
  return pages(page).getByRole('link', { name, exact: true });
}

function numbers(page: Page): Promise<string[]> {
  return pages(page)
    .getByRole('link', { name: /^Page \d+$/ })
    .allTextContents();
}
