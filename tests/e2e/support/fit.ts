/** What a page must hold in every state: nothing sticks out to the right, and axe finds nothing serious. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { seriousFindings } from './axe';
import { eventually } from './eventually';
import { overflowOf } from './overflow';

/** The narrowest telephone, a common one and a desk, in pixels. */
const WIDTHS = [360, 390, 1280];

/** At the width that the page has. `state` names the state in a failure. */
export async function expectFit(page: Page, state = 'the page'): Promise<void> {
  expect(await overflowOf(page), state).toBe(0);
  expect(await seriousFindings(page), state).toEqual([]);
}

/** At each width of the design; the page keeps the last one. `part` is the part that axe looks at. */
export async function expectFitAtEachWidth(page: Page, state = 'the page', part = 'html'): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    // A page that has just been resized may still be moving.
    await eventually(() => overflowOf(page)).toBe(0);
    expect(await seriousFindings(page, part), `${state} at ${width} px`).toEqual([]);
  }
}
