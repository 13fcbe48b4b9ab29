/** An order whose answer is lost: the next confirmation asks for that one first, and never makes a second. */
import type { Page, Request, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { readStored, store } from '../support/account';
import { cartLine, createGoods } from '../support/cart';
import { toast, toasts } from '../support/catalogue';
import { atStep, confirmButton, confirmedOrderId, field, nextButton, STEP, walkToPayment } from '../support/checkout';
import { eventually } from '../support/eventually';
import { it } from '../support/filled-checkout';
import { countOrdersOf, readOrder, stockOf } from '../support/orders';
import { answerOnce, loseAnswer } from '../support/requests';
import { readOwnOrders, register, storedLogin } from '../support/session';
import { PHONE, reload, untilInteractive } from '../support/visitor';

const ORDERS = '**/api/orders/';
const UNANSWERED = 'Votre confirmation est restée sans réponse.';
const FIRST_IS_IT = 'Votre première confirmation nous était bien parvenue';

/** Confirms once, and the answer is lost in the given way. */
async function confirmInVain(page: Page, lose: (route: Route) => Promise<void> = loseAnswer): Promise<void> {
  await answerOnce(page, ORDERS, lose);
  await confirmButton(page).click();
  await page.getByText(UNANSWERED).waitFor();
}

/** One word of the address is changed, and the shopper is at the payment again. */
async function changeCity(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Précédent' }).click();
  await atStep(page, 'address');
  await field(page, 'Ville').fill('Blida');
  await nextButton(page).click();
  await atStep(page, 'payment');
}

function recordOrders(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/orders/') sent.push(request);
  });
  return sent;
}

const keyOf = (request: Request | undefined) => request?.headers()['idempotency-key'];
const cityOf = (request: Request | undefined) => request?.postDataJSON().shipping.city;

