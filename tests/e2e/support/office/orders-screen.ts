/** `it` with the screen of orders, opened by an admin. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from '../eventually';
import { logInStaff } from '../session';
import { it as base } from '../test';
import { type VisitOptions, WIDE } from '../visitor';

export const it = base
  .extend('admin', { scope: 'file' }, ({ shop, office }) => logInStaff(shop.url, office, 'admin'))
  .extend(
    'open',
    ({ visit, admin }) =>
      (query = '', options: VisitOptions = {}) =>
        visit(`/admin?tab=orders${query}`, { login: admin, viewport: WIDE, ...options }),
  );

/** Stops the page's clock, which then advances only when the test moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Expects, on a page with a stopped clock, that words appear and are gone so many milliseconds later, not earlier. */
export async function expectShownFor(page: Page, { text, ms }: { text: string; ms: number }): Promise<void> {
  const shown = page.getByText(text, { exact: true });
  await eventually(async () => {
    await page.clock.runFor(10);
    return shown.count();
  }).toBe(1);
  await page.clock.runFor(ms - 300);
  expect(await shown.count()).toBe(1);
  await page.clock.runFor(300);
  await shown.waitFor({ state: 'detached' });
}
