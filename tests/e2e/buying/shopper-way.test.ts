/** A shopper's whole way on a small phone: both fees before anything is typed, commune and desk, followed and cancelled. */
import { describe, expect } from 'vitest';
import { ordersOf } from '../../support/admin-orders';
import { seriousFindings } from '../support/axe';
import { cartLine, createGoods } from '../support/cart';
import { cartButton, cartDrawer } from '../support/catalogue';
import { atStep, BUYER, confirmButton, confirmedOrderId, field, fillPerson, nextButton } from '../support/checkout';
import { eventually } from '../support/eventually';
import { overflowOf } from '../support/overflow';
import { it } from '../support/test';
import { open } from '../support/visitor';

const SMALL = { width: 360, height: 740 };

describe('on a small phone', () => {
  it('an order to a desk is placed, followed by number and telephone, and cancelled before the call', async ({
    visit,
    office,
  }) => {
    // given
    const goods = await createGoods(office);
    const page = await visit(`/product/${goods.id}`, { viewport: SMALL });
    await page.getByRole('main').getByRole('button', { name: 'Ajouter au panier' }).first().click();
    await cartButton(page).click();
    await cartDrawer(page).getByRole('link', { name: 'Procéder au paiement' }).click();
    await atStep(page, 'cart');

    // when: both fees are asked for before anything is typed
    await page.getByRole('combobox', { name: 'Wilaya' }).selectOption('alger');

    // then
    const method = (name: RegExp) => page.getByRole('radio', { name });
    await method(/^À domicile 400\.00 DZD/).waitFor();
    await method(/^Au bureau du transporteur 300\.00 DZD/).check();
    await page.getByRole('combobox', { name: /^Commune/ }).selectOption('1611');
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(await seriousFindings(page)).toEqual([]);

    // when: the rest is filled in
    await nextButton(page).click();
    await fillPerson(page);
    await nextButton(page).click();
    await atStep(page, 'address');
    expect(await page.getByRole('combobox', { name: 'Wilaya' }).inputValue()).toBe('alger');
    expect(await method(/bureau/).isChecked()).toBe(true);
    expect(await page.getByRole('combobox', { name: /^Commune/ }).inputValue()).toBe('1611');
    await field(page, 'Adresse').fill(BUYER.address);
    await field(page, 'Ville').fill(BUYER.city);
    await nextButton(page).click();
    await confirmButton(page).click();
    const id = await confirmedOrderId(page);
    const { commune, delivery_method } = await ordersOf(office).read(id);
    expect({ commune: commune?.code, delivery_method }).toEqual({ commune: 1611, delivery_method: 'desk' });

    // when: it is followed without an account
    await open(page, '/suivi');
    await page.getByRole('textbox', { name: 'Numéro de commande' }).fill(String(id));
    await page.getByRole('textbox', { name: 'Téléphone' }).fill('+213 550-12.34.56');
    await page.getByRole('button', { name: 'Suivre ma commande' }).click();
    const order = page.getByRole('article', { name: `Commande #${id}` });
    await order.waitFor();
    await order.getByText(goods.title).waitFor();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);

    // then: only the link cancels, since anybody may know a number and a telephone
    expect(await page.getByRole('button', { name: /annuler/i }).count()).toBe(0);
    await page.goBack();
    await atStep(page, 'done');
    await page.getByRole('main').getByRole('link', { name: 'Suivre ma commande' }).click();
    await page.getByRole('button', { name: 'Annuler ma commande' }).click();
    await page.getByRole('button', { name: 'Oui, annuler' }).click();
    await page.getByText('Commande annulée').waitFor();
    await eventually(() => ordersOf(office).read(id)).toMatchObject({ status: 'cancelled' });
  });

  it('a remembered wilaya shows both fees as soon as the checkout opens', async ({ visit, office }) => {
    const page = await visit('/checkout', {
      viewport: SMALL,
      cart: [cartLine(await createGoods(office))],
      stored: { 'delivery-wilaya': 'oran' },
    });

    await page.getByRole('radio', { name: /^À domicile 700\.00 DZD/ }).waitFor();
    await page.getByRole('radio', { name: /^Au bureau du transporteur \d/ }).waitFor();
  });
});
