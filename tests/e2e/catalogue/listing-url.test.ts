import { describe, expect } from 'vitest';
import { cardTitles, listing, query, sidebar } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { it } from '../support/test';

describe('the address of the listing', () => {
  it('with openFilters shows a bar in place of the sidebar, which leads to all products', async ({ visit }) => {
    // given
    const page = await visit('/breadProduct?categories=electrodes,pompes-fioul&tags=Riello,Danfoss&openFilters=true');

    // then
    await eventually(() => query(page)).toEqual({ categories: 'electrodes,pompes-fioul', tags: 'Riello,Danfoss' });
    const names = page.getByRole('list').filter({ hasText: 'Riello' }).first().getByRole('listitem');
    await page.getByText('Filtré par:').waitFor();
    expect(await names.allTextContents()).toEqual(['Électrodes', 'Pompes fioul', 'Riello', 'Danfoss']);
    expect(await sidebar(page).count()).toBe(0);

    // when
    await page.getByRole('link', { name: 'Voir tous les produits' }).click();

    // then
    await page.waitForURL((url) => url.pathname === '/products' && url.search === '');
    await sidebar(page).waitFor();
    expect(await page.getByText('Filtré par:').count()).toBe(0);
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

  it.for([
    ['categories', 'button', 'Effacer les filtres'],
    ['boiler', 'link', 'Retirer le filtre : inconnue'],
  ] as const)(
    'finds nothing for an unknown value of %s, and leads back to everything',
    async ([key, role, name], { visit }) => {
      // given
      const page = await visit(`/products?${key}=inconnue`);
      await page.getByText('Aucun produit trouvé avec ces filtres.').waitFor();
      await page.getByRole('heading', { level: 1, name: 'Nos produits', exact: true }).waitFor();

      // when
      await listing(page).getByRole(role, { name }).click();

      // then
      await eventually(() => cardTitles(page)).toHaveLength(20);
      expect(query(page)).toEqual({});
    },
  );
});
