/** The listing of the parts of one boiler. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { cardTitles, chips, listing, query, sidebar } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { createFittedBoiler } from '../support/fitted';
import { it } from '../support/test';

describe('the boiler in the address', () => {
  it('leaves the parts that fit it, names it on top, and goes with its chip', async ({ visit, office, shop }) => {
    // given
    const { model, name, fitting, category } = await createFittedBoiler({ office, url: shop.url });

    // when
    const page = await visit(`/products?boiler=${model.slug}`);

    // then
    expect(await cardTitles(page)).toEqual([fitting]);
    await listing(page).getByRole('article').getByText(`Convient à ${name}`, { exact: true }).waitFor();
    await heading(page, `Pièces pour ${name}`).waitFor();
    expect(await page.title()).toContain(`Pièces pour ${name}`);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    const offered = sidebar(page).getByRole('group', { name: 'Catégories' }).getByRole('checkbox');
    expect(await offered.count()).toBe(1);
    await sidebar(page).getByRole('checkbox', { name: category }).check();
    await heading(page, `${category} pour ${name}`).waitFor();
    await chips(page)
      .getByRole('link', { name: `Retirer le filtre : ${name}` })
      .click();
    await eventually(() => Object.keys(query(page))).toEqual(['categories']);
    await eventually(() => cardTitles(page)).toHaveLength(2);
    await heading(page, category).waitFor();
  });

  it("is set by a checkbox for the visitor's own boiler, by the keyboard too", async ({ visit, office, shop }) => {
    // given
    const { model, name, brand, fitting } = await createFittedBoiler({ office, url: shop.url });
    const mine = { slug: model.slug, brandSlug: brand.toLowerCase(), brand, range: 'Thema', name: 'C 24 E' };
    const page = await visit('/products', { stored: { 'my-boiler': JSON.stringify(mine) } });
    const box = listing(page).getByRole('checkbox', { name: 'Seulement ma chaudière' });
    await eventually(async () => (await cardTitles(page))[0]).toBe(fitting);
    expect(await box.isChecked()).toBe(false);
    await box.focus();

    // when
    await page.keyboard.press('Space');

    // then
    await eventually(() => cardTitles(page)).toEqual([fitting]);
    expect(query(page)).toEqual({ boiler: model.slug });
    await heading(page, `Pièces pour ${name}`).waitFor();
    await page.reload();
    expect(await cardTitles(page)).toEqual([fitting]);
    await eventually(() => box.isChecked()).toBe(true);
    await box.uncheck();
    await eventually(() => cardTitles(page)).toHaveLength(20);
    expect(query(page)).toEqual({});
  });
});

function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name, exact: true });
}
