/** From the listing to a product and back: the shopper finds the list as they left it. */
import { describe, expect } from 'vitest';
import { cardTitles, listing, query, sidebar } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { it } from '../support/test';
import { PHONE, WIDE } from '../support/visitor';

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
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/products/') asked.push(request.url());
    });

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
