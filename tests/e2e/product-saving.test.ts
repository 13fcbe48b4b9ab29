/** Saving a product's form: how a refusal is shown, and that nothing locks the form. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { getProduct, postProduct, putProduct } from '../support/products';
import { eventually } from './support/eventually';
import { isFocused } from './support/keyboard';
import { closed, dialog, openForm, openProducts, problemOf, save, title } from './support/product-screen';
import { dropOnto, pictureFile, shownIn, slot } from './support/product-slots';
import { holdBack } from './support/requests';
import { it } from './support/test';

const pathOf = ({ id }: { id: number }) => `/api/admin/products/${id}/`;
const cancel = (page: Page) => dialog(page).getByRole('button', { name: 'Cancel' });

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
    await dialog(page).getByRole('alert').getByText('Somebody else has changed this', { exact: false }).waitFor();

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

  it('of a picture is shown at its slot', async ({ visit, office }) => {
    // given
    const product = await postProduct(office);
    const page = await openForm({ visit, office }, product, { provokes: [415] });
    const message = 'Please select a valid image file (JPEG, PNG, or WebP)';
    await page.route(`**${pathOf(product)}`, (route) =>
      route.fulfill({ status: 415, json: { message, error: message, details: { image_2: [message] } } }),
    );
    await dropOnto(page, 'Image 2', await pictureFile());
    await eventually(() => shownIn(page, 'Image 2')).toBe('chosen');

    // when
    await save(page).click();

    // then
    await slot(page, 'Image 2').getByRole('alert').getByText(message).waitFor();
    expect(await slot(page, 'Image 3').getByRole('alert').count()).toBe(0);
    expect(await dialog(page).getByLabel('Image 2 address').getAttribute('aria-invalid')).toBe('false');
  });
});

describe('while a product is saved', () => {
  it('"Cancel" ends it and returns to the input', async ({ visit, office }) => {
    // given
    const product = await postProduct(office);
    const page = await openForm({ visit, office }, product);
    const { release } = await holdBack(page, pathOf(product));
    await title(page).fill('Tapé');
    await save(page).click();
    await dialog(page).getByRole('progressbar', { name: 'Upload' }).waitFor();

    // when
    await cancel(page).click();

    // then
    await dialog(page).getByRole('alert').getByText('Saving was ended, and what you typed is kept.').waitFor();
    expect(await title(page).isEnabled()).toBe(true);
    expect(await title(page).inputValue()).toBe('Tapé');
    release();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await save(page).click();
    await closed(page);
    expect((await getProduct(office, product.id)).title).toBe('Tapé');
  });

  it("an answer that is not the shop's leaves open whether it was saved", async ({ visit, office }) => {
    // given: the server saves, and something in between answers
    const product = await postProduct(office);
    const page = await openForm({ visit, office }, product);
    await page.route(`**${pathOf(product)}`, async (route) => {
      if (route.request().method() !== 'PUT') return route.continue();
      await route.fetch();
      await route.fulfill({ json: {} });
    });
    await title(page).fill('Tapé');

    // when
    await save(page).click();

    // then
    const notice = dialog(page).getByRole('alert');
    await notice.getByText('The answer could not be read, and what you typed is kept.').waitFor();
    expect(await title(page).inputValue()).toBe('Tapé');
    expect((await getProduct(office, product.id)).title).toBe('Tapé');
  });

  it('a connection that is silent for a minute is given up', async ({ visit, office }) => {
    // given
    const product = await postProduct(office);
    const page = await openForm({ visit, office }, product);
    await holdBack(page, pathOf(product));
    await title(page).fill('Tapé');
    await page.clock.install();
    await save(page).click();
    await dialog(page).getByRole('progressbar', { name: 'Upload' }).waitFor();

    // when
    await page.clock.fastForward(50_000);
    expect(await title(page).isEnabled()).toBe(false);
    await page.clock.fastForward(11_000);

    // then
    await dialog(page).getByRole('alert').getByText('Failed to save product. Please try again.').waitFor();
    expect(await title(page).inputValue()).toBe('Tapé');
  });

  it('no file is accepted', async ({ visit, office }) => {
    // given
    const product = await postProduct(office);
    const page = await openForm({ visit, office }, product);
    const { release } = await holdBack(page, pathOf(product));
    await title(page).fill('Tapé');
    await save(page).click();
    await dialog(page).getByRole('progressbar', { name: 'Upload' }).waitFor();

    // when
    await dropOnto(page, 'Image 3', await pictureFile());

    // then
    await cancel(page).click();
    await eventually(() => title(page).isEnabled()).toBe(true);
    expect(await shownIn(page, 'Image 3')).toBe('');
    expect(await slot(page, 'Image 3').getByText('Not saved yet').count()).toBe(0);
    release();
  });
});

it('a move between the slots and a save wait for each other', async ({ visit, office }) => {
  // given
  const product = await postProduct(office, { image_1_url: '/logo.svg?a', image_2_url: '/logo.svg?b' });
  const page = await openForm({ visit, office }, product);
  const { release } = await holdBack(page, `${pathOf(product)}make-main/`);
  await title(page).fill('Tapé');

  // when
  await slot(page, 'Image 2').getByRole('button', { name: 'Make image 2 the main image' }).click();
  await eventually(() => save(page).isDisabled()).toBe(true);
  await title(page).press('Enter');
  release();

  // then
  await eventually(() => shownIn(page, 'Main image')).toBe('/logo.svg?b');
  await save(page).click();
  await closed(page);
  expect(await getProduct(office, product.id)).toMatchObject({ title: 'Tapé', image_1_url: '/logo.svg?b' });
});

it('a call without a file is given up after 15 seconds', async ({ visit, office }) => {
  // given
  const product = await postProduct(office);
  const page = await openProducts({ visit, office }, { search: product.title });
  await page.getByRole('button', { name: `Delete ${product.title}` }).click();
  await holdBack(page, pathOf(product));
  await page.clock.install();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Delete/ })
    .click();

  // when
  await page.clock.fastForward(16_000);

  // then
  await page.getByText('Failed to delete product.').first().waitFor();
});
