/** What comes into an image slot of a product: a file that is chosen or dropped, an address. */
import { describe, expect } from 'vitest';
import { getProduct, picture, postProduct } from '../support/products';
import { eventually } from './support/eventually';
import { closed, dialog, openForm, question, save, UNSAVED } from './support/product-screen';
import { choose, dropOnto, pictureFile, shown, shownIn, slot } from './support/product-slots';
import { it } from './support/test';

const [A, B] = ['/logo.svg?a', '/logo.svg?b'];

describe('into a slot', () => {
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

  it('a file that is not a picture takes nothing away, and is reported at the file, not at the address', async ({
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

  it('what comes last into a slot stays, also if the look at an earlier file takes longer', async ({
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

  it('an address that shows no picture is reported before it is saved', async ({ visit, office }) => {
    // given
    const page = await openForm({ visit, office }, await postProduct(office));

    // when
    await dialog(page).getByLabel('Image 2 address').fill('/admin?no-picture');

    // then
    await slot(page, 'Image 2').getByRole('status').getByText('No image can be shown from this address').waitFor();
    await dialog(page).getByLabel('Image 2 address').fill(A);
    await eventually(() => slot(page, 'Image 2').getByRole('status').count()).toBe(0);
  });
});
