import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { shopDay } from '@/domain/dates';
import { tryLogin } from '../../support/accounts';
import { ordersOf } from '../../support/admin-orders';
import { orderBody, postOrder } from '../../support/orders';
import { atPath, readSession } from '../support/account';
import { createGoods } from '../support/cart';
import { toast } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { expectFitAtEachWidth } from '../support/fit';
import { isFocused } from '../support/keyboard';
import { downloaded } from '../support/office/office';
import { answerProfile } from '../support/profile';
import { codeField, openDialog, ownPassword, problemAt, registerWithFactor, securityCard } from '../support/security';
import { askOwn, madeUpLogin, PASSWORD, register, storedLogin } from '../support/session';
import { it } from '../support/test';
import { open, PHONE } from '../support/visitor';

const EXPORT = 'Télécharger mes données';
const DELETE = 'Supprimer mon compte';

describe('the data of an account', () => {
  it('are saved as a file of all that the shop holds', async ({ visit, shop }) => {
    // given
    const login = await register(shop.url);
    const page = await visit('/profile#securite', { stored: storedLogin(login) });

    // when
    const { name, bytes } = await downloaded(page, () => page.getByRole('button', { name: EXPORT }).click());

    // then
    expect(name).toBe(`thermopieces-mes-donnees-${shopDay(new Date())}.json`);
    expect(JSON.parse(bytes.toString('utf8'))).toMatchObject({
      account: { username: login.user.username, email: login.user.email, two_factor: false },
      sessions: [{ current: true }],
      orders: [],
      activity: expect.any(Array),
    });
    await securityCard(page, 'Vos données').getByText('Le fichier de vos données a été téléchargé.').waitFor();
  });

  it('that cannot be had say why, and the button keeps the focus', async ({ visit }) => {
    // given
    const page = await visit('/Apropos', { stored: storedLogin(madeUpLogin()), provokes: [429] });
    await answerProfile(page);
    const message = 'Trop de tentatives. Veuillez réessayer dans 4 minutes.';
    await page.route('**/api/user/export/', (route) => route.fulfill({ status: 429, json: { message } }));
    await open(page, '/profile#securite');

    // when
    await page.getByRole('button', { name: EXPORT }).press('Enter');

    // then
    await securityCard(page, 'Vos données').getByRole('alert').getByText(message).waitFor();
    expect(await isFocused(page.getByRole('button', { name: EXPORT }))).toBe(true);
  });
});

describe('an account that its owner deletes', () => {
  it('is gone: logged out, at home, with a word of it', async ({ visit, shop }) => {
    // given
    const login = await register(shop.url);
    const options = { viewport: PHONE, isCalm: true, stored: storedLogin(login), provokes: [400] };
    const page = await visit('/profile#securite', options);
    await page.evaluate(() => sessionStorage.setItem('checkout-draft', '{"customer":{"firstName":"Yasmine"}}'));
    const dialog = await openDialog(page, DELETE);
    await dialog.getByText('Seules celles dont une facture a été établie gardent votre nom').waitFor();

    // when: no password, a wrong one, the right one
    await eventually(() => isFocused(ownPassword(dialog))).toBe(true);
    await page.keyboard.press('Enter');
    await eventually(() => problemAt(ownPassword(dialog))).toBe('Ce champ est obligatoire.');
    await expectFitAtEachWidth(page);
    await ownPassword(dialog).fill('une autre');
    await page.keyboard.press('Enter');
    await eventually(() => problemAt(ownPassword(dialog))).toBe('Mot de passe incorrect.');
    await ownPassword(dialog).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Supprimer définitivement' }).click();

    // then
    await atPath(page, '/');
    await toast(page, 'Compte supprimé').waitFor();
    expect(await readSession(page)).toBeNull();
    expect(await page.evaluate(() => sessionStorage.getItem('checkout-draft'))).toBeNull();
    const who = { username: login.user.username, password: PASSWORD };
    expect((await tryLogin(who, shop.url)).status).toBe(401);
  });

  it('asks for a code if there is a second factor', async ({ visit, shop }) => {
    // given
    const { login, factor } = await registerWithFactor(shop.url);
    const page = await visit('/profile#securite', { stored: storedLogin(login) });
    const dialog = await openDialog(page, DELETE);

    // when
    await ownPassword(dialog).fill(PASSWORD);
    await codeField(dialog).fill(factor.recoveryCodes[0] ?? '');
    await page.keyboard.press('Enter');

    // then
    await atPath(page, '/');
    expect((await askOwn(shop.url, login.access, '/api/user/profile/')).status).toBe(401);
  });

  it('stays while an order is open, which the dialog says, and goes afterwards', async ({ visit, office, shop }) => {
    // given
    const login = await register(shop.url);
    const goods = await createGoods(office);
    const bearer = { Authorization: `Bearer ${login.access}` };
    const placed = await postOrder(shop.url, orderBody(goods.id, { guest_id: undefined }), bearer);
    // The answer's shape is the API tests' concern.
    const { order_id } = (await placed.json()) as { order_id: number };
    const page = await visit('/profile#securite', { stored: storedLogin(login), provokes: [409] });
    const dialog = await openDialog(page, DELETE);
    await ownPassword(dialog).fill(PASSWORD);

    // when
    await page.keyboard.press('Enter');

    // then: what was typed stays, the button has the focus
    await dialog.getByRole('alert').getByText('Une de vos commandes est encore en cours').waitFor();
    expect(await ownPassword(dialog).inputValue()).toBe(PASSWORD);
    const button = dialog.getByRole('button', { name: 'Supprimer définitivement' });
    await eventually(() => isFocused(button)).toBe(true);
    expect((await ordersOf(office).move(order_id, { status: 'delivered' })).status).toBe(200);
    await page.keyboard.press('Enter');
    await atPath(page, '/');
    expect(await ordersOf(office).read(order_id)).toMatchObject({ customer_name: 'Client supprimé' });
  });

  it('stays where the dialog is left', async ({ visit, shop }) => {
    // given
    const login = await register(shop.url);
    const page = await visit('/profile#securite', { stored: storedLogin(login) });
    const opener = page.getByRole('button', { name: DELETE });

    for (const leave of [
      (on: Page) => on.keyboard.press('Escape'),
      (on: Page) => on.getByRole('button', { name: 'Annuler' }).click(),
      (on: Page) => on.getByRole('button', { name: 'Fermer' }).click(),
      (on: Page) => on.goBack(),
    ]) {
      // when
      const dialog = await openDialog(page, DELETE);
      await leave(page);

      // then
      await dialog.waitFor({ state: 'detached' });
      await eventually(() => isFocused(opener)).toBe(true);
    }
    expect(new URL(page.url()).pathname).toBe('/profile');
    expect((await askOwn(shop.url, login.access, '/api/user/profile/')).status).toBe(200);
  });
});
