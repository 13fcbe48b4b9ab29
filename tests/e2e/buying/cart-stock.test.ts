/** The cart says how much there is, before the shopper has walked through the whole checkout. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { frenchTypography } from '@/words/typography';
import { cartLine, createGoods, type Goods } from '../support/cart';
import { cartButton, cartDrawer, toast } from '../support/catalogue';
import { atStep, nextButton } from '../support/checkout';
import { eventually } from '../support/eventually';
import { expectFitAtEachWidth } from '../support/fit';
import { it } from '../support/test';
import { PHONE } from '../support/visitor';

const GONE = frenchTypography("Cet article n'est plus en vente : retirez-le.");
const LEFT_2 = 'Il ne reste que 2 pièces.';

const more = (page: Page, { title }: Goods) => page.getByRole('button', { name: `Augmenter la quantité de ${title}` });
const cutTo2 = (page: Page, { title }: Goods) =>
  page.getByRole('button', { name: `Mettre la quantité de ${title} à 2` });

describe("the checkout's first step", () => {
  it('says at each line that fewer pieces are left or none, and lets nobody on before that is mended', async ({
    visit,
    office,
  }) => {
    // given
    const [short, gone] = [await createGoods(office, { stock: 2 }), await createGoods(office, { stock: 0 })];
    const cart = [cartLine(short, 10), cartLine(gone)];
    const page = await visit('/checkout', { viewport: PHONE, cart, isCalm: true });
    const main = page.getByRole('main');
    await main.getByText('Rupture de stock', { exact: true }).waitFor();
    await expectFitAtEachWidth(page);
    await cartButton(page).click();
    await cartDrawer(page).getByText('Rupture de stock', { exact: true }).waitFor();
    await expectFitAtEachWidth(page, '[role=dialog]');
    await page.keyboard.press('Escape');
    await cartDrawer(page).waitFor({ state: 'hidden' });

    // when
    await nextButton(page).click();

    // then
    await toast(page, frenchTypography(`« ${short.title} » : ${LEFT_2}`)).waitFor();
    await main.getByText(LEFT_2, { exact: true }).waitFor();
    await atStep(page, 'cart');

    // when
    await cutTo2(page, short).click();

    // then
    await eventually(() => cartButton(page).getAttribute('aria-label')).toBe('Panier, 3 articles');
    expect(await cutTo2(page, short).count()).toBe(0);
    expect(await more(page, short).getAttribute('aria-disabled')).toBe('true');
    await main.getByText(LEFT_2, { exact: true }).waitFor();

    // when: the other line is sold out
    await nextButton(page).click();

    // then
    await toast(page, gone.title).filter({ hasText: 'Désolé' }).waitFor();
    await atStep(page, 'cart');
    await main.getByRole('button', { name: `Retirer ${gone.title} du panier` }).click();
    await nextButton(page).click();
    await atStep(page, 'person');
  });

  it('says that a product is not on sale any more, and counts it in no sum', async ({ visit, office }) => {
    // given
    const [gone, there] = [await createGoods(office, { price: 7000 }), await createGoods(office, { price: 1000 })];
    await office.update('products', gone.id, { published: false });
    const page = await visit('/products', { cart: [cartLine(gone, 2), cartLine(there)], provokes: [404] });

    // when
    await cartButton(page).click();

    // then
    await cartDrawer(page).getByText(GONE, { exact: true }).waitFor();
    await page.getByRole('dialog', { name: 'Panier (1)' }).getByText('1\u202f000.00 DZD').last().waitFor();
    expect(await cartDrawer(page).getByText('15\u202f000.00 DZD').count()).toBe(0);

    // when
    await cartDrawer(page).getByRole('link', { name: 'Procéder au paiement' }).click();
    await page.getByRole('main').getByText(GONE, { exact: true }).waitFor();
    await nextButton(page).click();

    // then
    await toast(page, 'Désolé').waitFor();
    await atStep(page, 'cart');
    expect(await page.getByRole('main').getByText('15\u202f000.00 DZD').count()).toBe(0);
  });

  it('holds nobody up if the stock is not counted, or cannot be read', async ({ visit, office }) => {
    // given
    const [uncounted, unread] = [
      await createGoods(office, { stock: null, stockStatus: 'instock' }),
      await createGoods(office, { stock: 1 }),
    ];
    const page = await visit('/Apropos', { cart: [cartLine(uncounted, 10), cartLine(unread, 10)], provokes: [500] });
    await page.route(`**/api/products/${unread.id}/`, (route) => route.fulfill({ status: 500, json: {} }));

    // when
    await cartButton(page).click();
    await cartDrawer(page).getByRole('link', { name: 'Procéder au paiement' }).click();
    await atStep(page, 'cart');
    await nextButton(page).click();

    // then
    await atStep(page, 'person');
  });
});

describe('the cart drawer', () => {
  it('asks for the stock whenever it opens, and its steppers stop there and say why', async ({ visit, office }) => {
    // given
    const goods = await createGoods(office, { stock: 5 });
    const page = await visit('/products', { cart: [cartLine(goods, 4)] });
    const left = cartDrawer(page).getByText(/Il ne reste que/);
    await cartButton(page).click();
    await more(page, goods).waitFor();
    expect(await left.count()).toBe(0);
    await page.keyboard.press('Escape');
    await cartDrawer(page).waitFor({ state: 'hidden' });

    // when
    await office.update('products', goods.id, { stock: 2 });
    await cartButton(page).click();

    // then
    await cartDrawer(page).getByText(LEFT_2, { exact: true }).waitFor();
    await cutTo2(page, goods).click();
    await page.getByRole('dialog', { name: 'Panier (2)' }).waitFor();

    // when
    await page.getByRole('button', { name: `Diminuer la quantité de ${goods.title}` }).click();
    await left.waitFor({ state: 'detached' });
    await more(page, goods).click();

    // then
    await cartDrawer(page).getByText(LEFT_2, { exact: true }).waitFor();
    expect(await more(page, goods).getAttribute('aria-disabled')).toBe('true');
    await more(page, goods).click({ force: true });
    await page.getByRole('dialog', { name: 'Panier (2)' }).waitFor();
  });
});

it("the product's own stepper stops at the stock, and says why", async ({ visit, office }) => {
  const goods = await createGoods(office, { stock: 2 });
  const page = await visit(`/product/${goods.id}`);
  expect(await page.getByRole('main').getByText(LEFT_2).count()).toBe(0);

  await more(page, goods).click();

  await page.getByRole('main').getByText(LEFT_2, { exact: true }).waitFor();
  expect(await more(page, goods).getAttribute('aria-disabled')).toBe('true');
});
