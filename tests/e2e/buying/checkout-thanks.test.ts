/** The last step of the checkout: it has an address, which can be reloaded, come back to, and opened elsewhere. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { ordersOf } from '../../support/admin-orders';
import { json } from '../../support/api';
import { cartButton, cartDrawer } from '../support/catalogue';
import { atStep, BUYER, confirmButton, confirmedOrderId } from '../support/checkout';
import { eventually } from '../support/eventually';
import { it } from '../support/filled-checkout';
import { expectFit, expectFitAtEachWidth } from '../support/fit';
import { PHONE, reload, untilInteractive } from '../support/visitor';

const THANKS = /\/checkout\/merci\/[\w-]{43}$/;
const main = (page: Page) => page.getByRole('main');

/** Confirms the order at the payment. @returns the order's number */
async function buy(page: Page): Promise<number> {
  await confirmButton(page).click();
  const id = await confirmedOrderId(page);
  await page.waitForURL(THANKS);
  return id;
}

describe('after an order', () => {
  it('the last step names number, goods, address, telephone and what comes next', async ({ checkoutAt }) => {
    // given
    const { page, goods } = await checkoutAt('payment', { viewport: PHONE, pieces: 2 });

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
    await expectFitAtEachWidth(page);
    await main(page).getByRole('link', { name: 'Suivre ma commande' }).click();
    await page.getByRole('article', { name: `Commande #${id}` }).waitFor();
  });

  it('a reload shows the same, and so does coming back from another page with another cart', async ({ checkoutAt }) => {
    // given
    const { page, goods } = await checkoutAt('payment');
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

  it('elsewhere its address shows what the code shows everybody, and everywhere what has become of the order', async ({
    visit,
    checkoutAt,
    office,
  }) => {
    // given
    const { page: shopper, goods } = await checkoutAt('payment');
    const id = await buy(shopper);

    // when
    const page = await visit(new URL(shopper.url()).pathname, { viewport: PHONE });

    // then
    expect(await confirmedOrderId(page)).toBe(id);
    const text = await main(page).innerText();
    for (const part of [goods.title, BUYER.wilaya, 'Nous vous appelons pour confirmer votre commande.']) {
      expect(text).toContain(part);
    }
    for (const secret of [BUYER.phone, BUYER.address, BUYER.lastName, BUYER.email]) expect(text).not.toContain(secret);
    await expectFit(page);
    for (const each of [shopper, page]) await each.getByText('Montant à payer').waitFor();

    // when
    await json(await ordersOf(office).move(id, { status: 'shipping' }));
    await reload(page);

    // then
    await page.getByText('Votre colis est en route.').waitFor();

    // when
    await json(await ordersOf(office).move(id, { status: 'cancelled' }));

    // then: it neither thanks nor asks for money
    for (const each of [shopper, page]) {
      await reload(each);
      await each.getByText('Cette commande est annulée.').waitFor();
      const left = await main(each).innerText();
      expect(left).toContain('rien ne vous sera demandé');
      for (const wrong of ['Merci', 'Montant à payer']) expect(left).not.toContain(wrong);
      await expectFit(each);
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
