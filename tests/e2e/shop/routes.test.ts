import { describe, expect } from 'vitest';
import { storedLogin } from '../../support/session-record';
import { store } from '../support/account';
import { it } from '../support/test';
import { PHONE } from '../support/visitor';

const LOGIN = ['/login', '/Login', '/register', '/Register', '/forgot-password', '/reset-password', '/confirm-email'];

describe('the addresses of the shop', () => {
  it('answer in both spellings without a redirect', async ({ shop }) => {
    for (const path of ['/checkout', '/CheckOut', '/breadProduct', '/breadproduct', '/products', '/', ...LOGIN]) {
      // when
      const response = await fetch(shop.url + path, { redirect: 'manual' });

      // then
      expect({ path, status: response.status }).toEqual({ path, status: 200 });
    }
  });

  it('answer in upper case too, under one canonical address', async ({ shop }) => {
    const spellings = [
      ['/Chaudieres', '/chaudieres'],
      ['/CHAUDIERES/Saunier-Duval', '/chaudieres/saunier-duval'],
      [
        '/Chaudieres/Saunier-Duval/Saunier-Duval-Themaclassic-C-24-E',
        '/chaudieres/saunier-duval/saunier-duval-themaclassic-c-24-e',
      ],
      ['/Codes-Erreur/VAILLANT/f28', '/codes-erreur/vaillant/f28'],
      ['/Commande-Rapide', '/commande-rapide'],
      ['/Demande-Piece', '/demande-piece'],
    ];
    for (const [spelling = '', canonical] of spellings) {
      const response = await fetch(shop.url + spelling, { redirect: 'manual' });

      const [, href = ''] = /<link rel="canonical" href="([^"]+)"/.exec(await response.text()) ?? [];
      expect([spelling, response.status, new URL(href, shop.url).pathname]).toEqual([spelling, 200, canonical]);
    }
  });

  it('that are unknown answer 404 with a way home', async ({ visit, shop }) => {
    // given
    const page = await visit('/nulle/part', { provokes: [404] });

    // when
    await page.getByRole('heading', { level: 1, name: 'Oops! Page not found' }).waitFor();
    await page.getByRole('link', { name: 'Return to Home' }).click();

    // then
    await page.waitForURL((url) => url.pathname === '/');
    expect((await fetch(`${shop.url}/nulle/part`)).status).toBe(404);
  });

  it('are named in the footer', async ({ visit }) => {
    // given
    const page = await visit('/');
    const footer = page.getByRole('contentinfo');

    // when
    await footer.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: 'Produits' }).click();

    // then
    await page.waitForURL('**/products');
    await footer.getByText(`© ${new Date().getFullYear()} ThermoPièces.`).waitFor();
    for (const title of ['Catégories', 'Marques', 'Informations légales']) {
      await footer.getByRole('navigation', { name: `${title} (pied de page)` }).waitFor();
    }
    await footer.getByRole('link', { name: /^WhatsApp/ }).waitFor();
  });

  it('are in a menu on a phone, which closes on the way', async ({ visit }) => {
    // given
    const page = await visit('/', { viewport: PHONE });
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });

    // when
    await menu.getByRole('link', { name: 'Produits' }).click();

    // then
    await page.waitForURL('**/products');
    await menu.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('link', { name: 'Commande rapide par références' }).click();
    await page.waitForURL('**/commande-rapide');
    await menu.waitFor({ state: 'hidden' });
  });

  it('show a visitor the login, and an account its profile', async ({ visit }) => {
    // given
    const page = await visit('/');
    await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).waitFor();

    // when
    await store(page, storedLogin());
    await page.reload();

    // then
    await page.getByRole('banner').getByRole('link', { name: 'Mon profil' }).waitFor();
  });
});
