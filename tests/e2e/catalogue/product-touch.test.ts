import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { demoProductPath } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { it } from '../support/test';
import { PHONE, WIDE } from '../support/visitor';

const WITH_FOUR_PICTURES = 'Circulateur UPS 25-60 180 mm Grundfos';

type Finger = { x: number; y: number };

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

describe('the thumbnails of a wide screen with touch', () => {
  it('are three, as on a phone', async ({ browser, shop }) => {
    // given
    const context = await browser.newContext({ baseURL: shop.url, viewport: WIDE, hasTouch: true });
    const page = await context.newPage();

    // when
    await page.goto(await demoProductPath(shop.url, WITH_FOUR_PICTURES));

    // then
    const row = page.getByRole('list', { name: 'Images du produit' });
    const room = (await row.boundingBox())?.width ?? 0;
    const each = (await row.getByRole('listitem').first().boundingBox())?.width ?? 0;
    expect(Math.floor(room / each)).toBe(3);
    await context.close();
  });
});

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

function scaleOf(page: Page): Promise<number> {
  return page.getByTestId('zoom-content').evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
}
