import { describe, expect } from 'vitest';
import { createGoods } from '../support/cart';
import { card, cartButton, createShelf, toast } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { it } from '../support/test';

describe('adding to the cart', () => {
  it('takes 1 to 10 pieces, once on a double click, and says that a line is full', async ({ visit, office }) => {
    // given
    const goods = await createGoods(office, { stock: null });
    const page = await visit(`/product/${goods.id}`);
    const add = page.getByRole('button', { name: 'Ajouter au panier' });
    const less = page.getByRole('button', { name: `Diminuer la quantité de ${goods.title}` });
    const more = page.getByRole('button', { name: `Augmenter la quantité de ${goods.title}` });
    const inCart = () => cartButton(page).getAttribute('aria-label');
    expect(await less.isDisabled()).toBe(true);

    // when
    await add.dblclick();
    await eventually(inCart).toBe('Panier, 1 article');
    await eventually(() => add.getAttribute('aria-busy')).toBe('false');
    expect(await inCart()).toBe('Panier, 1 article');
    await add.click();

    // then
    await eventually(inCart).toBe('Panier, 2 articles');

    // when
    for (let pieces = 1; pieces < 10; pieces++) await more.click();
    await eventually(() => page.getByRole('group', { name: `Quantité de ${goods.title}` }).textContent()).toBe('10');
    expect([await less.isEnabled(), await more.isDisabled()]).toEqual([true, true]);
    await eventually(() => add.getAttribute('aria-busy')).toBe('false');
    await add.click();

    // then
    await toast(page, 'Quantité maximale atteinte').waitFor();
    expect(await inCart()).toBe('Panier, 10 articles');
  });

  it('from the list adds one piece and says so, and is not offered without a price or a piece', async ({
    visit,
    office,
    shop,
  }) => {
    // given
    const products = [{}, { price: null }, { stock: 0 }];
    const shelf = await createShelf({ office, url: shop.url, products });
    const [title = '', unpriced = '', gone = ''] = shelf.products.map((product) => product.title);
    const page = await visit(`/products?categories=${shelf.category.slug}`);
    const button = (label: string, of: string) => page.getByRole('button', { name: `${label} : ${of}` });
    expect(await button('Indisponible', unpriced).isDisabled()).toBe(true);
    expect(await button('Rupture de stock', gone).isDisabled()).toBe(true);
    for (const [of, text] of [
      [unpriced, 'Prix non disponible'],
      [gone, '✗ Rupture de stock'],
      [gone, 'Découvrez ce produit et ses caractéristiques uniques.'],
    ] as const) {
      await card(page, of).getByText(text).waitFor();
    }

    // when
    await button('Ajouter au panier', title).click();

    // then
    await toast(page, 'Produit ajouté au panier').waitFor();
    await toast(page, 'Produit ajouté au panier').waitFor({ state: 'detached' });
    expect(await cartButton(page).getAttribute('aria-label')).toBe('Panier, 1 article');
  });
});
