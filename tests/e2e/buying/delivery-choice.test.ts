/** Choosing a wilaya, a commune, home or desk: in the checkout, on the product page and in the cart. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Commune, Wilaya } from '@/contract/catalogue';
import { cartLine, createGoods } from '../support/cart';
import { cartButton, cartDrawer } from '../support/catalogue';
import {
  atStep,
  BUYER,
  confirmButton,
  confirmedOrderId,
  field,
  nextButton,
  summary,
  wilayaField,
} from '../support/checkout';
import { eventually } from '../support/eventually';
import { it } from '../support/filled-checkout';
import { expectFit, expectFitAtEachWidth } from '../support/fit';
import { open, PHONE, reload } from '../support/visitor';

const search = (page: Page) => page.getByRole('combobox', { name: 'Chercher par numéro ou nom' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Wilayas' }).getByRole('option');
const method = (page: Page, name: RegExp) => page.getByRole('radio', { name });
const commune = (page: Page) => page.getByRole('combobox', { name: /^Commune/ });

describe('the wilaya of an order', () => {
  it('is found by number or name, chosen by arrow keys or a click, and Escape leaves it as it was', async ({
    checkoutAt,
  }) => {
    // given
    const { page } = await checkoutAt('address', { viewport: PHONE });
    await search(page).waitFor();

    // when
    for (const [typed, label] of [
      ['19', '19 Sétif'],
      ['ain def', '44 Aïn Defla'],
      ['سطيف', '19 Sétif'],
    ] as const) {
      await search(page).fill(typed);
      await eventually(async () => (await options(page).first().textContent())?.startsWith(label)).toBe(true);
      await search(page).press('Enter');

      // then
      expect(await search(page).inputValue()).toBe(label);
      await atStep(page, 'address');
      await page.getByText(/^Frais de livraison\s:\s\d/).waitFor();
    }

    // when
    await search(page).fill('bouir');
    await search(page).press('ArrowDown');
    await search(page).press('ArrowUp');
    await search(page).press('Enter');
    await eventually(() => search(page).inputValue()).toBe('10 Bouira');
    await search(page).fill('oran');
    await search(page).press('Escape');
    expect(await search(page).inputValue()).toBe('10 Bouira');
    await search(page).fill('xyz');
    await page.getByText('Aucune wilaya ne correspond.').waitFor();
    await search(page).fill('oran');
    await options(page).first().click();

    // then
    expect(await wilayaField(page).inputValue()).toBe('oran');
    await expectFit(page);
  });

  it('shows home and desk with their fees at once, and the desk is ordered at its fee', async ({ checkoutAt }) => {
    // given
    const { page } = await checkoutAt('address');

    // when
    const alger = wilayaField(page).locator('option[value=alger]');
    await eventually(() => alger.textContent()).toBe('Alger (16) · 400\u00a0DZD');
    await wilayaField(page).selectOption('alger');

    // then
    await method(page, /^À domicile 400\.00 DZD · 1 à 2 jours$/).waitFor();
    expect(await method(page, /domicile/).isChecked()).toBe(true);
    await method(page, /bureau/).check();

    // when: where there is no desk
    await wilayaField(page).selectOption('illizi');

    // then
    await page.getByText('Pas de bureau à Illizi : livraison à domicile choisie.').waitFor();
    await method(page, /Pas de bureau ici/).waitFor();
    expect(await method(page, /bureau/).isDisabled()).toBe(true);
    expect(await method(page, /domicile/).isChecked()).toBe(true);
    await field(page, 'Adresse').fill(BUYER.address);
    await field(page, 'Ville').fill(BUYER.city);
    await nextButton(page).click();
    await atStep(page, 'payment');
    await page.getByRole('button', { name: 'Précédent' }).click();

    // when
    await wilayaField(page).selectOption('alger');
    await method(page, /^Au bureau du transporteur 300\.00 DZD/).check();

    // then
    await page.getByText('Frais de livraison : 300.00 DZD').waitFor();
    await eventually(() => summary(page).textContent()).toMatch(
      /Livraison \(Alger, bureau\)300\.00 DZDTotal1\u202f300\.00 DZD/,
    );
    await expectFit(page);
    await field(page, 'Ville').fill(BUYER.city);
    await nextButton(page).click();
    await page.getByText('Retrait au bureau du transporteur, en 1 à 2 jours.').waitFor();
    await page.getByText('Vous payez le montant exact au bureau, en retirant votre colis.').waitFor();
    const sent = page.waitForRequest('**/api/orders/');
    await confirmButton(page).click();
    expect((await sent).postDataJSON()).toMatchObject({ delivery_method: 'desk', delivery_price: 300, total: 1300 });
    await confirmedOrderId(page);
    expect(await page.getByText('Montant à payer au bureau').textContent()).toContain('1\u202f300.00 DZD');
  });
});

