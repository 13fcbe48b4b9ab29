/** Packing: from confirmed orders to a batch, its papers and hand-over. */
import { describe, expect } from 'vitest';
import { createCourier } from '../../support/couriers';
import { seriousFindings } from '../support/axe';
import { eventually } from '../support/eventually';
import { expectFit } from '../support/fit';
import { DESK, question } from '../support/office/back-office';
import { downloaded } from '../support/office/office';
import { button, it, makeBatch, parcelDialog, SCREEN, scan, tick } from '../support/office/packing-screen';
import { overflowOf } from '../support/overflow';
import { PHONE, reload } from '../support/visitor';

describe('orders to pack', () => {
  it.for([DESK, PHONE])(
    'become a batch at $width px: printed, sent to the courier, handed over',
    async (viewport, { visit, clerk, office, make, read }) => {
      // given
      const [first, second] = await make();
      const courier = await createCourier(office, { profile: 'ecotrack' });
      const page = await visit(SCREEN, { login: clerk, viewport });

      // when
      await tick(page, first.id).check();
      await tick(page, second.id).check();
      await page.getByRole('combobox', { name: 'Courier' }).selectOption({ label: courier.name });
      await expectFit(page, '.bo');
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
      await eventually(() => read(first.id)).toMatchObject({ status: 'shipping' });

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
      await expectFit(page, '.bo');
    },
  );

  it('are handed over in part, by scanning, without the one that was taken out', async ({
    visit,
    office,
    clerk,
    make,
    read,
  }) => {
    const made = await make(4);
    const [first = 0, second = 0, third = 0, stray = 0] = made.map(({ id }) => id);
    const { batch: other } = await makeBatch(office, [stray]);
    const { batch, courier } = await makeBatch(office, [first, second, third]);
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
    await expectFit(page, '[role=dialog]');
    await opened.getByRole('button', { name: 'Hand over 1 of 2' }).click();
    await question(page).getByText(`Hand over 1 parcel to ${courier.name}?`).waitFor();
    await question(page).getByRole('button', { name: 'Hand over' }).click();

    // then
    await opened.getByText('Picked up').waitFor();
    await opened.getByText(`Batch ${batch.id} is partly handed over: 1 of 2.`).waitFor();
    await opened.getByText('Partly handed over: 1 of 2', { exact: true }).waitFor();
    await eventually(() => read(second)).toMatchObject({ status: 'shipping' });
    for (const id of [first, third, stray]) expect(await read(id)).toMatchObject({ status: 'processing' });
    await opened.getByRole('button', { name: 'Hand over', exact: true }).waitFor();
  });

  it('that cannot be in a batch are named with their reason, and can be left out', async ({
    visit,
    office,
    clerk,
    make,
  }) => {
    // given: one of two was put into a batch while the list was open
    const [free, taken] = await make();
    const courier = await createCourier(office);
    const page = await visit(SCREEN, { login: clerk, provokes: [409] });
    for (const { id } of [free, taken]) await tick(page, id).check();
    const { courier: rival } = await makeBatch(office, [taken.id]);

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

  it('leave the list with their batch, before the courier has come', async ({ visit, office, clerk, make }) => {
    const [waiting, packed] = await make();
    await makeBatch(office, [packed.id]);

    const page = await visit(SCREEN, { login: clerk });

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
    const [{ id }] = await make();
    const page = await visit(`/admin?tab=orders&search=${id}`, { login: clerk });
    await tick(page, id).check();

    await page.getByRole('link', { name: 'Pack', exact: true }).click();

    await page.getByText('1 selected').waitFor();
    expect(await tick(page, id).isChecked()).toBe(true);
    expect(new URL(page.url()).searchParams.has('chosen')).toBe(false);
  });
});
