import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createGoods } from '../support/cart';
import { listing, searchBox, sidebar } from '../support/catalogue';
import { atStep, field, nextButton } from '../support/checkout';
import { eventually } from '../support/eventually';
import { isFocused } from '../support/keyboard';
import { it } from '../support/test';
import { PHONE, WIDE } from '../support/visitor';

describe('the focus', () => {
  it.for([
    ['the cart', /^Panier/, /^Panier \(/, WIDE],
    ['the categories', 'Catégories', 'Catégories', WIDE],
    ['the filters of a phone', 'Filtres', 'Filtres', PHONE],
  ] as const)('goes into %s and back to the button', async ([, opener, dialog, viewport], { visit }) => {
    const page = await visit('/products', { viewport });
    await goesInAndBack(page, {
      opener: page.getByRole('button', { name: opener, exact: true }),
      dialog: page.getByRole('dialog', { name: dialog }),
    });
  });

  it('first reaches the link to the content', async ({ visit }) => {
    // given
    const page = await visit('/products');

    // when
    await page.keyboard.press('Tab');
    await eventually(() => isFocused(page.getByRole('link', { name: 'Aller au contenu' }))).toBe(true);
    await page.keyboard.press('Enter');

    // then
    await eventually(() => isFocused(page.getByRole('main'))).toBe(true);
  });

  it('goes to the heading of each new step of the checkout, and to the first wrong field', async ({ visit, cart }) => {
    // given
    const page = await visit('/checkout', { cart });

    // when
    await nextButton(page).press('Enter');
    await atStep(page, 'person');

    // then
    await eventually(() => isFocused(page.getByRole('heading', { name: 'Informations personnelles' }))).toBe(true);
    // Until the step is there, its button waits.
    await field(page, 'Prénom').waitFor();
    await nextButton(page).press('Enter');
    await eventually(() => isFocused(field(page, 'Prénom'))).toBe(true);
  });

  it('stays on a stepper that has reached its limit', async ({ visit, office }) => {
    // given
    const goods = await createGoods(office, { stock: null });
    const page = await visit(`/product/${goods.id}`);
    const more = page.getByRole('button', { name: `Augmenter la quantité de ${goods.title}` });
    await more.focus();

    // when
    for (let press = 1; press <= 12; press++) await page.keyboard.press('Enter');

    // then
    expect(await more.isDisabled()).toBe(true);
    await eventually(() => isFocused(more)).toBe(true);
    expect(await page.getByRole('group', { name: `Quantité de ${goods.title}` }).innerText()).toBe('10');
  });

  it('goes on from the first filter once all are cleared, or else from the page', async ({ visit }) => {
    // given
    const page = await visit('/products?tags=Grundfos');
    await page
      .getByRole('complementary', { name: 'Filtres' })
      .getByRole('button', { name: 'Effacer les filtres' })
      .focus();

    // when, then
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => !url.searchParams.has('tags'));
    await page.keyboard.press('Tab');
    await eventually(() => isFocused(sidebar(page).getByRole('searchbox', { name: 'Rechercher' }))).toBe(true);

    // given
    const empty = await visit('/products?search=introuvable');
    await listing(empty).getByRole('button', { name: 'Effacer les filtres' }).focus();

    // when, then
    await empty.keyboard.press('Enter');
    await eventually(() => isFocused(empty.getByRole('main'))).toBe(true);
  });

  it('leaves the search box with the search, so that a phone shows what is found', async ({ visit }) => {
    // given
    const page = await visit('/', { viewport: PHONE });
    await searchBox(page).fill('   ');
    await page.keyboard.press('Enter');
    await eventually(() => isFocused(searchBox(page))).toBe(true);
    await searchBox(page).fill('vanne');

    // when
    await page.keyboard.press('Enter');

    // then
    await page.waitForURL('**/search?q=vanne');
    expect(await isFocused(searchBox(page))).toBe(false);
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
    await eventually(() => isFocused(next)).toBe(true);
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
