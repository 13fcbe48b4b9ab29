/** Packing: from confirmed orders to a batch, its papers and hand-over, and from there to what couriers report. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { LoginAnswer } from '@/contract/accounts';
import type { ParcelBatch } from '@/contract/admin/parcels';
import { bearer } from '../../support/accounts';
import { ordersOf } from '../../support/admin-orders';
import { ask, json } from '../../support/api';
import type { BackOffice } from '../../support/back-office';
import { createCourier } from '../../support/couriers';
import { seriousFindings } from '../support/axe';
import { answerCall } from '../support/blind-shop';
import { eventually } from '../support/eventually';
import { DESK, dialog, question } from '../support/office/back-office';
import { downloaded, ownSurname, placeOrderAt } from '../support/office/office';
import { overflowOf } from '../support/overflow';
import { logInStaff, sharedStaff } from '../support/session';
import { it as base } from '../support/test';
import { NOWHERE, open, PHONE, reload } from '../support/visitor';

const SCREEN = '/admin?tab=packing';

const it = base
  .extend(
    'clerk',
    { scope: 'file' },
    ({ shop, office }): Promise<LoginAnswer> => sharedStaff(shop.url, office, 'clerk'),
  )
  .extend(
    'make',
    ({ shop, office }) =>
      (count: number) =>
        makeOrders(shop.url, office, count),
  );

/** Confirmed orders of one product each. */
async function makeOrders(url: string, office: BackOffice, count: number) {
  const orders = [];
  for (let made = 0; made < count; made++) {
    const order = await placeOrderAt(url, office, { customer: { lastName: ownSurname() }, quantity: 2 });
    await json(await ordersOf(office).move(order.id, { status: 'processing' }));
    orders.push(order);
  }
  return orders;
}
async function makeBatch(url: string, office: BackOffice, ids: readonly number[], data = {}) {
  const courier = await createCourier(office, data);
  const batch = await json<ParcelBatch>(
    await fetch(`${url}/api/admin/parcel-batches/`, {
      method: 'POST',
      headers: { ...bearer(office.token), 'Content-Type': 'application/json' },
      body: JSON.stringify({ courier: courier.id, order_ids: ids }),
    }),
    201,
  );
  return { courier, batch };
}
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const parcelDialog = (page: Page, order: number) => dialog(page, `Parcel of order #${order}`);
const tick = (page: Page, order: number) => page.getByRole('checkbox', { name: `Select order #${order}`, exact: true });

/** As a hand scanner: no field has the focus, and the keys come at once. */
async function scan(page: Page, label: number | string): Promise<void> {
  // Keys within half a second after the screen has come may be the rest of a label.
  await page.waitForTimeout(600);
  await page.evaluate((text) => {
    const press = (key: string, code: string) =>
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }),
      );
    for (const key of text) press(key, (/\d/.test(key) ? 'Digit' : 'Key') + key.toUpperCase());
    press('Enter', 'Enter');
  }, String(label));
}

