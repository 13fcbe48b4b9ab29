/** Orders that are taken by telephone, by WhatsApp or at the counter. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { send } from '../../support/accounts';
import { ordersOf } from '../../support/admin-orders';
import { createProduct } from '../../support/back-office';
import { seriousFindings } from '../support/axe';
import { eventually } from '../support/eventually';
import { orderDialog, ownSurname, shownOrders } from '../support/office/office';
import { it as base } from '../support/office/orders-screen';
import { overflowOf } from '../support/overflow';
import { answerOnce, loseAnswer } from '../support/requests';
import { PHONE, type VisitOptions } from '../support/visitor';

const it = base
  .extend(
    'found',
    ({ office }) =>
      async (customer: string) =>
        (await ordersOf(office).list({ customer })).orders,
  )
  .extend('begin', ({ open, clerk }) => async (query = '', options: VisitOptions = {}) => {
    // An unknown telephone is looked up in vain.
    const page = await open(query, { login: clerk, provokes: [404, 'failed'], ...options });
    await page.getByRole('button', { name: 'New order' }).click();
    return { page, form: page.getByRole('dialog', { name: 'New order' }) };
  });

async function addProduct(form: Locator, title: string): Promise<void> {
  await form.getByRole('combobox', { name: 'Add a product' }).fill(title);
  await form.getByRole('option', { name: title }).click();
}

async function fillCustomer(form: Locator, { phone, lastName }: { phone: string; lastName: string }): Promise<void> {
  await form.getByLabel('Telephone *', { exact: true }).fill(phone);
  await form.getByLabel('First name *').fill('Lila');
  await form.getByLabel('Last name *').fill(lastName);
  await form.getByLabel('Wilaya *').selectOption({ label: '16 Alger' });
  await form.getByLabel('Commune').selectOption({ index: 2 });
  await form.getByLabel('Address *').fill('4 rue des Oliviers');
}

const ownPhone = () => `05${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
const take = (page: Page) => page.getByRole('button', { name: 'Take the order' }).click();

describe('a new order', () => {
  it('is taken by telephone in one form, and is ready to pack', async ({ begin, office, found }) => {
    // given
    const lastName = ownSurname();
    const product = await createProduct(office, { price: 900, stock: 20 });
    const { page, form } = await begin(`&q=${lastName}`, { isCalm: true });

    // when: nothing yet
    await take(page);
    await form.getByText('Add at least one product.').waitFor();
    await form.getByText('Choose the wilaya.').waitFor();

    // when
    await fillCustomer(form, { phone: '0770 11 22 33', lastName });
    await addProduct(form, product.title);
    await form.getByLabel(`Quantity of ${product.title}`).fill('12');
    expect(await form.getByLabel('City *').inputValue()).not.toBe('');
    await form.getByRole('region', { name: 'Total', exact: true }).getByText('$10,800.00').waitFor();
    expect(await seriousFindings(page, '[role=dialog]')).toEqual([]);
    await take(page);

    // then
    await form.waitFor({ state: 'detached' });
    const [order] = await found(lastName);
    await page.getByText(`Order #${order?.id} taken.`).waitFor();
    expect(order).toMatchObject({ source: 'phone', status: 'processing', subtotal: 10_800, customer_email: '' });
    await eventually(() => shownOrders(page)).toEqual([order?.id]);
  });

  it('is filled in for a customer who is open, and its number stays with its link', async ({
    clerk,
    office,
    found,
    place,
    open,
  }) => {
    // given
    const lastName = ownSurname();
    const known = await place({ customer: { lastName, phone: ownPhone() } });
    const product = await createProduct(office, { price: 900, stock: 5 });
    const page = await open(`&order=${known.id}`, { login: clerk, viewport: PHONE, provokes: [404] });
    await page.getByRole('link', { name: 'All about this customer' }).click();

    // when
    await page.getByRole('link', { name: 'New order' }).click();
    const form = page.getByRole('dialog', { name: 'New order' });
    await eventually(() => form.getByLabel('Last name *').inputValue()).toBe(lastName);
    expect(await form.getByLabel('Address *').inputValue()).toBe('12 rue Didouche Mourad');
    await addProduct(form, product.title);
    await take(page);

    // then
    await form.waitFor({ state: 'detached' });
    const [order] = await found(lastName);
    expect(order?.id).toBeGreaterThan(known.id);
    await page.getByRole('button', { name: 'Dismiss' }).waitFor();
    await page
      .getByRole('status')
      .getByRole('button', { name: `Open order #${order?.id}` })
      .click();
    await orderDialog(page, order?.id ?? 0)
      .getByText('$1,300.00')
      .first()
      .waitFor();
    await page.goBack();
    await page.getByText(`Order #${order?.id} taken.`).waitFor();
    expect(new URL(page.url()).searchParams.has('new')).toBe(false);
  });

  it('of a customer who is known by the telephone begins with what is known', async ({
    begin,
    office,
    found,
    place,
  }) => {
    // given
    const lastName = ownSurname();
    const number = String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
    const known = await place({ customer: { lastName, phone: `05${number}` } });
    await office.update('orders', known.id, { status: 'cancelled' });
    const product = await createProduct(office, { price: 900, stock: 1 });
    const { page, form } = await begin('', { viewport: PHONE });

    // when
    await form.getByRole('radio', { name: 'WhatsApp' }).check({ force: true });
    await form.getByLabel('Telephone *', { exact: true }).fill(`+213 5${number}`);
    await form.getByText(`Amine ${lastName}: 1 order before.`).waitFor();
    await form.getByRole('button', { name: 'Use this customer' }).click();
    expect(await form.getByLabel('Last name *').inputValue()).toBe(lastName);
    await addProduct(form, product.title);
    await form.getByLabel('The customer has confirmed: ready to pack').uncheck();
    await eventually(() => overflowOf(page)).toBe(0);
    await take(page);

    // then
    await form.waitFor({ state: 'detached' });
    expect((await found(lastName))[0]).toMatchObject({
      source: 'whatsapp',
      status: 'pending',
      customer_phone: `+213 5${number}`,
    });
  });

  it('by a blocked telephone is taken with a warning', async ({ begin, office, found }) => {
    // given
    const lastName = ownSurname();
    const number = `6${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
    const body = { reason: 'Refused ten parcels' };
    await send(`/api/admin/customers/%2B213${number}/block/`, { token: office.token, body });
    const product = await createProduct(office, { price: 900, stock: 1 });
    const { page, form } = await begin();
    // when
    await fillCustomer(form, { phone: `0${number}`, lastName });
    // then
    await form.getByText('This telephone is blocked: it cannot order online. You can still take the order.').waitFor();
    await addProduct(form, product.title);
    await take(page);
    await form.waitFor({ state: 'detached' });
    expect((await found(lastName))[0]).toMatchObject({ warnings: [{ kind: 'blocked' }] });
  });

  it('whose answer was lost is taken once', async ({ begin, office, found }) => {
    // given
    const lastName = ownSurname();
    const product = await createProduct(office, { price: 900, stock: 20 });
    const { page, form } = await begin();
    await fillCustomer(form, { phone: '0770 11 22 34', lastName });
    await addProduct(form, product.title);
    await answerOnce(page, '**/api/admin/orders/', loseAnswer);

    // when
    await take(page);
    await form.getByText(/Press the button again: it is not taken twice\.$/).waitFor();
    await take(page);

    // then
    await form.waitFor({ state: 'detached' });
    expect(await found(lastName)).toHaveLength(1);
  });
});
