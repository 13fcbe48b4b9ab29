/** The details of an order and its mails. */

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { formatOfficeAmount } from '@/domain/money';
import { seriousFindings } from './support/axe';
import { eventually } from './support/eventually';
import { isFocused } from './support/keyboard';
import { orderDialog, ownSurname, placeOrderAt, rowOf } from './support/office';
import { expectShownFor, it, stopClock } from './support/orders-screen';
import { overflowOf } from './support/overflow';
import { holdBack } from './support/requests';
import { PHONE, reload } from './support/visitor';

/** The value beside a name in the dialog. */
const FACT = (name: string) => `xpath=//dt[normalize-space()="${name}"]/following-sibling::dd`;

const previewOf = (page: Page) => page.getByRole('dialog', { name: 'Email update to the customer' });

async function sendPreviewed(page: Page): Promise<void> {
  await previewOf(page).getByRole('button', { name: 'Send', exact: true }).click();
}

describe('the details of an order', () => {
  it('open by a click, have an address, and hold every field', async ({ open, shop, office }) => {
    // given
    const lastName = ownSurname();
    const { id, title, total } = await placeOrderAt(shop.url, office, {
      quantity: 2,
      customer: { lastName, phone: '0550 12 34 56' },
      shipping: { postalCode: '16000', additionalInfo: 'Sonner deux fois' },
    });
    const page = await open(`&customer=${lastName}`);

    // when
    // The number's button covers the row, so a click anywhere in it opens the order.
    const place = await rowOf(page, id).getByText(lastName).boundingBox();
    await page.mouse.click((place?.x ?? 0) + 5, (place?.y ?? 0) + 5);

    // then
    const dialog = orderDialog(page, id);
    await dialog.getByRole('heading', { name: 'Order Summary' }).waitFor();
    const fact = (name: string) => dialog.locator(FACT(name)).innerText();
    expect(await fact('Name')).toBe(`Amine ${lastName}`);
    expect(await fact('Email')).toBe('amine@example.com');
    expect(await fact('Phone')).toBe('0550 12 34 56');
    expect(await fact('Address')).toBe('12 rue Didouche Mourad');
    expect(await fact('City')).toBe('Alger');
    expect(await fact('Region')).toBe('Alger');
    expect(await fact('Postal Code')).toBe('16000');
    expect(await fact('Additional Info')).toBe('Sonner deux fois');
    expect(await fact('Order Date')).toMatch(/^[A-Z][a-z]+ \d{1,2}, 20\d\d at \d{1,2}:\d\d\s[AP]M$/);
    expect(await fact('Payment Method')).toBe('Cash on delivery');
    expect(await fact('Delivery Method')).toBe('Home');
    expect(await fact('Items (2)')).toBe('$2,501.00');
    expect(await fact('Shipping')).toBe(`$${formatOfficeAmount(total - 2501)}`);
    expect(await fact('Tax')).toBe('$0.00');
    expect(await fact('Total')).toBe(`$${formatOfficeAmount(total)}`);
    const items = dialog.getByRole('region', { name: 'Order Items' });
    for (const text of [title, 'Quantity: 2', '$1,250.50 each', '$2,501.00']) await items.getByText(text).waitFor();
    for (const title of ['Customer Information', 'Shipping Address', 'Order Items', 'Order Status']) {
      await dialog.getByRole('heading', { name: title, exact: true }).waitFor();
    }
    await dialog.getByRole('list', { name: 'Status history' }).getByText('by guest').waitFor();

    // and: the address names it until it is closed
    expect(new URL(page.url()).searchParams.get('order')).toBe(String(id));
    await reload(page);
    await dialog.getByRole('heading', { name: 'Order Summary' }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).searchParams.has('order')).toBe(false);
  });

  it('say what is missing, what is free, and that there are no items', async ({ open, shop, office, database }) => {
    const { id } = await placeOrderAt(shop.url, office);
    await database.query(
      `UPDATE orders SET customer_first_name = NULL, customer_last_name = '', customer_email = NULL, customer_phone = NULL,
         charges = jsonb_build_array(jsonb_build_object('kind', 'subtotal', 'amount', total)),
         shipping_additional_info = NULL WHERE id = $1`,
      [id],
    );
    await database.query('DELETE FROM orders_items WHERE _parent_id = $1', [id]);

    const page = await open(`&order=${id}`);

    const dialog = orderDialog(page, id);
    await dialog.getByText('No items found').waitFor();
    const fact = (name: string) => dialog.locator(FACT(name)).innerText();
    expect([await fact('Name'), await fact('Email'), await fact('Phone')]).toEqual(['N/A', 'N/A', 'N/A']);
    expect(await fact('Shipping')).toBe('Free');
    expect(await dialog.getByText('Postal Code').count()).toBe(0);
    expect(await dialog.getByText('Additional Info').count()).toBe(0);
  });

  it('change the status, and show who changed it and when', async ({ open, shop, office, admin }) => {
    // given
    const lastName = ownSurname();
    const { id } = await placeOrderAt(shop.url, office, { customer: { lastName } });
    const page = await open(`&order=${id}&customer=${lastName}`);
    const dialog = orderDialog(page, id);
    const status = dialog.getByRole('combobox', { name: 'Order Status' });
    await status.waitFor();
    const { release } = await holdBack(page, `/api/admin/orders/${id}/status/`);

    // when
    await status.focus();
    await status.selectOption('processing');

    // then
    await dialog.getByLabel('Saving').waitFor();
    expect(await status.isDisabled()).toBe(true);
    await stopClock(page);
    release();
    await expectShownFor(page, { text: 'Status updated successfully!', ms: 3_000 });
    await eventually(() => isFocused(status)).toBe(true);
    const history = dialog.getByRole('list', { name: 'Status history' }).getByRole('listitem');
    await history.nth(1).getByText(`by ${admin.user.username}`).waitFor();
    expect(await history.nth(1).innerText()).toContain('Processing');
    expect(await status.getAttribute('data-color')).toBe('blue');
    await page.keyboard.press('Escape');
    expect(await rowOf(page, id).getByRole('combobox').inputValue()).toBe('processing');
  });

  it('show why a status was refused', async ({ open, shop, office }) => {
    const { id, productId } = await placeOrderAt(shop.url, office, { stock: 1 });
    await office.update('orders', id, { status: 'cancelled' });
    await office.update('products', productId, { stock: 0 });
    const page = await open(`&order=${id}`, { provokes: [409] });
    const dialog = orderDialog(page, id);

    const status = dialog.getByRole('combobox', { name: 'Order Status' });
    await status.waitFor();
    await stopClock(page);
    await status.selectOption('pending');

    await expectShownFor(page, { text: 'The pieces of this order are no longer in stock', ms: 5_000 });
    expect(await status.inputValue()).toBe('cancelled');
  });

  it('report a status that was refused without a reason', async ({ open, shop, office }) => {
    const { id } = await placeOrderAt(shop.url, office);
    const page = await open(`&order=${id}`, { provokes: [500] });
    const status = orderDialog(page, id).getByRole('combobox', { name: 'Order Status' });
    await status.waitFor();
    await page.route('**/status/', (route) => route.fulfill({ status: 500, body: '' }));
    await stopClock(page);

    await status.selectOption('delivered');

    await expectShownFor(page, { text: 'Failed to update status', ms: 5_000 });
    expect(await status.inputValue()).toBe('pending');
  });

  it('link to e-mail, telephone and products', async ({ open, shop, office }) => {
    // given: a product with a part number
    const reference = ownSurname();
    const { id, productId, title } = await placeOrderAt(shop.url, office, {
      reference,
      customer: { phone: '0550 12 34 56' },
    });
    const page = await open(`&order=${id}`);
    const dialog = orderDialog(page, id);

    // then
    const address = (name: string) => dialog.getByRole('link', { name }).getAttribute('href');
    expect(await address('amine@example.com')).toBe('mailto:amine@example.com');
    expect(await address('0550 12 34 56')).toBe('tel:0550123456');
    await dialog.getByText(`Reference: ${reference}`).waitFor();

    // and when
    await dialog.getByRole('link', { name: title }).click();
    // then
    await page.waitForURL(`**/admin?tab=products&product=${productId}`);
    await eventually(() => page.getByRole('dialog').getByRole('textbox', { name: 'Product Title' }).inputValue()).toBe(
      title,
    );
    await page.goBack();
    await dialog.getByText(`Reference: ${reference}`).waitFor();
  });

  it('leave most of a phone to their content', async ({ open, shop, office }) => {
    const { id } = await placeOrderAt(shop.url, office);
    const page = await open(`&order=${id}`, { viewport: PHONE, isCalm: true });
    const button = orderDialog(page, id).getByRole('button', { name: 'Send Email Update' });
    await button.waitFor();

    const footer = await orderDialog(page, id).locator('footer').boundingBox();
    expect(footer?.height).toBeLessThanOrEqual(140);
    expect(await overflowOf(page)).toBe(0);
  });

  it('have no serious axe finding', async ({ open, shop, office }) => {
    const { id } = await placeOrderAt(shop.url, office, { shipping: { additionalInfo: 'Sonner deux fois' } });
    const page = await open(`&order=${id}`, { isCalm: true });
    const dialog = orderDialog(page, id);
    await dialog.getByText('None sent yet').waitFor();

    expect(await seriousFindings(page, '[role=dialog]'), 'open').toEqual([]);

    await dialog.getByRole('button', { name: 'Send Email Update' }).click();
    await sendPreviewed(page);
    await dialog.getByText('An email update is on its way to amine@example.com.').waitFor();
    expect(await seriousFindings(page, '[role=dialog]'), 'with a mail and its notice').toEqual([]);
  });

  it('say so for an unknown order', async ({ open }) => {
    const page = await open('&order=2147483647', { provokes: [404] });

    await orderDialog(page, 2_147_483_647).getByText('There is no order of this number.').waitFor();
  });

  it('lead back to the orders from an unknown one, rather than to try again', async ({ open }) => {
    // given
    const page = await open('&order=9999999999', { provokes: [404], viewport: PHONE });
    const dialog = orderDialog(page, 9_999_999_999);
    const back = dialog.getByRole('button', { name: 'Back to the orders' });
    await back.waitFor();
    expect(await dialog.getByRole('button', { name: 'Try again' }).count()).toBe(0);

    // when
    await back.click();

    // then
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('?tab=orders');
  });
});

