import type { Page } from 'playwright-core';
import type { LoginAnswer } from '@/contract/accounts';
import type { AdminTag, AdminTagsAnswer } from '@/contract/admin/tags';
import { askAdmin } from '../../support/admin-calls';
import { json } from '../../support/api';
import { logInStaff } from './session';
import { it as base } from './test';

export const SCREEN = '/admin?tab=brands';
export const CALL = '/api/admin/tags/';
export const NAME = 'Brand Name *';
export const SLUG = 'Slug *';
export const IMAGE = 'Brand Image (Optional)';

export const it = base.extend(
  'login',
  { scope: 'file' },
  ({ shop, office }): Promise<LoginAnswer> => logInStaff(shop.url, office, 'staff'),
);

export const readAll = async () => json<AdminTagsAnswer>(await askAdmin(CALL));
export const readOne = async (id: number) => (await readAll()).tags.find((tag) => tag.id === id);
export const brand = (changes: Partial<AdminTag> = {}): AdminTag => ({
  id: 1,
  name: 'Élan',
  slug: 'elan',
  image_url: null,
  count: 2,
  updated_at: '2026-11-20T09:30:00.000Z',
  ...changes,
});

export const nameOf = (page: Page, name: string) => page.getByRole('heading', { level: 3, name, exact: true });
export const row = (page: Page, name: string) => page.getByRole('listitem').filter({ has: nameOf(page, name) });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search brands...' });
export const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });
