/** What a page must hold in every state: nothing sticks out to the right, and axe finds nothing serious. */
import type { Page } from 'playwright-core';
import { seriousFindings } from './axe';
import { eventually } from './eventually';
import { overflowOf } from './overflow';

/** The narrowest telephone, a common one and a desk, in pixels. */
const WIDTHS = [360, 390, 1280];

/**
 * At the width that the page has, once it has come to rest: a part that is fading in has less contrast for a moment.
 * @param part the part that axe looks at
 */
export async function expectFit(page: Page, part = 'html'): Promise<void> {
  await eventually(() => overflowOf(page)).toBe(0);
  await eventually(() => seriousFindings(page, part)).toEqual([]);
}

/** At each width of the design; the page keeps the last one. */
export async function expectFitAtEachWidth(page: Page, part?: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await expectFit(page, part);
  }
}
