import type { Page } from 'playwright-core';

export function navigation(page: Page) {
  return page.getByRole('navigation', { name: 'Back office' });
}

/** The entries of the menu, without the number of new orders, which other tests place too. */
export async function tabsOf(page: Page): Promise<string[]> {
  const names = await navigation(page).getByRole('link').allTextContents();
  return names.map((name) => name.replace(/^Orders\d+\+?$/, 'Orders'));
}

/** The entries of the back office's menu that every role sees, in their order. */
export const CATALOGUE_TABS = [
  'Products',
  'Categories',
  'Brands',
  'Stock book',
  'Quotes',
  'Part requests',
  'Missed searches',
  'Security',
  'Profile',
];

/** The entries that staff see, who also edit the catalogue. */
export const STAFF_TABS = CATALOGUE_TABS.toSpliced(CATALOGUE_TABS.indexOf('Stock book'), 0, 'Boilers');