describe('orders to pack', () => {
  it.for([DESK, PHONE])(
    'become a batch at $width px: printed, sent to the courier, handed over',
    async (viewport, { visit, clerk, office, make }) => {
      // given
      const [first, second] = await make(2);
      if (!first || !second) throw new Error('Two orders were made.');
      const courier = await createCourier(office, { profile: 'ecotrack' });
      const page = await visit(SCREEN, { login: clerk, viewport });

      // when
      await tick(page, first.id).check();
      await tick(page, second.id).check();
      await page.getByRole('combobox', { name: 'Courier' }).selectOption({ label: courier.name });
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      expect(await seriousFindings(page, '.bo')).toEqual([]);
      await button(page, 'Make batch (2)').click();

      // then
      const batch = page.getByRole('dialog', { name: /^Batch \d+$/ });
      await batch.getByText(courier.name).waitFor();
      await batch.getByText('$5,802.00').waitFor();
      expect(await seriousFindings(page, '[role=dialog]')).toEqual([]);
      for (const [name, magic] of [
        ['Print all', '%PDF-'],
        ['Labels 100 × 150 mm', '%PDF-'],
        ['Labels, four on A4', '%PDF-'],
        ['Picking list', '%PDF-'],
        ['Hand-over sheet', '%PDF-'],
        ['File for the courier', 'PK'],
      ] as const) {
        const { bytes } = await downloaded(page, () => batch.getByRole('button', { name }).click());
        expect(bytes.subarray(0, magic.length).toString(), name).toBe(magic);
      }
      await batch.getByRole('button', { name: 'Hand over', exact: true }).click();
      await question(page).getByText(`Hand over 2 parcels to ${courier.name}?`).waitFor();
      await question(page).getByRole('button', { name: 'Hand over' }).click();
      await batch.getByText('Picked up').first().waitFor();
      expect(await batch.getByRole('button', { name: 'Hand over', exact: true }).count()).toBe(0);
      await eventually(() => ordersOf(office).read(first.id)).toMatchObject({ status: 'shipping' });

      // when: one of its parcels is opened, and the way back leads to the batch
      await batch.getByRole('button', { name: `Open the parcel of order #${second.id}` }).click();
      await parcelDialog(page, second.id).waitFor();
      await page.goBack();
      await batch.getByRole('link', { name: 'Show them in the list of parcels' }).click();
      const list = page.getByRole('table', { name: 'Parcels' });
      await eventually(() => list.getByRole('button').count()).toBe(2);
      await button(page, 'Show all batches').click();
      await button(page, 'Show all batches').waitFor({ state: 'detached' });

      // then: the orders are no longer to pack
      await button(page, 'Batches').click();
      await button(page, /^Open batch \d+$/)
        .first()
        .waitFor();
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      expect(await seriousFindings(page, '.bo')).toEqual([]);
    },
  );

  it('are handed over in part, by scanning, without the one that was taken out', async ({
    visit,
    shop,
    office,
    clerk,
    make,
  }) => {
    const made = await make(4);
    const [first = 0, second = 0, third = 0, stray = 0] = made.map(({ id }) => id);
    const { batch: other } = await makeBatch(shop.url, office, [stray]);
    const { batch, courier } = await makeBatch(shop.url, office, [first, second, third]);
    const page = await visit(`${SCREEN}&view=batches&batch=${batch.id}`, { login: clerk, viewport: PHONE });
    const opened = page.getByRole('dialog', { name: `Batch ${batch.id}` });
    await opened.getByText(made[0]?.name ?? '').waitFor();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);

    // when: one is taken out, one of the others is scanned
    await opened.getByRole('button', { name: `Take the parcel of order #${third} out of the batch` }).click();
    await opened.getByText(`Order #${third} is out of the batch`).waitFor();
    await scan(page, second);
    await opened.getByText(`Order #${second} ticked.`).waitFor();
    await scan(page, stray);
    await opened
      .getByRole('region', { name: '1 scanned label not handed over' })
      .getByText(`Order #${stray} is not in this batch, but in batch ${other.id}.`)
      .waitFor();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(await seriousFindings(page, '[role=dialog]')).toEqual([]);
    await opened.getByRole('button', { name: 'Hand over 1 of 2' }).click();
    await question(page).getByText(`Hand over 1 parcel to ${courier.name}?`).waitFor();
    await question(page).getByRole('button', { name: 'Hand over' }).click();

    // then
    await opened.getByText('Picked up').waitFor();
    await opened.getByText(`Batch ${batch.id} is partly handed over: 1 of 2.`).waitFor();
    await opened.getByText('Partly handed over: 1 of 2', { exact: true }).waitFor();
    await eventually(() => ordersOf(office).read(second)).toMatchObject({ status: 'shipping' });
    for (const id of [first, third, stray])
      expect(await ordersOf(office).read(id)).toMatchObject({ status: 'processing' });
    await opened.getByRole('button', { name: 'Hand over', exact: true }).waitFor();
  });

  it('are as many in a batch as the call takes, and no more', async ({ visit, office, clerk, shop }) => {
    await createCourier(office);
    const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(',');
    const page = await visit(`${SCREEN}&chosen=${ids(500)}`, { login: clerk, viewport: DESK });

    await button(page, 'Make batch (500)').waitFor();
    expect(await page.getByText('A batch has at most 500 orders.').count()).toBe(0);

    await page.goto(`${shop.url}${SCREEN}&chosen=${ids(501)}`);
    await page.getByText('A batch has at most 500 orders.').waitFor();
  });

  it('that cannot be in a batch are named with their reason, and can be left out', async ({
    visit,
    shop,
    office,
    clerk,
    make,
  }) => {
    // given: one of two was put into a batch while the list was open
    const [free, taken] = await make(2);
    if (!free || !taken) throw new Error('Two orders were made.');
    const courier = await createCourier(office);
    const page = await visit(SCREEN, { login: clerk, viewport: DESK, provokes: [409] });
    for (const { id } of [free, taken]) await tick(page, id).check();
    const { courier: rival } = await makeBatch(shop.url, office, [taken.id]);

    // when
    await page.getByRole('combobox', { name: 'Courier' }).selectOption({ label: courier.name });
    await button(page, 'Make batch (2)').click();

    // then
    await page.getByRole('alert').getByText(`#${taken.id}: It has a parcel with ${rival.name}`).waitFor();
    await button(page, 'Leave these out').click();
    await page.getByText('The courier may refuse something of one order').waitFor();
    await button(page, 'Make batch (1)').click();
    await page
      .getByRole('dialog', { name: /^Batch \d+$/ })
      .getByText(`#${free.id}`)
      .waitFor();
  });

  it('leave the list with their batch, before the courier has come', async ({ visit, shop, office, clerk, make }) => {
    const [waiting, packed] = await make(2);
    if (!waiting || !packed) throw new Error('Two orders were made.');
    await makeBatch(shop.url, office, [packed.id]);

    const page = await visit(SCREEN, { login: clerk, viewport: DESK });

    await tick(page, waiting.id).waitFor();
    expect(await tick(page, packed.id).count()).toBe(0);
    // Other tests confirm orders meanwhile: the list's count and the tab's come from two calls.
    await eventually(async () => {
      await reload(page);
      const count = await page.getByText(/^\d+ orders? to pack$/).textContent();
      return (await button(page, /^To pack/).textContent()) === `To pack${count?.split(' ')[0]}`;
    }).toBe(true);
  });

  it('are sent here from the orders', async ({ visit, clerk, make }) => {
    const [order] = await make(1);
    const page = await visit(`/admin?tab=orders&search=${order?.id}`, { login: clerk, viewport: DESK });
    await tick(page, order?.id ?? 0).check();

    await page.getByRole('link', { name: 'Pack', exact: true }).click();

    await page.getByText('1 selected').waitFor();
    expect(await tick(page, order?.id ?? 0).isChecked()).toBe(true);
    expect(new URL(page.url()).searchParams.has('chosen')).toBe(false);
  });

  it('wait for a courier: the admin is led to where one is added, a clerk is told whom to ask', async ({
    visit,
    shop,
    office,
    clerk,
  }) => {
    for (const [login, text] of [
      [clerk, 'Ask the admin to add the courier that takes your parcels.'],
      [await logInStaff(shop.url, office, 'admin'), 'Add the courier that takes your parcels'],
    ] as const) {
      const page = await visit(NOWHERE, { login, viewport: PHONE });
      await answerCall(page, { path: '/api/admin/couriers/', json: { couriers: [] } });
      await open(page, SCREEN);

      await page.getByText(text).waitFor();

      expect(await page.getByRole('link', { name: 'Add a courier' }).count()).toBe(login === clerk ? 0 : 1);
    }
  });
});

