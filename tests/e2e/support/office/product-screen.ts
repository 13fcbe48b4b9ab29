/** The products screen of the back office, as staff use it. */
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import type { AdminProduct } from '@/contract/admin/products';
import type { BackOffice } from '../../../support/back-office';
import { sharedStaff } from '../session';
import type { VisitOptions } from '../visitor';
import { WIDE } from '../visitor';

type Visit = (path: string, options?: VisitOptions) => Promise<Page>;

/** A member of staff opens the screen. */
export async function openProducts(
  { visit, office }: { visit: Visit; office: BackOffice },
  query: Record<string, string | number> = {},
  options: VisitOptions = {},
): Promise<Page> {
  const login = await sharedStaff(inject('shop').url, office, 'staff');
  const params = new URLSearchParams({ tab: 'products', ...strings(query) });
  const page = await visit(`/admin?${params}`, { login, viewport: WIDE, ...options });
  // Behind an open dialog it is out of reach for roles.
  await page.locator('h1').getByText('Products', { exact: true }).waitFor();
  return page;
}

/** A product's form, open from its address. */
export async function openForm(
  given: { visit: Visit; office: BackOffice },
  product: Pick<AdminProduct, 'id'> | 'new',
  options: VisitOptions = {},
): Promise<Page> {
  const page = await openProducts(given, { product: product === 'new' ? 'new' : product.id }, options);
  await title(page).waitFor();
  return page;
}

function strings(query: Record<string, string | number>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
}

export function dialog(page: Page) {
  return page.getByRole('dialog', { name: /^(Add|Edit) Product$/ });
}

export function title(page: Page) {
  return dialog(page).getByLabel('Product Title *');
}

export function save(page: Page) {
  return dialog(page).getByRole('button', { name: /^(Create|Update) Product$/ });
}

/** The text below a field of the form, found by `aria-describedby`. */
export async function problemOf(page: Page, label: string): Promise<string> {
  const field = dialog(page).getByLabel(label, { exact: true });
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  const ids = (await field.getAttribute('aria-describedby'))?.split(' ') ?? [];
  return (await page.locator(`#${ids.at(-1)}`).textContent()) ?? '';
}

/** Until the form is closed. */
export function closed(page: Page): Promise<void> {
  return dialog(page).waitFor({ state: 'detached' });
}

/** The question before something is lost. */
export function question(page: Page, text: string) {
  return page.getByRole('alertdialog', { name: text });
}

export const UNSAVED = 'You have unsaved changes. Do you want to discard them?';

/** The titles in the list, grid or table. */
export function titles(page: Page): Promise<string[]> {
  return page
    .getByRole('button', { name: /^Edit / })
    .evaluateAll((buttons) => buttons.map((button) => (button.getAttribute('aria-label') ?? '').replace(/^Edit /, '')));
}
