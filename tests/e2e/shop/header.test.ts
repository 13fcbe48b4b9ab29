import { describe, expect } from 'vitest';
import { shop } from '@/shop';
import { storedLogin } from '../../support/session-record';
import { cartLine, createGoods } from '../support/cart';
import { cartButton } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { it } from '../support/test';
import { PHONE } from '../support/visitor';

describe('the header', () => {
  it('names two phones, an address and the slogans', async ({ visit }) => {
    // given, when
    const page = await visit('/', { viewport: { width: 1536, height: 900 } });

    // then
    const header = page.getByRole('banner');
    const phones = header.locator('a[href^="tel:"]');
    expect(await phones.allTextContents()).toEqual(['0550 12 34 56', '0770 65 43 21']);
    expect(await phones.first().getAttribute('href')).toBe('tel:0550123456');
    expect(await header.getByRole('link', { name: shop.email }).getAttribute('href')).toBe(`mailto:${shop.email}`);
    for (const slogan of ['Livraison en 24 à 48 h', 'Pièces 100% originales', 'Support 7j/7']) {
      await header.getByText(slogan, { exact: true }).waitFor();
    }
  });

  it('leads to the main pages, and to the home page by its logo', async ({ visit }) => {
    // given, when
    const page = await visit('/');

    // then
    const links = page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link');
    const found = await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(found).toEqual([
      ['Accueil', '/'],
      ['Produits', '/products'],
      ['Par chaudière', '/chaudieres'],
      ['À propos', '/Apropos'],
      ['Contact', '/contactus'],
    ]);
    expect(await page.getByRole('link', { name: 'ThermoPièces, accueil' }).getAttribute('href')).toBe('/');
  });

  it('leaves one row in sight on a phone that scrolls, and shows all to the keyboard', async ({ visit }) => {
    // given
    const page = await visit('/products', { viewport: { width: 360, height: 740 } });
    const header = page.getByRole('banner');
    const bottom = async () => ((box) => (box ? box.y + box.height : 0))(await header.boundingBox());
    const before = await bottom();

    // when
    await page.mouse.wheel(0, 1500);

    // then
    await eventually(bottom).toBeLessThan(70);
    expect(before).toBeLessThan(145);
    for (const control of [
      cartButton(page),
      header.getByRole('combobox'),
      header.getByRole('button', { name: 'Catégories' }),
    ]) {
      const box = await control.boundingBox();
      expect(box?.y ?? -1).toBeGreaterThanOrEqual(0);
    }
    await cartButton(page).focus();
    await page.keyboard.press('Shift+Tab');
    await eventually(bottom).toBe(before);
  });

  it('stays in sight on the way down', async ({ visit }) => {
    // given
    const page = await visit('/products');

    // when
    await page.mouse.wheel(0, 1500);
    await eventually(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);

    // then
    const box = await cartButton(page).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeLessThan(80);
  });

  it('leads a visitor to the login and an account to its profile', async ({ visit }) => {
    // given, when
    const [visitor, account] = [await visit('/'), await visit('/', { stored: storedLogin() })];

    // then
    const hrefOf = (page: typeof visitor, name: string) =>
      page.getByRole('banner').getByRole('link', { name }).getAttribute('href');
    expect(await hrefOf(visitor, 'Se connecter')).toBe('/login');
    expect(await hrefOf(account, 'Mon profil')).toBe('/profile');
    expect(await account.getByRole('banner').getByRole('link', { name: 'Se connecter' }).count()).toBe(0);
  });

  it('counts the pieces in the cart on a badge', async ({ visit, office }) => {
    // given
    const [first, second] = [await createGoods(office), await createGoods(office)];

    // when
    const page = await visit('/', { viewport: PHONE, cart: [cartLine(first, 2), cartLine(second, 3)] });

    // then
    await eventually(() => cartButton(page).textContent()).toBe('5');
  });
});
