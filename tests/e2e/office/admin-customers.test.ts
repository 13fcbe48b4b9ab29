/** The back office's screen of customers: who ordered by which telephone, and who may no longer order online. */
import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { shopDay } from '@/domain/dates';
import { readablePhone } from '@/domain/phone';
import { orderBody, postOrder } from '../../support/orders';
import { eventually } from '../support/eventually';
import { orderDialog, ownSurname } from '../support/office/office';
import { itOnScreen } from '../support/office/office-test';

const it = itOnScreen('customers', { role: 'clerk', title: 'Customers' });

/** A telephone that no other test uses. */
const newPhone = () =>
  `0770 ${randomInt(10_000).toString().padStart(4, '0')} ${randomInt(10).toString()}${randomInt(10)}`;
const rows = (page: Page) => page.getByRole('table', { name: 'Customers, the latest order first' }).locator('tbody tr');
const search = (page: Page, text: string) => page.getByRole('searchbox', { name: /^Search everything/ }).fill(text);

describe('customers', () => {
  it('are found by their telephone, and lead to their orders and back', async ({ open, place }) => {
    // given
    const [phone, lastName] = [newPhone(), ownSurname()];
    const first = await place({ customer: { phone, lastName: ownSurname() } });
    const second = await place({
      customer: { phone: phone.replace(/^0/, '+213 '), lastName },
    });
    const page = await open();

    // when
    await search(page, phone.replaceAll(' ', ''));
    await page.getByText('1 customer', { exact: true }).waitFor();
    // then
    expect(await rows(page).innerText()).toMatch(new RegExp(`Amine ${lastName}`));
    await rows(page)
      .getByRole('button', { name: new RegExp(`^Open customer Amine ${lastName}`) })
      .click();
    const dialog = page.getByRole('dialog', { name: `Amine ${lastName}` });
    await dialog.getByText(readablePhone(phone), { exact: true }).waitFor();
    const links = dialog.getByRole('link', { name: /^Order #/ });
    expect(await links.allTextContents()).toEqual([`#${second.id}`, `#${first.id}`]);
    expect(await dialog.getByText(/^also: Amine /).count()).toBe(1);

    // when: to the order, and back to its customer
    await links.last().click();
    const order = orderDialog(page, first.id);
    await order.getByRole('link', { name: 'All about this customer' }).click();
    // then
    await page
      .getByRole('dialog', { name: `Amine ${lastName}` })
      .getByRole('link', { name: 'In the list of orders' })
      .click();
    await page.waitForURL((url) => url.searchParams.get('tab') === 'orders' && url.searchParams.get('q') !== null);
    await page.getByRole('button', { name: `Open order #${second.id}`, exact: true }).waitFor();
    await page.getByRole('button', { name: `Open order #${first.id}`, exact: true }).waitFor();
  });

  it('is blocked with a reason and a last day, and let go', async ({ open, shop, place }) => {
    // given
    const phone = newPhone();
    const { productId } = await place({ customer: { phone } });
    const order = async () => {
      const body = orderBody(productId);
      return (await postOrder(shop.url, { ...body, customer: { ...body.customer, phone } })).status;
    };
    const page = await open({ search: phone });
    await rows(page).getByRole('button').click();
    const dialog = page.getByRole('dialog', { name: /^Amine/ });
    await dialog.getByRole('button', { name: 'Block' }).click();
    const blocking = page.getByRole('dialog', { name: `Block ${readablePhone(phone)}` });

    // when: without a reason, then with one
    await blocking.getByRole('button', { name: 'Block' }).click();
    await blocking.getByText('This field is required').waitFor();
    await blocking.getByLabel('Reason *').fill('Refused twice');
    await blocking.getByLabel('Last day').fill('2020-01-01');
    await blocking.getByRole('button', { name: 'Block' }).click();
    await blocking.getByText('Choose a day that is not over').waitFor();
    await blocking.getByLabel('Last day').fill(shopDay(new Date(Date.now() + 7 * 86_400_000)));
    await blocking.getByRole('button', { name: 'Block' }).click();
    await blocking.waitFor({ state: 'detached' });

    // then
    await dialog.getByText('Refused twice').waitFor();
    expect(await dialog.getByText(/^Blocked by .+, until .+ at 12:00 AM$/).count()).toBe(1);
    expect(await order()).toBe(403);

    // when
    await dialog.getByRole('button', { name: 'Change block' }).click();
    await eventually(() => blocking.getByLabel('Reason *').inputValue()).toBe('Refused twice');
    expect(await blocking.getByLabel('Last day').inputValue()).toBe(shopDay(new Date(Date.now() + 7 * 86_400_000)));
    await blocking.getByRole('button', { name: 'Cancel' }).click();
    await dialog.getByRole('button', { name: 'Lift the block' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Lift the block' }).click();
    // then
    await dialog.getByRole('button', { name: 'Block', exact: true }).waitFor();
    expect(await dialog.getByText('Refused twice').count()).toBe(0);
    expect(await order()).toBe(201);
  });

  it('who do not exist are said to be missing, by search and by address', async ({ open }) => {
    const page = await open({ search: ownSurname() });
    await page.getByText('No customers found').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await rows(page).first().waitFor();

    const gone = await open({ customer: '+213779999999' }, { provokes: [404] });
    await gone.getByText('No order has this telephone').waitFor();
    await gone.getByRole('button', { name: 'Back to customers' }).click();
    await gone.getByRole('dialog').waitFor({ state: 'detached' });
  });
});
