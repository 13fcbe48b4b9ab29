import { describe, expect } from 'vitest';
import { cartLine, createGoods } from '../support/cart';
import { cartButton, cartDrawer, demoProductPath } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { it } from '../support/test';
import { open, reload } from '../support/visitor';

describe('the cart drawer', () => {
  it('says what to do with an empty cart', async ({ visit }) => {
    // given
    const page = await visit('/products');

    // when
    await cartButton(page).click();

    // then
    const drawer = page.getByRole('dialog', { name: 'Panier (0)' });
    await drawer.getByText('Votre panier est vide').waitFor();
    await drawer.getByText('Découvrez nos produits et ajoutez-les à votre panier').waitFor();
    await drawer.getByRole('button', { name: 'Continuer les achats' }).click();
    await drawer.waitFor({ state: 'hidden' });
  });

  it('shows each line with its unit price, and the total of all pieces', async ({ visit, office }) => {
    // given
    const [valve, pump] = [await createGoods(office, { price: 1250.5 }), await createGoods(office, { price: 300 })];
    const page = await visit('/products', { cart: [cartLine(valve, 2), cartLine(pump, 3)] });

    // when
    await cartButton(page).click();

    // then
    const drawer = page.getByRole('dialog', { name: 'Panier (5)' });
    const line = drawer.getByRole('listitem').filter({ hasText: valve.title });
    await line.getByText('1\u202f250.50 DZD', { exact: true }).waitFor();
    await drawer.getByText('3\u202f401.00 DZD').waitFor();
    expect(await drawer.getByRole('link', { name: 'Procéder au paiement' }).getAttribute('href')).toBe('/checkout');
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

  it('keeps each line within 1 to 10 and removes it by its own button', async ({ visit, office }) => {
    // given
    const goods = await createGoods(office);
    const page = await visit('/products', { cart: [cartLine(goods, 9)] });
    await cartButton(page).click();
    const more = cartDrawer(page).getByRole('button', { name: `Augmenter la quantité de ${goods.title}` });

    // when
    await more.click();

    // then
    await eventually(() => more.isDisabled()).toBe(true);
    await page.getByRole('dialog', { name: 'Panier (10)' }).waitFor();
    await cartDrawer(page)
      .getByRole('button', { name: `Retirer ${goods.title} du panier` })
      .click();
    await page.getByRole('dialog', { name: 'Panier (0)' }).waitFor();
  });

  it('names a line without a name Produit', async ({ visit, office }) => {
    // given
    const goods = await createGoods(office);
    const page = await visit('/products', { cart: [{ ...cartLine(goods), name: '' }] });

    // when
    await cartButton(page).click();

    // then
    await cartDrawer(page).getByRole('link', { name: 'Produit', exact: true }).waitFor();
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

  it('keeps its items in local storage, and not whether it is open', async ({ visit, office }) => {
    // given
    const goods = await createGoods(office);
    const page = await visit('/products', { cart: [cartLine(goods)] });
    await cartButton(page).click();

    // when
    await cartDrawer(page)
      .getByRole('button', { name: `Augmenter la quantité de ${goods.title}` })
      .click();

    // then
    const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('cart-storage') ?? 'null').state);
    await eventually(stored).toEqual({ items: [cartLine(goods, 2)] });
    await reload(page);
    await eventually(() => cartButton(page).getAttribute('aria-label')).toBe('Panier, 2 articles');
    expect(await cartDrawer(page).count()).toBe(0);
  });

  it('survives an invalid stored cart', async ({ visit }) => {
    // given
    const broken = '{"state":{"items":[{"id":"x"},{"id":1,"price":-5}]},"version":0}';

    // when
    const page = await visit('/products', { stored: { 'cart-storage': broken } });

    // then
    await cartButton(page).click();
    await page.getByRole('dialog', { name: 'Panier (0)' }).waitFor();
  });
});
