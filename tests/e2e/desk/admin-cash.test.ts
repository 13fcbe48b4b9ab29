/** The back office's screen of cash: what couriers owe, what they pay, differences. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { cashOf, handedOver, ofCourier } from '../../support/cash';
import { parcelsOf } from '../../support/parcels';
import { eventually } from '../support/eventually';
import { downloaded } from '../support/office/office';
import { itOnScreen } from '../support/office/office-test';
import { overflowOf } from '../support/overflow';
import { PHONE } from '../support/visitor';

const it = itOnScreen('cash', { role: 'admin', title: 'Cash' });

const rows = (page: Page) => page.getByRole('table', { name: /^(Couriers|Parcels|Remittances)/ }).locator('tbody tr');
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
/** Opens the form of a remittance. */
async function remit(page: Page) {
  await button(page, 'New remittance').click();
  const form = dialog(page, 'New remittance');
  return { form, press: (name: string) => form.getByRole('button', { name }).click() };
}
const amount = (dinars: number) => `$${dinars.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

describe('what couriers owe', () => {
  it('is added up by courier, and leads to its parcels, which are collected and settled', async ({ open, office }) => {
    // given
    const { courier, parcels } = await handedOver(office, { count: 2 });
    const [first, second] = parcels.map(({ order_id }) => order_id);
    const due = parcels[0]?.cod_amount ?? 0;
    const page = await open();
    const row = rows(page).filter({ hasText: courier.name });
    await row
      .getByText(amount(2 * due))
      .first()
      .waitFor();
    expect(await row.innerText()).toContain('today');

    // when
    await row.getByRole('button', { name: `Outstanding parcels of ${courier.name}` }).click();
    await page.getByText('2 parcels with cash outstanding', { exact: true }).waitFor();
    await button(page, `Collect the cash of order #${first}`).click();
    await dialog(page, `Collect the cash of order #${first}`).getByLabel('Amount that was brought *').fill('1 000,50');
    await dialog(page, /^Collect/)
      .getByRole('button', { name: 'Collect' })
      .click();
    // then
    await rows(page)
      .filter({ hasText: `#${first}` })
      .getByText(`of ${amount(due)} expected`)
      .waitFor();

    // when: the rest will not come
    await button(page, `Adjust the cash of order #${first}`).click();
    const adjusting = dialog(page, /^Adjust/);
    await adjusting.getByRole('button', { name: 'Adjust' }).click();
    await adjusting.getByText('This field is required').waitFor();
    await adjusting.getByLabel('Reason *').fill('Damaged on the way');
    await adjusting.getByRole('button', { name: 'Adjust' }).click();
    // then
    await page.getByText('1 parcel with cash outstanding', { exact: true }).waitFor();
    expect(await rows(page).allInnerTexts()).toEqual([expect.stringContaining(`#${second}`)]);
    expect(ofCourier(await cashOf(office).read(), courier)).toMatchObject({
      expected: 2 * due,
      collected: 1000.5,
      outstanding: due,
      parcels: 1,
    });
    await page.getByRole('combobox', { name: 'Age' }).selectOption('Older than 3 days');
    await page.getByText('No such parcels').waitFor();
    expect(new URL(page.url()).search).toBe(`?tab=cash&view=parcels&courier=${courier.id}&older=3`);
  });
});

