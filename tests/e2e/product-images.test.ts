/** The four image slots in the form of a product (spec, back office sections 2 and 5). */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createCategory } from '../support/back-office';
import { getProduct, picture, postProduct, putProduct } from '../support/products';
import { ownWord } from './support/catalogue';
import { eventually } from './support/eventually';
import {
  closed,
  dialog,
  dropOnto,
  openForm,
  pictureFile,
  question,
  save,
  shownIn,
  slot,
  title,
  UNSAVED,
} from './support/product-screen';
import { holdBack } from './support/requests';
import { it } from './support/test';

const NAMES = ['Main image', 'Image 2', 'Image 3', 'Image 4'];
const [A, B] = ['/logo.svg?a', '/logo.svg?b'];

/** What the four slots show. */
const shown = (page: Page) => Promise.all(NAMES.map((name) => shownIn(page, name)));

async function choose(page: Page, name: string): Promise<void> {
  await slot(page, name)
    .locator('input[type=file]')
    .setInputFiles(await pictureFile());
}

async function swap(page: Page, name: string, other: string): Promise<void> {
  await slot(page, name)
    .getByRole('button', { name: `Swap ${name.toLowerCase()}` })
    .click();
  await page.getByRole('menuitem', { name: `Swap with ${other.toLowerCase()}` }).click();
}

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

  it('takes no file that is no picture or too large, and says so at the slot', async ({ visit, office }) => {
    // given
    const page = await openForm({ visit, office }, 'new');
    const input = (name: string) => slot(page, name).locator('input[type=file]');

    // when
    await input('Main image').setInputFiles({
      name: 'x.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg/>'),
    });
    await input('Image 2').setInputFiles({
      name: 'x.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
    });

    // then
    await slot(page, 'Main image').getByText('Please select a valid image file (JPEG, PNG, or WebP)').waitFor();
    await slot(page, 'Image 2').getByText('Image size must be less than 5MB').waitFor();
    expect(await shown(page)).toEqual(['', '', '', '']);
    await choose(page, 'Main image');
    await eventually(() => slot(page, 'Main image').getByText('Please select a valid').count()).toBe(0);
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
    // Nothing is left to save.
    await page.keyboard.press('Escape');
    await closed(page);
  });

  it('what is chosen moves along with what is saved, and what is typed beside it stays', async ({ visit, office }) => {
    // given
    const product = await postProduct(office, { image_1_url: A });
    const page = await openForm({ visit, office }, product);
    await title(page).fill('Tapé');
    await choose(page, 'Image 2');
    await eventually(() => shown(page)).toEqual([A, 'chosen', '', '']);
    await slot(page, 'Image 2').getByText('Not saved yet').waitFor();

    // when
    await slot(page, 'Image 2').getByRole('button', { name: 'Make image 2 the main image' }).click();
    await eventually(() => shown(page)).toEqual(['chosen', A, '', '']);
    expect(await title(page).inputValue()).toBe('Tapé');
    await save(page).click();
    await closed(page);

    // then
    expect(await getProduct(office, product.id)).toMatchObject({
      title: 'Tapé',
      image_1: expect.stringMatching(/^\/media\//),
      image_1_url: null,
      image_2_url: A,
    });
  });

  it('an emptied address clears its slot, an undone one does not', async ({ visit, office }) => {
    // given
    const product = await postProduct(office, { image_1_url: A, image_2_url: B });
    const page = await openForm({ visit, office }, product);

    // when
    await dialog(page).getByLabel('Main image address').fill('');
    await slot(page, 'Main image').getByText('Cleared on save').waitFor();
    await dialog(page).getByLabel('Image 2 address').fill('');
    await slot(page, 'Image 2').getByRole('button', { name: 'Undo the change of image 2' }).click();
    await save(page).click();
    await closed(page);

    // then
    expect(await getProduct(office, product.id)).toMatchObject({ image_1_url: null, image_2_url: B });
  });

  it('a dropped file alone is something that is not saved', async ({ visit, office }) => {
    // given
    const page = await openForm({ visit, office }, await postProduct(office));

    // when
    await dropOnto(page, 'Image 3', await pictureFile('photo.jpg', 'jpeg'));
    await eventually(() => shownIn(page, 'Image 3')).toBe('chosen');
    await page.keyboard.press('Escape');

    // then
    await question(page, UNSAVED).waitFor();
  });

  it.for([
    ['swap-images', 'Failed to swap images.', (page: Page) => swap(page, 'Main image', 'Image 2')],
    [
      'make-main',
      'Failed to make this the main image.',
      (page: Page) => slot(page, 'Image 2').getByRole('button', { name: 'Make image 2 the main image' }).click(),
    ],
  ] as const)('a failed %s raises an alert and leaves the pictures', async ([call, text, act], { visit, office }) => {
    // given
    const product = await postProduct(office, { image_1_url: A, image_2_url: B });
    const page = await openForm({ visit, office }, product, { provokes: [400] });
    await page.route(`**/${call}/`, (route) => route.fulfill({ status: 400, json: { message: 'Hors service' } }));

    // when
    await act(page);

    // then
    await dialog(page).getByRole('alert').getByText(`${text} Hors service`, { exact: true }).waitFor();
    expect(await shown(page)).toEqual([A, B, '', '']);
  });

  it('a move of an outdated copy is refused, and offers the newest', async ({ visit, office }) => {
    // given
    const product = await postProduct(office, { image_1_url: A, image_2_url: B });
    const page = await openForm({ visit, office }, product, { provokes: [409] });
    await title(page).fill('Tapé');
    await putProduct(office, product.id, { image_1_url: B, image_2_url: A, short_description: 'D’un autre' });

    // when
    await swap(page, 'Main image', 'Image 2');
    await dialog(page).getByRole('alert').getByText('Failed to swap images. Somebody else', { exact: false }).waitFor();
    await dialog(page).getByRole('button', { name: 'Reload the product, keep what I typed' }).click();

    // then
    await eventually(() => shown(page)).toEqual([B, A, '', '']);
    expect(await title(page).inputValue()).toBe('Tapé');
    expect(await dialog(page).getByLabel('Short Description').inputValue()).toBe('D’un autre');
    await swap(page, 'Main image', 'Image 2');
    await eventually(() => shown(page)).toEqual([A, B, '', '']);
  });

  it('pictures move by keyboard', async ({ visit, office }) => {
    // given
    const product = await postProduct(office, { image_1_url: A, image_2_url: B });
    const page = await openForm({ visit, office }, product);

    // when
    await slot(page, 'Main image').getByRole('button', { name: 'Swap main image' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Swap with image 2' }).waitFor();
    await page.keyboard.press('Enter');

    // then
    await eventually(() => shown(page)).toEqual([B, A, '', '']);
  });

  it('a file that is no picture takes nothing away, and is told at the file, not at the address', async ({
    visit,
    office,
  }) => {
    // given
    const product = await postProduct(office, { image_1: await picture() });
    const page = await openForm({ visit, office }, product);
    const input = slot(page, 'Main image').locator('input[type=file]');
    const signed = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);

    for (const buffer of [Buffer.alloc(0), Buffer.from('<html></html>'), signed]) {
      // when
      await input.setInputFiles({ name: 'faux.png', mimeType: 'image/png', buffer });

      // then
      await slot(page, 'Main image').getByRole('alert').getByText('Please select a valid image file').waitFor();
      expect(await shownIn(page, 'Main image')).toBe(product.image_1);
      expect(await dialog(page).getByLabel('Main image address').getAttribute('aria-invalid')).toBe('false');
      await choose(page, 'Main image');
      await eventually(() => slot(page, 'Main image').getByRole('alert').count()).toBe(0);
      await slot(page, 'Main image').getByRole('button', { name: 'Undo the change of main image' }).click();
      await eventually(() => shownIn(page, 'Main image')).toBe(product.image_1);
    }
  });

  it('the slots stand still while pictures move', async ({ visit, office }) => {
    // given
    const product = await postProduct(office, { image_1_url: A, image_2_url: B });
    const page = await openForm({ visit, office }, product);
    const { release } = await holdBack(page, `/api/admin/products/${product.id}/make-main/`);
    const makeMain = slot(page, 'Image 2').getByRole('button', { name: 'Make image 2 the main image' });
    await makeMain.click();
    await eventually(() => makeMain.getAttribute('aria-disabled')).toBe('true');

    // when
    await dropOnto(page, 'Main image', await pictureFile());
    const address = dialog(page).getByLabel('Main image address');
    await address.press('x');

    // then
    expect(await address.inputValue()).toBe(A);
    release();
    await eventually(() => shown(page)).toEqual([B, A, '', '']);
    expect(await dialog(page).getByText('Not saved yet').count()).toBe(0);
    await dropOnto(page, 'Main image', await pictureFile());
    await eventually(() => shown(page)).toEqual(['chosen', A, '', '']);
  });

  it('what comes last into a slot stays, also where the look at an earlier file takes longer', async ({
    visit,
    office,
  }) => {
    // given
    const page = await openForm({ visit, office }, await postProduct(office));
    await page.evaluate(() => {
      const real = window.createImageBitmap.bind(window);
      const gate = Promise.withResolvers<void>();
      let looks = 0;
      window.createImageBitmap = async (source: ImageBitmapSource) => {
        looks += 1;
        if (looks === 1) await gate.promise;
        return real(source);
      };
      window.addEventListener('look-on', () => gate.resolve());
    });
    const files = slot(page, 'Image 2').locator('input[type=file]');
    const [first, second] = [await pictureFile('first.png'), await pictureFile('second.png')];
    await files.setInputFiles({ ...first, buffer: first.buffer.subarray(0, 40) });

    // when
    await files.setInputFiles(second);
    await eventually(() => shownIn(page, 'Image 2')).toBe('chosen');
    await page.evaluate(() => window.dispatchEvent(new Event('look-on')));
    await eventually(() => save(page).isEnabled()).toBe(true);

    // then
    expect(await slot(page, 'Image 2').getByRole('alert').count()).toBe(0);
    expect(await shownIn(page, 'Image 2')).toBe('chosen');
  });

  it('an address that shows no picture is told before it is saved', async ({ visit, office }) => {
    // given
    const page = await openForm({ visit, office }, await postProduct(office));

    // when
    await dialog(page).getByLabel('Image 2 address').fill('/admin?no-picture');

    // then
    await slot(page, 'Image 2').getByRole('status').getByText('There is no image to be seen here').waitFor();
    await dialog(page).getByLabel('Image 2 address').fill(A);
    await eventually(() => slot(page, 'Image 2').getByRole('status').count()).toBe(0);
  });
});
