import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { listing, sidebar } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { it } from '../support/test';

/** The number of columns at widths of the window; the last two hold the sidebar too. */
const COLUMNS = { 360: 1, 640: 2, 900: 3, 1280: 4, 1536: 5 };

describe('the cards of the listing', () => {
  it('stand in 1 to 5 columns by the width of the window', async ({ visit }) => {
    // given
    const page = await visit('/products?categories=pieces-detachees');

    for (const [width, columns] of Object.entries(COLUMNS)) {
      // when
      await page.setViewportSize({ width: Number(width), height: 900 });

      // then
      await eventually(() => countColumns(page)).toBe(columns);
    }
  });

  it('have their filters beside them from 1024 px on, in a sheet below', async ({ visit }) => {
    // given
    const page = await visit('/products');
    const opener = page.getByRole('button', { name: 'Filtres' });

    // when
    await page.setViewportSize({ width: 1024, height: 800 });
    await sidebar(page).waitFor();
    expect(await opener.isVisible()).toBe(false);
    await page.setViewportSize({ width: 1023, height: 800 });

    // then
    await opener.waitFor();
    expect(await sidebar(page).isVisible()).toBe(false);
    await opener.click();
    await page.getByRole('dialog', { name: 'Filtres' }).getByRole('group', { name: 'Catégories' }).waitFor();
  });

  it('have their filters in a sheet that a press beside it closes, but no selection', async ({ visit }) => {
    // given
    const page = await visit('/products', { viewport: { width: 900, height: 800 } });
    await page.getByRole('button', { name: 'Filtres' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filtres' });
    await sheet.waitFor();

    // when
    await sheet.getByRole('heading', { name: 'Filtres' }).hover();
    await page.mouse.down();
    await page.mouse.move(800, 400);
    await page.mouse.up();

    // then
    expect(await sheet.isVisible()).toBe(true);
    await page.mouse.click(800, 400);
    await sheet.waitFor({ state: 'hidden' });
  });
});

/** How many cards stand side by side. */
function countColumns(page: Page): Promise<number> {
  return listing(page)
    .getByRole('article')
    .evaluateAll((cards) => new Set(cards.map((one) => Math.round(one.getBoundingClientRect().left))).size);
}
