/** The status of an order in the back office's list. */
import { describe, expect } from 'vitest';
import { eventually } from '../support/eventually';
import { isFocused } from '../support/keyboard';
import { ownSurname, placeOrderAt, rowOf, searchNumber } from '../support/office/office';
import { expectShownFor, it, stopClock } from '../support/office/orders-screen';
import { holdAnswer, holdBack, recordRequests } from '../support/requests';
import { PHONE } from '../support/visitor';

const LIST = '**/api/admin/orders/?*';

describe('the status in the list', () => {
  it('keeps the choice when an earlier search answers after it', async ({ open, shop, office }) => {
    // given: what the search finds is of before the change, and still on its way
    const lastName = ownSurname();
    await placeOrderAt(shop.url, office, { customer: { lastName } });
    const { id } = await placeOrderAt(shop.url, office, { customer: { lastName } });
    const page = await open(`&customer=${lastName}`);
    const status = rowOf(page, id).getByRole('combobox');
    await status.waitFor();
    const { found, release } = await holdAnswer(page, LIST);
    await searchNumber(page, String(id));
    await found;

    // when
    await status.selectOption('shipping');
    await page.getByText('Status updated successfully!').waitFor();
    release();

    // then
    await page.getByRole('status').getByText('1 order', { exact: true }).waitFor();
    expect(await status.inputValue()).toBe('shipping');
  });

  it('is shown in the list that stays until a slow search answers', async ({ open, shop, office }) => {
    // given
    const lastName = ownSurname();
    const { id } = await placeOrderAt(shop.url, office, { customer: { lastName } });
    const page = await open(`&customer=${lastName}`);
    const status = rowOf(page, id).getByRole('combobox');
    await status.waitFor();
    const { release } = await holdBack(page, '/api/admin/orders/');
    const searching = page.waitForRequest(LIST);
    await searchNumber(page, String(id));
    await searching;

    // when
    await status.selectOption('shipping');
    await page.getByText('Status updated successfully!').waitFor();

    // then
    await eventually(() => status.isEnabled()).toBe(true);
    expect(await status.inputValue()).toBe('shipping');
    release();
  });

  it('that somebody else has changed is reported, shown, and not overwritten', async ({ open, shop, office }) => {
    const lastName = ownSurname();
    const { id } = await placeOrderAt(shop.url, office, { customer: { lastName } });
    const page = await open(`&customer=${lastName}`, { provokes: [409] });
    const status = rowOf(page, id).getByRole('combobox');
    await status.waitFor();

    await office.update('orders', id, { status: 'cancelled' });
    await stopClock(page);
    await status.selectOption('shipping');

    const told =
      'Failed to update order status: Somebody else has set this order to "Cancelled" meanwhile. Nothing was changed.';
    await expectShownFor(page, { text: told, ms: 5_000 });
    await page.clock.resume();
    await eventually(() => status.inputValue()).toBe('cancelled');
  });

  it('leaves the controls above the list free on a phone while it shows a message', async ({ open, shop, office }) => {
    // given
    const lastName = ownSurname();
    const { id } = await placeOrderAt(shop.url, office, { customer: { lastName } });
    const page = await open(`&customer=${lastName}`, { viewport: PHONE, provokes: [409] });
    const status = rowOf(page, id).getByRole('combobox');
    await status.waitFor();
    await office.update('orders', id, { status: 'cancelled' });
    await stopClock(page);

    // when
    await status.selectOption('shipping');

    // then
    const message = page.getByRole('alert').filter({ hasText: 'Failed to update order status' });
    await message.waitFor();
    const [told, box] = [await message.boundingBox(), await page.locator('#select-page').boundingBox()];
    expect(told?.y).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0));
    expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
  });

  it('moves nothing while a message is shown', async ({ open, shop, office }) => {
    const lastName = ownSurname();
    const { id } = await placeOrderAt(shop.url, office, { customer: { lastName } });
    const page = await open(`&customer=${lastName}`);
    await rowOf(page, id).waitFor();
    const before = await rowOf(page, id).boundingBox();

    await rowOf(page, id).getByRole('combobox').selectOption('shipping');
    await page.getByText('Status updated successfully!').waitFor();

    expect(await rowOf(page, id).boundingBox()).toEqual(before);
  });

  it('is chosen by keyboard from its open list, and gets the focus back once saved', async ({ open, shop, office }) => {
    // given
    const lastName = ownSurname();
    const { id } = await placeOrderAt(shop.url, office, { customer: { lastName } });
    const page = await open(`&customer=${lastName}`);
    const status = rowOf(page, id).getByRole('combobox');
    await status.focus();
    const changes = recordRequests(page, `/api/admin/orders/${id}/status/`);

    // when: keys that would change a closed list at once
    for (const key of ['ArrowDown', 'End', 'c', 'ArrowRight']) {
      await page.keyboard.press(key);
      // then they open it
      await eventually(() => status.evaluate((select) => select.matches(':open'))).toBe(true);
      await page.keyboard.press('Escape');
      await eventually(() => status.evaluate((select) => select.matches(':open'))).toBe(false);
    }
    expect(await status.inputValue()).toBe('pending');
    expect(changes).toEqual([]);

    // and when stepping past a status in the open list
    await page.keyboard.press('ArrowDown');
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);

    // then it alone is saved, and the keyboard goes on from there
    await page.getByText('Status updated successfully!').waitFor();
    expect(await status.inputValue()).toBe('shipping');
    expect(changes).toHaveLength(1);
    await eventually(() => isFocused(status)).toBe(true);
  });
});
