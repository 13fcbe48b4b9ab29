/** The browser's way back: to the step before in the checkout, and out of what is open over a page. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { cartLine } from '../support/cart';
import { cardTitles, cartButton, cartDrawer, query } from '../support/catalogue';
import { atStep, BUYER, confirmButton, confirmedOrderId, field, nextButton, walkToPayment } from '../support/checkout';
import { eventually } from '../support/eventually';
import { untilEntered } from '../support/history';
import { it as base } from '../support/test';
import { PHONE, reload, untilInteractive } from '../support/visitor';

const pathOf = (page: Page) => new URL(page.url()).pathname;
const previous = (page: Page) => page.getByRole('button', { name: 'Précédent' });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** From a page of the shop into the checkout, as a shopper comes there. */
async function enter(page: Page): Promise<void> {
  await cartButton(page).click();
  await cartDrawer(page).getByRole('link', { name: 'Procéder au paiement' }).click();
  await atStep(page, 'cart');
}

/** Back by the browser, from step to step. */
async function backTo(page: Page, ...steps: Parameters<typeof atStep>[1][]): Promise<void> {
  for (const step of steps) {
    await page.goBack();
    await atStep(page, step);
  }
}

/** In the last step before the order, on the way there from another page. */
const it = base.extend('atPayment', async ({ visit, cart }) => {
  const page = await visit('/contactus', { cart });
  await enter(page);
  await walkToPayment(page);
  return page;
});

describe('in the checkout', () => {
  it('the way back and forward leads from step to step, with all that was typed', async ({ atPayment: page }) => {
    // when
    await backTo(page, 'address', 'person', 'cart');
    await page.goForward();
    await atStep(page, 'person');

    // then
    expect(await field(page, 'Nom').inputValue()).toBe(BUYER.lastName);
    await page.goForward();
    await page.goForward();
    await atStep(page, 'payment');
    await backTo(page, 'address', 'person', 'cart');
    await page.goBack();
    await title(page, 'Contactez-nous').waitFor();
  });

  it('Précédent takes the step off the way back', async ({ atPayment: page }) => {
    // when
    await previous(page).evaluate((button) => {
      for (let press = 0; press < 2; press++) button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    });
    await atStep(page, 'person');

    // then
    await backTo(page, 'cart');
    await page.goBack();
    await title(page, 'Contactez-nous').waitFor();
  });

  it('a reload stays at the step, and the way back goes on from there', async ({ atPayment: page }) => {
    // given
    await backTo(page, 'address');

    // when
    await reload(page);

    // then
    await atStep(page, 'address');
    await backTo(page, 'person');
    await page.goForward();
    await page.goForward();
    await atStep(page, 'payment');
  });

  it('the way forward leads no further than what is filled in', async ({ visit, cart }) => {
    // given
    const page = await visit('/checkout', { cart });
    await walkToPayment(page);
    await backTo(page, 'address', 'person');

    // when
    await field(page, 'E-mail').fill('');
    await page.goForward();

    // then
    await atStep(page, 'person');
    await page.goBack();
    await backTo(page, 'cart');
  });

  it('a cart that is emptied on a later step leads back to where one came from', async ({ atPayment: page, goods }) => {
    // given
    await cartButton(page).click();
    await cartDrawer(page)
      .getByRole('button', { name: `Retirer ${goods.title} du panier` })
      .click();
    await page.keyboard.press('Escape');
    await atStep(page, 'cart');

    // when
    await page.getByRole('button', { name: 'Continuer vos achats' }).click();

    // then
    await title(page, 'Contactez-nous').waitFor();
  });
});

describe('after the order', () => {
  it('the way back leads out of the checkout, and never into the steps that were sent', async ({ atPayment: page }) => {
    // given
    await confirmButton(page).click();
    const orderId = await confirmedOrderId(page);

    // when
    await page.goBack();

    // then
    await title(page, 'Contactez-nous').waitFor();
    await page.goForward();
    expect(await confirmedOrderId(page)).toBe(orderId);
    await page.goForward();
    expect(await confirmedOrderId(page)).toBe(orderId);
    expect(await confirmButton(page).count()).toBe(0);
  });

  it('the confirmation is there after a reload and on coming back, until a new cart', async ({ visit, goods }) => {
    // given
    const page = await visit('/checkout', { cart: [cartLine(goods, 2)] });
    await walkToPayment(page);
    await confirmButton(page).click();
    const orderId = await confirmedOrderId(page);
    const shown = await page.getByRole('main').innerText();

    // when
    await reload(page);

    // then
    expect(await confirmedOrderId(page)).toBe(orderId);
    await eventually(() => page.getByRole('main').innerText()).toBe(shown);
    const kept = await page.evaluate(() => sessionStorage.getItem('checkout-confirmation'));
    expect(JSON.parse(kept ?? 'null')).toEqual({
      orderId,
      total: 2400,
      email: BUYER.email,
      areChangesLost: false,
    });
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(BUYER.email);

    // when
    await page.goto(`/product/${goods.id}`);
    await untilInteractive(page);
    await page.goto('/checkout');
    await untilInteractive(page);
    expect(await confirmedOrderId(page)).toBe(orderId);
    await page.goto(`/product/${goods.id}`);
    await untilInteractive(page);
    await page.getByRole('button', { name: 'Ajouter au panier' }).click();
    await enter(page);

    // then
    expect(await page.evaluate(() => sessionStorage.getItem('checkout-confirmation'))).toBeNull();
    await page.goto('/checkout');
    await untilInteractive(page);
    await atStep(page, 'cart');
    await page.getByRole('main').getByRole('link', { name: goods.title }).waitFor();
  });
});

