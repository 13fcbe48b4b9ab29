/** Payload's own lists and forms fit the same widths as the shop's screens. */
import { expect } from 'vitest';
import { placeOrderAt } from '../support/office/office';
import { overflowOf } from '../support/overflow';
import { logInStaff } from '../support/session';
import { it } from '../support/test';
import { open, PHONE } from '../support/visitor';

const LISTS = ['products', 'categories', 'tags', 'orders', 'wilayas', 'users', 'media', 'stock-movements'];

it.for([
  ['a phone', PHONE],
  ['a tablet', { width: 768, height: 1024 }],
  ['a small desk', { width: 1024, height: 768 }],
] as const)('the CMS fits %s with its lists and forms', async ([, viewport], { visit, shop, office }) => {
  // given: something is in each of them
  const { id, productId } = await placeOrderAt(shop.url, office);
  const login = await logInStaff(shop.url, office, 'admin');
  const page = await visit('/admin?tab=users', { login, viewport, isCalm: true });

  // then
  for (const list of LISTS) {
    await open(page, `/admin/collections/${list}`);
    if (list !== 'media') await page.getByRole('table').waitFor();
    expect(await overflowOf(page), list).toBe(0);
  }
  for (const form of [`products/${productId}`, `orders/${id}`]) {
    await open(page, `/admin/collections/${form}`);
    await page.locator('#action-save').waitFor();
    expect(await overflowOf(page), form).toBe(0);
  }
});
