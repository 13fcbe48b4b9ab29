/** The invoice of an order, from the order's dialog: its tab to print from, and its PDF. */
import { describe, expect } from 'vitest';
import { isFocused } from '../support/keyboard';
import { downloaded, orderDialog, placeOrderAt } from '../support/office/office';
import { it } from '../support/office/orders-screen';
import { holdBack } from '../support/requests';

describe('the invoice', () => {
  it('opens in its own tab as a PDF', async ({ open, shop, office }) => {
    // given
    const { id } = await placeOrderAt(shop.url, office);
    const page = await open(`&order=${id}`);
    const answered = page.context().waitForEvent('response', (answer) => answer.url().endsWith(`/admin/invoice/${id}`));

    const tab = page.context().waitForEvent('page');

    // when
    await orderDialog(page, id).getByRole('button', { name: 'Print Invoice' }).click();

    // then: the tests' browser has no viewer, and would save it
    await tab;
    const headers = (await answered).headers();
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="facture-${id}.pdf"`,
    });
    await orderDialog(page, id).waitFor();
  });

  it('is saved as PDF, and its button keeps the focus meanwhile', async ({ open, shop, office }) => {
    // given
    const { id } = await placeOrderAt(shop.url, office);
    const page = await open(`&order=${id}`);
    const { release } = await holdBack(page, `/api/admin/orders/${id}/invoice/`);
    await page.getByRole('button', { name: 'Download PDF' }).focus();

    // when
    await page.keyboard.press('Enter');

    // then
    const saving = page.getByRole('button', { name: 'Downloading...' });
    await saving.waitFor();
    expect([await saving.getAttribute('aria-disabled'), await isFocused(saving)]).toEqual(['true', true]);
    const { name, bytes } = await downloaded(page, async () => release());
    expect(name).toBe(`facture-${id}.pdf`);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
