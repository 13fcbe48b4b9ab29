import { describe } from 'vitest';
import { cartLine, createGoods } from '../support/cart';
import { cartButton, cartDrawer } from '../support/catalogue';
import { atStep, nextButton, walkToPayment } from '../support/checkout';
import { it } from '../support/test';
import { open } from '../support/visitor';

describe('the checkout of an empty cart', () => {
  it('says so and offers the way back and the login', async ({ visit }) => {
    // given
    const page = await visit('/products');
    await open(page, '/checkout');

    // when
    await page.getByText('Votre panier est vide').waitFor();
    await page.getByRole('link', { name: 'Se connecter pour suivre vos commandes' }).waitFor();
    await page.getByRole('button', { name: 'Continuer vos achats' }).click();

    // then
    await page.waitForURL('**/products');
  });

  it('does not let anybody go on', async ({ visit }) => {
    // given
    const page = await visit('/checkout');

    // when
    await nextButton(page).click();

    // then
    await page
      .getByRole('region', { name: /^Notifications/ })
      .getByText('Information manquante')
      .waitFor();
    await atStep(page, 'cart');
  });

  it('is back at its first step when the cart was emptied on a later one', async ({ visit, office }) => {
    // given
    const goods = await createGoods(office);
    const page = await visit('/checkout', { cart: [cartLine(goods)] });
    await walkToPayment(page);

    // when
    await cartButton(page).click();
    await cartDrawer(page)
      .getByRole('button', { name: `Retirer ${goods.title} du panier` })
      .click();
    await page.keyboard.press('Escape');

    // then
    await atStep(page, 'cart');
    await page.getByRole('main').getByText('Votre panier est vide').waitFor();
  });
});
