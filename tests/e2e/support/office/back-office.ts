/** The back office's screens, as its staff see them. */
import type { Page } from 'playwright-core';
import { picture } from '../../../support/upload-files';

export const DESK = { width: 1280, height: 800 };
export const TABLET = { width: 768, height: 1024 };

export function main(page: Page) {
  return page.locator('.bo').filter({ has: page.getByRole('heading', { level: 1 }) });
}

export function dialog(page: Page, name: string) {
  return page.getByRole('dialog', { name, exact: true });
}

/** What is asked before something is deleted. */
export function question(page: Page) {
  return page.getByRole('alertdialog');
}

/** What passes by in a corner once something is done. */
export function said(page: Page, text: string | RegExp) {
  return page.locator('[data-sonner-toast]').filter({ hasText: text });
}

type Chosen = { name: string; mimeType: string; buffer: Buffer };

/** A picture as a file input takes it. */
export async function chosenPicture(): Promise<Chosen> {
  const file = await picture();
  return { name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) };
}
