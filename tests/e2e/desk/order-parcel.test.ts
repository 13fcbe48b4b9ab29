/** The parcel of an open order, and what is done with several orders at once. */
import { describe, expect } from 'vitest';
import type { Parcel } from '@/contract/admin/parcels';
import { json } from '../../support/api';
import { type CashOnDelivery, cashOf, handedOver } from '../../support/cash';
import { parcelsOf, preparedBatch } from '../../support/parcels';
import { seriousFindings } from '../support/axe';
import { eventually } from '../support/eventually';
import { expectFit } from '../support/fit';
import { orderDialog, ownSurname, rowOf, shownOrders } from '../support/office/office';
import { it } from '../support/office/orders-screen';
import { overflowOf } from '../support/overflow';
import { PHONE } from '../support/visitor';

describe('the parcel of an order', () => {
  it('is shown with its courier, its state and what was reported, and moved by a person', async ({
    clerk,
    office,
    read,
    open,
  }) => {
    // given
    const lastName = ownSurname();
    const { orderId: id, courier } = await preparedBatch(office, { isHandedOver: true, customer: { lastName } });
    const page = await open(`&q=${lastName}`, { login: clerk, isCalm: true });

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
    await page.setViewportSize(PHONE);
    await expectFit(page, '[role=dialog]');
  });

  it('keeps what was typed when it is refused, and says why', async ({ clerk, office, open }) => {
    const { batch } = await preparedBatch(office, { orders: 2 });
    const [{ order_id: taken, id: parcelId }, { order_id: id }] = batch.parcels as [Parcel, Parcel];
    const number = `T-${taken}`;
    await json(await parcelsOf(office).change(parcelId, { tracking: number }));
    const page = await open(`&order=${id}`, { login: clerk, provokes: [409] });
    const parcel = orderDialog(page, id).getByRole('region', { name: 'Parcel' });

    await parcel.getByRole('button', { name: 'Update parcel' }).click();
    await parcel.getByLabel('Tracking number').fill(number);
    await parcel.getByRole('button', { name: 'Save parcel' }).click();

    await parcel.getByText(`The parcel of order ${taken} has this tracking number`).waitFor();
    expect(await parcel.getByLabel('Tracking number').inputValue()).toBe(number);
  });
});

it('the money of an order is shown to the owner, who goes on to collect it, and not to a clerk', async ({
  clerk,
  office,
  open,
}) => {
  // given
  const { courier, parcels } = await handedOver(office);
  const [{ order_id: id, cod_amount: due }] = parcels as [CashOnDelivery];
  await json(await cashOf(office).collect({ parcel_id: parcels[0]?.id, amount: 100, note: 'In coins' }), 201);
  const page = await open(`&order=${id}`, { viewport: PHONE, isCalm: true });
  const money = orderDialog(page, id).getByRole('region', { name: 'Money' });

  // then
  await money.getByRole('list', { name: 'Entries in the ledger' }).getByText('In coins').waitFor();
  expect(await money.getByText('Hand-over').count()).toBe(1);
  await expectFit(page, '[role=dialog]');

  // when
  await money.getByRole('link', { name: 'Collect or adjust in Cash' }).click();
  // then
  await page.getByText(`of $${due.toLocaleString('en-US', { minimumFractionDigits: 2 })} expected`).waitFor();
  expect(new URL(page.url()).searchParams.get('courier')).toBe(String(courier.id));

  const desk = await open(`&order=${id}`, { login: clerk });
  await orderDialog(desk, id).getByRole('region', { name: 'Parcel' }).waitFor();
  expect(await orderDialog(desk, id).getByRole('region', { name: 'Money' }).count()).toBe(0);
});

describe('orders that are ticked', () => {
  it('are set to a status together; those that are refused stay ticked, each with its reason', async ({
    clerk,
    office,
    read,
    place,
    open,
  }) => {
    // given: one whose parcel is with the courier
    const customer = { lastName: ownSurname() };
    const { orderId: away, courier } = await preparedBatch(office, { isHandedOver: true, customer });
    const here = await place({ customer });
    const page = await open(`&q=${customer.lastName}`, { login: clerk, isCalm: true });
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
    expect((await read(away)).status).toBe('shipping');

    // when
    await refusals.getByRole('button', { name: `Open order #${away}` }).click();
    // then
    await orderDialog(page, away).waitFor();
  });

  it('are printed together: invoices, and what to take from the shelves', async ({ clerk, place, open }) => {
    const lastName = ownSurname();
    const one = await place({ customer: { lastName }, quantity: 2 });
    const other = await place({ customer: { lastName } });
    const page = await open(`&q=${lastName}`, { login: clerk, viewport: PHONE });
    await eventually(() => shownOrders(page)).toHaveLength(2);
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    expect(await overflowOf(page)).toBe(0);
    for (const [name, paper] of [
      ['Print invoices', 'invoices'],
      ['Picking list', 'picking-list'],
    ] as const) {
      const shown = page.context().waitForEvent('response', (answer) => answer.url().includes(`/admin/${paper}?ids=`));
      await page.getByRole('region', { name: 'Selected orders' }).getByRole('button', { name }).click();
      const ids = new URL((await shown).url()).searchParams.get('ids')?.split(',').map(Number);
      expect(new Set(ids)).toEqual(new Set([one.id, other.id]));
      expect((await shown).headers()['content-type']).toBe('application/pdf');
    }
  });
});
