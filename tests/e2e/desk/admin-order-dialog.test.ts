/** The details of an order and its mails. */

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { formatOfficeAmount } from '@/domain/money';
import { seriousFindings } from '../support/axe';
import { eventually } from '../support/eventually';
import { isFocused } from '../support/keyboard';
import { orderDialog, ownSurname, placeOrderAt, rowOf } from '../support/office/office';
import { expectShownFor, it, stopClock } from '../support/office/orders-screen';
import { overflowOf } from '../support/overflow';
import { holdBack } from '../support/requests';
import { PHONE, reload } from '../support/visitor';

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
});
