/** The last step of the checkout: it has an address, which can be reloaded, come back to, and opened elsewhere. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { ordersOf } from '../../support/admin-orders';
import { json } from '../../support/api';
import { seriousFindings } from '../support/axe';
import { cartLine, createGoods } from '../support/cart';
import { cartButton, cartDrawer } from '../support/catalogue';
import { atStep, BUYER, confirmButton, confirmedOrderId, walkToPayment } from '../support/checkout';
import { eventually } from '../support/eventually';
import { overflowOf } from '../support/overflow';
import { it } from '../support/test';
import { PHONE, reload, untilInteractive } from '../support/visitor';

const WIDTHS = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];
const THANKS = /\/checkout\/merci\/[\w-]{43}$/;
const main = (page: Page) => page.getByRole('main');

/** Buys two pieces of the goods in the cart. @returns the order's number */
async function buy(page: Page): Promise<number> {
  await walkToPayment(page);
  await confirmButton(page).click();
  const id = await confirmedOrderId(page);
  await page.waitForURL(THANKS);
  return id;
}

describe('after an order', () => {
  it.for(WIDTHS)(
    'the last step at $width px names number, goods, address, telephone and what comes next',
    async (viewport, { visit, office }) => {
      // given
      const goods = await createGoods(office);
      const page = await visit('/checkout', { viewport, cart: [cartLine(goods, 2)] });

      // when
      const id = await buy(page);

      // then
      const text = await main(page).innerText();
      for (const part of [
        `#${id}`,
        `2 ×\n${goods.title}`,
        BUYER.address,
        `${BUYER.city}, ${BUYER.wilaya}`,
        BUYER.phone,
        `Nous vous appelons au ${BUYER.phone} pour confirmer votre commande.`,
        'Vous payez le montant exact au livreur, à la réception de votre commande.',
        'Connectez-vous pour suivre vos commandes.',
      ]) {
        expect(text).toContain(part);
      }
      expect(await overflowOf(page)).toBe(0);
      expect(await seriousFindings(page)).toEqual([]);
      await main(page).getByRole('link', { name: 'Suivre ma commande' }).click();
      await page.getByRole('article', { name: `Commande #${id}` }).waitFor();
    },
  );

  it('a reload shows the same, and so does coming back from another page with another cart', async ({
    visit,
    office,
  }) => {
    // given
    const goods = await createGoods(office);
    const page = await visit('/checkout', { cart: [cartLine(goods)] });
    const id = await buy(page);
    const address = page.url();
    const shown = await main(page).innerText();

    // when, then
    await reload(page);
    await atStep(page, 'done');
    await eventually(() => main(page).innerText()).toBe(shown);
    await page.goto(`/product/${goods.id}`);
    await untilInteractive(page);
    await page.getByRole('button', { name: 'Ajouter au panier' }).click();
    await page.goBack();
    expect(await confirmedOrderId(page)).toBe(id);
    expect(page.url()).toBe(address);
    await eventually(() => main(page).innerText()).toBe(shown);

    // when: the cart in hand is checked out
    await cartButton(page).click();
    await cartDrawer(page).getByRole('link', { name: 'Procéder au paiement' }).click();

    // then: a new checkout begins, which forgets what was private of the order before
    await atStep(page, 'cart');
    expect(await page.evaluate(() => sessionStorage.getItem('checkout-placed'))).toBeNull();
    await page.goto(address);
    expect(await confirmedOrderId(page)).toBe(id);
    const left = await main(page).innerText();
    expect(left).toContain(goods.title);
    expect(left).not.toContain(BUYER.phone);
    expect(left).not.toContain(BUYER.address);
  });

  it('elsewhere its address shows what the code shows everybody, and what has become of the order', async ({
    visit,
    office,
  }) => {
    // given
    const goods = await createGoods(office);
    const shopper = await visit('/checkout', { cart: [cartLine(goods)] });
    const id = await buy(shopper);
    const path = new URL(shopper.url()).pathname;

    // when
    const page = await visit(path, { viewport: PHONE });

    // then
    expect(await confirmedOrderId(page)).toBe(id);
    const text = await main(page).innerText();
    for (const part of [goods.title, BUYER.wilaya, 'Nous vous appelons pour confirmer votre commande.']) {
      expect(text).toContain(part);
    }
    for (const secret of [BUYER.phone, BUYER.address, BUYER.lastName, BUYER.email]) expect(text).not.toContain(secret);
    expect(await seriousFindings(page)).toEqual([]);

    // when
    await json(await ordersOf(office).move(id, { status: 'shipping' }));
    await reload(page);

    // then
    await page.getByText('Votre colis est en route.').waitFor();
  });

  it('of an order that was cancelled since neither thanks nor asks for money', async ({ visit, office }) => {
    // given
    const goods = await createGoods(office);
    const shopper = await visit('/checkout', { cart: [cartLine(goods)] });
    const id = await buy(shopper);
    const elsewhere = await visit(new URL(shopper.url()).pathname, { viewport: PHONE });
    for (const page of [shopper, elsewhere]) await page.getByText('Montant à payer').waitFor();

    // when
    await json(await ordersOf(office).move(id, { status: 'cancelled' }));

    // then
    for (const page of [shopper, elsewhere]) {
      await reload(page);
      await page.getByText('Cette commande est annulée.').waitFor();
      const text = await main(page).innerText();
      expect(text).toContain('rien ne vous sera demandé');
      for (const wrong of ['Merci', 'Montant à payer']) expect(text).not.toContain(wrong);
      expect(await seriousFindings(page)).toEqual([]);
    }
  });

  it('an address without an order says so', async ({ visit }) => {
    const page = await visit(`/checkout/merci/${'x'.repeat(43)}`, { provokes: [404] });

    await page.getByText('Commande introuvable.').waitFor();
  });

  it('its address is kept by nobody, in either spelling', async ({ shop }) => {
    for (const path of ['/checkout/merci/abc', '/CheckOut/merci/abc']) {
      const response = await fetch(shop.url + path, { headers: { Accept: 'text/html', Cookie: 'csrftoken=x' } });
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(await response.text()).toContain('<meta name="robots" content="noindex, nofollow"/>');
    }
  });
});
