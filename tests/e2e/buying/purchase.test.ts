import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import {
  cardTitles,
  cartButton,
  cartDrawer,
  listing,
  priceHandle,
  query,
  searchBox,
  sidebar,
  suggestions,
  toast,
} from '../support/catalogue';
import { confirmButton, confirmedOrderId, summary, walkToPayment } from '../support/checkout';
import { eventually } from '../support/eventually';
import { expectOrdered } from '../support/expect-ordered';
import { it } from '../support/test';
import { PHONE, reload } from '../support/visitor';
import { createWantedPart, type WantedPart } from '../support/wanted-part';

describe("a guest's purchase", () => {
  it("leads from the search to an order with the server's own totals", async ({ visit, office, shop, database }) => {
    // given
    const part = await createWantedPart({ office, url: shop.url });
    const page = await visit('/');

    // when
    await chooseBrand(page, part);
    await page.getByRole('button', { name: 'Modifier les filtres' }).click();
    await sidebar(page).getByRole('checkbox', { name: part.category }).check();
    await limitPrice(page);
    await eventually(() => cardTitles(page)).toEqual([part.title]);
    await listing(page).getByRole('link', { name: part.title }).click();
    await putTwoIntoCart(page, part);
    await reload(page);
    await toCheckout(page);
    await walkToPayment(page);
    await eventually(() => summary(page).textContent()).toContain('25\u202f400.00 DZD');
    await confirmButton(page).click();

    // then
    const orderId = await expectConfirmation(page);
    await expectOrdered({
      database,
      dataDir: shop.dataDir,
      orderId,
      part,
      quantity: 2,
      guestId: await guestIdOf(page),
    });
  });

  it('works on a phone, with the filters in a sheet and the summary folded up', async ({
    visit,
    office,
    shop,
    database,
  }) => {
    // given
    const part = await createWantedPart({ office, url: shop.url });
    const page = await visit('/', { viewport: PHONE });

    // when
    await chooseBrand(page, part);
    const sheet = page.getByRole('dialog', { name: 'Filtres' });
    await sheet.getByRole('checkbox', { name: part.category }).check();
    await limitPrice(page);
    await sheet.getByRole('button', { name: 'Voir 1 produit' }).click();
    await sheet.waitFor({ state: 'hidden' });
    await listing(page).getByRole('link', { name: part.title }).tap();
    await putTwoIntoCart(page, part);
    await reload(page);
    await toCheckout(page);
    await walkToPayment(page);
    await summary(page).getByRole('button', { name: 'Afficher le récapitulatif' }).tap();
    await summary(page).getByRole('definition').filter({ hasText: '25\u202f400.00 DZD' }).waitFor();
    await summary(page).getByRole('button', { name: 'Masquer le récapitulatif' }).tap();
    await confirmButton(page).tap();

    // then
    const orderId = await expectConfirmation(page);
    await expectOrdered({
      database,
      dataDir: shop.dataDir,
      orderId,
      part,
      quantity: 2,
      guestId: await guestIdOf(page),
    });
  });
});

/** From the search box to the listing of a brand. */
async function chooseBrand(page: Page, part: WantedPart): Promise<void> {
  await searchBox(page).fill(part.brand);
  await suggestions(page).getByRole('option').first().waitFor();
  await searchBox(page).press('ArrowDown');
  await searchBox(page).press('Enter');
  await page.waitForURL('**/breadProduct?tags=*');
  await page.getByText('Filtré par:').waitFor();
}

/** Down to 45 000 DZD: 13 great steps of 10 000. */
async function limitPrice(page: Page): Promise<void> {
  const handle = await priceHandle(page, 'Prix maximum');
  for (let step = 0; step < 13; step++) await handle.press('PageDown');
  await eventually(() => query(page)).toMatchObject({ max_price: '45000' });
}

async function putTwoIntoCart(page: Page, part: WantedPart): Promise<void> {
  await page.getByRole('heading', { level: 1, name: part.title }).waitFor();
  await page.getByRole('button', { name: `Augmenter la quantité de ${part.title}` }).click();
  await page.getByRole('button', { name: 'Ajouter au panier' }).click();
  await toast(page, `2x ${part.title} ajouté(s) au panier.`).waitFor();
}

async function toCheckout(page: Page): Promise<void> {
  await eventually(() => cartButton(page).getAttribute('aria-label')).toBe('Panier, 2 articles');
  await cartButton(page).click();
  await cartDrawer(page).getByText('25\u202f000.00 DZD').waitFor();
  await cartDrawer(page).getByRole('link', { name: 'Procéder au paiement' }).click();
  await cartDrawer(page).waitFor({ state: 'hidden' });
}

/** @returns the number that confirmation and toast agree on */
async function expectConfirmation(page: Page): Promise<number> {
  // Read as soon as it is there: it goes by itself.
  const text = await toast(page, 'Commande confirmée !').textContent();
  const orderId = await confirmedOrderId(page);
  expect(text).toContain(`Votre commande #${orderId} a été enregistrée avec succès.`);
  await eventually(() => cartButton(page).getAttribute('aria-label')).toBe('Panier');
  return orderId;
}

function guestIdOf(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('guest_id'));
}
