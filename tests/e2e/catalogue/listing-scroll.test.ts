import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { cardTitles, query, sidebar } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { it } from '../support/test';

const LONG = '/products?categories=pieces-detachees';

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
