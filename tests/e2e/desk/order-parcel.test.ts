/** The parcel of an open order, and what is done with several orders at once. */
import { describe, expect } from 'vitest';
import type { AdminOrder } from '@/contract/admin/orders';
import { json } from '../../support/api';
import { type CashOnDelivery, cashOf, handedOver } from '../../support/cash';
import { createCourier } from '../../support/couriers';
import { seriousFindings } from '../support/axe';
import { eventually } from '../support/eventually';
import { orderDialog, ownSurname, placeOrderAt, rowOf, shownOrders } from '../support/office/office';
import { it as base } from '../support/office/orders-screen';
import { overflowOf } from '../support/overflow';
import { askOwn, logInStaff } from '../support/session';
import { PHONE, WIDE } from '../support/visitor';

const it = base
  .extend('clerk', { scope: 'file' }, ({ shop, office }) => logInStaff(shop.url, office, 'clerk'))
  .extend(
    'read',
    ({ shop, clerk }) =>
      async (id: number) =>
        (await (await askOwn(shop.url, clerk.access, `/api/admin/orders/${id}/`)).json()) as AdminOrder,
  )
  .extend('send', ({ shop, clerk }) => async (path: string, body: unknown): Promise<{ id: number }> => {
    const headers = { Authorization: `Bearer ${clerk.access}`, 'Content-Type': 'application/json' };
    const answer = await fetch(`${shop.url}/api/admin/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as { id: number };
  });

describe('the parcel of an order', () => {
  it('is shown with its courier, its state and what was reported, and moved by a person', async ({
    visit,
    clerk,
    shop,
    office,
    read,
    send,
  }) => {
    // given
    const lastName = ownSurname();
    const { id } = await placeOrderAt(shop.url, office, { customer: { lastName } });
    const courier = await createCourier(office);
    await send('orders/bulk-status/', { ids: [id], status: 'processing' });
    const batch = await send('parcel-batches/', { courier: courier.id, order_ids: [id] });
    await send(`parcel-batches/${batch.id}/hand-over/`, {});
    const page = await visit(`/admin?tab=orders&q=${lastName}`, { login: clerk, viewport: WIDE, isCalm: true });

    // when
    await page.getByRole('button', { name: /^On the way/ }).click();
    // then
    await rowOf(page, id).getByText(courier.name).waitFor();
    await rowOf(page, id).getByText('picked up').waitFor();
    await page.getByRole('button', { name: `Open order #${id}`, exact: true }).click();
    const parcel = orderDialog(page, id).getByRole('region', { name: 'Parcel' });
    await parcel.getByText('None yet').waitFor();

    // when
    await parcel.getByRole('button', { name: 'Update parcel' }).click();
    await parcel.getByLabel('Tracking number').fill('YAL-12345');
    await parcel.getByLabel('New state').selectOption('out_for_delivery');
    await parcel.getByRole('button', { name: 'Save parcel' }).click();

    // then
    await parcel.getByText('YAL-12345').waitFor();
    const events = parcel.getByRole('list', { name: 'What happened to the parcel' }).getByRole('listitem');
    await events.filter({ hasText: 'out for delivery' }).getByText(`by ${clerk.user.username}`).waitFor();
    expect((await read(id)).parcel).toMatchObject({ tracking: 'YAL-12345', state: 'out_for_delivery' });
    expect(await seriousFindings(page, '[role=dialog]')).toEqual([]);
    await page.setViewportSize(PHONE);
    await eventually(() => overflowOf(page)).toBe(0);
  });

  it('keeps what was typed when it is refused, and says why', async ({ visit, clerk, shop, office, send }) => {
    const lastName = ownSurname();
    const orders = [
      await placeOrderAt(shop.url, office),
      await placeOrderAt(shop.url, office, { customer: { lastName } }),
    ];
    const ids = orders.map(({ id }) => id);
    const courier = await createCourier(office);
    await send('orders/bulk-status/', { ids, status: 'processing' });
    await send('parcel-batches/', { courier: courier.id, order_ids: ids });
    const [taken = 0, id = 0] = ids;
    const number = `T-${taken}`;
    const page = await visit(`/admin?tab=orders&order=${taken}`, { login: clerk, viewport: WIDE, provokes: [409] });
    const update = async (order: number) => {
      const parcel = orderDialog(page, order).getByRole('region', { name: 'Parcel' });
      await parcel.getByRole('button', { name: 'Update parcel' }).click();
      await parcel.getByLabel('Tracking number').fill(number);
      await parcel.getByRole('button', { name: 'Save parcel' }).click();
      return parcel;
    };
    await (await update(taken)).getByText(number).waitFor();

    await page.goto(`${shop.url}/admin?tab=orders&order=${id}`);
    const parcel = await update(id);

    await parcel.getByText(`The parcel of order ${taken} has this tracking number`).waitFor();
    expect(await parcel.getByLabel('Tracking number').inputValue()).toBe(number);
  });
});

