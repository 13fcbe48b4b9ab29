/** An open order, as a clerk works on it with the telephone at the ear, and its mails. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { formatOfficeAmount } from '@/domain/price-texts';
import { seriousFindings } from '../support/axe';
import { eventually } from '../support/eventually';
import { expectFit } from '../support/fit';
import { isFocused } from '../support/keyboard';
import { orderDialog, ownSurname, rowOf } from '../support/office/office';
import { it } from '../support/office/orders-screen';
import { holdBack } from '../support/requests';
import { PHONE, reload } from '../support/visitor';

const summaryOf = (page: Page, id: number) =>
  orderDialog(page, id).getByRole('heading', { name: 'Order Summary' }).waitFor();

describe('an open order', () => {
  it('opens by a click, has an address, holds every field, and leads to its products and back', async ({ list }) => {
    // given: a product with a part number
    const reference = ownSurname();
    const shipping = { postalCode: '16000', additionalInfo: 'Sonner deux fois' };
    const order = { quantity: 2, reference, customer: { phone: '0550 12 34 56' }, shipping };
    const { page, id, productId, title, total, lastName, row } = await list({}, order);
    const dialog = orderDialog(page, id);

    // when
    // The number's button covers the row, so a click anywhere in it opens the order.
    const place = await row.getByText(lastName).boundingBox();
    await page.mouse.click((place?.x ?? 0) + 5, (place?.y ?? 0) + 5);

    // then
    await summaryOf(page, id);
    const names = await dialog.locator('dt').allInnerTexts();
    const values = await dialog.locator('dt + dd').allInnerTexts();
    expect(Object.fromEntries(names.map((name, index) => [name, values[index]]))).toMatchObject({
      Name: `Amine ${lastName}`,
      Email: 'amine@example.com',
      Phone: '0550 12 34 56',
      Address: '12 rue Didouche Mourad',
      City: 'Alger',
      Region: 'Alger',
      'Postal Code': '16000',
      'Additional Info': 'Sonner deux fois',
      'Order Date': expect.stringMatching(/^[A-Z][a-z]+ \d{1,2}, 20\d\d at \d{1,2}:\d\d\s[AP]M$/),
      'Payment Method': 'Cash on delivery',
      'Delivery Method': 'Home',
      'Items (2)': '$2,501.00',
      Shipping: `$${formatOfficeAmount(total - 2501)}`,
      Tax: '$0.00',
      Total: `$${formatOfficeAmount(total)}`,
    });
    const items = dialog.getByRole('region', { name: 'Order Items' });
    for (const text of [title, `Reference: ${reference}`, 'Quantity: 2', '$1,250.50 each', '$2,501.00'])
      await items.getByText(text).waitFor();
    for (const name of ['Customer Information', 'Shipping Address', 'Order Items', 'Order Status'])
      await dialog.getByRole('heading', { name, exact: true }).waitFor();
    await dialog.getByRole('list', { name: 'Status history' }).getByText('by guest').waitFor();
    const address = (name: string) => dialog.getByRole('link', { name }).getAttribute('href');
    expect(await address('amine@example.com')).toBe('mailto:amine@example.com');
    expect(await address('0550 12 34 56')).toBe('tel:0550123456');

    // when
    await dialog.getByRole('link', { name: title }).click();
    // then
    await page.waitForURL(`**/admin?tab=products&product=${productId}`);
    const name = page.getByRole('dialog').getByRole('textbox', { name: 'Product Title' });
    await eventually(() => name.inputValue()).toBe(title);
    await page.goBack();
    await summaryOf(page, id);

    // and: the address names it until it is closed
    expect(new URL(page.url()).searchParams.get('order')).toBe(String(id));
    await reload(page);
    await summaryOf(page, id);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).searchParams.has('order')).toBe(false);
  });

  it('changes its status, and shows who changed it and when', async ({ list, admin }) => {
    // given
    const { page, id, status: inList } = await list();
    await page.getByRole('button', { name: `Open order #${id}`, exact: true }).click();
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
    release();
    await dialog.getByText('Status updated successfully!').waitFor();
    await eventually(() => isFocused(status)).toBe(true);
    const history = dialog.getByRole('list', { name: 'Status history' }).getByRole('listitem');
    await history.nth(1).getByText(`by ${admin.user.username}`).waitFor();
    expect(await history.nth(1).innerText()).toContain('Processing');
    expect(await status.getAttribute('data-color')).toBe('blue');
    await page.keyboard.press('Escape');
    expect(await inList.inputValue()).toBe('processing');
  });

  it('leads to the next and the previous of the list, by button and by key', async ({ open, place }) => {
    // given: the newest first
    const lastName = ownSurname();
    const older = await place({ customer: { lastName } });
    const newer = await place({ customer: { lastName } });
    const page = await open(`&customer=${lastName}`);
    await page.getByRole('button', { name: `Open order #${newer.id}`, exact: true }).click();
    await orderDialog(page, newer.id).getByText('1 of 2').waitFor();

    for (const [key, shown] of [
      ['j', older],
      ['k', newer],
      ['ArrowRight', older],
      ['ArrowLeft', newer],
    ] as const) {
      // when
      await page.keyboard.press(key);
      // then
      await summaryOf(page, shown.id);
    }
    expect(await page.getByRole('button', { name: 'Previous order' }).getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('button', { name: 'Next order' }).click();
    await summaryOf(page, older.id);

    // and: a key in a field stays there
    await orderDialog(page, older.id).getByRole('combobox', { name: 'Order Status' }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Escape');
    expect(new URL(page.url()).searchParams.get('order')).toBe(String(older.id));

    // and: the way back leads to the list
    await page.goBack();
    await rowOf(page, newer.id).waitFor();
    await eventually(() => page.getByRole('dialog').count()).toBe(0);
  });

  it('writes to the customer in French or Arabic, and keeps the language', async ({ open, place }) => {
    const { id, name } = await place({ customer: { phone: '0661 22-33-44' } });
    const page = await open(`&order=${id}`, { isCalm: true });
    const dialog = orderDialog(page, id);

    expect(await dialog.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+213661223344');
    await dialog.getByRole('button', { name: 'WhatsApp' }).click();
    const message = (title: string) => page.getByRole('menuitem', { name: title });
    const text = async () =>
      new URL((await message('Confirmed').getAttribute('href')) ?? '').searchParams.get('text') ?? '';
    expect(await message('Absent').getAttribute('href')).toMatch(/^https:\/\/wa\.me\/213661223344\?text=/);
    expect(await text()).toContain(`Bonjour ${name}, votre commande n° ${id}`);
    await page.getByRole('menuitemradio', { name: 'العربية' }).click();
    await eventually(text).toContain(`تم تأكيد طلبكم رقم ${id}`);
    expect(await seriousFindings(page, '[role=menu]')).toEqual([]);

    await page.reload();
    await dialog.getByRole('button', { name: 'WhatsApp' }).click();
    await eventually(text).toContain('السلام عليكم');
  });

  it('leaves most of a phone to its content, with its call button under the thumb', async ({ open, place }) => {
    const lastName = `${ownSurname()} Ould Mohamed El Hadj Abderrahmane`;
    const { id } = await place({ customer: { lastName } });
    const page = await open(`&order=${id}`, { viewport: PHONE, isCalm: true });
    const dialog = orderDialog(page, id);

    const box = await dialog.getByRole('link', { name: 'Call' }).boundingBox();
    expect(box?.y).toBeGreaterThan(PHONE.height - 160);
    expect(box?.height).toBeGreaterThanOrEqual(48);
    expect((await dialog.locator('footer').boundingBox())?.height).toBeLessThanOrEqual(140);
    await expectFit(page, '[role=dialog]');
  });
});

it('an email update is shown before it is sent, once, and the history shows who requested it', async ({
  open,
  place,
  admin,
  database,
}) => {
  // given
  const { id } = await place({ shipping: { additionalInfo: 'Sonner deux fois' } });
  const mails = async () =>
    (await database.query('SELECT count(*)::int AS n FROM order_mails WHERE order_id = $1', [id])).rows[0]?.n;
  const page = await open(`&order=${id}`, { isCalm: true });
  const dialog = orderDialog(page, id);
  const button = dialog.getByRole('button', { name: 'Send Email Update' });
  await dialog.getByText('None sent yet').waitFor();
  expect(await seriousFindings(page, '[role=dialog]'), 'open').toEqual([]);

  // when
  await button.click();
  const preview = page.getByRole('dialog', { name: 'Email update to the customer' });
  const send = preview.getByRole('button', { name: 'Send', exact: true });
  await preview.getByText('amine@example.com').waitFor();
  await preview
    .getByText(/En attente/)
    .first()
    .waitFor();
  expect(await mails()).toBe(0);
  await send.dblclick();

  // then
  const mail = dialog.getByRole('list', { name: 'Email updates' }).getByRole('listitem');
  await mail.getByText(`by ${admin.user.username}`).waitFor();
  await mail.getByText(/^Sent /).waitFor();
  expect(await mail.innerText()).toContain('Pending');

  // when: once more
  await button.click();
  await send.click();
  await dialog.getByText('An email update is on its way to amine@example.com.').waitFor();

  // then
  expect(await seriousFindings(page, '[role=dialog]'), 'with a mail and its notice').toEqual([]);
  // While the mail is being sent the button has another name.
  await eventually(() => isFocused(button)).toBe(true);
  expect(await mails()).toBe(1);
});
