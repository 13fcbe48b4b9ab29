/** Typical visitors, each followed from their first page to what they came for. */
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { ordersOf } from '../../support/admin-orders';
import { createProduct } from '../../support/back-office';
import { createGoods } from '../support/cart';
import { cartButton, cartDrawer, listing, searchBox, suggestions } from '../support/catalogue';
import { atStep, BUYER, confirmButton, confirmedOrderId, field, fillPerson, nextButton } from '../support/checkout';
import { eventually } from '../support/eventually';
import { expectFit } from '../support/fit';
import { tabTo } from '../support/keyboard';
import { it } from '../support/test';

const SMALL = { width: 360, height: 740 };
/** A telephone of ten years ago. */
const OLD_PHONE = { width: 320, height: 568 };

describe('on a small phone', () => {
  it('an order to a desk is placed, both fees known before anything is typed, followed and cancelled', async ({
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
    await expectFit(page);

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

    // when: it is followed without an account, and cancelled before the call
    await page.getByRole('main').getByRole('link', { name: 'Suivre ma commande' }).click();
    await page.getByRole('button', { name: 'Annuler ma commande' }).click();
    await page.getByRole('button', { name: 'Oui, annuler' }).click();
    await page.getByText('Commande annulée').waitFor();
    await eventually(() => ordersOf(office).read(id)).toMatchObject({ status: 'cancelled' });
  });
});

describe('a householder whose boiler shows a fault code, on an old telephone', () => {
  it('learns what the code means and what to check first, and buys the likely part', async ({ visit }) => {
    // given
    const page = await visit('/', { viewport: OLD_PHONE });

    // when
    await searchBox(page).fill('E01 baxi');
    await suggestions(page).getByRole('option').first().click();

    // then
    await page.waitForURL('**/codes-erreur/baxi/e01');
    await page.getByText("Pas d'allumage : la flamme n'est pas détectée.").first().waitFor();
    await page.getByRole('heading', { name: "Ce qu'il faut vérifier d'abord" }).waitFor();
    await expectFit(page);

    // when
    await page.getByRole('main').locator('a[href*="fault="]').first().click();
    await listing(page)
      .getByRole('button', { name: /^Ajouter/ })
      .first()
      .click();
    await cartButton(page).click();
    await cartDrawer(page).getByRole('link', { name: 'Procéder au paiement' }).click();

    // then
    await atStep(page, 'cart');
    await expectFit(page);
  });
});

describe('somebody with a screen reader', () => {
  it('goes by keyboard from brand, range and model to a part, and hears whether it fits', async ({ visit, office }) => {
    // given
    const brand = `Lecture ${randomUUID().slice(0, 8)}`;
    const model = await office.create<{ id: number; slug: string }>('boiler-models', {
      brand,
      range: 'Thema',
      name: 'C 24 E',
    });
    const product = await createProduct(office, { price: 4_500 });
    await office.create('fitments', { product: product.id, model: model.id, confidence: 'confirmed' });
    const page = await visit('/chaudieres');

    // when
    const choose = page.getByRole('region', { name: 'Ma chaudière' }).getByRole('button', { name: /^Choisir/ });
    await tabTo(page, choose);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Ma chaudière' });
    await dialog.getByLabel('Marque').waitFor();
    await dialog.getByLabel('Marque').selectOption({ label: brand });
    await dialog.getByLabel('Modèle').selectOption({ label: 'C 24 E' });
    await tabTo(page, dialog.getByRole('button', { name: 'Choisir cette chaudière' }));
    await page.keyboard.press('Enter');
    const parts = page.getByRole('link', { name: `Pièces pour ${brand} Thema C 24 E` });
    await parts.waitFor();
    await tabTo(page, parts);
    await page.keyboard.press('Enter');

    // then
    await page.getByRole('heading', { level: 1, name: `${brand} Thema C 24 E` }).waitFor();
    await expectFit(page);

    // when
    await tabTo(page, page.getByRole('main').getByRole('link', { name: product.title }).first());
    await page.keyboard.press('Enter');

    // then
    await page.getByRole('heading', { level: 1, name: product.title }).waitFor();
    await page.getByRole('main').getByText(`Compatible avec ${brand} Thema C 24 E`).waitFor();
    await expectFit(page);
  });
});
