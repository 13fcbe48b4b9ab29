/** A clerk in the back office: orders are theirs, the catalogue is there to be read, the rest is absent. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { json } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { orderBody, postOrder } from '../../support/orders';
import { eventually } from '../support/eventually';
import { it } from '../support/office/office-test';
import { CATALOGUE_TABS, tabsOf } from '../support/office/tabs';
import { readOwnOrders, register } from '../support/session';

/** The names of the screen's buttons and links, without those of the navigation and of Payload's bar. */
async function offersOf(page: Page): Promise<string[]> {
  const main = page.locator('main, .template-default__wrap').first();
  return main
    .locator('button:visible, a:visible')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''));
}

/** Addresses that answered 403 while the page was open. */
function refusals(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url());
  });
  return refused;
}

describe('a clerk in the back office', () => {
  it('reads the catalogue, with nothing to press that would be refused', async ({ visit, place, clerk }) => {
    // given
    const { productId, title } = await place();
    const page = await visit(`/admin?tab=products&search=${encodeURIComponent(title)}`, { login: clerk });
    const refused = refusals(page);
    const changing = /\b(add|new|create|edit|delete|import|export|upload)\b/i;
    const expectReadOnly = async () => expect((await offersOf(page)).filter((name) => changing.test(name))).toEqual([]);

    // then: no screen offers a change
    await page.getByRole('button', { name: title }).waitFor();
    expect(await tabsOf(page)).toEqual(['Orders', 'Packing', 'Customers', ...CATALOGUE_TABS]);
    await expectReadOnly();
    for (const [tab, shown] of [
      ['categories', 'Total Categories'],
      ['brands', 'All Brands'],
      ['stock-book', 'Every change'],
      ['missed-searches', 'What people searched for'],
    ] as const) {
      await page.goto(`/admin?tab=${tab}`);
      await page.getByText(shown).first().waitFor();
      await expectReadOnly();
    }

    // when: the stock book leads to the product
    await page.goto(`/admin?tab=stock-book&product=${productId}`);
    await page.getByRole('link', { name: title }).first().click();

    // then: which opens in the CMS, without a button that saves
    await page.waitForURL(`**/admin/collections/products/${productId}`);
    await eventually(() => page.locator('#field-title').isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: 'Save' }).count()).toBe(0);
    expect(refused).toEqual([]);
  });

  it("changes the status of a customer's order in the CMS too, and nothing else of it", async ({
    visit,
    shop,
    office,
    clerk,
  }) => {
    // given
    const customer = await register(shop.url);
    const { order_id: id } = await json<{ order_id: number }>(
      await postOrder(shop.url, orderBody((await createProduct(office)).id), {
        Authorization: `Bearer ${customer.access}`,
      }),
      201,
    );
    const page = await visit(`/admin/collections/orders/${id}`, { login: clerk });
    const refused = refusals(page);

    // when
    await page.locator('#field-status .rs__control').click();
    await page.locator('#field-status').getByRole('option', { name: 'Processing', exact: true }).click();
    await page.getByRole('button', { name: 'Save' }).click();

    // then
    await eventually(async () => (await readOwnOrders(shop.url, customer.access))[0]).toMatchObject({
      status: 'processing',
    });
    expect(await page.locator('#field-total').isDisabled()).toBe(true);
    expect(refused).toEqual([]);
  });
});
