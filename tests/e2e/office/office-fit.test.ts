/** What every screen of the back office must hold at each width: nothing sticks out, and axe finds nothing serious. */
import { expect } from 'vitest';
import { seriousFindings } from '../support/axe';
import { eventually } from '../support/eventually';
import { TABLET } from '../support/office/back-office';
import { overflowOf } from '../support/overflow';
import { sharedStaff } from '../support/session';
import { it } from '../support/test';
import { WIDE } from '../support/visitor';

/** `ready` is a heading of the screen's own; `form` is opened and sent as it is, so that its errors are shown too. */
const SCREENS: { tab: string; ready: string; open?: string; form?: [opener: string, submit: string] }[] = [
  { tab: 'brands', ready: 'All Brands', form: ['Add Brand', 'Create Brand'] },
  { tab: 'categories', ready: 'Category Hierarchy', open: 'Expand all', form: ['Add Category', 'Create Category'] },
  { tab: 'shipping', ready: 'Alger', form: ['Add Wilaya', 'Save'] },
  { tab: 'products', ready: 'Products' },
  { tab: 'products&view=list', ready: 'Products' },
  { tab: 'users', ready: 'Users' },
];

it.for(SCREENS)('$tab fits every width and is accessible, its form too', async (screen, { visit, shop, office }) => {
  const { tab, ready, open, form } = screen;
  const login = await sharedStaff(shop.url, office, 'admin');
  const page = await visit(`/admin?tab=${tab}`, { login, viewport: WIDE, isCalm: true });
  await page.getByRole('heading', { name: ready, exact: true }).waitFor();
  await eventually(() => page.getByText('Loading...').count()).toBe(0);
  if (open) await page.getByRole('button', { name: open }).click();

  for (const viewport of [TABLET, WIDE]) {
    await page.setViewportSize(viewport);
    await eventually(() => overflowOf(page)).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
  }
  if (!form) return;
  await page.getByRole('button', { name: form[0], exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: form[1] }).click();
  await page.locator('[aria-invalid=true]').first().waitFor();
  for (const viewport of [WIDE, TABLET]) {
    await page.setViewportSize(viewport);
    expect(await seriousFindings(page, '[role=dialog]')).toEqual([]);
  }
});
