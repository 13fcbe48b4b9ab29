import { describe, expect } from 'vitest';
import { seriousFindings } from '../support/axe';
import { cartLine, createGoods } from '../support/cart';
import { cartButton, cartDrawer, searchBox, suggestions } from '../support/catalogue';
import { it } from '../support/test';
import { PHONE, WIDE } from '../support/visitor';

const DIALOG = '[role=dialog]';

describe.each([
  { name: 'at 390 px', viewport: PHONE },
  { name: 'at 1280 px', viewport: WIDE },
])('axe finds nothing serious $name', ({ viewport }) => {
  const calm = { viewport, isCalm: true };

  it('in the cart', async ({ visit, office }) => {
    // given
    const page = await visit('/products', { ...calm, cart: [cartLine(await createGoods(office))] });

    // when
    await cartButton(page).click();
    await cartDrawer(page).waitFor();

    // then
    expect(await seriousFindings(page, DIALOG)).toEqual([]);
  });

  it('in the categories', async ({ visit }) => {
    // given
    const page = await visit('/products', calm);
    const drawer = page.getByRole('dialog', { name: 'Catégories' });

    // when
    await page.getByRole('button', { name: 'Catégories', exact: true }).click();
    await drawer.getByRole('button', { name: /^Radiateurs/ }).waitFor();

    // then
    expect(await seriousFindings(page, DIALOG)).toEqual([]);
    await drawer.getByRole('button', { name: /^Radiateurs/ }).click();
    await drawer.getByRole('button', { name: 'Retour' }).waitFor();
    expect(await seriousFindings(page, DIALOG)).toEqual([]);
  });

  it('in the suggestions', async ({ visit }) => {
    // given
    const page = await visit('/products', calm);

    // when
    await searchBox(page).fill('wilo');
    await suggestions(page).waitFor();

    // then
    expect(await seriousFindings(page, 'header')).toEqual([]);
  });
});

describe('axe finds nothing serious', () => {
  it('in the filter sheet and the menu of a phone', async ({ visit }) => {
    // given
    const page = await visit('/products', { viewport: PHONE, isCalm: true });

    // when, then
    await page.getByRole('button', { name: 'Filtres' }).click();
    await page.getByRole('dialog', { name: 'Filtres' }).waitFor();
    expect(await seriousFindings(page, DIALOG), 'filters').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    expect(await seriousFindings(page, DIALOG), 'menu').toEqual([]);
  });
});
