import { describe, expect } from 'vitest';
import { readStored } from '../support/account';
import {
  cartButton,
  cartDrawer,
  listing,
  priceHandle,
  query,
  searchBox,
  suggestions,
  toast,
} from '../support/catalogue';
import { confirmButton, confirmedOrderId, summary, walkToPayment } from '../support/checkout';
import { eventually } from '../support/eventually';
import { expectOrdered } from '../support/expect-ordered';
import { it } from '../support/test';
import { PHONE, reload } from '../support/visitor';
import { createWantedPart } from '../support/wanted-part';

describe("a guest's purchase", () => {
  it('leads on a phone from the search to an order, with the filters in a sheet and the summary folded up', async ({
    visit,
    office,
    shop,
    database,
  }) => {
    // given
    const part = await createWantedPart({ office, url: shop.url });
    const page = await visit('/', { viewport: PHONE });

    // when: from the search box to the listing of a brand, and down to 45 000 DZD in 13 great steps
    await searchBox(page).fill(part.brand);
    await suggestions(page).getByRole('option').first().waitFor();
    await searchBox(page).press('ArrowDown');
    await searchBox(page).press('Enter');
    await page.waitForURL('**/breadProduct?tags=*');
    await page.getByText('Filtré par:').waitFor();
    const sheet = page.getByRole('dialog', { name: 'Filtres' });
    await sheet.getByRole('checkbox', { name: part.category }).check();
    const handle = await priceHandle(page, 'Prix maximum');
    for (let step = 0; step < 13; step++) await handle.press('PageDown');
    await eventually(() => query(page)).toMatchObject({ max_price: '45000' });
    await sheet.getByRole('button', { name: 'Voir 1 produit' }).click();
    await sheet.waitFor({ state: 'hidden' });
    await listing(page).getByRole('link', { name: part.title }).tap();
    await page.getByRole('heading', { level: 1, name: part.title }).waitFor();
    await page.getByRole('button', { name: `Augmenter la quantité de ${part.title}` }).click();
    await page.getByRole('button', { name: 'Ajouter au panier' }).click();
    await toast(page, `2x ${part.title} ajouté(s) au panier.`).waitFor();

    // when: the cart outlives a reload
    await reload(page);
    await eventually(() => cartButton(page).getAttribute('aria-label')).toBe('Panier, 2 articles');
    await cartButton(page).click();
    await cartDrawer(page).getByText('25\u202f000.00 DZD').waitFor();
    await cartDrawer(page).getByRole('link', { name: 'Procéder au paiement' }).click();
    await cartDrawer(page).waitFor({ state: 'hidden' });
    await walkToPayment(page);
    await summary(page).getByRole('button', { name: 'Afficher le récapitulatif' }).tap();
    await summary(page).getByRole('definition').filter({ hasText: '25\u202f400.00 DZD' }).waitFor();
    await summary(page).getByRole('button', { name: 'Masquer le récapitulatif' }).tap();
    await confirmButton(page).tap();

    // then: the toast, which goes by itself, and the page agree on the number
    const text = await toast(page, 'Commande confirmée !').textContent();
    const orderId = await confirmedOrderId(page);
    expect(text).toContain(`Votre commande #${orderId} a été enregistrée avec succès.`);
    await eventually(() => cartButton(page).getAttribute('aria-label')).toBe('Panier');
    const guestId = await readStored(page, 'guest_id');
    await expectOrdered({ database, dataDir: shop.dataDir, orderId, part, quantity: 2, guestId });
  });
});
