import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { demoProductPath } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { it } from '../support/test';
import { PHONE, WIDE } from '../support/visitor';

const WITH_FOUR_PICTURES = 'Circulateur UPS 25-60 180 mm Grundfos';

type Finger = { x: number; y: number };

describe('the gallery of a product', () => {
  it('zooms by 1.5 a click, up to 5, until it is reset or another picture is chosen', async ({ visit, shop }) => {
    // given
    const page = await visit(await demoProductPath(shop.url, WITH_FOUR_PICTURES));
    expect(await scaleOf(page)).toBe(1);

    // when
    await page.getByTestId('zoom-area').click();
    await eventually(() => scaleOf(page)).toBe(1.5);
    const zoomIn = page.getByRole('button', { name: 'Zoom avant' });
    for (let step = 0; step < 3; step++) await zoomIn.click();

    // then
    await eventually(() => scaleOf(page)).toBe(5);
    expect(await zoomIn.getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('button', { name: 'Réinitialiser le zoom' }).click();
    await eventually(() => scaleOf(page)).toBe(1);

    // when
    await zoomIn.click();
    await eventually(() => scaleOf(page)).toBe(1.5);
    const before = await pictureOf(page);
    await page.getByRole('button', { name: 'Image 3 sur 4' }).click();

    // then
    await eventually(() => pictureOf(page)).not.toBe(before);
    expect(await scaleOf(page)).toBe(1);
    expect(await page.getByRole('button', { name: 'Image 3 sur 4' }).getAttribute('aria-current')).toBe('true');
  });

  it('zooms by the wheel, and never below 1', async ({ visit, shop }) => {
    // given
    const page = await visit(await demoProductPath(shop.url, WITH_FOUR_PICTURES));
    await page.getByTestId('zoom-area').hover();

    // when
    await page.mouse.wheel(0, -100);
    await eventually(() => scaleOf(page)).toBe(1.5);
    await page.mouse.wheel(0, 100);

    // then
    await eventually(() => scaleOf(page)).toBe(1);
    expect(await page.getByRole('button', { name: 'Zoom arrière' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('can be dragged no further than the picture reaches', async ({ visit, shop }) => {
    // given
    const page = await visit(await demoProductPath(shop.url, WITH_FOUR_PICTURES));
    await page.getByRole('button', { name: 'Zoom avant' }).click();
    await eventually(() => scaleOf(page)).toBe(1.5);
    const area = await page.getByTestId('zoom-area').boundingBox();
    if (!area) throw new Error('No picture.');

    // when
    await page.mouse.move(area.x + 20, area.y + 20);
    await page.mouse.down();
    await page.mouse.move(area.x + 2000, area.y + 20, { steps: 5 });
    await page.mouse.up();

    // then
    await eventually(async () => (await matrixOf(page)).e).toBeCloseTo(area.width / 4, 0);
    expect(await scaleOf(page)).toBe(1.5);
  });

  it('shows four thumbnails, three on a phone and on a wide screen with touch', async ({ visit, shop, browser }) => {
    // given
    const path = await demoProductPath(shop.url, WITH_FOUR_PICTURES);
    const touch = await browser.newContext({ baseURL: shop.url, viewport: WIDE, hasTouch: true });
    const touched = await touch.newPage();

    // when
    const pages = [await visit(path), await visit(path, { viewport: PHONE }), touched];
    await touched.goto(path);

    // then
    expect(await Promise.all(pages.map(thumbnailsInSight))).toEqual([4, 3, 3]);
    await touch.close();
  });
});

describe('the gallery under two fingers', () => {
  it('grows as they part, and is at rest again when they have met', async ({ visit, shop }) => {
    // given
    const page = await visit(await demoProductPath(shop.url, WITH_FOUR_PICTURES), { viewport: PHONE });
    const area = await page.getByTestId('zoom-area').boundingBox();
    if (!area) throw new Error('No picture.');
    const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
    const apart = (gap: number) => [
      { x: middle.x - gap, y: middle.y },
      { x: middle.x + gap, y: middle.y },
    ];

    // when
    await pinch(page, { from: apart(30), to: apart(90) });

    // then
    await eventually(() => scaleOf(page)).toBeCloseTo(3, 1);
    await pinch(page, { from: apart(120), to: apart(20) });
    await eventually(() => scaleOf(page)).toBe(1);
  });
});

async function matrixOf(page: Page): Promise<{ a: number; e: number }> {
  return page.getByTestId('zoom-content').evaluate((element) => {
    const { a, e } = new DOMMatrix(getComputedStyle(element).transform);
    return { a, e };
  });
}

async function scaleOf(page: Page): Promise<number> {
  return (await matrixOf(page)).a;
}

function pictureOf(page: Page): Promise<string | null> {
  return page.getByTestId('zoom-content').getByRole('img').getAttribute('src');
}

/** Thumbnails that lie within their row as a whole. */
function thumbnailsInSight(page: Page): Promise<number> {
  return page.getByRole('list', { name: 'Images du produit' }).evaluate((row) => {
    const { right } = row.getBoundingClientRect();
    return [...row.children].filter((item) => item.getBoundingClientRect().right <= right + 1).length;
  });
}

/** Two fingers, in steps as a hand makes them. */
async function pinch(page: Page, { from, to }: { from: Finger[]; to: Finger[] }): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Finger[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', from);
  for (let step = 1; step <= 10; step++) {
    const between = (start: number, end = start) => start + ((end - start) * step) / 10;
    await touch(
      'touchMove',
      from.map(({ x, y }, finger) => ({ x: between(x, to[finger]?.x), y: between(y, to[finger]?.y) })),
    );
  }
  await touch('touchEnd', []);
}
