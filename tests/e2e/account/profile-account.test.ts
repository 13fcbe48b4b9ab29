import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { logInAgain, profileStatus, tryLogin } from '../../support/accounts';
import { orderBody, postOrder } from '../../support/orders';
import { seriousFindings } from '../support/axe';
import { createGoods } from '../support/cart';
import { eventually } from '../support/eventually';
import { isFocused, tabTo } from '../support/keyboard';
import { field } from '../support/profile';
import { PASSWORD, readProfile, register, storedLogin } from '../support/session';
import { it } from '../support/test';

const OTHER_PASSWORD = 'Radiateur-de-Tizi-7';

describe('a real account', () => {
  it("finds its own orders, newest first, and no guest's", async ({ visit, office, shop }) => {
    // given
    const login = await register(shop.url);
    const goods = await createGoods(office, { price: 1250.5 });
    const bearer = { Authorization: `Bearer ${login.access}` };
    const items = [{ product_id: goods.id, quantity: 2 }];
    await postOrder(shop.url, orderBody(goods.id));
    for (const guest_id of [undefined, undefined]) {
      const answer = await postOrder(shop.url, orderBody(goods.id, { items, guest_id }), bearer);
      expect(answer.status).toBe(201);
    }

    // when
    const page = await visit('/profile', { stored: storedLogin(login) });

    // then
    await page.getByText('2 commandes', { exact: true }).waitFor();
    const numbers = (await page.getByRole('article').getByRole('heading').allTextContents()).map((text) =>
      Number(text.replace('Commande #', '')),
    );
    expect(numbers).toEqual([...numbers].sort((one, other) => other - one));
    expect(numbers).toHaveLength(2);
    const newest = page.getByRole('article').first();
    for (const text of [
      'En attente',
      goods.title,
      'Quantité : 2',
      "1\u202f250.50 DZD l'unité",
      '12 rue Didouche Mourad',
      'Paiement à la livraison',
      '400.00 DZD',
      '2\u202f901.00 DZD',
    ]) {
      await newest.getByText(text).waitFor();
    }
    expect(await newest.getByText('2\u202f501.00 DZD').count()).toBe(2);
    expect(await newest.getByRole('link', { name: goods.title }).getAttribute('href')).toBe(`/product/${goods.id}`);
    const follow = newest.getByRole('link', { name: `Suivre la commande #${numbers[0]}` });
    expect(await follow.getAttribute('href')).toMatch(/^\/suivi\/[\w-]{43}$/);
  });

  it('renames itself by the keyboard: here, on the server and in the stored session', async ({ visit, shop }) => {
    // given
    const login = await register(shop.url);
    const page = await visit('/profile', { stored: storedLogin(login) });
    const opener = page.getByRole('button', { name: 'Modifier mes informations' });
    await opener.press('Enter');
    await eventually(() => isFocused(field(page, 'Prénom'))).toBe(true);
    expect(await field(page, 'Mot de passe actuel').count()).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);

    // when
    await field(page, 'Prénom').fill('  Lina ');
    await tabTo(page, field(page, 'Nom'));
    await page.keyboard.press('Enter');

    // then
    await page.getByText('Vos informations ont été enregistrées.').waitFor();
    await page.getByText('Lina Haddad', { exact: true }).waitFor();
    await eventually(() => isFocused(opener)).toBe(true);
    expect(await readProfile(shop.url, login.access)).toMatchObject({ first_name: 'Lina', email: login.user.email });
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? '{}'));
    expect(stored).toMatchObject({ access_token: login.access, user: { ...login.user, first_name: 'Lina' } });
    expect(stored.user).not.toHaveProperty('pending_email');
  });

  it('carries what was changed on another device into the stored session', async ({ visit, shop }) => {
    // given
    const login = await register(shop.url);
    const user = { ...login.user, first_name: 'Autrefois', email: 'autrefois@example.com' };

    // when
    const page = await visit('/profile', { stored: storedLogin({ ...login, user }) });
    await page.getByText(login.user.email, { exact: true }).waitFor();

    // then
    const storedUser = () => page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? '{}').user);
    await eventually(storedUser).toEqual(login.user);
  });

  it('changes its e-mail address with its password only, once it is confirmed', async ({ visit, shop }) => {
    // given
    const login = await register(shop.url);
    const wanted = `new-${randomUUID()}@example.com`;
    const page = await visit('/profile', { stored: storedLogin(login), provokes: [400] });
    await page.getByRole('button', { name: 'Modifier mes informations' }).click();
    await field(page, 'E-mail').fill(wanted);
    const password = field(page, 'Mot de passe actuel');

    // when: no password, a wrong one, the right one
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('Ce champ est obligatoire.').waitFor();
    await password.fill('not-this-one');
    await password.press('Enter');
    await page.getByText('Mot de passe actuel incorrect.').waitFor();
    await eventually(() => isFocused(password)).toBe(true);
    expect(await field(page, 'E-mail').inputValue()).toBe(wanted);
    await password.fill(PASSWORD);
    await password.press('Enter');

    // then
    await page.getByText(`Un e-mail de confirmation a été envoyé à ${wanted}.`).waitFor();
    await page.getByText(login.user.email, { exact: true }).waitFor();
    expect(await readProfile(shop.url, login.access)).toMatchObject({
      email: login.user.email,
      pending_email: wanted,
    });
  });

  it('changes its password, which ends its other sessions', async ({ visit, shop }) => {
    // given
    const login = await register(shop.url);
    const { username } = login.user;
    const elsewhere = await logInAgain({ username, password: PASSWORD }, shop.url);
    const page = await visit('/profile', { stored: storedLogin(login), provokes: [400] });
    const opener = page.getByRole('button', { name: 'Changer mon mot de passe' });
    await opener.click();
    const current = field(page, 'Mot de passe actuel');
    const next = field(page, 'Nouveau mot de passe');
    await eventually(() => isFocused(current)).toBe(true);
    expect(await current.getAttribute('autocomplete')).toBe('current-password');
    expect(await next.getAttribute('autocomplete')).toBe('new-password');

    // when: too short, the current one wrong, both right
    await current.fill('not-this-one');
    await next.fill('court');
    await next.press('Enter');
    await page.getByText('Le mot de passe doit contenir au moins 8 caractères.').waitFor();
    await next.fill(OTHER_PASSWORD);
    await next.press('Enter');
    await page.getByText('Mot de passe actuel incorrect.').waitFor();
    await eventually(() => isFocused(current)).toBe(true);
    expect(await next.inputValue()).toBe(OTHER_PASSWORD);
    await current.fill(PASSWORD);
    await current.press('Enter');

    // then
    await page.getByText('Vos autres appareils ont été déconnectés.').waitFor();
    await eventually(() => isFocused(opener)).toBe(true);
    expect(await profileStatus(elsewhere.access, shop.url)).toBe(401);
    expect(await profileStatus(login.access, shop.url)).toBe(200);
    expect((await tryLogin({ username, password: OTHER_PASSWORD }, shop.url)).status).toBe(200);
  });

  it('logs out: on the server, in the browser, to the login, and no draft stays', async ({ visit, shop }) => {
    // given
    const login = await register(shop.url);
    const page = await visit('/profile', { stored: storedLogin(login) });
    await page.evaluate(() => sessionStorage.setItem('checkout-draft', '{"customer":{"firstName":"Yasmine"}}'));

    // when
    await page.getByRole('button', { name: 'Se déconnecter' }).press('Enter');

    // then
    await page.waitForURL((url) => url.pathname === '/login' && url.search === '');
    expect(await profileStatus(login.access, shop.url)).toBe(401);
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('access_token');
    expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
    expect(await page.evaluate(() => sessionStorage.getItem('checkout-draft'))).toBeNull();
  });
});
