import { describe, expect } from 'vitest';
import { cardTitles, query, sidebar } from '../support/catalogue';
import { it } from '../support/test';

const hasJavaScript = false;

describe('without JavaScript', () => {
  it('the listing is read, and its pages lead on', async ({ visit }) => {
    // given
    const page = await visit('/products?categories=pieces-detachees', { hasJavaScript });
    const first = await cardTitles(page);

    // when
    await page.getByRole('link', { name: 'Page suivante' }).click();

    // then
    await page.waitForURL('**/products?page=2&*');
    expect(first).toHaveLength(20);
    expect(await cardTitles(page)).toHaveLength(20);
    expect(await cardTitles(page)).not.toEqual(first);
  });

  it('the filters are a plain form', async ({ visit }) => {
    // given
    const page = await visit('/products', { hasJavaScript });

    // when
    await sidebar(page)
      .getByRole('checkbox', { name: /^Grundfos/ })
      .check();
    await sidebar(page).getByRole('textbox', { name: 'Prix maximum' }).fill('15 000,00');
    await sidebar(page).getByRole('button', { name: 'Appliquer' }).click();

    // then
    await page.waitForURL('**/products?*tags=Grundfos*');
    expect(query(page)).toMatchObject({ tags: 'Grundfos', max_price: '15 000,00' });
    expect(await cardTitles(page)).toHaveLength(4);
  });

  it('the filters show categories of every level', async ({ visit }) => {
    // given
    const page = await visit('/products', { hasJavaScript });

    // when
    await sidebar(page)
      .getByRole('checkbox', { name: /^Électrodes/ })
      .check();
    await sidebar(page).getByRole('button', { name: 'Appliquer' }).click();

    // then
    await page.waitForURL('**/products?*categories=electrodes*');
  });

  it('the offer to choose a boiler leads to all of them', async ({ visit }) => {
    // given
    const page = await visit('/products', { hasJavaScript });

    // when
    await page.getByRole('link', { name: 'Choisir ma chaudière pour voir ses pièces' }).click();

    // then
    await page.waitForURL('**/chaudieres');
  });

  it('the checkout says how to order all the same', async ({ visit }) => {
    // given, when
    const page = await visit('/checkout', { hasJavaScript });

    // then
    const notice = await page.locator('main noscript').innerText();
    expect(notice).toContain('Vous pouvez aussi commander par téléphone');
    expect(notice).toContain('0550 12 34 56 ou 0770 65 43 21');
  });

  it('a product is read: price, description and facts', async ({ visit }) => {
    // given
    const page = await visit('/products?tags=Grundfos', { hasJavaScript });

    // when
    await page.getByRole('link', { name: 'Circulateur UPS 25-60 180 mm Grundfos' }).click();

    // then
    await page.getByRole('heading', { level: 1, name: 'Circulateur UPS 25-60 180 mm Grundfos' }).waitFor();
    await page.getByText('13\u202f900 DZD').waitFor();
    await page.getByText('Référence', { exact: true }).waitFor();
    await page.getByRole('heading', { level: 2, name: 'Produits similaires' }).waitFor();
  });
});
