import { describe, expect } from 'vitest';
import { overflowOf } from '../support/overflow';
import { it } from '../support/test';
import { PHONE } from '../support/visitor';

const SCREENS = 6;

describe('the home page on a telephone', () => {
  it('is at most six screens long', async ({ visit }) => {
    // given, when
    const page = await visit('/', { viewport: PHONE });

    // then
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height / PHONE.height).toBeLessThanOrEqual(SCREENS);
  });

  it('shows the newest products in one row, whose last the keyboard reaches', async ({ visit }) => {
    // given
    const page = await visit('/', { viewport: PHONE });
    const cards = page.getByRole('region', { name: 'Derniers arrivages' }).getByRole('article');
    const boxOf = async (place: number) => (await cards.nth(place).boundingBox()) ?? { x: Number.NaN, y: Number.NaN };
    const count = await cards.count();
    const [first, second, last] = await Promise.all([boxOf(0), boxOf(1), boxOf(count - 1)]);

    // then
    expect(count).toBe(10);
    expect([second.y, last.y]).toEqual([first.y, first.y]);
    expect(second.x).toBeLessThan(PHONE.width);
    expect(last.x).toBeGreaterThan(PHONE.width);

    // when
    const isReached = () => cards.last().evaluate((card) => card.contains(document.activeElement));
    await cards
      .nth(count - 2)
      .getByRole('link')
      .focus();
    // The button of a product that is sold out is no stop.
    for (let stop = 0; stop < 2 && !(await isReached()); stop++) await page.keyboard.press('Tab');

    // then
    expect(await isReached()).toBe(true);
    const reached = await boxOf(count - 1);
    expect(reached.x).toBeGreaterThanOrEqual(0);
    expect(reached.x).toBeLessThan(PHONE.width / 2);
    expect(await overflowOf(page)).toBe(0);
  });
});
