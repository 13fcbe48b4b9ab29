/** Refused saves of a product, most because the copy was outdated. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { orderBody, postOrder } from '../../support/orders';
import { getProduct, postProduct, putProduct } from '../../support/products';
import { smallPdf } from '../../support/uploads';
import { eventually } from '../support/eventually';
import { isFocused } from '../support/keyboard';
import { closed, dialog, openForm, problemOf, save, title } from '../support/office/product-screen';
import { shownIn, slot } from '../support/office/product-slots';
import { it } from '../support/test';

const titleOf = (page: Page, number: number) => dialog(page).getByLabel(`Title of document ${number}`);
const addPdf = (page: Page, name: string) =>
  dialog(page).getByLabel('Add a PDF').setInputFiles({ name, mimeType: 'application/pdf', buffer: smallPdf() });
const reload = (page: Page) =>
  dialog(page).getByRole('button', { name: 'Reload the product, keep what I typed' }).click();

/** Whether an element is visible: in the window, with nothing over it. */
function isSeen(page: Page, text: string): Promise<boolean> {
  return dialog(page)
    .getByText(text, { exact: false })
    .first()
    .evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
}

describe('of two people who edit one product, the second', () => {
  it('sees a notice, keeps what was typed and saves it over the newest copy', async ({ visit, office }) => {
    // given
    const before = await postProduct(office, { short_description: 'Avant' });
    const page = await openForm({ visit, office }, before, { provokes: [409] });
    await putProduct(office, before.id, { short_description: "D'un autre", title: "Titre d'un autre" });

    // when
    await title(page).fill('Mon titre');
    await save(page).click();
    await dialog(page).getByRole('alert').getByText('has changed this since you opened it', { exact: false }).waitFor();
    expect(await title(page).inputValue()).toBe('Mon titre');
    await reload(page);

    // then
    await dialog(page).getByText('saving overwrites it: Product Title.', { exact: false }).waitFor();
    expect(await title(page).inputValue()).toBe('Mon titre');
    expect(await dialog(page).getByLabel('Short Description').inputValue()).toBe("D'un autre");
    await save(page).click();
    await closed(page);
    expect(await getProduct(office, before.id)).toMatchObject({
      title: 'Mon titre',
      short_description: "D'un autre",
    });
  });

  it('sees that the stock moved while it was being changed', async ({ visit, office, shop }) => {
    // given
    const { id } = await postProduct(office, { stock: 10 });
    const page = await openForm({ visit, office }, { id }, { provokes: [409] });
    await postOrder(shop.url, orderBody(id));

    // when
    await dialog(page).getByLabel('Stock', { exact: true }).fill('20');
    await dialog(page).getByLabel('Reason for the correction').selectOption('Counted');
    await save(page).click();
    await eventually(() => dialog(page).getByText('it is now 9', { exact: false }).count()).toBeGreaterThan(0);
    await reload(page);
    await dialog(page).getByText('saving overwrites it: Stock.', { exact: false }).waitFor();
    await save(page).click();
    await closed(page);

    // then
    expect((await getProduct(office, id)).stock).toBe(20);
  });

  it('sees that also if the newer copy came with a move of images', async ({ visit, office, shop }) => {
    // given
    const { id } = await postProduct(office, { stock: 10, image_1_url: '/logo.svg?a', image_2_url: '/logo.svg?b' });
    const page = await openForm({ visit, office }, { id });
    await dialog(page).getByLabel('Stock', { exact: true }).fill('7');
    await dialog(page).getByLabel('Reason for the correction').selectOption('Counted');
    await postOrder(shop.url, orderBody(id));

    // when
    await slot(page, 'Image 2').getByRole('button', { name: 'Make image 2 the main image' }).click();

    // then
    await dialog(page).getByRole('alert').getByText('saving overwrites it: Stock.', { exact: false }).waitFor();
    expect(await dialog(page).getByLabel('Stock', { exact: true }).inputValue()).toBe('7');
    await slot(page, 'Image 2').getByRole('button', { name: 'Make image 2 the main image' }).click();
    await eventually(() => shownIn(page, 'Main image')).toBe('/logo.svg?a');
    expect(await dialog(page).getByText('saving overwrites it: Stock.', { exact: false }).count()).toBe(1);
    await save(page).click();
    await closed(page);
    expect((await getProduct(office, id)).stock).toBe(7);
  });

  it('finds a description that was formatted meanwhile as it is, and what was typed beside it', async ({
    visit,
    office,
  }) => {
    // given
    const { id } = await postProduct(office, { description: 'Avant' });
    const page = await openForm({ visit, office }, { id }, { provokes: [409] });
    const formatted = '<p>Un <strong>deux</strong></p>';
    await putProduct(office, id, { description: formatted });

    // when
    await dialog(page).getByLabel('Description', { exact: true }).fill('Tapé longtemps');
    await title(page).fill('Mon titre');
    await save(page).click();
    await reload(page);

    // then
    await dialog(page).getByText('your version is shown below it and is not saved', { exact: false }).waitFor();
    expect(await dialog(page).getByText('saving overwrites it', { exact: false }).count()).toBe(0);
    expect(await dialog(page).getByLabel('What you typed').inputValue()).toBe('Tapé longtemps');
    expect(await dialog(page).getByRole('region', { name: 'Description' }).innerHTML()).toBe(formatted);
    await save(page).click();
    await closed(page);
    expect(await getProduct(office, id)).toMatchObject({ title: 'Mon titre', description: formatted });
  });
});

describe('a refused save', () => {
  it('is visible at the save button, however far the form is scrolled', async ({ visit, office }) => {
    // given
    const product = await postProduct(office);
    const page = await openForm({ visit, office }, product, { provokes: [409] });
    await title(page).fill('Tapé');
    await dialog(page).getByRole('searchbox', { name: 'Search brands' }).focus();
    await putProduct(office, product.id, { short_description: "D'un autre" });

    // when
    await save(page).click();
    await dialog(page).getByRole('alert').getByText('has changed this since you opened it', { exact: false }).waitFor();

    // then
    await eventually(() => isSeen(page, 'Failed to save product.')).toBe(true);
    await eventually(() => isFocused(save(page))).toBe(true);
  });

  it('moves to the field that the server names', async ({ visit, office }) => {
    // given
    const taken = await postProduct(office, { reference: `R-${randomUUID()}` });
    const page = await openForm({ visit, office }, await postProduct(office), { provokes: [409] });
    const reference = dialog(page).getByLabel('Reference');
    await reference.fill(taken.reference ?? '');
    await dialog(page).getByRole('searchbox', { name: 'Search brands' }).focus();

    // when
    await save(page).click();

    // then
    await eventually(() => isFocused(reference)).toBe(true);
    await eventually(() => isSeen(page, 'Failed to save product.')).toBe(true);
    expect(await problemOf(page, 'Reference')).toBe('A product with this reference already exists');
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
  await addPdf(page, 'Seconde.pdf');
  await dialog(page).getByRole('button', { name: 'Move Seconde up' }).click();
  await eventually(() => isFocused(titleOf(page, 1))).toBe(true);
  expect(await titleOf(page, 1).inputValue()).toBe('Seconde');
  await dialog(page).getByRole('button', { name: 'Remove Première' }).click();
  await save(page).click();
  await closed(page);
  const again = await openForm({ visit, office }, { id }, { provokes: [409] });
  await titleOf(again, 1).fill('La mienne');
  await putProduct(office, id, { documents: [], replaced_by: newer.id });

  // when
  await save(again).click();
  await reload(again);

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
