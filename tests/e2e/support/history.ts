import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from './eventually';

/** Waits until a drawer that has just opened is an entry of the history, so that the way back closes it. */
export async function untilEntered(page: Page): Promise<void> {
  await eventually(() => page.evaluate(() => history.state?.overlay)).toEqual(expect.any(String));
}
