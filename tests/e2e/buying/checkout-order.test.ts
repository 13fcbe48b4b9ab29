import { describe, expect } from 'vitest';
import { formatTwoDecimals } from '@/domain/price-texts';
import { frenchTypography } from '@/words/typography';
import { readStored } from '../support/account';
import { toast } from '../support/catalogue';
import { atStep, confirmButton, confirmedOrderId, summary } from '../support/checkout';
import { eventually } from '../support/eventually';
import { it } from '../support/filled-checkout';
import { expectFit } from '../support/fit';
import { countOrdersOf, readOrder, stockOf } from '../support/orders';
import { answerOnce, holdBack } from '../support/requests';
import { register, storedLogin } from '../support/session';

const ORDERS = '**/api/orders/';
const GUEST_ID = '0b7d7c0e-5b0e-4c55-9f0b-5f0d3c1f8a11';
/** A telephone of ten years ago. */
const OLD_PHONE = { width: 320, height: 568 };

describe('sending the order', () => {
  it('offers cash alone, shows what is agreed to, and leaves an empty cart and a clean form', async ({
    checkoutAt,
    database,
  }) => {
    // given
    const product = { price: 1000 };
    const options = { viewport: OLD_PHONE, product, pieces: 2, stored: { guest_id: GUEST_ID } };
    const { page } = await checkoutAt('payment', options);
    const main = page.getByRole('main');
    await expectFit(page);
    const bankCard = page.getByRole('radio', { name: /Carte bancaire.*Bientôt disponible/ });
    await bankCard.click({ force: true });
    expect([await bankCard.isDisabled(), await bankCard.isChecked()]).toEqual([true, false]);
    expect(await page.getByRole('radio', { name: /Paiement à la livraison/ }).isChecked()).toBe(true);
    for (const text of [
      'Vous payez le montant exact au livreur, à la réception de votre commande.',
      'Carte de crédit ou de débit : Visa, Mastercard, CIB.',
      // A wrong digit is seen before it costs a delivery.
      'Nous vous appellerons au',
    ]) {
      await page.getByText(text).waitFor();
    }
    const agreed = await page.getByText('Montant à payer au livreur').textContent();

    // when
    const sent = page.waitForRequest(ORDERS);
    await confirmButton(page).click();

    // then: known by a kept id, and by no authorization
    const { total, guestId } = await readOrder(database, await confirmedOrderId(page));
    expect(total).toBeGreaterThan(2000);
    expect(agreed).toContain(formatTwoDecimals(total));
    expect(guestId).toBe(GUEST_ID);
    const request = await sent;
    const csrf = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value;
    expect(csrf).toBeTruthy();
    expect(await request.allHeaders()).toMatchObject({ 'content-type': 'application/json', 'x-csrftoken': csrf });
    expect(await request.headerValue('authorization')).toBeNull();
    expect(request.postDataJSON()).toMatchObject({
      guest_id: GUEST_ID,
      payment_method: 'cod',
      delivery_method: 'standard',
      shipping: { postalCode: 'unset', region: 'alger' },
    });
    await page.getByText('Connectez-vous pour suivre vos commandes.').waitFor();
    const login = main.getByRole('link', { name: 'Se connecter' });
    expect(await login.getAttribute('href')).toBe('/login?next=/profile');
    await page.getByRole('navigation', { name: 'Étapes de la commande' }).getByLabel('Terminé').waitFor();
    expect(await summary(page).count()).toBe(0);
    expect(JSON.parse((await readStored(page, 'cart-storage')) ?? '{}').state.items).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.getItem('checkout-draft'))).toBeNull();
    await main.getByRole('link', { name: 'Continuer vos achats' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });

  it('is confirmed by its number, whatever else the answer lacks', async ({ checkoutAt }) => {
    // given
    const { page } = await checkoutAt('payment', { product: { price: 1000 }, pieces: 2 });
    await page.route(ORDERS, (route) => route.fulfill({ status: 201, json: { order_id: 77 } }));

    // when
    await confirmButton(page).click();

    // then
    expect(await confirmedOrderId(page)).toBe(77);
    expect(await page.getByText('Montant à payer au livreur').textContent()).toContain('2\u202f400.00 DZD');
  });

  it('is refused when a price has changed meanwhile, shows the new one, and succeeds on the second try', async ({
    checkoutAt,
    office,
    database,
  }) => {
    // given
    const options = { product: { price: 1000 }, pieces: 2, provokes: [409] };
    const { page, goods } = await checkoutAt('payment', options);
    await office.update('products', goods.id, { price: 1250.5 });

    // when
    await confirmButton(page).click();

    // then
    await toast(page, 'Erreur').waitFor();
    expect(await toast(page, 'Erreur').textContent()).toContain(
      frenchTypography(`Le prix de « ${goods.title} » a changé : 1\u202f250.50 DZD.`),
    );
    await page.getByText(`Le prix de « ${goods.title} » passe de 1\u202f000.00 DZD à 1\u202f250.50 DZD.`).waitFor();
    await atStep(page, 'payment');
    expect(await countOrdersOf(database, goods.id)).toBe(0);
    await confirmButton(page).click();
    const order = await readOrder(database, await confirmedOrderId(page));
    expect(order).toMatchObject({ subtotal: 2501, total: 2501 + order.delivery });
  });

  it('is refused when pieces have gone meanwhile, and the cart is cut to what is left', async ({
    checkoutAt,
    office,
    database,
  }) => {
    // given
    const { page, goods } = await checkoutAt('payment', { product: { stock: 5 }, pieces: 4, provokes: [409] });
    await office.update('products', goods.id, { stock: 1 });

    // when
    await confirmButton(page).click();

    // then
    await page.getByText(`Il ne reste que 1 pièce de « ${goods.title} » : la quantité a été ajustée.`).waitFor();
    await confirmButton(page).click();
    const order = await readOrder(database, await confirmedOrderId(page));
    expect(order.items).toMatchObject([{ productId: goods.id, quantity: 1 }]);
    expect(await stockOf(database, goods.id)).toBe(0);
  });

  it('leads back to the empty cart when the only product is gone', async ({ checkoutAt, office }) => {
    // given
    const { page, goods } = await checkoutAt('payment', { provokes: [409] });
    await office.remove('products', goods.id);

    // when
    await confirmButton(page).click();

    // then
    await page.getByText(`« ${goods.title} » n'est plus disponible et a été retiré de votre panier.`).waitFor();
    await atStep(page, 'cart');
  });

  it('happens once on a double click', async ({ checkoutAt, database }) => {
    // given
    const { page, goods } = await checkoutAt('payment');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });

    // when
    await confirmButton(page).dblclick();

    // then
    await atStep(page, 'done');
    expect(sent).toHaveLength(1);
    expect(await countOrdersOf(database, goods.id)).toBe(1);
  });

  it('says Traitement... while it is under way, and takes no second order', async ({ checkoutAt, database }) => {
    // given
    const { page, goods } = await checkoutAt('payment');
    const { release } = await holdBack(page, '/api/orders/');

    // when
    await confirmButton(page).click();
    // It calls itself disabled, so the click must be forced upon it.
    await page.getByRole('button', { name: 'Traitement...' }).click({ force: true });
    release();

    // then
    await atStep(page, 'done');
    expect(await countOrdersOf(database, goods.id)).toBe(1);
  });

  it('says why it was refused until the next try, after the toast has gone; an account stays logged in', async ({
    checkoutAt,
    shop,
  }) => {
    // given
    const stored = storedLogin(await register(shop.url));
    const { page } = await checkoutAt('payment', { stored, provokes: [429] });
    const why = 'Trop de commandes. Réessayez dans 20 minutes.';
    await answerOnce(page, ORDERS, (route) => route.fulfill({ status: 429, json: { error: why } }));

    // when
    await confirmButton(page).click();

    // then
    await toast(page, 'Erreur').waitFor();
    await toast(page, 'Erreur').waitFor({ state: 'detached' });
    const reason = page.getByRole('main').getByRole('status').getByText(why);
    await reason.waitFor();
    expect(await readStored(page, 'access_token')).not.toBeNull();
    await confirmButton(page).click();
    await confirmedOrderId(page);
    expect(await reason.count()).toBe(0);
  });

  it('names the fallback when the server gives no reason', async ({ checkoutAt }) => {
    // given
    const { page } = await checkoutAt('payment', { provokes: [500] });
    await page.route(ORDERS, (route) => route.fulfill({ status: 500, body: '<html>' }));

    // when
    await confirmButton(page).click();

    // then
    await eventually(() => toast(page, 'Erreur').textContent()).toContain(
      'Erreur lors de la commande. Veuillez réessayer.',
    );
    await atStep(page, 'payment');
  });
});
