/** Messages about orders when an answer comes late, or two come at once. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { BackOffice } from '../support/back-office';
import { orderDialog, ownSurname, placeOrderAt, rowOf } from './support/office';
import { expectShownFor, it, stopClock } from './support/orders-screen';
import { holdBack } from './support/requests';

const GONE = 'The pieces of this order are no longer in stock';

type Shop = { url: string };

/** A cancelled order whose stock is gone: every other status is refused. */
async function placeGone(shop: Shop, office: BackOffice, lastName: string): Promise<number> {
  const { id, productId } = await placeOrderAt(shop.url, office, { stock: 1, customer: { lastName } });
  await office.update('orders', id, { status: 'cancelled' });
  await office.update('products', productId, { stock: 0 });
  return id;
}

async function closeDialog(page: Page, dialog: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

describe('an answer that comes once its dialog is closed', () => {
  it('is shown on the list, with its order, for as long', async ({ open, shop, office }) => {
    // given
    const lastName = ownSurname();
    const id = await placeGone(shop, office, lastName);
    const page = await open(`&customer=${lastName}&order=${id}`, { provokes: [409] });
    const dialog = orderDialog(page, id);
    const { release } = await holdBack(page, `/api/admin/orders/${id}/status/`);
    await dialog.getByRole('combobox', { name: 'Order Status' }).selectOption('pending');

    // when
    await closeDialog(page, dialog);
    await stopClock(page);
    release();

    // then
    await page
      .getByRole('alert')
      .filter({ hasText: `Order #${id}: ${GONE}` })
      .waitFor({ state: 'attached' });
    await expectShownFor(page, { text: GONE, ms: 5_000 });
  });

  it('is shown in the dialog of another order, with its own number', async ({ open, shop, office }) => {
    // given
    const lastName = ownSurname();
    const id = await placeGone(shop, office, lastName);
    const other = await placeOrderAt(shop.url, office, { customer: { lastName } });
    const page = await open(`&customer=${lastName}&order=${id}`, { provokes: [409] });
    const { release } = await holdBack(page, `/api/admin/orders/${id}/status/`);
    await orderDialog(page, id).getByRole('combobox', { name: 'Order Status' }).selectOption('pending');
    await closeDialog(page, orderDialog(page, id));

    // when
    await page.getByRole('button', { name: `Open order #${other.id}` }).click();
    await orderDialog(page, other.id).getByRole('combobox', { name: 'Order Status' }).waitFor();
    release();

    // then
    const told = orderDialog(page, other.id).getByRole('alert');
    await told.waitFor();
    expect(await told.innerText()).toBe(`Order #${id}: ${GONE}`);
  });

  it('is shown as a toast if the screen was left', async ({ open, shop, office }) => {
    // given
    const lastName = ownSurname();
    const id = await placeGone(shop, office, lastName);
    const page = await open(`&customer=${lastName}&order=${id}`, { provokes: [409] });
    const { release } = await holdBack(page, `/api/admin/orders/${id}/status/`);
    await orderDialog(page, id).getByRole('combobox', { name: 'Order Status' }).selectOption('pending');
    await closeDialog(page, orderDialog(page, id));

    // when
    await page.getByRole('link', { name: 'Shipping', exact: true }).click();
    await page.getByRole('heading', { name: 'Shipping', level: 1 }).waitFor();
    release();

    // then
    await page.getByText(`Order #${id}: ${GONE}`, { exact: true }).waitFor();
  });

  it.for([
    ['Send Email Update', 'email', 'Failed to send the email update: En panne'],
    ['Download PDF', 'invoice', 'Failed to download the invoice: En panne'],
  ] as const)('is shown on the list after %s as well', async ([name, call, text], { open, shop, office }) => {
    // given
    const lastName = ownSurname();
    const { id } = await placeOrderAt(shop.url, office, { customer: { lastName } });
    const page = await open(`&customer=${lastName}&order=${id}`, { provokes: [409] });
    const gate = Promise.withResolvers<void>();
    await page.route(`**/api/admin/orders/${id}/${call}/*`, async (route) => {
      if (call === 'email' && route.request().method() === 'GET') return route.continue();
      await gate.promise;
      await route.fulfill({ status: 409, json: { message: 'En panne' } });
    });
    await orderDialog(page, id).getByRole('button', { name }).click();
    if (call === 'email') await page.getByRole('button', { name: 'Send', exact: true }).click();

    // when
    await closeDialog(page, orderDialog(page, id));
    gate.resolve();

    // then
    const told = page.getByRole('alert').filter({ hasText: text });
    await told.waitFor();
    expect(await told.innerText()).toBe(`Order #${id}: ${text}`);
  });
});

describe('messages of two orders', () => {
  it('do not replace each other: a refusal stays for its 5 seconds', async ({ open, shop, office }) => {
    // given
    const lastName = ownSurname();
    const id = await placeGone(shop, office, lastName);
    const other = await placeOrderAt(shop.url, office, { customer: { lastName } });
    const page = await open(`&customer=${lastName}`, { provokes: [409] });
    await rowOf(page, id).getByRole('combobox').waitFor();
    const refusal = page.getByText(`Failed to update order status: ${GONE}`, { exact: true });
    const success = page.getByText('Status updated successfully!', { exact: true });
    await stopClock(page);

    // when
    await rowOf(page, id).getByRole('combobox').selectOption('pending');
    await refusal.waitFor();
    await page.clock.runFor(1_000);
    await rowOf(page, other.id).getByRole('combobox').selectOption('shipping');
    await success.waitFor();

    // then
    expect(await refusal.count()).toBe(1);
    await page.getByText(`Order #${id}:`, { exact: true }).waitFor();
    await page.getByText(`Order #${other.id}:`, { exact: true }).waitFor();
    await page.clock.runFor(3_300);
    await success.waitFor({ state: 'detached' });
    expect(await refusal.count()).toBe(1);
    await page.clock.runFor(1_000);
    await refusal.waitFor({ state: 'detached' });
  });
});
