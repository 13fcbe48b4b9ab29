/** The back office's screen of one's own second factor and sessions, as its owner uses it. */
import type { Locator, Page } from 'playwright-core';
import { codeOf, type Factor, setUpFactor } from '../../../support/second-factor';
import { shownSecret } from '../security';
import { type VisitOptions, WIDE } from '../visitor';
import { dialog as dialogOf } from './back-office';
import { it as base } from './office-test';
import type { Owner } from './password-question';

export const SET_UP = 'Set up a second factor';
export const REPLACE = 'Replace your authenticator app';
export const CODES = 'Your recovery codes';
export const REMOVE = 'Remove your second factor';

/** `it` with the screen, opened. */
export const it = base.extend(
  'open',
  ({ visit }) =>
    async ({ login }: Pick<Owner, 'login'>, options: VisitOptions = {}) => {
      const page = await visit('/admin?tab=security', { login, viewport: WIDE, ...options });
      await page.getByRole('heading', { name: 'Security', level: 1 }).waitFor();
      return page;
    },
);

export const section = (page: Page, name: 'Second factor' | 'Where you are logged in' | 'People of the shop') =>
  page.getByRole('region', { name });
export const factor = (page: Page) => section(page, 'Second factor');
export const sessions = (page: Page) => section(page, 'Where you are logged in');
export const passwordOf = (dialog: Locator) => dialog.getByLabel('Password *');
export const codeOfApp = (dialog: Locator) => dialog.getByLabel('Code *');
export const firstCode = (dialog: Locator) => dialog.getByLabel('Code of 6 digits that the app shows *');
export const keptBox = (dialog: Locator) => dialog.getByRole('checkbox', { name: 'I have kept these codes' });

/** Has the dialog show recovery codes. */
export async function showCodes(page: Page, password: string): Promise<Locator> {
  await factor(page).getByRole('button', { name: 'Set up' }).click();
  const dialog = dialogOf(page, SET_UP);
  await passwordOf(dialog).fill(password);
  await page.keyboard.press('Enter');
  await firstCode(dialog).fill(codeOf(await shownSecret(dialog)));
  await page.keyboard.press('Enter');
  await dialogOf(page, CODES).waitFor();
  return dialogOf(page, CODES);
}

/** Sets up a second factor through the calls. */
export function withFactor({ login, password }: Owner, url: string): Promise<Factor> {
  return setUpFactor({ access: login.access, password }, url);
}
