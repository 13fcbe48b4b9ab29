import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { LoginAnswer } from '@/contract/accounts';
import { orderBody, postOrder } from '../../support/orders';
import { logIn, readStored } from '../support/account';
import { seriousFindings } from '../support/axe';
import { answerLater } from '../support/blind-shop';
import { cartLine, createGoods } from '../support/cart';
import { toast } from '../support/catalogue';
import { atStep, confirmButton, confirmedOrderId, field, nextButton, wilayaField } from '../support/checkout';
import { eventually } from '../support/eventually';
import { it } from '../support/filled-checkout';
import { order, ordersPage } from '../support/profile';
import { askOwn, PASSWORD, register, storedLogin } from '../support/session';
import { NOWHERE, open, reload } from '../support/visitor';

const FORMER = {
  address: '3, rue des Frères Bouadou',
  city: 'Oran',
  region: 'oran',
  additionalInfo: 'Sonner deux fois',
};
const EXPIRED = "Votre session a expiré. Reconnectez-vous ou validez en tant qu'invité.";

async function orderOnce(url: string, { access }: LoginAnswer, productId: number): Promise<void> {
  const customer = { firstName: 'Une', lastName: 'Autre', email: 'autre@example.com', phone: '0661 22 33 44' };
  const body = orderBody(productId, { customer, shipping: FORMER, guest_id: undefined });
  const answer = await postOrder(url, body, { Authorization: `Bearer ${access}` });
  expect(answer.status).toBe(201);
}

async function toPersonalStep(page: Page): Promise<void> {
  await atStep(page, 'cart');
  await nextButton(page).click();
  await atStep(page, 'person');
}

describe('the checkout of an account', () => {
  it('knows its name, and phone and address of its newest order, and orders for it', async ({
    visit,
    office,
    shop,
  }) => {
    // given
    const goods = await createGoods(office);
    const login = await register(shop.url);
    await orderOnce(shop.url, login, goods.id);
    const stored = { guest_id: randomUUID(), ...storedLogin(login) };
    const page = await visit('/checkout', { cart: [cartLine(goods)], stored });

    // when
    await toPersonalStep(page);
    await eventually(() => field(page, 'Téléphone').inputValue()).toBe('0661 22 33 44');
    expect(await field(page, 'Prénom').inputValue()).toBe('Yasmine');
    expect(await field(page, 'Nom').inputValue()).toBe('Haddad');
    expect(await field(page, 'E-mail').inputValue()).toBe(login.user.email);
    await nextButton(page).click();
    await atStep(page, 'address');
    expect(await field(page, 'Adresse').inputValue()).toBe(FORMER.address);
    expect(await field(page, 'Ville').inputValue()).toBe('Oran');
    expect(await page.getByLabel('Code postal').inputValue()).toBe('');
    expect(await page.getByLabel('Informations complémentaires').inputValue()).toBe('');
    await eventually(() => wilayaField(page).inputValue()).toBe('oran');
    await nextButton(page).click();
    await atStep(page, 'payment');
    const sent = page.waitForRequest('**/api/orders/');
    await confirmButton(page).click();

    // then: the toast goes by itself
    const told = await toast(page, 'a été enregistrée avec succès.').textContent();
    const id = await confirmedOrderId(page);
    expect(told).toContain(`Votre commande #${id} a été enregistrée avec succès.`);
    expect(await (await sent).headerValue('authorization')).toBe(`Bearer ${login.access}`);
    expect((await sent).postDataJSON()).not.toHaveProperty('guest_id');
    expect(await readStored(page, 'guest_id')).toBeNull();
    const main = page.getByRole('main');
    await main.getByText(`Un e-mail de confirmation est envoyé à ${login.user.email}.`).waitFor();
    expect(await main.getByRole('link', { name: 'votre profil' }).getAttribute('href')).toBe('/profile');
    expect(await main.getByRole('link', { name: 'Se connecter' }).count()).toBe(0);
    const own = await (await askOwn(shop.url, login.access, '/api/user/orders/?limit=1')).json();
    expect(own).toMatchObject({ total: 2, orders: [{ id, shipping_region: 'oran' }] });
  });

  it('overwrites nothing that was typed meanwhile, an emptied field included, nor the draft of this tab', async ({
    visit,
    office,
    shop,
  }) => {
    // given
    const cart = [cartLine(await createGoods(office))];
    const page = await visit(NOWHERE, { cart, stored: storedLogin(await register(shop.url)) });
    const release = await answerLater(page, { path: '/api/user/orders/', json: ordersPage([order(7)]) });
    await open(page, '/checkout');
    await toPersonalStep(page);

    // when
    await field(page, 'Téléphone').fill('0555 00 00 00');
    await nextButton(page).click();
    await atStep(page, 'address');
    await field(page, 'Ville').fill('x');
    await field(page, 'Ville').fill('');
    release();

    // then
    await eventually(() => field(page, 'Adresse').inputValue()).toBe('3, rue des Frères Bouadou');
    expect(await field(page, 'Ville').inputValue()).toBe('');
    await page.getByRole('button', { name: 'Précédent' }).click();
    expect(await field(page, 'Téléphone').inputValue()).toBe('0555 00 00 00');

    // when
    await field(page, 'Prénom').fill("Quelqu'un");
    await reload(page);

    // then
    await atStep(page, 'person');
    expect(await field(page, 'Prénom').inputValue()).toBe("Quelqu'un");
    expect(await field(page, 'Nom').inputValue()).toBe('Haddad');
  });

  it.for([
    ['cannot be had', 404],
    ['are refused to its token', 401],
  ] as const)('goes on in silence if its orders %s', async ([, status], { visit, office, shop }) => {
    // given
    const cart = [cartLine(await createGoods(office))];
    const page = await visit(NOWHERE, { cart, stored: storedLogin(await register(shop.url)), provokes: [status] });
    await page.route('**/api/user/orders/*', (route) => route.fulfill({ status, json: { message: 'Non.' } }));
    const refused = page.waitForResponse('**/api/user/orders/*');

    // when
    await open(page, '/checkout');
    await refused;
    await toPersonalStep(page);

    // then
    expect(await field(page, 'Prénom').inputValue()).toBe('Yasmine');
    expect(await field(page, 'Téléphone').inputValue()).toBe('');
    expect(new URL(page.url()).pathname).toBe('/checkout');
  });
});

