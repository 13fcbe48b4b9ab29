import { describe, expect } from 'vitest';
import { cartLine, createGoods } from '../support/cart';
import { card, cartButton, createShelf, toast } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { it } from '../support/test';

describe('adding to the cart', () => {
  it('takes 1 to 10 pieces of a product', async ({ visit, office }) => {
    // given
    const goods = await createGoods(office);
    const page = await visit(`/product/${goods.id}`);
    const less = page.getByRole('button', { name: `Diminuer la quantité de ${goods.title}` });
    const more = page.getByRole('button', { name: `Augmenter la quantité de ${goods.title}` });
    expect(await less.isDisabled()).toBe(true);

    // when
    for (let pieces = 1; pieces < 10; pieces++) await more.click();

    // then
    await eventually(() => page.getByRole('group', { name: `Quantité de ${goods.title}` }).textContent()).toBe('10');
    expect(await more.isDisabled()).toBe(true);
    expect(await less.isEnabled()).toBe(true);
  });

  it('happens once on a double click, and again half a second later', async ({ visit, office }) => {
    // given
    const goods = await createGoods(office);
    const page = await visit(`/product/${goods.id}`);
    const add = page.getByRole('button', { name: 'Ajouter au panier' });

    // when
    await add.dblclick();
    await eventually(() => cartButton(page).getAttribute('aria-label')).toBe('Panier, 1 article');
    await eventually(() => add.getAttribute('aria-busy')).toBe('false');
    expect(await cartButton(page).getAttribute('aria-label')).toBe('Panier, 1 article');
    await add.click();

    // then
    await eventually(() => cartButton(page).getAttribute('aria-label')).toBe('Panier, 2 articles');
  });

  it('from the list adds one piece and says so', async ({ visit, office, shop }) => {
    // given
    const { category, products } = await createShelf({ office, url: shop.url, products: [{}] });
    const title = products[0]?.title ?? '';
    const page = await visit(`/products?categories=${category.slug}`);

    // when
    await card(page, title)
      .getByRole('button', { name: `Ajouter au panier : ${title}` })
      .click();

    // then
    await toast(page, 'Produit ajouté au panier').waitFor();
    await toast(page, 'Produit ajouté au panier').waitFor({ state: 'detached' });
    expect(await cartButton(page).getAttribute('aria-label')).toBe('Panier, 1 article');
  });

  it('leaves a line at 10 and says so', async ({ visit, office }) => {
    // given
    const goods = await createGoods(office, { stock: null });
    const page = await visit(`/product/${goods.id}`, { cart: [cartLine(goods, 10)] });

    // when
    await page.getByRole('button', { name: 'Ajouter au panier' }).click();

    // then
    await toast(page, 'Quantité maximale atteinte').waitFor();
    expect(await cartButton(page).getAttribute('aria-label')).toBe('Panier, 10 articles');
  });

  it('is not offered in the list for what has no price or no stock', async ({ visit, office, shop }) => {
    // given
    const { category, products } = await createShelf({
      office,
      url: shop.url,
      products: [{ price: null }, { stock: 0 }],
    });
    const [unpriced, gone] = products.map(({ title }) => title);

    // when
    const page = await visit(`/products?categories=${category.slug}`);

    // then
    const button = (label: string, title?: string) => page.getByRole('button', { name: `${label} : ${title}` });
    expect(await button('Indisponible', unpriced).isDisabled()).toBe(true);
    expect(await button('Rupture de stock', gone).isDisabled()).toBe(true);
    await card(page, unpriced ?? '')
      .getByText('Prix non disponible')
      .waitFor();
    await card(page, gone ?? '')
      .getByText('✗ Rupture de stock')
      .waitFor();
    await card(page, gone ?? '')
      .getByText('Découvrez ce produit et ses caractéristiques uniques.')
      .waitFor();
  });
});
