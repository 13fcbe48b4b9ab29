import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { cardTitles, query, sidebar } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { it } from '../support/test';
import { PHONE } from '../support/visitor';

/** Stays the same while other tests add products: this category has 107 of them, 6 pages. */
const LONG = '/products?categories=pieces-detachees';

describe('the pages of the listing', () => {
  it('lead on, to the end and back, and up to the top of the page', async ({ visit }) => {
    // given
    const page = await visit(LONG, { viewport: PHONE });
    const first = await cardTitles(page);

    // when
    await pageLink(page, 'Page suivante').click();

    // then
    await eventually(() => query(page)).toMatchObject({ page: '2' });
    await eventually(() => cardTitles(page)).not.toEqual(first);
    await eventually(() => page.evaluate(() => window.scrollY)).toBe(0);
    await pageLink(page, 'Dernière page').click();
    await eventually(() => cardTitles(page)).toHaveLength(7);
    expect(await pageLink(page, 'Page suivante').getAttribute('aria-disabled')).toBe('true');
    await pageLink(page, 'Première page').click();
    await eventually(() => cardTitles(page)).toEqual(first);
    expect(await pageLink(page, 'Page précédente').getAttribute('aria-disabled')).toBe('true');
  });
});

describe('the listing scrolls to its top', () => {
  it('smoothly for a page above 1, and not for page 1', async ({ visit }) => {
    // given
    const page = await visit(LONG);
    const scrolls = await recordScrolls(page);

    // when
    await pageLink(page, 'Page 2').click();
    await eventually(() => query(page)).toMatchObject({ page: '2' });
    expect(await scrolls()).toEqual([{ top: 0, behavior: 'smooth' }]);
    await pageLink(page, 'Page 1').click();

    // then
    await eventually(() => query(page)).toEqual({ categories: 'pieces-detachees' });
    expect(await scrolls()).toHaveLength(1);
  });

  it('when the filters are cleared', async ({ visit }) => {
    // given
    const page = await visit('/products?tags=Grundfos');
    const scrolls = await recordScrolls(page);

    // when
    await sidebar(page).getByRole('button', { name: 'Effacer les filtres' }).click();

    // then
    await eventually(() => cardTitles(page)).toHaveLength(20);
    expect(await scrolls()).toEqual([{ top: 0, behavior: 'smooth' }]);
  });

  it('at once for who wants no motion', async ({ visit }) => {
    // given
    const page = await visit(LONG, { isCalm: true });
    const scrolls = await recordScrolls(page);

    // when
    await pageLink(page, 'Page 3').click();

    // then
    await eventually(() => query(page)).toMatchObject({ page: '3' });
    expect(await scrolls()).toEqual([{ top: 0, behavior: 'auto' }]);
  });
});

function pageLink(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name, exact: true });
}

/** @returns how to read what the page has asked its window to scroll to since */
async function recordScrolls(page: Page): Promise<() => Promise<ScrollToOptions[]>> {
  const asked = await page.evaluateHandle(() => {
    const list: unknown[] = [];
    const scrollTo = window.scrollTo.bind(window);
    // The page calls it with options only.
    window.scrollTo = ((options: ScrollToOptions) => {
      list.push(options);
      scrollTo(options);
    }) as typeof window.scrollTo;
    return list;
  });
  return () => asked.evaluate((list) => list as ScrollToOptions[]);
}
