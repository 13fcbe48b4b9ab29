import type { Page } from 'playwright-core';

/** The ways out of the dialog that is open. */
export const WAYS_OUT: readonly ((page: Page) => Promise<unknown>)[] = [
  (page) => page.keyboard.press('Escape'),
  (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
  (page) => page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click(),
  (page) => page.mouse.click(5, 5),
  (page) => page.evaluate(() => window.history.back()),
];
