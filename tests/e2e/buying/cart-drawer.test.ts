import { describe, expect } from 'vitest';
import { cartLine, createGoods } from '../support/cart';
import { cartButton, cartDrawer, demoProductPath } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { it } from '../support/test';
import { open, reload } from '../support/visitor';

describe('the cart drawer', () => {
  it('says what to do with an empty cart, and a stored one that is invalid is empty', async ({ visit }) => {
    // given
    const broken = '{"state":{"items":[{"id":"x"},{"id":1,"price":-5}]},"version":0}';
    const page = await visit('/products', { stored: { 'cart-storage': broken } });

    // when
    await cartButton(page).click();

    // then
    const drawer = page.getByRole('dialog', { name: 'Panier (0)' });
    await drawer.getByText('Votre panier est vide').waitFor();
    await drawer.getByText('Découvrez nos produits et ajoutez-les à votre panier').waitFor();
    await drawer.getByRole('button', { name: 'Continuer les achats' }).click();
    await drawer.waitFor({ state: 'hidden' });
  });

  it('shows price and total, changes each line within 1 to 10, removes it, and keeps it', async ({ visit, office }) => {
    // given: the second line has no name
    const [valve, pump] = [await createGoods(office, { price: 1250.5 }), await createGoods(office, { price: 300 })];
    const nameless = { ...cartLine(pump, 9), name: '' };
    const page = await visit('/products', { cart: [cartLine(valve, 2), nameless] });
    const drawer = cartDrawer(page);

    // when
    await cartButton(page).click();

    // then
    const line = drawer.getByRole('listitem').filter({ hasText: valve.title });
    await line.getByText('1\u202f250.50 DZD', { exact: true }).waitFor();
    await drawer.getByText('5\u202f201.00 DZD').waitFor();
    await drawer.getByRole('link', { name: 'Produit', exact: true }).waitFor();
    expect(await drawer.getByRole('link', { name: 'Procéder au paiement' }).getAttribute('href')).toBe('/checkout');

    // when
    const more = drawer.getByRole('button', { name: 'Augmenter la quantité de Produit' });
    await more.click();

    // then
    await eventually(() => more.isDisabled()).toBe(true);
    await page.getByRole('dialog', { name: 'Panier (12)' }).waitFor();
    const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('cart-storage') ?? 'null').state);
    await eventually(stored).toEqual({ items: [cartLine(valve, 2), { ...nameless, quantity: 10 }] });

    // when: that the drawer is open is not kept
    await reload(page);
    await eventually(() => cartButton(page).getAttribute('aria-label')).toBe('Panier, 12 articles');
    expect(await drawer.count()).toBe(0);
    await cartButton(page).click();
    await drawer.getByRole('button', { name: 'Retirer Produit du panier' }).click();

    // then
    await page.getByRole('dialog', { name: 'Panier (2)' }).waitFor();
    await drawer.getByRole('button', { name: 'Continuer les achats' }).click();
    await drawer.waitFor({ state: 'hidden' });
  });

  it('opens from the right, on every page', async ({ visit, shop }) => {
    const product = await demoProductPath(shop.url, 'Circulateur UPS 25-60 180 mm Grundfos');
    for (const path of ['/', '/breadProduct', product, '/checkout', '/nulle-part']) {
      // given
      const page = await visit(path, { isCalm: true, provokes: [404] });

      // when
      await cartButton(page).click();

      // then
      const rightEdge = async () => {
        const { x, width } = (await cartDrawer(page).boundingBox()) ?? { x: 0, width: 0 };
        return x + width;
      };
      await eventually(rightEdge).toBe(page.viewportSize()?.width);
    }
  });

  it('follows what another tab does', async ({ visit, office }) => {
    // given
    const goods = await createGoods(office);
    const page = await visit('/products');
    const otherTab = await page.context().newPage();
    await open(otherTab, `/product/${goods.id}`);

    // when
    await otherTab.getByRole('button', { name: 'Ajouter au panier' }).click();

    // then
    await eventually(() => cartButton(page).getAttribute('aria-label')).toBe('Panier, 1 article');
  });
});
