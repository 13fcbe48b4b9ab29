import { describe, expect } from 'vitest';
import { storedLogin } from '../../support/session-record';
import { store } from '../support/account';
import { cartLine, createGoods } from '../support/cart';
import { cartButton } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { it } from '../support/test';
import { PHONE } from '../support/visitor';

const NARROWEST = { width: 360, height: 740 };

describe('the header', () => {
  it('has two rows of one line at 360 px, one of a page that scrolls, and both for the keyboard', async ({ visit }) => {
    // given
    const page = await visit('/products', { viewport: NARROWEST });
    const header = page.getByRole('banner');
    const bottom = async () => ((box) => (box ? box.y + box.height : 0))(await header.boundingBox());
    const before = await bottom();
    const rows = [
      [header.getByRole('button', { name: 'Menu' }), header.getByRole('link', { name: 'Se connecter' })],
      [header.getByRole('button', { name: 'Catégories' }), cartButton(page)],
    ];
    for (const row of rows) {
      const [first, last] = await Promise.all(row.map((control) => control.boundingBox()));
      expect(last?.y).toBe(first?.y);
    }

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
    await page.getByRole('banner').getByText('Support 7j/7', { exact: true }).waitFor();

    // when
    await page.mouse.wheel(0, 1500);
    await eventually(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);

    // then
    const box = await cartButton(page).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeLessThan(80);
  });

  it('leads a visitor to the login and an account to its profile', async ({ visit }) => {
    // given
    const page = await visit('/');
    const entry = (name: string) => page.getByRole('banner').getByRole('link', { name });
    expect(await entry('Se connecter').getAttribute('href')).toBe('/login');

    // when
    await store(page, storedLogin());
    await page.reload();

    // then
    expect(await entry('Mon profil').getAttribute('href')).toBe('/profile');
    expect(await entry('Se connecter').count()).toBe(0);
  });

  it('has a menu on a phone, which closes on the way', async ({ visit }) => {
    // given
    const page = await visit('/', { viewport: PHONE });
    const menu = page.getByRole('dialog', { name: 'Menu' });

    for (const [name, path] of [
      ['Produits', '/products'],
      ['Commande rapide par références', '/commande-rapide'],
    ] as const) {
      // when
      await page.getByRole('button', { name: 'Menu' }).click();
      await menu.getByRole('link', { name }).click();

      // then
      await page.waitForURL(`**${path}`);
      await menu.waitFor({ state: 'hidden' });
    }
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

describe('the footer', () => {
  it('leads to the legal texts, which come into sight', async ({ visit }) => {
    // given
    const page = await visit('/');
    const legal = page.getByRole('navigation', { name: 'Informations légales (pied de page)' });

    for (const [name, id] of [
      ['Mentions légales', 'mentions-legales'],
      ['Conditions de vente', 'conditions-de-vente'],
      ['Confidentialité', 'confidentialite'],
    ] as const) {
      // when
      await legal.getByRole('link', { name }).click();

      // then
      await page.waitForURL(`**/Apropos#${id}`);
      const heading = page.locator(`#${id}`).getByRole('heading', { name });
      await heading.waitFor();
      await expect
        .poll(() => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
        .toBeLessThan(800);
    }
  });
});