declare const pass: (address: string) => void;

describe('with something open over the page', () => {
  it.for([
    ['the cart', 'Panier', 'Panier (0)'],
    ['the categories', 'Catégories', 'Catégories'],
    ['the menu', 'Menu', 'Menu'],
    ['the filters', 'Filtres', 'Filtres'],
  ] as const)('the way back closes %s and stays on the page', async ([, opener, name], { visit }) => {
    // given
    const page = await visit('/contactus', { viewport: PHONE });
    await page.goto('/products');
    await untilInteractive(page);
    const entries = await page.evaluate(() => history.length);
    await page.getByRole('button', { name: opener, exact: true }).click();
    await page.getByRole('dialog', { name }).waitFor();
    await untilEntered(page);

    // when
    await page.goBack();

    // then
    await page.getByRole('dialog', { name }).waitFor({ state: 'hidden' });
    expect(pathOf(page)).toBe('/products');

    // when: closed by hand, it leaves nothing behind
    await page.getByRole('button', { name: opener, exact: true }).click();
    await page.getByRole('dialog', { name }).getByRole('button', { name: 'Fermer' }).click();
    await page.getByRole('dialog', { name }).waitFor({ state: 'hidden' });
    await eventually(() => page.evaluate(() => history.state.overlay)).toBeUndefined();

    // then
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await page.goBack();
    await title(page, 'Contactez-nous').waitFor();
  });

  it.for([
    ['a page', 'Produits', '/products'],
    ['the login', 'Se connecter', '/login?next=%2Fcontactus'],
  ] as const)(
    'a link to %s leads on, and the way back to the page with nothing open',
    async ([, name, path], { visit }) => {
      // given
      const page = await visit('/contactus', { viewport: PHONE });
      await page.getByRole('button', { name: 'Menu' }).tap();
      await page.getByRole('dialog').getByRole('link', { name, exact: true }).tap();
      await page.waitForURL(`**${path}`);
      await page.getByRole('dialog').waitFor({ state: 'hidden' });

      // when
      await page.goBack();

      // then
      await title(page, 'Contactez-nous').waitFor();
      expect(await page.getByRole('dialog').count()).toBe(0);
      await page.goForward();
      await page.waitForURL(`**${path}`);
    },
  );

  it('filters that a link has opened do not ask for themselves again when they close', async ({ visit }) => {
    // given
    const page = await visit('/contactus', { viewport: PHONE });
    const passed: string[] = [];
    await page.exposeFunction('pass', (address: string) => passed.push(address));
    await page.addInitScript(() => window.addEventListener('popstate', () => pass(window.location.search), true));
    await page.goto('/breadProduct?tags=Grundfos&openFilters=true');
    const sheet = page.getByRole('dialog', { name: 'Filtres' });

    // when
    await sheet.getByRole('button', { name: 'Fermer' }).click();
    await sheet.waitFor({ state: 'hidden' });

    // then
    await eventually(() => passed).toEqual(['?tags=Grundfos']);
  });

  it.for(['the way back', 'a press'] as const)(
    'filters that were ticked stay when the sheet is closed by %s',
    async (by, { visit, shelf: { category, titles } }) => {
      // given
      const page = await visit('/products', { viewport: PHONE });
      await page.getByRole('button', { name: 'Filtres' }).click();
      const sheet = page.getByRole('dialog', { name: 'Filtres' });
      await sheet.getByRole('checkbox', { name: category.name }).check();
      await sheet.getByRole('button', { name: 'Voir 1 produit' }).waitFor();

      // when
      if (by === 'a press') await sheet.getByRole('button', { name: 'Voir 1 produit' }).click();
      else await page.goBack();

      // then
      await sheet.waitFor({ state: 'hidden' });
      await eventually(() => query(page)).toEqual({ categories: category.slug });
      expect(await cardTitles(page)).toEqual(titles);
      await page.getByRole('button', { name: 'Filtres (1)' }).waitFor();
    },
  );

  it('a drawer that is open over the checkout closes, and the step stays', async ({ visit, cart }) => {
    // given
    const page = await visit('/contactus', { cart });
    await enter(page);
    await nextButton(page).click();
    await atStep(page, 'person');
    await cartButton(page).click();
    await cartDrawer(page).waitFor();
    await untilEntered(page);

    // when
    await page.goBack();

    // then
    await cartDrawer(page).waitFor({ state: 'hidden' });
    await atStep(page, 'person');
    await backTo(page, 'cart');
    await page.goBack();
    await title(page, 'Contactez-nous').waitFor();
  });
});
