import { describe, expect } from 'vitest';
import { cartLine, createGoods } from '../support/cart';
import { demoProductPath } from '../support/catalogue';
import { atStep, fillAddress, fillPerson, nextButton } from '../support/checkout';
import { overflowOf } from '../support/overflow';
import { it } from '../support/test';

const NARROWEST = { width: 360, height: 740 };
/** What 1280 × 800 px hold at a zoom of 200 %. */
const ENLARGED = { width: 640, height: 400 };
const FIXED_PAGES = ['/', '/products', '/search?q=vanne', '/CategoryPage', '/category/electrodes/brands', '/allbrands'];
const TEXT_PAGES = ['/Apropos', '/contactus', '/democate', '/suivi', '/commande-rapide', '/demande-piece', '/devis'];
const BOILER_PAGES = [
  '/chaudieres',
  '/chaudieres/saunier-duval',
  '/chaudieres/plaque-signaletique',
  '/codes-erreur',
  '/codes-erreur/vaillant/f28',
  '/pannes',
  '/pannes/fuite-eau',
  '/aide/livraison',
];
const PRODUCT = 'Circulateur UPS 25-60 180 mm Grundfos';

describe('nothing sticks out', () => {
  it.for([
    ['at 360 px', NARROWEST],
    ['at a zoom of 200 %', ENLARGED],
  ] as const)('%s on any page of the shop', async ([, viewport], { visit, office, shop }) => {
    const cart = [cartLine(await createGoods(office))];
    for (const path of [
      ...FIXED_PAGES,
      ...TEXT_PAGES,
      ...BOILER_PAGES,
      await demoProductPath(shop.url, PRODUCT),
      '/checkout',
    ]) {
      // given, when
      const page = await visit(path, { viewport, cart });

      // then
      expect(await overflowOf(page), path).toBe(0);
    }
  });

  it('at 360 px the header keeps each of its rows in one line', async ({ visit }) => {
    // given, when
    const page = await visit('/products', { viewport: NARROWEST });

    // then
    const header = page.getByRole('banner');
    const rows = [
      [header.getByRole('button', { name: 'Menu' }), header.getByRole('link', { name: 'Se connecter' })],
      [header.getByRole('button', { name: 'Catégories' }), header.getByRole('button', { name: /^Panier/ })],
    ];
    for (const row of rows) {
      const [first, last] = await Promise.all(row.map((control) => control.boundingBox()));
      expect(last?.y).toBe(first?.y);
    }
  });

  it('at 360 px in the later steps of the checkout', async ({ visit, office }) => {
    // given
    const page = await visit('/checkout', { viewport: NARROWEST, cart: [cartLine(await createGoods(office))] });
    const check = async (step: string) => expect(await overflowOf(page), step).toBe(0);

    // when, then
    await nextButton(page).click();
    await fillPerson(page);
    await check('person');
    await nextButton(page).click();
    await fillAddress(page);
    await check('address');
    await nextButton(page).click();
    await atStep(page, 'payment');
    await check('payment');
  });
});