describe('a confirmation whose answer was lost', () => {
  it('is the order, though a word was changed since: the page says so, and how to have the change', async ({
    checkoutAt,
    database,
  }) => {
    // given
    const { page, goods } = await checkoutAt('payment', { provokes: ['failed'] });
    const sent = recordOrders(page);
    await confirmInVain(page);
    await toast(page, 'Erreur lors de la commande. Veuillez réessayer.').waitFor();

    // when
    await changeCity(page);
    await confirmButton(page).click();

    // then
    const orderId = await confirmedOrderId(page);
    const note = page.getByRole('main').getByText(FIRST_IS_IT).locator('..');
    expect(await note.textContent()).toMatch(
      /c'est cette commande qui est enregistrée\. Les modifications .* n'ont pas été prises en compte/,
    );
    expect(await note.getByRole('link', { name: '0550 12 34 56' }).getAttribute('href')).toMatch(/^tel:/);
    expect(sent.map(keyOf)).toEqual([keyOf(sent[0]), keyOf(sent[0])]);
    expect(sent.map((request) => request.postData())).toEqual([sent[0]?.postData(), sent[0]?.postData()]);
    expect(await countOrdersOf(database, goods.id)).toBe(1);
    expect(await stockOf(database, goods.id)).toBe(9);
    expect((await readOrder(database, orderId)).email).toBe('amine@example.com');
    expect(await readStored(page, 'checkout-attempt')).toBeNull();
  });

  it('is confirmed like any other if nothing was changed; the draft is kept until then, and goes with the order', async ({
    visit,
    office,
    database,
  }) => {
    // given
    const goods = await createGoods(office);
    const page = await visit('/checkout', { viewport: PHONE, cart: [cartLine(goods)], provokes: ['failed'] });
    await walkToPayment(page);

    // when
    await confirmInVain(page);

    // then
    const kept = JSON.parse((await readStored(page, 'checkout-attempt')) ?? 'null');
    expect(Object.keys(kept).sort()).toEqual(['account', 'at', 'body', 'key']);
    const draft = JSON.parse((await page.evaluate(() => sessionStorage.getItem('checkout-draft'))) ?? 'null');
    expect(Object.keys(kept.body.customer)).toEqual(Object.keys(draft.customer));
    expect(Object.keys(kept.body.shipping).sort()).toEqual(Object.keys(draft.shipping).sort());

    // when
    await confirmButton(page).click();

    // then
    await confirmedOrderId(page);
    expect(await page.getByText(FIRST_IS_IT).count()).toBe(0);
    expect(await countOrdersOf(database, goods.id)).toBe(1);
    expect(await readStored(page, 'checkout-attempt')).toBeNull();
  });

  it.for([
    ['a proxy', 502, [502]],
    ['somebody else', 200, []],
    ['a proxy that refuses', 403, [403]],
  ] as const)('to %s is not taken for refused', async ([, status, provokes], { checkoutAt, database }) => {
    // given
    const { page, goods } = await checkoutAt('payment', { provokes });
    await confirmInVain(page, (route) => route.fetch().then(() => route.fulfill({ status, body: '<html>' })));

    // when
    await changeCity(page);
    await confirmButton(page).click();

    // then
    await confirmedOrderId(page);
    await page.getByText(FIRST_IS_IT).waitFor();
    expect(await countOrdersOf(database, goods.id)).toBe(1);
  });

  it('in silence ends after 15 seconds', async ({ checkoutAt, database }) => {
    // given
    const { page, goods } = await checkoutAt('payment');
    const taken = Promise.withResolvers<void>();
    await answerOnce(page, ORDERS, (route) => route.fetch().then(() => taken.resolve()));
    await page.clock.install();

    // when
    await confirmButton(page).click();
    await taken.promise;
    await page.clock.fastForward(8_000);
    expect(await confirmButton(page).textContent()).toBe('Traitement...');
    await page.clock.fastForward(8_000);

    // then
    await page.getByText(UNANSWERED).waitFor();
    await page.clock.resume();
    await confirmButton(page).click();
    await confirmedOrderId(page);
    expect(await countOrdersOf(database, goods.id)).toBe(1);
  });

  it('is asked for first after a reload, and in another tab', async ({ checkoutAt, database }) => {
    // given
    const { page, goods } = await checkoutAt('payment', { provokes: ['failed'] });
    const sent = recordOrders(page);
    await confirmInVain(page);

    // when
    await reload(page);
    await atStep(page, 'payment');
    await page.getByText(UNANSWERED).waitFor();
    const other = await page.context().newPage();
    const sentByOther = recordOrders(other);
    await other.goto('/checkout');
    await untilInteractive(other);
    await other.getByText(UNANSWERED).waitFor();
    await walkToPayment(other);
    await changeCity(other);
    await confirmButton(other).click();

    // then
    await other.getByRole('heading', { level: 2, name: STEP.done, exact: true }).waitFor();
    await other.getByText(FIRST_IS_IT).waitFor();
    expect(sentByOther.map(keyOf)).toEqual([keyOf(sent[0])]);
    expect(await countOrdersOf(database, goods.id)).toBe(1);
    await page.getByText(UNANSWERED).waitFor({ state: 'detached' });
    await atStep(page, 'cart');
  });
});

