/** Answers that are not the shop's, as a proxy in between may give: reported like any failure, with a retry. */
import type { LoginAnswer } from '@/contract/accounts';
import { createProduct } from '../support/back-office';
import { DESK } from './support/back-office';
import { answerCall } from './support/blind-shop';
import { logInStaff } from './support/session';
import { it as base } from './support/test';
import { NOWHERE, open } from './support/visitor';

const it = base.extend(
  'login',
  { scope: 'file' },
  ({ shop, office }): Promise<LoginAnswer> => logInStaff(shop.url, office, 'admin'),
);

const DATA = 'Failed to load data. Please try again.';

it.for([
  ['orders', '/api/admin/orders/', 'Invalid data format received from server'],
  ['products', '/api/admin/products/', DATA],
  ['products', '/api/categories-tags/', `Categories and brands: ${DATA}`],
  ['shipping', '/api/admin/wilayas/', 'Failed to load shipping settings.'],
  ['categories', '/api/admin/categories2/', 'Failed to load categories.'],
  ['brands', '/api/admin/tags/', 'Failed to load brands.'],
  ['dashboard', '/api/admin/dashboard/', 'Failed to load the dashboard.'],
] as const)('the screen %s whose %s answers nothing of ours', async ([tab, path, said], { visit, login }) => {
  // given
  const page = await visit(NOWHERE, { login, viewport: DESK });
  await answerCall(page, { path, json: {} });

  // when
  await open(page, `/admin?tab=${tab}`);
  await page.getByRole('alert').getByText(said, { exact: true }).waitFor();
  await page.unroute(`**${path}*`);
  await page.getByRole('button', { name: 'Try again' }).first().click();

  // then
  await page.getByRole('alert').getByText(said, { exact: true }).waitFor({ state: 'detached' });
});

it("the dialog of a product whose answer is not the shop's", async ({ visit, login, office }) => {
  // given
  const { id, title } = await createProduct(office);
  const page = await visit(NOWHERE, { login, viewport: DESK });
  const path = `/api/admin/products/${id}/`;
  await answerCall(page, { path, json: {} });

  // when
  await open(page, `/admin?tab=products&product=${id}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByText(DATA, { exact: true }).waitFor();
  await page.unroute(`**${path}*`);
  await dialog.getByRole('button', { name: 'Try again' }).click();

  // then
  await dialog.getByText(title).first().waitFor();
});
