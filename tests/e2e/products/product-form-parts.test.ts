/** The documents and the replacement of a product, in its form. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { getProduct, postProduct, putProduct } from '../../support/products';
import { smallPdf } from '../../support/uploads';
import { seriousFindings } from '../support/axe';
import { eventually } from '../support/eventually';
import { isFocused } from '../support/keyboard';
import { closed, dialog, openForm, save } from '../support/office/product-screen';
import { overflowOf } from '../support/overflow';
import { it } from '../support/test';
import { PHONE, WIDE } from '../support/visitor';

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: smallPdf() });
const addPdf = (page: Page, name: string) => dialog(page).getByLabel('Add a PDF').setInputFiles(pdf(name));
const titleOf = (page: Page, number: number) => dialog(page).getByLabel(`Title of document ${number}`);
const kindOf = (page: Page, number: number) => dialog(page).getByLabel(`Kind of document ${number}`);
const replacedBy = (page: Page) => dialog(page).getByRole('combobox', { name: 'Replaced by' });

async function replaceBy(page: Page, reference: string) {
  await replacedBy(page).fill(reference);
  await dialog(page).getByRole('option', { name: reference }).click();
}

describe('a replacement and documents', () => {
  it('set in the form are on the page of the shop, and in the form when it opens again', async ({ visit, office }) => {
    // given
    const reference = `R-${randomUUID()}`;
    const newer = await postProduct(office, { reference });
    const { id } = await postProduct(office);
    const page = await openForm({ visit, office }, { id });

    // when
    await replaceBy(page, reference);
    await addPdf(page, 'Notice de montage.pdf');
    await eventually(() => titleOf(page, 1).inputValue()).toBe('Notice de montage');
    await addPdf(page, 'scan-0031.pdf');
    await titleOf(page, 2).fill('Vue du bloc gaz');
    await kindOf(page, 2).selectOption('Exploded view');
    await dialog(page).getByRole('button', { name: 'Move Vue du bloc gaz up' }).click();
    expect(await titleOf(page, 1).inputValue()).toBe('Vue du bloc gaz');
    await eventually(() => isFocused(titleOf(page, 1))).toBe(true);
    await save(page).click();
    await closed(page);

    // then
    const [drawing, notice] = (await getProduct(office, id)).documents;
    const shop = await visit(`/product/${id}`);
    const links = shop.getByRole('link', { name: /^(Vue du bloc gaz|Notice de montage)/ });
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      drawing?.url,
      notice?.url,
    ]);
    await shop.getByText('Vue éclatée · PDF · 1 ko', { exact: true }).waitFor();
    await shop.getByText('Remplacée par').getByRole('link', { name: newer.title }).waitFor();
    const again = await openForm({ visit, office }, { id });
    await dialog(again).getByRole('link', { name: newer.title }).waitFor();
    expect(await kindOf(again, 1).inputValue()).toBe('exploded-view');
    expect(await dialog(again).getByRole('link', { name: 'Open the PDF' }).first().getAttribute('href')).toBe(
      drawing?.url,
    );
  });
});

it('documents that somebody else has changed meanwhile are named before they are overwritten', async ({
  visit,
  office,
}) => {
  // given
  const [{ id }, newer] = [await postProduct(office), await postProduct(office)];
  const page = await openForm({ visit, office }, { id }, { provokes: [409] });
  await addPdf(page, 'Première.pdf');
  await titleOf(page, 1).waitFor();
  await save(page).click();
  await closed(page);
  const again = await openForm({ visit, office }, { id }, { provokes: [409] });
  await titleOf(again, 1).fill('La mienne');
  await putProduct(office, id, { documents: [], replaced_by: newer.id });

  // when
  await save(again).click();
  await dialog(again).getByRole('button', { name: 'Reload the product, keep what I typed' }).click();

  // then
  await dialog(again).getByText('saving overwrites it: Documents.', { exact: false }).waitFor();
  await dialog(again).getByRole('link', { name: newer.title }).waitFor();
  expect(await titleOf(again, 1).inputValue()).toBe('La mienne');
  await save(again).click();
  await closed(again);
  expect(await getProduct(office, id)).toMatchObject({
    replaced_by: newer.id,
    documents: [{ title: 'La mienne' }],
  });
});

it('boilers and numbers are counted, and each count leads to its rows in the CMS', async ({ visit, office }) => {
  // given
  const { id } = await postProduct(office);
  const names = [`M-${randomUUID()}`, `M-${randomUUID()}`];
  for (const name of names) {
    const model = await office.create('boiler-models', { brand: 'Marque', range: 'Gamme', name });
    await office.create('fitments', { product: id, model: model.id, confidence: 'to-check' });
  }

  // when
  const page = await openForm({ visit, office }, { id });

  // then
  await dialog(page).getByText('Fits 2 boiler models, 2 to check').waitFor();
  await dialog(page).getByText('0 further numbers').waitFor();
  const href = await dialog(page).getByRole('link', { name: 'Its fitments in the CMS' }).getAttribute('href');
  await page.goto(href ?? '');
  await eventually(() => page.locator('table tbody tr').count()).toBe(2);
});

it.for([PHONE, WIDE])('both fit $width px and are accessible', async (viewport, { visit, office }) => {
  // given
  const reference = `R-${randomUUID()}`;
  await postProduct(office, { reference, title: `Circulateur ${'x'.repeat(60)}` });
  const page = await openForm({ visit, office }, await postProduct(office), { viewport, isCalm: true });

  // when
  await replaceBy(page, reference);
  await addPdf(page, `${'Notice '.repeat(12)}.pdf`);
  await titleOf(page, 1).waitFor();

  // then
  expect(await overflowOf(page)).toBe(0);
  expect(await dialog(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  expect(await seriousFindings(page)).toEqual([]);
});
