import { describe, expect } from 'vitest';
import { toast, toasts } from '../support/catalogue';
import { nextButton } from '../support/checkout';
import { eventually } from '../support/eventually';
import { it } from '../support/test';

const TITLE = 'Information manquante';

describe('toasts', () => {
  it('are three in sight at most', async ({ visit }) => {
    // given
    const page = await visit('/checkout');
    await page.clock.install();
    await nextButton(page).click();
    await toast(page, TITLE).waitFor();
    // The clock stands still, so that no toast goes before the last has come.
    await page.clock.pauseAt(Date.now() + 1_000);

    // when
    for (let press = 2; press <= 5; press++) {
      await nextButton(page).click();
      await page.clock.runFor(100);
      await eventually(() => toasts(page).count()).toBeGreaterThanOrEqual(Math.min(press, 3));
    }

    // then
    await eventually(() => page.locator('[data-sonner-toast]').count()).toBe(5);
    expect(await page.locator('[data-sonner-toast][data-visible=true]').count()).toBe(3);
  });

  it('stay for 4 s by default', async ({ visit }) => {
    // given
    // The library that shows toasts comes with the first one, which no clock of ours can hurry.
    const page = await visit('/checkout');
    await nextButton(page).click();
    await toast(page, TITLE).waitFor();
    await toast(page, TITLE).waitFor({ state: 'detached' });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);

    // when
    await nextButton(page).click();
    await page.clock.runFor(500);
    await toast(page, TITLE).waitFor();

    // then
    await page.clock.runFor(3_400);
    expect(await toast(page, TITLE).count()).toBe(1);
    await page.clock.runFor(500);
    await toast(page, TITLE).waitFor({ state: 'detached' });
  });
});
