import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { seriousFindings } from '../support/axe';
import { createGoods } from '../support/cart';
import { demoProductPath } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { overflowOf } from '../support/overflow';
import { it } from '../support/test';
import { PHONE, WIDE } from '../support/visitor';

const WITH_FOUR_PICTURES = 'Circulateur UPS 25-60 180 mm Grundfos';

/** The bar at the bottom. It repeats the page's own button, so screen readers skip it and no role finds it. */
const bar = (page: Page) => page.locator('#achat-rapide > *');
const ownButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Ajouter au panier' });

/** Pixels from the top of the screen to the lower edge. */
async function bottomOf(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not shown.`);
  return box.y + box.height;
}

describe('on a phone', () => {
  it('title, price and pictures are in the first view', async ({ visit, shop }) => {
    // given, when
    const page = await visit(await demoProductPath(shop.url, WITH_FOUR_PICTURES), { viewport: PHONE });

    // then
    const title = await bottomOf(page, 'h1');
    const price = await bottomOf(page, 'article p:has-text("DZD")');
    const gallery = await bottomOf(page, '[data-testid=zoom-area]');
    expect(price).toBeGreaterThan(title);
    expect(gallery).toBeGreaterThan(price);
    // What an old telephone shows below the bar of its browser.
    expect(price).toBeLessThan(480);
    expect(gallery).toBeLessThan(PHONE.height);
    expect(await overflowOf(page)).toBe(0);
  });

  it('a bar with price and button replaces a button out of sight, and covers nothing', async ({ visit, office }) => {
    // given
    const goods = await createGoods(office, { price: 1234.5 });
    const page = await visit(`/product/${goods.id}`, { viewport: PHONE, isCalm: true });
    await ownButton(page).scrollIntoViewIfNeeded();
    await eventually(() => bar(page).count()).toBe(0);
    await page.getByRole('button', { name: `Augmenter la quantité de ${goods.title}` }).click();

    // when
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

    // then
    await bar(page).getByText('1\u202f234.5 DZD', { exact: true }).waitFor();
    expect(await ownButton(page).count()).toBe(1);
    expect(await seriousFindings(page)).toEqual([]);
    const { y: top = 0, height = 0 } = (await bar(page).boundingBox()) ?? {};
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect(footer?.y).toBeGreaterThanOrEqual(top + height);
    const ends = await page
      .locator('main > article, main > section')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom));
    expect(Math.max(...ends)).toBeLessThanOrEqual(top);
    await bar(page).locator('button').click();
    await page.getByText(`2x ${goods.title} ajouté(s) au panier.`).waitFor();
    await ownButton(page).scrollIntoViewIfNeeded();
    await eventually(() => bar(page).count()).toBe(0);
  });
});

describe('on a wide screen', () => {
  it('pictures, product and information stand side by side, without the bar', async ({ visit, shop }) => {
    // given, when
    const page = await visit(await demoProductPath(shop.url, WITH_FOUR_PICTURES), { viewport: WIDE });

    // then
    const [gallery, title, info] = await Promise.all(
      ['[data-testid=zoom-area]', 'h1', 'article dl'].map((selector) => page.locator(selector).first().boundingBox()),
    );
    expect(title?.x).toBeGreaterThan((gallery?.x ?? 0) + (gallery?.width ?? 0));
    expect(info?.x).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0));
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await page.locator('#achat-rapide').isVisible()).toBe(false);
  });
});