it('the money of an order is shown to the owner, who goes on to collect it, and not to a clerk', async ({
  visit,
  clerk,
  shop,
  office,
}) => {
  // given
  const { courier, parcels } = await handedOver(office);
  const [{ order_id: id, cod_amount: due }] = parcels as [CashOnDelivery];
  await json(await cashOf(office).collect({ parcel_id: parcels[0]?.id, amount: 100, note: 'In coins' }), 201);
  const admin = await logInStaff(shop.url, office, 'admin');
  const page = await visit(`/admin?tab=orders&order=${id}`, { login: admin, viewport: PHONE, isCalm: true });
  const money = orderDialog(page, id).getByRole('region', { name: 'Money' });

  // then
  await money.getByRole('list', { name: 'Entries in the ledger' }).getByText('In coins').waitFor();
  expect(await money.getByText('Hand-over').count()).toBe(1);
  expect(await seriousFindings(page, '[role=dialog]')).toEqual([]);
  expect(await overflowOf(page)).toBe(0);

  // when
  await money.getByRole('link', { name: 'Collect or adjust in Cash' }).click();
  // then
  await page.getByText(`of $${due.toLocaleString('en-US', { minimumFractionDigits: 2 })} expected`).waitFor();
  expect(new URL(page.url()).searchParams.get('courier')).toBe(String(courier.id));

  const desk = await visit(`/admin?tab=orders&order=${id}`, { login: clerk, viewport: WIDE });
  await orderDialog(desk, id).getByRole('region', { name: 'Parcel' }).waitFor();
  expect(await orderDialog(desk, id).getByRole('region', { name: 'Money' }).count()).toBe(0);
});

describe('orders that are ticked', () => {
  it('are set to a status together; those that are refused stay ticked, each with its reason', async ({
    visit,
    clerk,
    shop,
    office,
    read,
    send,
  }) => {
    // given: one whose parcel is with the courier
    const lastName = ownSurname();
    const customer = { lastName };
    const away = await placeOrderAt(shop.url, office, { customer });
    const here = await placeOrderAt(shop.url, office, { customer });
    const courier = await createCourier(office);
    await send('orders/bulk-status/', { ids: [away.id], status: 'processing' });
    const batch = await send('parcel-batches/', { courier: courier.id, order_ids: [away.id] });
    await send(`parcel-batches/${batch.id}/hand-over/`, {});
    const page = await visit(`/admin?tab=orders&q=${lastName}`, { login: clerk, viewport: WIDE, isCalm: true });
    await eventually(() => shownOrders(page)).toHaveLength(2);

    // when
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    const bar = page.getByRole('region', { name: 'Selected orders' });
    expect(await seriousFindings(page, 'section[aria-label="Selected orders"]')).toEqual([]);
    await bar.getByRole('combobox').selectOption('cancelled');
    await page
      .getByRole('alertdialog', { name: 'Set 2 orders to "Cancelled"?' })
      .getByRole('button', { name: 'Set status' })
      .click();

    // then
    const refusals = page.getByRole('alert').filter({ hasText: '1 order could not be changed and stays selected:' });
    await refusals.getByText(`${courier.name} has the parcel of this order.`).waitFor();
    await page.getByText('1 selected').waitFor();
    expect((await read(here.id)).status).toBe('cancelled');
    expect((await read(away.id)).status).toBe('shipping');

    // when
    await refusals.getByRole('button', { name: `Open order #${away.id}` }).click();
    // then
    await orderDialog(page, away.id).waitFor();
  });

  it('are printed together: invoices, and what to take from the shelves', async ({ visit, clerk, shop, office }) => {
    const lastName = ownSurname();
    const one = await placeOrderAt(shop.url, office, { customer: { lastName }, quantity: 2 });
    const other = await placeOrderAt(shop.url, office, { customer: { lastName } });
    const page = await visit(`/admin?tab=orders&q=${lastName}`, { login: clerk, viewport: PHONE });
    await eventually(() => shownOrders(page)).toHaveLength(2);
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    expect(await overflowOf(page)).toBe(0);
    const opened = async (name: string) => {
      const popup = page.context().waitForEvent('page');
      await page.getByRole('region', { name: 'Selected orders' }).getByRole('button', { name }).click();
      return popup;
    };

    const invoices = await opened('Print invoices');
    await invoices.getByRole('heading', { name: `Facture n° ${one.id}` }).waitFor();
    await invoices.getByRole('heading', { name: `Facture n° ${other.id}` }).waitFor();
    const list = await opened('Picking list');
    await list.getByRole('row').filter({ hasText: one.title }).getByText(`${one.id} (2)`).waitFor();
    await list.getByRole('row').filter({ hasText: other.title }).getByText(`${other.id} (1)`).waitFor();
    for (const paper of [invoices, list]) {
      expect(await seriousFindings(paper)).toEqual([]);
      expect(await overflowOf(paper)).toBe(0);
    }
  });
});