describe('a confirmation that never arrived', () => {
  it('is reported as lost while the line is down, and nothing new is sent', async ({ checkoutAt, database }) => {
    // given
    const { page, goods } = await checkoutAt('payment', { provokes: ['line'] });
    const sent = recordOrders(page);
    await page.context().setOffline(true);

    // when
    await confirmButton(page).click();
    await page.getByText(UNANSWERED).waitFor();
    await toast(page, 'Erreur lors de la commande. Veuillez réessayer.').waitFor();
    await changeCity(page);
    await confirmButton(page).click();
    await eventually(() => sent.length).toBe(2);
    await page.getByText(UNANSWERED).waitFor();

    // then
    expect(sent.map(keyOf)).toEqual([keyOf(sent[0]), keyOf(sent[0])]);
    expect(sent.map(cityOf)).toEqual(['Alger Centre', 'Alger Centre']);
    expect(await countOrdersOf(database, goods.id)).toBe(0);
    await page.context().setOffline(false);
    await confirmButton(page).click();
    await confirmedOrderId(page);
    expect(await countOrdersOf(database, goods.id)).toBe(1);
  });

  it('and is refused by now gives way to the changed order, with a key of its own', async ({
    visit,
    office,
    database,
  }) => {
    // given
    const [gone, other] = [await createGoods(office, { stock: 3 }), await createGoods(office)];
    const page = await visit('/checkout', {
      cart: [cartLine(gone), cartLine(other)],
      provokes: ['failed', 409],
    });
    await walkToPayment(page);
    const sent = recordOrders(page);
    await confirmInVain(page, (route) => route.abort('connectionreset'));
    await office.update('products', gone.id, { stock: 0 });

    // when
    for (const step of ['address', 'person', 'cart'] as const) {
      await page.getByRole('button', { name: 'Précédent' }).click();
      await atStep(page, step);
    }
    await page
      .getByRole('main')
      .getByRole('button', { name: `Retirer ${gone.title} du panier` })
      .click();
    for (const step of ['person', 'address', 'payment'] as const) {
      await nextButton(page).click();
      await atStep(page, step);
    }
    await confirmButton(page).click();

    // then
    const order = await readOrder(database, await confirmedOrderId(page));
    expect(order.items).toMatchObject([{ productId: other.id }]);
    expect(sent).toHaveLength(3);
    expect(keyOf(sent[1])).toBe(keyOf(sent[0]));
    expect(keyOf(sent[2])).not.toBe(keyOf(sent[0]));
    expect(await page.getByText(FIRST_IS_IT).count()).toBe(0);
    expect(await countOrdersOf(database, gone.id)).toBe(0);
  });
});

describe('a guest whose answer was lost, and who logs in before trying again,', () => {
  it.for([
    ["after the order has become the account's", true],
    ["before the order has become the account's", false],
  ] as const)('finds the first order %s', async ([, isMerged], { checkoutAt, shop, database }) => {
    // given
    const { page, goods } = await checkoutAt('payment', { provokes: ['failed', 422] });
    await confirmInVain(page);
    const login = await register(shop.url);
    if (!isMerged) await answerOnce(page, '**/api/merge-guest-orders/', (route) => route.abort());
    await store(page, storedLogin(login));
    await reload(page);
    await atStep(page, 'payment');
    await eventually(async () => (await readOwnOrders(shop.url, login.access)).length).toBe(isMerged ? 1 : 0);

    // when
    await changeCity(page);
    await confirmButton(page).click();

    // then
    const orderId = await confirmedOrderId(page);
    await page.getByText(FIRST_IS_IT).waitFor();
    expect(await countOrdersOf(database, goods.id)).toBe(1);
    await eventually(async () => (await readOwnOrders(shop.url, login.access)).map(({ id }) => id)).toEqual([orderId]);
  });
});

describe('an account whose answer was lost, and which is logged out before trying again,', () => {
  it('makes no second order: the page says where the first one is', async ({ checkoutAt, shop, database }) => {
    // given
    const stored = storedLogin(await register(shop.url));
    const { page, goods } = await checkoutAt('payment', { stored, provokes: ['failed', 422] });
    await confirmInVain(page);
    await page.evaluate(() => {
      for (const key of ['access_token', 'refresh_token', 'session']) localStorage.removeItem(key);
    });
    await reload(page);
    await atStep(page, 'payment');

    // when
    await confirmButton(page).click();

    // then
    const notice = page.getByRole('main').getByRole('status');
    await notice
      .getByText('Votre première confirmation nous est bien parvenue : la commande est enregistrée.')
      .waitFor();
    expect(await notice.getByRole('link', { name: 'Connectez-vous' }).getAttribute('href')).toBe(
      '/login?next=/profile',
    );
    expect(await countOrdersOf(database, goods.id)).toBe(1);
    await atStep(page, 'payment');
    expect(await toasts(page).filter({ hasText: 'Veuillez réessayer' }).count()).toBe(0);
  });
});
