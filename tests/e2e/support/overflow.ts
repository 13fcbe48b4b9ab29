import type { Page } from 'playwright-core';

/** How far the page sticks out to the right, in pixels. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
