import type { Page } from 'playwright-core';
import type { LoginAnswer } from '@/contract/accounts';
import type { BackOffice } from '../../../support/back-office';
import { ownWord } from '../catalogue';
import { logInStaff } from '../session';
import { it as base } from '../test';

export const SCREEN = '/admin?tab=categories';
export const CALL = '/api/admin/categories2/';
export const NAME = 'Category Name *';

export const it = base.extend(
  'login',
  { scope: 'file' },
  ({ shop, office }): Promise<LoginAnswer> => logInStaff(shop.url, office, 'staff'),
);

export const make = (office: BackOffice, data: Record<string, unknown> = {}) =>
  office.create<{ id: number; name: string; slug: string }>('categories', { name: `Rayon ${ownWord()}`, ...data });

/** A row of the list, without those below it. */
export function row(page: Page, name: string) {
  const heading = page.getByRole('heading', { level: 3, name, exact: true });
  return page.getByRole('listitem').filter({ has: heading }).last();
}
export const nameOf = (page: Page, name: string) => page.getByRole('heading', { level: 3, name, exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
