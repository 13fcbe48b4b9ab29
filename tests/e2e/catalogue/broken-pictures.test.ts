import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { cartLine } from '../support/cart';
import { cartButton, cartDrawer, demoProductPath, listing } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { it } from '../support/test';
import { NOWHERE, open } from '../support/visitor';

const PLACEHOLDER = '/placeholder.svg';

describe('a picture that cannot be loaded', () => {
  it('of a product gives way to the placeholder in list, page and cart', async ({ visit, goods, shop }) => {
    // given
    const line = { ...cartLine(goods), image: '/media/gone.webp' };
    const page = await visit(NOWHERE, { provokes: [404], cart: [line] });
    await losePictures(page);

    // when
    await open(page, '/products?tags=Grundfos');

    // then
    const sourceOf = (place: ReturnType<Page['locator']>) => place.locator('img').first().getAttribute('src');
    await eventually(() => sourceOf(listing(page).getByRole('article').first())).toBe(PLACEHOLDER);
    await cartButton(page).click();
    await eventually(() => sourceOf(cartDrawer(page).getByRole('listitem').first())).toBe(PLACEHOLDER);
    await open(page, await demoProductPath(shop.url, 'Circulateur UPS 25-60 180 mm Grundfos'));
    await eventually(() => sourceOf(page.getByTestId('zoom-content'))).toBe(PLACEHOLDER);
    expect((await fetch(shop.url + PLACEHOLDER)).status).toBe(200);
  });

  it('of a category is hidden in the drawer', async ({ visit, shop }) => {
    // given
    const page = await visit('/', { provokes: [404] });
    const drawer = page.getByRole('dialog', { name: 'Catégories' });
    const row = drawer.getByRole('button', { name: /^Radiateurs/ });
    await page.getByRole('button', { name: 'Catégories', exact: true }).click();
    await row.waitFor();
    expect(await row.locator('img').count()).toBe(1);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    await losePictures(page);
    // The browser keeps pictures that it has shown; other addresses it must ask for.
    const lists = await (await fetch(`${shop.url}/api/categories-tags/`)).text();
    const lost = { contentType: 'application/json', body: lists.replaceAll('.webp"', '.webp?lost"') };
    await page.route('**/api/categories-tags/', (route) => route.fulfill(lost));

    // when
    await page.getByRole('button', { name: 'Catégories', exact: true }).click();

    // then
    await row.scrollIntoViewIfNeeded();
    await eventually(() => row.locator('img').count()).toBe(0);
  });
});

async function losePictures(page: Page): Promise<void> {
  await page.route('**/media/**', (route) => route.fulfill({ status: 404, body: '' }));
}
