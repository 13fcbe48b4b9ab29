/** Payload's own forms: saved, saved again, and refused if the copy is outdated. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { LoginAnswer } from '@/contract/accounts';
import { officeProblemWords } from '@/words/en/problems';
import { json } from '../../support/api';
import { createPerson } from '../../support/people';
import { photograph, upload } from '../../support/uploads';
import { eventually } from '../support/eventually';
import { DESK } from '../support/office/back-office';
import { placeOrderAt } from '../support/office/office';
import { logInStaff } from '../support/session';
import { it as base } from '../support/test';

const it = base.extend(
  'login',
  { scope: 'file' },
  ({ shop, office }): Promise<LoginAnswer> => logInStaff(shop.url, office, 'admin'),
);

const type = (field: string) => async (page: Page, text: string) => page.locator(`#field-${field}`).fill(text);

async function chooseStatus(page: Page, status: string): Promise<void> {
  await page.locator('#field-status .rs__control').click();
  await page.locator('#field-status').getByRole('option', { name: status, exact: true }).click();
}

async function save(page: Page): Promise<void> {
  await page.locator('#action-save').click();
}

describe.each([
  ['orders', chooseStatus, 'status', ['Processing', 'Shipping', 'Delivered'], (text: string) => text.toLowerCase()],
  ['users', type('firstName'), 'firstName', ['Une', 'Deux', 'Trois'], (text: string) => text],
  ['media', type('alt'), 'alt', ['Une', 'Deux', 'Trois'], (text: string) => text],
] as const)('the form of %s', (collection, enter, field, [first, second, third], stored) => {
  it('is saved, saved again, and refused if somebody else was quicker', async ({ visit, login, office, shop }) => {
    // given
    const documents = {
      orders: async () => (await placeOrderAt(shop.url, office)).id,
      users: async () => (await createPerson({ url: shop.url, admin: office, role: 'customer' })).id,
      media: async () => {
        const file = await photograph('png');
        const sent = await upload({ url: shop.url, token: office.token, file, alt: randomUUID() });
        return (await json<{ doc: { id: number } }>(sent, 201)).doc.id;
      },
    };
    const id = await documents[collection]();
    const kept = async () => (await json<Record<string, unknown>>(await office.ask(`${collection}/${id}`)))[field];
    const page = await visit(`/admin/collections/${collection}/${id}`, { login, viewport: DESK, provokes: [409] });

    // when
    await enter(page, first);
    await save(page);
    await eventually(kept).toBe(stored(first));
    await enter(page, second);
    await save(page);

    // then
    await eventually(kept).toBe(stored(second));
    expect(await page.getByText(officeProblemWords.staleEdit).count()).toBe(0);

    // when
    await json(await office.update(collection, id, { [field]: stored(third) }));
    await enter(page, first);
    // Payload may notice first, and lay its own question over the button.
    await page.locator('#action-save').dispatchEvent('click');

    // then
    await page.getByText(officeProblemWords.staleEdit).first().waitFor();
    expect(await kept()).toBe(stored(third));
  });
});
