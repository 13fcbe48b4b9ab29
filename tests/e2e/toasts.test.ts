import { describe, expect } from 'vitest';
import { toast, toasts } from './support/catalogue';
import { nextButton } from './support/checkout';
import { eventually } from './support/eventually';
import { it } from './support/test';

const TITLE = 'Information manquante';

describe('toasts', () => {
  it('are three in sight at most', async ({ visit }) => {
    // given
    const page = await visit('/checkout');

    // when
    for (let press = 1; press <= 5; press++) {
      await nextButton(page).click();
      await eventually(() => toasts(page).count()).toBeGreaterThanOrEqual(Math.min(press, 3));
    }

    // then
    await eventually(() => page.locator('[data-sonner-toast]').count()).toBe(5);
    expect(await page.locator('[data-sonner-toast][data-visible=true]').count()).toBe(3);
  });

  it('stay for 4 s by default', async ({ visit }) => {
    // given
    const page = await visit('/checkout');
    await nextButton(page).click();
    await toast(page, TITLE).waitFor();
    const shownAt = Date.now();

    // when
    await toast(page, TITLE).waitFor({ state: 'detached' });

    // then
    // A busy machine sees it late, and gone late: still nearer to 4 s than to the 2 s or 7 s of others.
    expect(Date.now() - shownAt).toBeGreaterThan(2_500);
    expect(Date.now() - shownAt).toBeLessThan(6_900);
  });
});
