/** The four image slots in the form of a product, as staff use them. */
import type { Page } from 'playwright-core';
import { picture } from '../../../support/products';
import { dialog } from './product-screen';

const NAMES = ['Main image', 'Image 2', 'Image 3', 'Image 4'];

/** A slot of the form by its name: 'Main image', 'Image 2'. */
export function slot(page: Page, name: string) {
  return dialog(page)
    .getByRole('region', { name: 'Images' })
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });
}

/** What a slot shows: the address of its picture without the size, 'chosen' for a file of one's own, '' for none. */
export async function shownIn(page: Page, name: string): Promise<string> {
  const pictures = await slot(page, name)
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
  const [src = ''] = pictures;
  return src.startsWith('blob:') ? 'chosen' : src.replace(/-400\.webp$/, '.webp');
}

export async function pictureFile(name = 'picture.png', format: 'png' | 'jpeg' = 'png') {
  const blob = await picture(format);
  return { name, mimeType: `image/${format}`, buffer: Buffer.from(await blob.arrayBuffer()) };
}

/** Drops a file onto a slot, as from a folder. */
export async function dropOnto(page: Page, name: string, file: Awaited<ReturnType<typeof pictureFile>>): Promise<void> {
  const carried = await page.evaluateHandle(
    ({ bytes, fileName, type }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], fileName, { type }));
      return transfer;
    },
    { bytes: [...file.buffer], fileName: file.name, type: file.mimeType },
  );
  const area = slot(page, name).getByText(/^Choose a file for /);
  await area.dispatchEvent('dragover', { dataTransfer: carried });
  await area.dispatchEvent('drop', { dataTransfer: carried });
}

/** What the four slots show. */
export const shown = (page: Page) => Promise.all(NAMES.map((name) => shownIn(page, name)));

/** Chooses a file for a slot. */
export async function choose(page: Page, name: string): Promise<void> {
  await slot(page, name)
    .locator('input[type=file]')
    .setInputFiles(await pictureFile());
}

/** Has two slots change places. */
export async function swap(page: Page, name: string, other: string): Promise<void> {
  await slot(page, name)
    .getByRole('button', { name: `Swap ${name.toLowerCase()}` })
    .click();
  await page.getByRole('menuitem', { name: `Swap with ${other.toLowerCase()}` }).click();
}
