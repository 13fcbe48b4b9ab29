import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { seriousFindings } from '../axe';
import { eventually } from '../eventually';
import { overflowOf } from '../overflow';

/** Expects that the page does not stick out to the right, and that axe finds nothing serious on it or in a part of it. */
export async function expectFit(page: Page, part?: string): Promise<void> {
  await eventually(() => overflowOf(page)).toBe(0);
  expect(await seriousFindings(page, part)).toEqual([]);
}
