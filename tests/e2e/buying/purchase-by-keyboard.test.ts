import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import {
  cardTitles,
  cartButton,
  cartDrawer,
  listing,
  query,
  searchBox,
  sidebar,
  suggestions,
  toast,
} from '../support/catalogue';
import { atStep, BUYER, confirmButton, confirmedOrderId, field, nextButton, wilayaField } from '../support/checkout';
import { eventually } from '../support/eventually';
import { expectOrdered } from '../support/expect-ordered';
import { tabTo, typeInto } from '../support/keyboard';
import { it } from '../support/test';
import { createWantedPart, type WantedPart } from '../support/wanted-part';

describe('a purchase by keyboard alone', () => {
  it('leads from the search to an order without one click', async ({ visit, office, shop, database }) => {
    // given
    const part = await createWantedPart({ office, url: shop.url });
    const page = await visit('/');

    // when
    await chooseBrand(page, part);
    await narrowDown(page, part);
    await tabTo(page, listing(page).getByRole('link', { name: part.title }));
    await page.keyboard.press('Enter');
    await putTwoIntoCart(page, part);
    await toCheckout(page);
    await fillIn(page);
    await tabTo(page, confirmButton(page));
    await page.keyboard.press('Enter');

    // then
    const orderId = await confirmedOrderId(page);
    const guestId = await page.evaluate(() => localStorage.getItem('guest_id'));
    await expectOrdered({ database, dataDir: shop.dataDir, orderId, part, quantity: 2, guestId });
  });
});

async function chooseBrand(page: Page, part: WantedPart): Promise<void> {
  await typeInto(page, searchBox(page), part.brand);
  await suggestions(page).getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByText('Filtré par:').waitFor();
}

/** By category with Space, by price with the arrow keys. */
async function narrowDown(page: Page, part: WantedPart): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: 'Modifier les filtres' }));
  await page.keyboard.press('Enter');
  await tabTo(page, sidebar(page).getByRole('checkbox', { name: part.category }));
  await page.keyboard.press('Space');
  await eventually(() => query(page)).toHaveProperty('categories');
  await tabTo(page, page.getByRole('slider', { name: 'Prix maximum' }));
  for (let step = 0; step < 13; step++) await page.keyboard.press('Shift+ArrowLeft');
  await eventually(() => query(page)).toMatchObject({ max_price: '45000' });
  await eventually(() => cardTitles(page)).toEqual([part.title]);
}

async function putTwoIntoCart(page: Page, part: WantedPart): Promise<void> {
  await page.getByRole('heading', { level: 1, name: part.title }).waitFor();
  await tabTo(page, page.getByRole('button', { name: `Augmenter la quantité de ${part.title}` }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Ajouter au panier' }));
  await page.keyboard.press('Enter');
  await toast(page, `2x ${part.title} ajouté(s) au panier.`).waitFor();
}

async function toCheckout(page: Page): Promise<void> {
  await tabTo(page, cartButton(page), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await cartDrawer(page).waitFor();
  await tabTo(page, cartDrawer(page).getByRole('link', { name: 'Procéder au paiement' }));
  await page.keyboard.press('Enter');
  await atStep(page, 'cart');
}

/** From the cart to the payment; each step takes the focus, so its first field is one Tab away. */
async function fillIn(page: Page): Promise<void> {
  await goOn(page);
  await atStep(page, 'person');
  await typeInto(page, field(page, 'Prénom'), BUYER.firstName);
  await typeInto(page, field(page, 'Nom'), BUYER.lastName);
  await typeInto(page, field(page, 'E-mail'), BUYER.email);
  await typeInto(page, field(page, 'Téléphone'), BUYER.phone);
  // Enter in a field goes on, as in any form.
  await page.keyboard.press('Enter');
  await atStep(page, 'address');
  await typeInto(page, field(page, 'Adresse'), BUYER.address);
  await typeInto(page, field(page, 'Ville'), BUYER.city);
  await typeInto(page, wilayaField(page), BUYER.wilaya);
  await goOn(page);
  await atStep(page, 'payment');
}

async function goOn(page: Page): Promise<void> {
  await tabTo(page, nextButton(page));
  await page.keyboard.press('Enter');
}