describe('a remittance', () => {
  it('is written by ticking what was delivered, all as expected', async ({ open, office }) => {
    // given: two delivered, one on its way
    const { courier, parcels } = await handedOver(office, { count: 3 });
    const [first, second, third] = parcels;
    for (const parcel of [first, second]) await parcelsOf(office).change(parcel?.id ?? 0, { state: 'delivered' });
    const due = (first?.cod_amount ?? 0) + (second?.cod_amount ?? 0);
    const page = await open({}, { viewport: PHONE });
    const { form: remitting, press } = await remit(page);
    await remitting.getByLabel('Courier *').selectOption(courier.name);

    // when
    await remitting.getByRole('checkbox', { name: `Order #${second?.order_id} is paid` }).check();
    await eventually(() => remitting.getByLabel('Amount that arrived *').inputValue()).toBe(String(second?.cod_amount));
    await press('All as expected (2)');
    expect(await remitting.getByLabel('Amount that arrived *').inputValue()).toBe(String(due));
    expect(await remitting.getByText(`#${third?.order_id}`).count()).toBe(0);
    expect(await overflowOf(page)).toBe(0);
    await press('Try');
    await remitting.getByText('Every line pays what is outstanding.').waitFor();
    await press('Write');

    // then
    await remitting.waitFor({ state: 'detached' });
    expect(ofCourier(await cashOf(office).read(), courier)).toMatchObject({ collected: due });
  });

  it('is tried with typed lines, written, and taken back with a reason', async ({ open, office }) => {
    // given
    const { courier, parcels } = await handedOver(office, { count: 2 });
    const [first, second] = parcels;
    const due = first?.cod_amount ?? 0;
    const reference = `VIR-${randomUUID().slice(0, 8)}`;
    const page = await open({}, { provokes: [400] });
    const { form: remitting, press } = await remit(page);
    await press('Try');
    await remitting.getByText("Give the lines, or the courier's file").waitFor();
    await remitting.getByLabel('Courier *').selectOption(courier.name);
    await remitting.getByLabel('Reference *').fill(reference);
    await remitting.getByLabel('Amount that arrived *').fill('1');
    await remitting
      .getByLabel('Or type or paste lines')
      .fill(`Suivi\tMontant\tFrais\n${first?.tracking}\t${due}\t450,00\n#${second?.order_id}\t1 000,00\nnobody-1\t5`);
    await remitting.getByText(`3 lines, less the fees: ${amount(due + 555)}`).waitFor();

    // when: the sum is wrong, then right
    await press('Try');
    await remitting.getByText('The remittance cannot be written like this.').waitFor();
    await remitting.getByLabel('Amount that arrived *').fill(String(due + 555));
    await press('Try');
    // then
    await remitting.getByText('Tried. Nothing is written yet.').waitFor();
    const verdicts = remitting.locator('tbody tr');
    expect((await verdicts.allInnerTexts()).map((text) => /Equal|Different|Unknown/.exec(text)?.[0])).toEqual([
      'Equal',
      'Different',
      'Unknown',
    ]);
    expect(ofCourier(await cashOf(office).read(), courier)).toMatchObject({ collected: 0 });

    // when
    await press('Write');
    await rows(page).filter({ hasText: reference }).getByText('2 lines not equal').waitFor();
    expect(ofCourier(await cashOf(office).read(), courier)).toMatchObject({ collected: due + 1000 });
    await button(page, `Open remittance ${reference}`).click();
    await dialog(page, `Remittance ${reference}`).getByRole('button', { name: 'Reverse' }).click();
    await dialog(page, 'Reverse this remittance').getByLabel('Reason *').fill('Typed twice');
    await dialog(page, 'Reverse this remittance').getByRole('button', { name: 'Reverse' }).click();
    // then
    await dialog(page, `Remittance ${reference}`)
      .getByText(/^Reversed by .+: Typed twice$/)
      .waitFor();
    expect(ofCourier(await cashOf(office).read(), courier)).toMatchObject({ collected: 0, outstanding: 2 * due });
  });

  it("is read from the courier's file, and a change after the trial asks for another", async ({ open, office }) => {
    // given
    const { courier, parcels } = await handedOver(office);
    const due = parcels[0]?.cod_amount ?? 0;
    const page = await open({ courier: String(courier.id) });
    const { form: remitting, press } = await remit(page);
    await remitting.getByLabel('Reference *').fill(randomUUID());
    await remitting.getByLabel('Amount that arrived *').fill(`${due} DA`);
    const text = `tracking;amount;fee\r\n${parcels[0]?.tracking};${due};0\r\n`;
    await remitting
      .getByLabel('The courier’s file', { exact: true })
      .setInputFiles({ name: 'releve.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await remitting.getByText('releve.csv').waitFor();

    // when
    await press('Try');
    await remitting.getByText('Every line pays what is outstanding.').waitFor();
    await remitting.getByLabel('Reference *').fill(randomUUID());
    // then
    expect(await remitting.getByRole('button', { name: 'Write' }).count()).toBe(0);
    await press('Try');
    await press('Write');
    await remitting.waitFor({ state: 'detached' });
    expect(ofCourier(await cashOf(office).read(), courier)).toMatchObject({ collected: due, outstanding: 0 });
  });
});

it('the ledger of a period is saved for the accountant', async ({ open }) => {
  const page = await open();
  await button(page, 'Export').click();
  const exporting = dialog(page, 'Export for the accountant');
  await exporting.getByLabel('To').fill('2020-01-01');
  await exporting.getByRole('button', { name: 'Save the file' }).click();
  await exporting.getByText('The last day is before the first').waitFor();
  await exporting.getByLabel('From').fill('2020-01-01');

  const { name } = await downloaded(page, () => exporting.getByRole('button', { name: 'Save the file' }).click());

  expect(name).toMatch(/^cash-20\d\d-\d\d-\d\d\.csv$/);
});
