import type { Page } from 'playwright-core';
import { eventually } from './eventually';

/** Types while the page's clock stands still, so that on a busy machine no pause between two letters is taken for the end. */
export async function typeAtOnce(page: Page, type: () => Promise<void>): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await type();
  await page.clock.resume();
}

/** Milliseconds on the page's own clock from the last letter that `type` types until the page asks for a path. */
export async function waitedBefore(page: Page, path: string, type: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    document.addEventListener('input', () => performance.mark('typed'), { capture: true });
    performance.clearResourceTimings();
  });
  await type();
  const read = () =>
    page.evaluate((asked) => {
      const typed = performance.getEntriesByName('typed').at(-1);
      const request = performance.getEntriesByType('resource').find(({ name }) => name.includes(asked));
      return typed && request ? request.startTime - typed.startTime : null;
    }, path);
  await eventually(read).not.toBeNull();
  return (await read()) ?? 0;
}
