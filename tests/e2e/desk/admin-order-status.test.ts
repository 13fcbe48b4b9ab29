/** The status of an order in the back office's list. */
import { describe, expect } from 'vitest';
import { eventually } from '../support/eventually';
import { isFocused } from '../support/keyboard';
import { ownSurname, rowOf, searchNumber } from '../support/office/office';
import { expectShownFor, it, stopClock } from '../support/office/orders-screen';
import { holdAnswer, holdBack, recordRequests } from '../support/requests';
import { PHONE } from '../support/visitor';

const LIST = '**/api/admin/orders/?*';

describe('the status in the list', () => {
  it('keeps the choice when an earlier search answers after it', async ({ open, place }) => {
    // given: what the search finds is of before the change, and still on its way
    const lastName = ownSurname();
    await place({ customer: { lastName } });
    const { id } = await place({ customer: { lastName } });
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

  it('is shown in the list that stays until a slow search answers', async ({ list }) => {
    // given
    const { page, id, status } = await list();
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

  it('that somebody else has changed is reported, shown, and not overwritten; the controls stay free on a phone', async ({
    list,
    office,
  }) => {
    // given
    const { page, id, status } = await list({ viewport: PHONE, provokes: [409] });
    await office.update('orders', id, { status: 'cancelled' });
    await stopClock(page);

    // when
    await status.selectOption('shipping');

    // then
    const message = page.getByRole('alert').filter({ hasText: 'Failed to update order status' });
    await message.waitFor();
    const [said, box] = [await message.boundingBox(), await page.locator('#select-page').boundingBox()];
    expect(said?.y).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0));
    expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
    const reason = 'Somebody else has set this order to "Cancelled" meanwhile. Nothing was changed.';
    await expectShownFor(page, { text: `Failed to update order status: ${reason}`, ms: 5_000 });
    await page.clock.resume();
    await eventually(() => status.inputValue()).toBe('cancelled');
  });

  it('is chosen by keyboard from its open list, and gets the focus back once saved; no message moves it', async ({
    list,
  }) => {
    // given
    const { page, id, row, status } = await list();
    const before = await row.boundingBox();
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
    expect(await row.boundingBox()).toEqual(before);
    expect(await status.inputValue()).toBe('shipping');
    expect(changes).toHaveLength(1);
    await eventually(() => isFocused(status)).toBe(true);
  });
});