describe('a parcel', () => {
  it('is found by its label, corrected, and decided when it came back', async ({
    visit,
    shop,
    office,
    clerk,
    make,
  }) => {
    // given
    const [order, other] = await make(2);
    if (!order || !other) throw new Error('Two orders were made.');
    const { batch } = await makeBatch(shop.url, office, [order.id, other.id]);
    await json(
      await ask(`/api/admin/parcel-batches/${batch.id}/hand-over/`, { method: 'POST', headers: bearer(office.token) }),
    );
    const page = await visit(`${SCREEN}&view=parcels`, { login: clerk, viewport: PHONE });

    // when
    await button(page, `Open the parcel of order #${other.id}`).waitFor();
    await scan(page, order.id);
    const opened = parcelDialog(page, order.id);
    await opened.waitFor();
    await scan(page, other.id);
    await parcelDialog(page, other.id).waitFor();
    await scan(page, order.id);
    await opened.getByLabel('Tracking number').fill(`ZX-${randomUUID().slice(0, 8)}`);
    await opened.getByLabel('Note').fill('Box 3');
    await opened.getByRole('heading', { name: 'Change', exact: true }).click();
    await scan(page, other.id);
    await opened.getByText('Save this parcel first, or close it.').waitFor();
    await opened.getByRole('combobox', { name: 'State' }).selectOption('Returned');
    await opened.getByRole('button', { name: 'Save' }).click();

    // then
    await opened.getByText('The parcel was saved.').waitFor();
    await opened.getByRole('list', { name: 'What was reported' }).getByText('by hand').first().waitFor();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);

    // when: it came back, one of two pieces broken
    await opened.getByRole('button', { name: 'Decide the return' }).click();
    await opened.getByRole('combobox', { name: `Pieces of ${order.title} that are sold again` }).selectOption('1');
    await opened.getByRole('button', { name: 'Decide', exact: true }).click();
    await opened.getByText('Choose why it came back.').waitFor();
    expect(await seriousFindings(page, '[role=dialog]')).toEqual([]);
    await opened.getByLabel('The customer refused it or sent it back').check();
    await opened.getByRole('button', { name: 'Decide', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Decide this return? It cannot be taken back.' });
    await question.getByText(`Order #${order.id} is cancelled.`).waitFor();
    await question.getByRole('button', { name: 'Decide' }).click();

    // then
    await opened.getByText(/^1 piece went back to the stock/).waitFor();
    await eventually(() => ordersOf(office).read(order.id)).toMatchObject({ status: 'cancelled' });

    // when: a label of another shop
    await page.keyboard.press('Escape');
    await opened.waitFor({ state: 'detached' });
    await scan(page, 2_000_000_000);
    await page.getByText('Order #2000000000 has no parcel.').waitFor();

    // when: the order leads to its parcel
    await page.goto(`/admin?tab=orders&order=${other.id}`);
    await page.getByRole('link', { name: 'Batch and return' }).click();
    await parcelDialog(page, other.id).waitFor();
  });

  it("is found by its courier's label, which has the tracking number", async ({ visit, shop, office, clerk, make }) => {
    // given: numbers with letters, and of digits alone
    const [order, other] = await make(2);
    if (!order || !other) throw new Error('Two orders were made.');
    const { batch } = await makeBatch(shop.url, office, [order.id, other.id]);
    const unique = randomUUID().replaceAll('-', '');
    const digits = `19${String(Date.now()).slice(-8)}`;
    for (const [place, tracking] of [`ZR${unique}`, digits].entries()) {
      await json(
        await fetch(`${shop.url}/api/admin/parcels/${batch.parcels[place]?.id}/`, {
          method: 'PATCH',
          headers: { ...bearer(office.token), 'Content-Type': 'application/json' },
          body: JSON.stringify({ tracking }),
        }),
      );
    }
    const page = await visit(SCREEN, { login: clerk, viewport: PHONE });
    await button(page, 'Batches').waitFor();

    // when, then
    await scan(page, `zr${unique.toUpperCase()}`);
    await parcelDialog(page, order.id).waitFor();
    await scan(page, digits);
    await parcelDialog(page, other.id).waitFor();

    // when: a label of another shop
    await page.keyboard.press('Escape');
    await parcelDialog(page, other.id).waitFor({ state: 'detached' });
    await scan(page, `QX${unique}`);
    await page.getByText(`No parcel has the number QX${unique}.`).waitFor();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });

  it("is moved by its courier's file, after the verdicts were read", async ({ visit, shop, office, clerk, make }) => {
    // given
    const [order, other] = await make(2);
    if (!order || !other) throw new Error('Two orders were made.');
    const { courier, batch } = await makeBatch(shop.url, office, [order.id, other.id]);
    await json(
      await ask(`/api/admin/parcel-batches/${batch.id}/hand-over/`, { method: 'POST', headers: bearer(office.token) }),
    );
    const page = await visit(`${SCREEN}&view=parcels&courier=${courier.id}`, { login: clerk, viewport: DESK });
    const many = ['tracking,status', ...Array<string>(1_199).fill('T1,Livré'), 'LAST,Livré'].join('\n');
    const csv = ['reference,status', `${order.id},Livré`, `${other.id},Chez le voisin`, '999999999,Livré'].join('\n');

    // when
    await button(page, 'Import statuses').click();
    const report = dialog(page, "Import a courier's statuses");
    await report.getByLabel('Courier').selectOption({ label: courier.name });
    // The import waits for the transaction that is about to give a parcel the last line's number.
    const rival = new pg.Client({ connectionString: shop.databaseUrl });
    await rival.connect();
    await rival.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [`parcel number ${courier.id} LAST`]);
    await report
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'many.csv', mimeType: 'text/csv', buffer: Buffer.from(many) });
    await report.getByText('1,000 of 1,200 lines').waitFor();
    const bar = report.getByRole('progressbar', { name: 'Progress of the import' });
    expect(await bar.getAttribute('aria-valuenow')).toBe('83');
    expect(await seriousFindings(page, '[role=dialog]')).toEqual([]);
    await rival.end();
    await report.getByText('1200 × No such parcel').waitFor();
    expect(await bar.count()).toBe(0);
    await report
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'states.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });

    // then
    await report.getByText('Nothing has changed yet.').waitFor();
    const lines = report.getByRole('table', { name: 'Lines of the file' });
    await lines.getByText('The profile does not know the word "Chez le voisin"').waitFor();
    await lines.getByText('No such parcel').waitFor();
    expect(await seriousFindings(page, '[role=dialog]')).toEqual([]);
    expect(await ordersOf(office).read(order.id)).toMatchObject({ status: 'shipping' });

    // when
    await report.getByRole('button', { name: 'Apply' }).click();

    // then
    await report.getByText(/parcels? changed\.$/).waitFor();
    await eventually(() => ordersOf(office).read(order.id)).toMatchObject({ status: 'delivered' });
    await report.getByRole('button', { name: 'Close' }).last().click();
    const list = page.getByRole('table', { name: 'Parcels' });
    await list.getByText('“Chez le voisin”').waitFor();
    await page.getByRole('combobox', { name: 'State' }).selectOption('Delivered');
    await eventually(() => list.getByRole('button').allTextContents()).toEqual([`#${order.id}`]);
    expect(new URL(page.url()).searchParams.get('state')).toBe('delivered');
  });
});