describe('an email update', () => {
  it('is shown before it is sent, and the history shows who requested it', async ({
    open,
    shop,
    office,
    admin,
    database,
  }) => {
    const { id } = await placeOrderAt(shop.url, office);
    const page = await open(`&order=${id}`);
    const dialog = orderDialog(page, id);
    await dialog.getByText('None sent yet').waitFor();

    await dialog.getByRole('button', { name: 'Send Email Update' }).click();
    const preview = previewOf(page);
    await preview.getByText('amine@example.com').waitFor();
    await preview
      .getByText(/En attente/)
      .first()
      .waitFor();
    const { rows } = await database.query('SELECT 1 FROM order_mails WHERE order_id = $1', [id]);
    expect(rows).toEqual([]);
    await sendPreviewed(page);

    await dialog.getByText('An email update is on its way to amine@example.com.').waitFor();
    const mail = dialog.getByRole('list', { name: 'Email updates' }).getByRole('listitem');
    await mail.getByText(`by ${admin.user.username}`).waitFor();
    await mail.getByText(/^Sent /).waitFor();
    expect(await mail.innerText()).toContain('Pending');
  });

  it('is one mail, however often the button is clicked', async ({ open, shop, office, database }) => {
    const { id } = await placeOrderAt(shop.url, office);
    const page = await open(`&order=${id}`);
    const dialog = orderDialog(page, id);
    const button = dialog.getByRole('button', { name: 'Send Email Update' });

    await button.click();
    await previewOf(page).getByRole('button', { name: 'Send', exact: true }).dblclick();
    await dialog.getByText(/^Sent /).waitFor();
    await button.click();
    await sendPreviewed(page);
    await dialog.getByText('An email update is on its way to amine@example.com.').waitFor();
    // While the mail is being sent the button has another name.
    await eventually(() => isFocused(button)).toBe(true);

    const { rows } = await database.query('SELECT count(*)::int AS n FROM order_mails WHERE order_id = $1', [id]);
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('that is still waiting serves for the next request too, whatever the status', async ({
    open,
    shop,
    office,
    database,
  }) => {
    const { id } = await placeOrderAt(shop.url, office);
    await database.query(`INSERT INTO order_mails (order_id, status, asked_by) VALUES ($1, 'pending', 'admin')`, [id]);
    await office.update('orders', id, { status: 'processing' });
    const page = await open(`&order=${id}`);

    const button = orderDialog(page, id).getByRole('button', { name: 'Sending...' });
    await button.waitFor();
    expect(await button.getAttribute('aria-disabled')).toBe('true');
  });

  it('that could not be sent is shown as failed', async ({ open, shop, office, database }) => {
    const { id } = await placeOrderAt(shop.url, office);
    await database.query(
      `INSERT INTO order_mails (order_id, status, asked_by, failed_at) VALUES ($1, 'pending', 'admin', now())`,
      [id],
    );
    const page = await open(`&order=${id}`);
    const dialog = orderDialog(page, id);

    await dialog.getByText(/^Could not be sent, given up /).waitFor();
    expect(await dialog.getByRole('button', { name: 'Send Email Update' }).isEnabled()).toBe(true);
  });

  it('without an address is not offered, and says why', async ({ open, shop, office, database }) => {
    const { id } = await placeOrderAt(shop.url, office);
    await database.query('UPDATE orders SET customer_email = NULL WHERE id = $1', [id]);
    const page = await open(`&order=${id}`);
    const dialog = orderDialog(page, id);

    await dialog.getByText('No e-mail address: an update cannot be sent.').waitFor();
    const button = dialog.getByRole('button', { name: 'Send Email Update' });
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    await button.dispatchEvent('click');
    expect(await previewOf(page).count()).toBe(0);
  });
});
