import type { Page, Request } from 'playwright-core';
import { describe, expect } from 'vitest';
import { cartLine, createGoods } from '../support/cart';
import { toast } from '../support/catalogue';
import { BUYER, confirmButton, confirmedOrderId, walkToPayment } from '../support/checkout';
import { register, storedLogin } from '../support/session';
import { it } from '../support/test';

const GUEST_ID = '0b7d7c0e-5b0e-4c55-9f0b-5f0d3c1f8a11';

describe('who orders', () => {
  it('is a guest without a token: known by a kept id, and by no authorization', async ({ visit, office }) => {
    // given
    const cart = [cartLine(await createGoods(office))];
    const page = await visit('/checkout', { cart, stored: { guest_id: GUEST_ID } });
    await walkToPayment(page);

    // when
    const sent = await sendOrder(page);

    // then
    await confirmedOrderId(page);
    const csrf = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value;
    expect(await sent.allHeaders()).toMatchObject({ 'content-type': 'application/json', 'x-csrftoken': csrf });
    expect(csrf).toBeTruthy();
    expect(await sent.headerValue('authorization')).toBeNull();
    expect(sent.postDataJSON()).toMatchObject({
      guest_id: GUEST_ID,
      payment_method: 'cod',
      delivery_method: 'standard',
      shipping: { postalCode: 'unset', region: 'alger' },
    });
    await page.getByText('Connectez-vous pour suivre vos commandes.').waitFor();
    const login = page.getByRole('main').getByRole('link', { name: 'Se connecter' });
    expect(await login.getAttribute('href')).toBe('/login?next=/profile');
  });

  it('is the account of the token: sent as bearer, the guest id deleted, the profile offered', async ({
    visit,
    office,
    shop,
  }) => {
    // given
    const cart = [cartLine(await createGoods(office))];
    const login = await register(shop.url);
    const page = await visit('/checkout', { cart, stored: { guest_id: GUEST_ID, ...storedLogin(login) } });
    await walkToPayment(page);

    // when
    const sent = await sendOrder(page);

    // then: the toast goes by itself
    const told = await toast(page, 'a été enregistrée avec succès.').textContent();
    const id = await confirmedOrderId(page);
    expect(told).toContain(`Votre commande #${id} a été enregistrée avec succès.`);
    expect(await sent.headerValue('authorization')).toBe(`Bearer ${login.access}`);
    expect(sent.postDataJSON()).not.toHaveProperty('guest_id');
    expect(await page.evaluate(() => localStorage.getItem('guest_id'))).toBeNull();
    const main = page.getByRole('main');
    await main.getByText(`Un e-mail de confirmation est envoyé à ${BUYER.email}.`).waitFor();
    expect(await main.getByRole('link', { name: 'votre profil' }).getAttribute('href')).toBe('/profile');
    expect(await main.getByRole('link', { name: 'Se connecter' }).count()).toBe(0);
  });

  it('finds earlier orders in the profile from an empty cart', async ({ visit, shop }) => {
    // given, when
    const page = await visit('/checkout', { stored: storedLogin(await register(shop.url)) });

    // then
    const link = page.getByRole('link', { name: 'Voir vos commandes dans votre profil' });
    expect(await link.getAttribute('href')).toBe('/profile');
    expect(await page.getByText('Se connecter pour suivre vos commandes').count()).toBe(0);
  });
});

async function sendOrder(page: Page): Promise<Request> {
  const sent = page.waitForRequest('**/api/orders/');
  await confirmButton(page).click();
  return sent;
}