describe('the commune of an order', () => {
  it('is offered for the wilaya, changes the fee, and is kept over a reload', async ({ checkoutAt }) => {
    // given
    const { page } = await checkoutAt('address');
    await page.route('**/api/wilayas/*/communes/', async (route) => {
      const communes = (await (await route.fetch()).json()) as Commune[];
      const changed = communes.map((one) => {
        if (one.code === 1611) return { ...one, price: '450.00', desk_price: null };
        return one.code === 1612 ? { ...one, served: false } : one;
      });
      await route.fulfill({ json: changed });
    });
    expect(await commune(page).count()).toBe(0);

    // when
    await wilayaField(page).selectOption('alger');
    await commune(page).selectOption('1611');

    // then
    await page.getByText('Frais de livraison : 450.00 DZD').waitFor();
    await method(page, /Pas de bureau ici/).waitFor();
    expect(await commune(page).getByRole('option', { name: '(non desservie)' }).count()).toBe(1);
    await reload(page);
    await eventually(() => commune(page).inputValue()).toBe('1611');
    await wilayaField(page).selectOption('oran');
    await eventually(() => commune(page).inputValue()).toBe('');
  });
});

it('a chosen wilaya is remembered, and its fees stand on the product page, in the cart and in the checkout', async ({
  visit,
  office,
  shop,
}) => {
  // given
  const goods = await createGoods(office);
  const page = await visit(`/product/${goods.id}`, { viewport: PHONE, cart: [cartLine(goods)] });
  const wilayas = (await (await fetch(`${shop.url}/api/wilayas/`)).json()) as Wilaya[];
  expect(wilayas.find(({ code }) => code === 16)).toMatchObject({ price: '400.00', desk_price: '300.00' });

  // when
  await page.getByRole('main').getByRole('button', { name: 'Voir les frais de livraison' }).click();
  await search(page).fill('16');
  await search(page).press('Enter');

  // then
  const main = page.getByRole('main');
  await main.getByText('À domicile : 400 DZD').waitFor();
  await main.getByText('Au bureau du transporteur : 300 DZD').waitFor();
  await main.getByText('En 1 à 2 jours').waitFor();
  await expectFitAtEachWidth(page);
  await reload(page);
  await main.getByText('À domicile : 400 DZD').waitFor();
  await cartButton(page).click();
  await cartDrawer(page).getByText('Au bureau du transporteur : 300 DZD').waitFor();
  await expectFitAtEachWidth(page, '[role=dialog]');
  await cartDrawer(page).getByRole('button', { name: 'Changer de wilaya' }).click();
  await search(page).fill('31');
  await search(page).press('Enter');
  await cartDrawer(page).getByText('À domicile : 700 DZD').waitFor();
  await open(page, '/checkout');
  await eventually(() => summary(page).textContent()).toContain('Livraison (Oran)700.00 DZD');
  await method(page, /^À domicile 700\.00 DZD/).waitFor();
  await method(page, /^Au bureau du transporteur \d/).waitFor();
});
