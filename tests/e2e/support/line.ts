/** A line that is cut, or silent. */
import type { Locator, Page } from 'playwright-core';

/** The addresses of the shop's scripts. */
export const SCRIPTS = '**/_next/static/chunks/*.js';

/** The shop's message over a page if a page or part that was clicked could not be fetched. */
export function lineNotice(page: Page) {
  return page.getByRole('alert').filter({ hasText: 'La connexion est coupée. Vérifiez votre réseau, puis réessayez.' });
}

/** Its button for another try. */
export function retry(page: Page) {
  return lineNotice(page).getByRole('button', { name: 'Réessayer' });
}

/** The same in the back office. */
export function officeNotice(page: Page) {
  return page.getByRole('alert').filter({ hasText: 'The line is down. Check your connection, then try again.' });
}

/** The message in place of a part that could not be fetched. */
export function lineDown(within: Page | Locator) {
  return within.getByRole('status').filter({ hasText: 'Connexion impossible. Vérifiez votre réseau puis réessayez.' });
}

export async function cut(page: Page): Promise<void> {
  await page.context().setOffline(true);
}

export async function mend(page: Page): Promise<void> {
  await page.context().setOffline(false);
}

/** For a page that is not opened yet: its browser is offline before any script listens. The test takes down the calls itself. */
export async function beginOffline(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => 'isOnline' in window });
  });
}

/** Tells a page that began offline that the line is back. */
export async function comeOnline(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { isOnline: true });
    dispatchEvent(new Event('online'));
  });
}
