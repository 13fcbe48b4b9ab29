import { describe, expect } from 'vitest';
import { cartLine, createGoods } from './support/cart';
import { demoProductPath } from './support/catalogue';
import { atStep, fillAddress, fillPerson, nextButton } from './support/checkout';
import { overflowOf } from './support/overflow';
import { it } from './support/test';

const NARROWEST = { width: 360, height: 740 };
const PRODUCT = 'Circulateur UPS 25-60 180 mm Grundfos';

describe('nothing sticks out at 360 px', () => {
  it('on any page of the shop', async ({ visit, office, shop }) => {
    const cart = [cartLine(await createGoods(office))];
    for (const path of ['/', '/products', await demoProductPath(shop.url, PRODUCT), '/checkout']) {
      // given, when
      const page = await visit(path, { viewport: NARROWEST, cart });

      // then
      expect(await overflowOf(page), path).toBe(0);
    }
  });

  it('in the later steps of the checkout', async ({ visit, office }) => {
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
