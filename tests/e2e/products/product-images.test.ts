/** Pictures of a product change places, become the main one and go. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createCategory } from '../../support/back-office';
import { getProduct, picture, postProduct, putProduct } from '../../support/products';
import { ownWord } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { closed, dialog, openForm, save, title } from '../support/office/product-screen';
import { choose, dropOnto, pictureFile, shown, slot, swap } from '../support/office/product-slots';
import { it } from '../support/test';

const [A, B] = ['/logo.svg?a', '/logo.svg?b'];

/** The calls that change something, as `POST swap-images`. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const path = /\/api\/admin\/products\/(?:\d+\/)?([\w-]*)/.exec(request.url());
    if (path && request.method() !== 'GET') calls.push(`${request.method()} ${path[1]}`.trim());
  });
  return calls;
}

describe('a new product', () => {
  it('gets four pictures: dropped, chosen, by address; moved and taken away before it is saved', async ({
    visit,
    office,
  }) => {
    // given
    const category = await createCategory(office, { name: `Rayon ${ownWord()}` });
    const name = `Pièce ${randomUUID()}`;
    const page = await openForm({ visit, office }, 'new');
    const calls = watchCalls(page);

    // when
    await dropOnto(page, 'Main image', await pictureFile());
    await choose(page, 'Image 2');
    await dialog(page).getByLabel('Image 3 address').fill(A);
    await choose(page, 'Image 4');
    await eventually(() => shown(page)).toEqual(['chosen', 'chosen', A, 'chosen']);
    await swap(page, 'Main image', 'Image 3');
    await eventually(() => shown(page)).toEqual([A, 'chosen', 'chosen', 'chosen']);
    await slot(page, 'Image 4').getByRole('button', { name: 'Make image 4 the main image' }).click();
    await eventually(() => shown(page)).toEqual(['chosen', 'chosen', 'chosen', A]);
    await slot(page, 'Image 2').getByRole('button', { name: 'Undo the change of image 2' }).click();
    await eventually(() => shown(page)).toEqual(['chosen', '', 'chosen', A]);
    expect(calls).toEqual([]);
    await title(page).fill(name);
    await dialog(page).getByLabel('Price (DZD) *').fill('10');
    await dialog(page).getByRole('checkbox', { name: category.name }).check();
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await save(page).click();

    // then
    const created = (await (await answer).json()) as { id: number };
    await closed(page);
    expect(await getProduct(office, created.id)).toMatchObject({
      title: name,
      image_1: expect.stringMatching(/^\/media\//),
      image_2: null,
      image_3: expect.stringMatching(/^\/media\//),
      image_4_url: A,
    });
  });
});

describe('of a product that is saved already', () => {
  it('pictures change places, become the main one and go at once', async ({ visit, office }) => {
    // given
    const product = await postProduct(office, { image_1: await picture(), image_2_url: A, image_3_url: B });
    const page = await openForm({ visit, office }, product);
    const calls = watchCalls(page);
    await eventually(() => shown(page)).toEqual([product.image_1, A, B, '']);

    // when
    await swap(page, 'Main image', 'Image 4');
    await eventually(() => shown(page)).toEqual(['', A, B, product.image_1]);
    await slot(page, 'Image 3').getByRole('button', { name: 'Make image 3 the main image' }).click();
    await eventually(() => shown(page)).toEqual([B, A, '', product.image_1]);
    await slot(page, 'Image 2').getByRole('button', { name: 'Delete image 2' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete image 2' }).click();
    await eventually(() => shown(page)).toEqual([B, '', '', product.image_1]);

    // then
    expect(calls).toEqual(['POST swap-images', 'POST make-main', 'POST delete-image']);
    expect(await getProduct(office, product.id)).toMatchObject({
      image_1_url: B,
      image_2_url: null,
      image_3_url: null,
      image_4: product.image_1,
    });

    // when: by keyboard
    await slot(page, 'Main image').getByRole('button', { name: 'Swap main image' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Swap with image 2' }).waitFor();
    await page.keyboard.press('Enter');

    // then
    await eventually(() => shown(page)).toEqual(['', B, '', product.image_1]);
    // Nothing is left to save.
    await page.keyboard.press('Escape');
    await closed(page);
  });

  it('a move of an outdated copy is refused, and offers the newest', async ({ visit, office }) => {
    // given
    const product = await postProduct(office, { image_1_url: A, image_2_url: B });
    const page = await openForm({ visit, office }, product, { provokes: [409] });
    await title(page).fill('Tapé');
    await putProduct(office, product.id, { image_1_url: B, image_2_url: A, short_description: "D'un autre" });

    // when
    await swap(page, 'Main image', 'Image 2');
    await dialog(page)
      .getByRole('alert')
      .getByText(/Failed to swap images\..* has changed this since/)
      .waitFor();
    await dialog(page).getByRole('button', { name: 'Reload the product, keep what I typed' }).click();

    // then
    await eventually(() => shown(page)).toEqual([B, A, '', '']);
    expect(await title(page).inputValue()).toBe('Tapé');
    expect(await dialog(page).getByLabel('Short Description').inputValue()).toBe("D'un autre");
    await swap(page, 'Main image', 'Image 2');
    await eventually(() => shown(page)).toEqual([A, B, '', '']);
  });
});
