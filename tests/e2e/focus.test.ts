import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { cartLine, createGoods } from './support/cart';
import { cartButton, cartDrawer } from './support/catalogue';
import { atStep, field, nextButton } from './support/checkout';
import { eventually } from './support/eventually';
import { isFocused } from './support/keyboard';
import { it } from './support/test';
import { PHONE } from './support/visitor';

describe('the focus', () => {
  it('goes into the cart and back to its button', async ({ visit }) => {
    const page = await visit('/products');
    await goesInAndBack(page, { opener: cartButton(page), dialog: cartDrawer(page) });
  });

  it('goes into the categories and back to their button', async ({ visit }) => {
    const page = await visit('/products');
    await goesInAndBack(page, {
      opener: page.getByRole('button', { name: 'Catégories', exact: true }),
      dialog: page.getByRole('dialog', { name: 'Catégories' }),
    });
  });

  it('goes into the filters of a phone and back to their button', async ({ visit }) => {
    const page = await visit('/products', { viewport: PHONE });
    await goesInAndBack(page, {
      opener: page.getByRole('button', { name: 'Filtres' }),
      dialog: page.getByRole('dialog', { name: 'Filtres' }),
    });
  });

  it('first reaches the link to the content', async ({ visit }) => {
    // given
    const page = await visit('/products');

    // when
    await page.keyboard.press('Tab');
    expect(await isFocused(page.getByRole('link', { name: 'Aller au contenu' }))).toBe(true);
    await page.keyboard.press('Enter');

    // then
    await eventually(() => isFocused(page.getByRole('main'))).toBe(true);
  });

  it('goes to the heading of each new step of the checkout, and to the first wrong field', async ({
    visit,
    office,
  }) => {
    // given
    const page = await visit('/checkout', { cart: [cartLine(await createGoods(office))] });

    // when
    await nextButton(page).press('Enter');
    await atStep(page, 'person');

    // then
    await eventually(() => isFocused(page.getByRole('heading', { name: 'Informations personnelles' }))).toBe(true);
    await nextButton(page).press('Enter');
    await eventually(() => isFocused(field(page, 'Prénom'))).toBe(true);
  });

  it('stays where the shopper pressed in the pages of the listing', async ({ visit }) => {
    // given
    const page = await visit('/products?categories=radiateurs-et-emetteurs,pompes-et-circulateurs');
    const next = page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: 'Page suivante' });
    await next.focus();

    // when
    for (const number of [2, 3]) {
      await page.keyboard.press('Enter');
      await page.waitForURL(`**/products?page=${number}&*`);
    }

    // then
    expect(await isFocused(next)).toBe(true);
  });
});

/** By keyboard: in, never out by Tab, and back where it came from by Escape. */
async function goesInAndBack(page: Page, { opener, dialog }: { opener: Locator; dialog: Locator }): Promise<void> {
  // given
  await opener.focus();

  // when
  await page.keyboard.press('Enter');
  await dialog.waitFor();

  // then
  await eventually(() => holdsFocus(dialog)).toBe(true);
  for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Shift+Tab');
  expect(await holdsFocus(dialog)).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await eventually(() => isFocused(opener)).toBe(true);
}

function holdsFocus(dialog: Locator): Promise<boolean> {
  return dialog.evaluate((element) => element.contains(document.activeElement));
}
