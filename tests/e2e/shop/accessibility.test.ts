import { describe, expect } from 'vitest';
import { seriousFindings } from '../support/axe';
import { cartLine, createGoods } from '../support/cart';
import { demoProductPath } from '../support/catalogue';
import { atStep, confirmButton, fillAddress, fillPerson, nextButton } from '../support/checkout';
import { it } from '../support/test';
import { PHONE, WIDE } from '../support/visitor';

const PRODUCT = 'Circulateur UPS 25-60 180 mm Grundfos';

describe.each([
  { name: 'at 390 px', viewport: PHONE },
  { name: 'at 1280 px', viewport: WIDE },
])('axe finds nothing serious $name', ({ viewport }) => {
  const calm = { viewport, isCalm: true };

  it('on the pages of the catalogue', async ({ visit, shop }) => {
    const found = ['/search?q=joint+chaudi%C3%A8re', '/search?q=fuite', '/pannes/fuite-eau', '/aide/garantie'];
    for (const path of ['/', '/products', await demoProductPath(shop.url, PRODUCT), ...found]) {
      // given, when
      const page = await visit(path, calm);

      // then
      expect(await seriousFindings(page), path).toEqual([]);
    }
  });

  it('on an unknown page', async ({ visit }) => {
    // given, when
    const page = await visit('/nulle-part', { ...calm, provokes: [404] });

    // then
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('in each step of the checkout', async ({ visit, office }) => {
    // given
    const page = await visit('/checkout', { ...calm, cart: [cartLine(await createGoods(office))] });

    // when, then
    await atStep(page, 'cart');
    expect(await seriousFindings(page), 'cart').toEqual([]);
    await nextButton(page).click();
    await atStep(page, 'person');
    await nextButton(page).click();
    await page.getByText('Ce champ est obligatoire.').first().waitFor();
    expect(await seriousFindings(page), 'person, with errors').toEqual([]);
    await fillPerson(page);
    await nextButton(page).click();
    await atStep(page, 'address');
    await fillAddress(page);
    expect(await seriousFindings(page), 'address').toEqual([]);
    await nextButton(page).click();
    await atStep(page, 'payment');
    expect(await seriousFindings(page), 'payment').toEqual([]);
    await confirmButton(page).click();
    await atStep(page, 'done');
    expect(await seriousFindings(page), 'done').toEqual([]);
  });
});
