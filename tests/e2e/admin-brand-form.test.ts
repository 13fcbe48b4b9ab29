/** The form of a brand. */
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import type { AdminTag } from '@/contract/admin/tags';
import { officeUiWords } from '@/words/en/ui';
import { askAdmin } from '../support/admin-calls';
import { chosenPicture, DESK, dialog, LARGE_FILE, question, said, WRONG_FILE } from './support/back-office';
import { button, CALL, IMAGE, it, NAME, nameOf, preview, readOne, row, SCREEN, SLUG } from './support/brands-screen';
import { createBrand, ownWord } from './support/catalogue';
import { eventually } from './support/eventually';
import { tabTo } from './support/keyboard';

describe('the form of a brand', () => {
  it('creates a brand with a picture and a live preview; the shop shows it within a second', async ({
    visit,
    login,
    shop,
  }) => {
    // given
    const word = ownWord();
    const name = `Élan ${word}`;
    const slug = `elan-${word.toLowerCase()}`;
    const page = await visit(SCREEN, { login, viewport: DESK });
    await button(page, 'Add Brand').click();
    const form = dialog(page, 'Create New Brand');

    // when
    await form.getByLabel(NAME).fill(`  ${name} `);

    // then
    expect(await form.getByLabel(SLUG).inputValue()).toBe(slug);
    for (const text of ['É', name, `/${slug}`]) await preview(page).getByText(text, { exact: true }).waitFor();
    expect(await preview(page).getByText('With image').count()).toBe(0);
    for (const text of [
      'URL-friendly version of the name, lowercase, hyphens only',
      'Click to upload an image',
      'JPEG, PNG, WebP up to 5MB',
    ]) {
      await form.getByText(text, { exact: true }).waitFor();
    }

    // when
    await form.getByLabel(IMAGE).setInputFiles(await chosenPicture());

    // then
    await preview(page).getByText('With image', { exact: true }).waitFor();
    expect(await preview(page).locator('img').getAttribute('src')).toMatch(/^blob:/);

    // when
    await form.getByRole('button', { name: 'Create Brand' }).click();

    // then
    await said(page, 'Brand created.').waitFor();
    await row(page, name).getByText('Has image').waitFor();
    const { brands } = (await (await fetch(`${shop.url}/api/brands/`)).json()) as { brands: AdminTag[] };
    expect(brands.find((found) => found.name === name)).toMatchObject({
      slug,
      image_url: expect.stringMatching(/^\/media\//),
    });
  });

  it('takes a dropped picture', async ({ visit, login }) => {
    // given
    const page = await visit(SCREEN, { login, viewport: DESK });
    await button(page, 'Add Brand').click();
    const file = await chosenPicture();
    const dropped = await page.evaluateHandle(
      ({ bytes, name, type }) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([new Uint8Array(bytes)], name, { type }));
        return transfer;
      },
      { bytes: [...file.buffer], name: file.name, type: file.mimeType },
    );

    // when
    await page.getByText('Click to upload an image').dispatchEvent('drop', { dataTransfer: dropped });

    // then
    await preview(page).getByText('With image', { exact: true }).waitFor();
    await page.getByText(file.name, { exact: true }).waitFor();
  });

  it('derives the slug from the name until one is typed, and lowercases and strips that', async ({ visit, login }) => {
    const page = await visit(SCREEN, { login, viewport: DESK });
    await button(page, 'Add Brand').click();
    const [name, slug] = [page.getByLabel(NAME), page.getByLabel(SLUG)];

    await name.pressSequentially('Saunier  Duval & Cie -');
    expect(await slug.inputValue()).toBe('saunier-duval-cie');
    await slug.fill('');
    await slug.pressSequentially('Ma_Marque É-2!');
    expect(await slug.inputValue()).toBe('mamarque-2');
    await name.fill('Autre');
    expect(await slug.inputValue()).toBe('mamarque-2');
  });

  it('shows an error at each field, blocks saving, and drops an error once its field is edited', async ({
    visit,
    login,
  }) => {
    // given
    const page = await visit(SCREEN, { login, viewport: DESK });
    await button(page, 'Add Brand').click();
    const form = dialog(page, 'Create New Brand');
    const create = form.getByRole('button', { name: 'Create Brand' });
    const calls: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));

    // when
    await create.click();

    // then
    await form.getByText('Brand name is required', { exact: true }).waitFor();
    await form.getByText('Slug is required', { exact: true }).waitFor();
    expect(await form.getByLabel(NAME).evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await create.isDisabled()).toBe(true);
    await form.getByLabel(SLUG).fill('a');
    expect(await form.getByText('Slug is required').count()).toBe(0);
    expect(await create.isDisabled()).toBe(true);
    await form.getByLabel(NAME).fill('A, B');
    expect(await form.getByText('Brand name is required').count()).toBe(0);
    await create.click();
    await form.getByText('Brand name cannot contain a comma', { exact: true }).waitFor();
    for (const [file, message] of [
      [WRONG_FILE, 'Please select a valid image file (JPEG, PNG, or WebP)'],
      [LARGE_FILE, 'Image size must be less than 5MB'],
    ] as const) {
      await form.getByLabel(IMAGE).setInputFiles(file);
      await form.getByText(message, { exact: true }).waitFor();
      expect(await create.isDisabled()).toBe(true);
    }
    await form.getByLabel(IMAGE).setInputFiles(await chosenPicture());
    expect(await form.getByText('Image size must be less than 5MB').count()).toBe(0);
    expect(calls.filter((url) => url.includes(CALL))).toEqual([]);
  });

  it('opens with the saved values and updates them; the picture can be removed', async ({ visit, login, office }) => {
    // given
    const { id, name } = await createBrand(office, `Marque ${ownWord()}`);
    const page = await visit(`${SCREEN}&search=${name}`, { login, viewport: DESK });
    const form = dialog(page, 'Edit Brand');
    const update = form.getByRole('button', { name: 'Update Brand' });

    // when
    await button(page, `Edit ${name}`).click();
    const slug = await form.getByLabel(SLUG).inputValue();
    expect(await form.getByLabel(NAME).inputValue()).toBe(name);
    await form.getByLabel(NAME).fill(`${name} bis`);
    expect(await form.getByLabel(SLUG).inputValue()).toBe(slug);
    await form.getByLabel(IMAGE).setInputFiles(await chosenPicture());
    await update.click();

    // then
    await said(page, 'Brand updated.').waitFor();
    const saved = { name: `${name} bis`, slug };
    await eventually(() => readOne(id)).toMatchObject({ ...saved, image_url: expect.stringMatching(/^\/media\//) });

    // when
    await row(page, `${name} bis`).getByText('Has image').waitFor();
    await button(page, `Edit ${name} bis`).click();
    await form.getByRole('button', { name: 'Remove image' }).click();
    expect(await preview(page).getByText('With image').count()).toBe(0);
    await update.click();

    // then
    await eventually(() => readOne(id)).toMatchObject({ ...saved, image_url: null });
    await eventually(() => row(page, `${name} bis`).getByText('Has image').count()).toBe(0);
  });

  it('says which slug is taken and keeps the input', async ({ visit, login, office }) => {
    const taken = await createBrand(office, `Marque ${ownWord()}`);
    const { slug = '' } = (await readOne(taken.id)) ?? {};
    const page = await visit(SCREEN, { login, viewport: DESK, provokes: [409] });
    await button(page, 'Add Brand').click();
    const form = dialog(page, 'Create New Brand');
    await form.getByLabel(NAME).fill('Une autre');
    await form.getByLabel(SLUG).fill(slug);

    await form.getByRole('button', { name: 'Create Brand' }).click();

    await form.getByText('A brand with this slug already exists', { exact: true }).waitFor();
    expect(await form.getByLabel(NAME).inputValue()).toBe('Une autre');
  });

  it('reports a failed save, and saves the input on retry', async ({ visit, login }) => {
    // given
    const name = `Marque ${ownWord()}`;
    const page = await visit(SCREEN, { login, viewport: DESK, provokes: ['failed'] });
    await button(page, 'Add Brand').click();
    const form = dialog(page, 'Create New Brand');
    await form.getByLabel(NAME).fill(name);
    await page.route(`**${CALL}`, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));

    // when
    await form.getByRole('button', { name: 'Create Brand' }).click();

    // then
    await form
      .getByRole('alert')
      .getByText(/^Failed to save brand\. Network error\./)
      .waitFor();
    expect(await form.getByLabel(NAME).inputValue()).toBe(name);

    // when
    await page.unroute(`**${CALL}`);
    await form.getByRole('button', { name: 'Create Brand' }).click();

    // then
    await nameOf(page, name).waitFor();
  });

  it('reports an outdated copy, keeps the input and overwrites nothing', async ({ visit, login, office }) => {
    // given
    const { id, name } = await createBrand(office, `Marque ${ownWord()}`);
    const page = await visit(`${SCREEN}&search=${name}`, { login, viewport: DESK, provokes: [409] });
    await button(page, `Edit ${name}`).click();
    const form = dialog(page, 'Edit Brand');
    const ours = `Notre nom ${randomUUID()}`;
    await form.getByLabel(NAME).fill(ours);
    const theirs = `Leur nom ${randomUUID()}`;
    await askAdmin(`${CALL}${id}/`, { method: 'PUT', body: { name: theirs } });

    // when
    await form.getByRole('button', { name: 'Update Brand' }).click();

    // then
    await form.getByText(officeUiWords.newestShown, { exact: true }).waitFor();
    expect(await form.getByLabel(NAME).inputValue()).toBe(ours);
    expect((await readOne(id))?.name).toBe(theirs);
  });

  it('works by keyboard alone', async ({ visit, login }) => {
    const name = `Clavier ${ownWord()}`;
    const page = await visit(SCREEN, { login, viewport: DESK });
    await tabTo(page, button(page, 'Add Brand'));

    await page.keyboard.press('Enter');
    await dialog(page, 'Create New Brand').waitFor();
    await tabTo(page, page.getByLabel(NAME));
    await page.keyboard.type(name);
    await tabTo(page, page.getByRole('button', { name: 'Create Brand' }));
    await page.keyboard.press('Enter');

    await nameOf(page, name).waitFor();
    await tabTo(page, button(page, `Delete ${name}`));
    await page.keyboard.press('Enter');
    await question(page).waitFor();
    await tabTo(page, question(page).getByRole('button', { name: 'Delete', exact: true }));
    await page.keyboard.press('Enter');
    await eventually(() => nameOf(page, name).count()).toBe(0);
  });
});
