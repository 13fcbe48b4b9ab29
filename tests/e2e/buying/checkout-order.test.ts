import { describe, expect } from 'vitest';
import { formatTwoDecimals } from '@/domain/money';
import { frenchTypography } from '@/words/typography';
import { cartLine, createGoods } from '../support/cart';
import { toast } from '../support/catalogue';
import { atStep, confirmButton, confirmedOrderId, walkToPayment } from '../support/checkout';
import { eventually } from '../support/eventually';
import { countOrdersOf, readOrder, stockOf } from '../support/orders';
import { answerOnce, loseAnswer } from '../support/requests';
import { it } from '../support/test';

const ORDERS = '**/api/orders/';

describe('sending the order', () => {
  it('is confirmed by its number, whatever else the answer lacks', async ({ visit, office }) => {
    // given
    const page = await visit('/checkout', { cart: [cartLine(await createGoods(office, { price: 1000 }), 2)] });
    await walkToPayment(page);
    await page.route(ORDERS, (route) => route.fulfill({ status: 201, json: { order_id: 77 } }));

    // when
    await confirmButton(page).click();

    // then
    expect(await confirmedOrderId(page)).toBe(77);
    expect(await page.getByText('Montant à payer au livreur').textContent()).toContain('2\u202f400.00 DZD');
  });

  it('is refused when a price has changed meanwhile, shows the new one, and succeeds on the second try', async ({
    visit,
    office,
    database,
  }) => {
    // given
    const goods = await createGoods(office, { price: 1000 });
    const page = await visit('/checkout', { cart: [cartLine(goods, 2)], provokes: [409] });
    await walkToPayment(page);
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
    visit,
    office,
    database,
  }) => {
    // given
    const goods = await createGoods(office, { stock: 5 });
    const page = await visit('/checkout', { cart: [cartLine(goods, 4)], provokes: [409] });
    await walkToPayment(page);
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

  it('leads back to the empty cart when the only product is gone', async ({ visit, office }) => {
    // given
    const goods = await createGoods(office);
    const page = await visit('/checkout', { cart: [cartLine(goods)], provokes: [409] });
    await walkToPayment(page);
    await office.remove('products', goods.id);

    // when
    await confirmButton(page).click();

    // then
    await page.getByText(`« ${goods.title} » n'est plus disponible et a été retiré de votre panier.`).waitFor();
    await atStep(page, 'cart');
  });

  it('happens once on a double click', async ({ visit, office, database }) => {
    // given
    const goods = await createGoods(office);
    const page = await visit('/checkout', { cart: [cartLine(goods)] });
    await walkToPayment(page);
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

  it('says Traitement... while it is under way, and takes no second order', async ({ visit, office, database }) => {
    // given
    const goods = await createGoods(office);
    const page = await visit('/checkout', { cart: [cartLine(goods)] });
    await walkToPayment(page);
    const gate = Promise.withResolvers<void>();
    await page.route(ORDERS, async (route) => {
      await gate.promise;
      await route.continue();
    });

    // when
    await confirmButton(page).click();
    // It calls itself disabled, so the click must be forced upon it.
    await page.getByRole('button', { name: 'Traitement...' }).click({ force: true });
    gate.resolve();

    // then
    await atStep(page, 'done');
    expect(await countOrdersOf(database, goods.id)).toBe(1);
  });

  it('happens once when the answer was lost and the shopper tries again', async ({ visit, office, database }) => {
    // given
    const goods = await createGoods(office);
    const page = await visit('/checkout', { cart: [cartLine(goods)], provokes: ['failed'] });
    await walkToPayment(page);
    await answerOnce(page, ORDERS, loseAnswer);

    // when
    await confirmButton(page).click();
    await toast(page, 'Erreur').waitFor();
    await atStep(page, 'payment');
    await confirmButton(page).click();

    // then
    const orderId = await confirmedOrderId(page);
    expect((await readOrder(database, orderId)).items).toMatchObject([{ productId: goods.id }]);
    expect(await countOrdersOf(database, goods.id)).toBe(1);
    expect(await stockOf(database, goods.id)).toBe(9);
  });

  it('names the fallback when the server gives no reason', async ({ visit, office }) => {
    // given
    const page = await visit('/checkout', { cart: [cartLine(await createGoods(office))], provokes: [500] });
    await walkToPayment(page);
    await page.route(ORDERS, (route) => route.fulfill({ status: 500, body: '<html>' }));

    // when
    await confirmButton(page).click();

    // then
    await toast(page, 'Erreur').waitFor();
    await eventually(() => toast(page, 'Erreur').textContent()).toContain(
      'Erreur lors de la commande. Veuillez réessayer.',
    );
    await atStep(page, 'payment');
  });

  it('says why it was refused until the next try, after the toast has gone', async ({ visit, office }) => {
    // given
    const page = await visit('/checkout', { cart: [cartLine(await createGoods(office))], provokes: [429] });
    await walkToPayment(page);
    const why = 'Trop de commandes. Réessayez dans 20 minutes.';
    await answerOnce(page, ORDERS, (route) => route.fulfill({ status: 429, json: { error: why } }));

    // when
    await confirmButton(page).click();

    // then
    await toast(page, 'Erreur').waitFor();
    await toast(page, 'Erreur').waitFor({ state: 'detached' });
    const reason = page.getByRole('main').getByRole('status').getByText(why);
    await reason.waitFor();
    await confirmButton(page).click();
    await confirmedOrderId(page);
    expect(await reason.count()).toBe(0);
  });

  it('is agreed to above its button: the amount with the fee, and when it comes', async ({
    visit,
    office,
    database,
  }) => {
    // given
    const page = await visit('/checkout', { cart: [cartLine(await createGoods(office, { price: 1000 }), 2)] });

    // when
    await walkToPayment(page);

    // then
    await page.getByText(/^Livraison standard, en .+\.$/).waitFor();
    const agreed = await page.getByText('Montant à payer au livreur').textContent();
    await confirmButton(page).click();
    const { total } = await readOrder(database, await confirmedOrderId(page));
    expect(total).toBeGreaterThan(2000);
    expect(agreed).toContain(formatTwoDecimals(total));
  });

  it('leaves an empty cart and a clean form behind', async ({ visit, office }) => {
    // given
    const page = await visit('/checkout', { cart: [cartLine(await createGoods(office))] });
    await walkToPayment(page);

    // when
    await confirmButton(page).click();
    await atStep(page, 'done');

    // then
    await page.getByRole('link', { name: 'Se connecter' }).and(page.getByRole('main').getByRole('link')).waitFor();
    await page.getByRole('navigation', { name: 'Étapes de la commande' }).getByLabel('Terminé').waitFor();
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cart-storage') ?? '{}').state.items)).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.getItem('checkout-draft'))).toBeNull();
    await page.getByRole('main').getByRole('link', { name: 'Continuer vos achats' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });
});
