import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { cardTitles, listing, query, sidebar } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { recordRequests } from '../support/requests';
import { it } from '../support/test';
import { PHONE, WIDE } from '../support/visitor';

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

describe.each([
  ['a phone', PHONE],
  ['a wide screen', WIDE],
])('the way back to the listing on %s', (_, viewport) => {
  it('leads to the same place in the same list, without asking for it again', async ({ visit }) => {
    // given
    const page = await visit('/products?tags=Grundfos,Wilo', { viewport, isCalm: true });
    const titles = await cardTitles(page);
    const chosen = listing(page).getByRole('article').nth(9).getByRole('link');
    await chosen.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(0);
    await chosen.click();
    await page.waitForURL('**/product/*');
    await eventually(() => page.evaluate(() => window.scrollY)).toBe(0);
    const asked = recordRequests(page, '/api/products/');

    // when
    await page.goBack();

    // then
    await eventually(() => cardTitles(page)).toEqual(titles);
    await eventually(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
    expect(query(page)).toEqual({ tags: 'Grundfos,Wilo' });
    if (viewport === WIDE) expect(await sidebar(page).getByRole('checkbox', { name: 'Wilo' }).isChecked()).toBe(true);
    expect(asked).toEqual([]);
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