describe('an order of an account that is refused', () => {
  it("for its token ends the session, keeps the form, and is a guest's at the second press", async ({
    checkoutAt,
    shop,
  }) => {
    // given: logged out on the server by another device
    const login = await register(shop.url);
    const { page } = await checkoutAt('payment', { stored: storedLogin(login), provokes: [401] });
    await endOnServer(shop.url, login);
    await confirmButton(page).click();
    await page.getByText(EXPIRED).waitFor();
    await toast(page, 'Erreur').waitFor();
    expect(await readStored(page, 'access_token')).toBeNull();
    expect(await page.getByRole('link', { name: 'Reconnectez-vous' }).getAttribute('href')).toBe(
      '/login?next=/checkout',
    );
    expect(await seriousFindings(page, 'main')).toEqual([]);

    // when
    const sent = page.waitForRequest('**/api/orders/');
    await confirmButton(page).click();

    // then
    expect(await (await sent).headerValue('authorization')).toBeNull();
    expect((await sent).postDataJSON()).toMatchObject({
      guest_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      customer: { firstName: 'Amine' },
    });
    await confirmedOrderId(page);
    await page.getByText('Connectez-vous pour suivre vos commandes.').waitFor();
  });

  it('for its token finds everything again after a new login', async ({ checkoutAt, shop }) => {
    // given
    const login = await register(shop.url);
    const { page } = await checkoutAt('payment', { stored: storedLogin(login), provokes: [401] });
    await endOnServer(shop.url, login);
    await confirmButton(page).click();
    await page.getByRole('link', { name: 'Reconnectez-vous' }).click();
    await page.waitForURL((url) => url.pathname === '/login' && url.searchParams.get('next') === '/checkout');

    // when
    await logIn(page, { username: login.user.username, password: PASSWORD });

    // then
    await page.waitForURL((url) => url.pathname === '/checkout');
    await toPersonalStep(page);
    expect(await field(page, 'Prénom').inputValue()).toBe('Amine');
    await nextButton(page).click();
    await atStep(page, 'address');
    expect(await field(page, 'Adresse').inputValue()).toBe('12 rue Didouche Mourad');
  });
});

async function endOnServer(url: string, { access }: LoginAnswer): Promise<void> {
  const headers = { Authorization: `Bearer ${access}`, 'Content-Type': 'application/json' };
  expect((await fetch(`${url}/api/logout/`, { method: 'POST', headers, body: '{}' })).status).toBe(204);
}
