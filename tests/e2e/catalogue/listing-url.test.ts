import { describe, expect } from 'vitest';
import { cardTitles, listing, query, sidebar } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { it } from '../support/test';
import { PHONE } from '../support/visitor';

describe('the address of the listing', () => {
  it('with openFilters shows the Filtré par bar in place of the sidebar, and loses the parameter', async ({
    visit,
  }) => {
    // given, when
    const page = await visit('/breadProduct?categories=electrodes,pompes-fioul&tags=Riello,Danfoss&openFilters=true');

    // then
    await eventually(() => query(page)).toEqual({ categories: 'electrodes,pompes-fioul', tags: 'Riello,Danfoss' });
    const names = page.getByRole('list').filter({ hasText: 'Riello' }).first().getByRole('listitem');
    await page.getByText('Filtré par:').waitFor();
    expect(await names.allTextContents()).toEqual(['Électrodes', 'Pompes fioul', 'Riello', 'Danfoss']);
    expect(await sidebar(page).count()).toBe(0);
  });

  it('of a shared link with openFilters can be come back to', async ({ visit }) => {
    // given
    const page = await visit('/breadProduct?tags=Grundfos&openFilters=true');
    await page.getByText('Filtré par:').waitFor();
    await eventually(() => query(page)).toEqual({ tags: 'Grundfos' });
    const [title = ''] = await cardTitles(page);
    await listing(page).getByRole('link', { name: title }).first().click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();

    // when
    await page.goBack();

    // then
    await listing(page).waitFor();
    expect(query(page)).toEqual({ tags: 'Grundfos' });
  });

  it('leaves the bar with Voir tous les produits', async ({ visit }) => {
    // given
    const page = await visit('/breadProduct?tags=Grundfos&openFilters=true');

    // when
    await page.getByRole('link', { name: 'Voir tous les produits' }).click();

    // then
    await page.waitForURL((url) => url.pathname === '/products' && url.search === '');
    await sidebar(page).waitFor();
    expect(await page.getByText('Filtré par:').count()).toBe(0);
  });

  it('with openFilters opens the sheet on a phone', async ({ visit }) => {
    // given, when
    const page = await visit('/products?openFilters=true', { viewport: PHONE });

    // then
    await page.getByRole('dialog', { name: 'Filtres' }).waitFor();
    await eventually(() => query(page)).toEqual({});
  });

  it('finds nothing for an unknown category, and clears to everything', async ({ visit }) => {
    // given
    const page = await visit('/products?categories=inconnue');
    await page.getByText('Aucun produit trouvé avec ces filtres.').waitFor();

    // when
    await listing(page).getByRole('button', { name: 'Effacer les filtres' }).click();

    // then
    await eventually(() => cardTitles(page)).toHaveLength(20);
    expect(query(page)).toEqual({});
  });
});
