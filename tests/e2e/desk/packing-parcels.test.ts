/** Parcels on the screen of packing: found by their labels, and what couriers report of them. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe, expect } from 'vitest';
import { json } from '../../support/api';
import { parcelsOf } from '../../support/parcels';
import { seriousFindings } from '../support/axe';
import { eventually } from '../support/eventually';
import { expectFit } from '../support/fit';
import { dialog } from '../support/office/back-office';
import { button, it, makeBatch, parcelDialog, SCREEN, scan } from '../support/office/packing-screen';
import { overflowOf } from '../support/overflow';
import { PHONE } from '../support/visitor';

describe('a parcel', () => {
  it('is found by its label, corrected, and decided when it came back', async ({
    visit,
    office,
    clerk,
    make,
    read,
  }) => {
    // given
    const [order, other] = await make();
    const { batch } = await makeBatch(office, [order.id, other.id]);
    await json(await parcelsOf(office).handOver(batch.id));
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

    // when: it came back, one of two pieces broken
    await opened.getByRole('button', { name: 'Decide the return' }).click();
    await opened.getByRole('combobox', { name: `Pieces of ${order.title} that are sold again` }).selectOption('1');
    await opened.getByRole('button', { name: 'Decide', exact: true }).click();
    await opened.getByText('Choose why it came back.').waitFor();
    await expectFit(page, '[role=dialog]');
    await opened.getByLabel('The customer refused it or sent it back').check();
    await opened.getByRole('button', { name: 'Decide', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Decide this return? It cannot be taken back.' });
    await question.getByText(`Order #${order.id} is cancelled.`).waitFor();
    await question.getByRole('button', { name: 'Decide' }).click();

    // then
    await opened.getByText(/^1 piece went back to the stock/).waitFor();
    await eventually(() => read(order.id)).toMatchObject({ status: 'cancelled' });

    // when: the order leads to its parcel
    await page.goto(`/admin?tab=orders&order=${other.id}`);
    await page.getByRole('link', { name: 'Batch and return' }).click();
    await parcelDialog(page, other.id).waitFor();
  });

  it("is found by its courier's label, which has the tracking number", async ({ visit, office, clerk, make }) => {
    // given: numbers with letters, and of digits alone
    const [order, other] = await make();
    const { batch } = await makeBatch(office, [order.id, other.id]);
    const unique = randomUUID().replaceAll('-', '');
    const digits = `19${String(Date.now()).slice(-8)}`;
    for (const [place, tracking] of [`ZR${unique}`, digits].entries()) {
      await json(await parcelsOf(office).change(batch.parcels[place]?.id ?? 0, { tracking }));
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
    await scan(page, 2_000_000_000);
    await page.getByText('Order #2000000000 has no parcel.').waitFor();
    expect(await overflowOf(page)).toBe(0);
  });

  it("is moved by its courier's file, after the verdicts were read", async ({
    visit,
    shop,
    office,
    clerk,
    make,
    read,
  }) => {
    // given
    const [order, other] = await make();
    const { courier, batch } = await makeBatch(office, [order.id, other.id]);
    await json(await parcelsOf(office).handOver(batch.id));
    const page = await visit(`${SCREEN}&view=parcels&courier=${courier.id}`, { login: clerk });
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
    expect(await read(order.id)).toMatchObject({ status: 'shipping' });

    // when
    await report.getByRole('button', { name: 'Apply' }).click();

    // then
    await report.getByText(/parcels? changed\.$/).waitFor();
    await eventually(() => read(order.id)).toMatchObject({ status: 'delivered' });
    await report.getByRole('button', { name: 'Close' }).last().click();
    const list = page.getByRole('table', { name: 'Parcels' });
    await list.getByText('“Chez le voisin”').waitFor();
    await page.getByRole('combobox', { name: 'State' }).selectOption('Delivered');
    await eventually(() => list.getByRole('button').allTextContents()).toEqual([`#${order.id}`]);
    expect(new URL(page.url()).searchParams.get('state')).toBe('delivered');
  });
});
