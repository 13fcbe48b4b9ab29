/** The form of a category. */
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { officeUiWords } from '@/words/en/ui';
import { askAdmin } from '../support/admin-calls';
import { chosenPicture, DESK, dialog, LARGE_FILE, said, WRONG_FILE } from './support/back-office';
import { ownWord } from './support/catalogue';
import { button, CALL, it, make, NAME, nameOf, readOne, row, SCREEN, searchBox } from './support/categories-screen';
import { eventually } from './support/eventually';
import { tabTo } from './support/keyboard';

describe('the form of a category', () => {
  it('adds a category and a subcategory; the shop shows both within a second', async ({ visit, login, shop }) => {
    // given
    const [top, below] = [`Échangeurs ${ownWord()}`, `À plaques ${ownWord()}`];
    const page = await visit(SCREEN, { login, viewport: DESK });
    const form = dialog(page, 'Create New Category');

    // when
    await button(page, 'Add Category').click();
    await form.getByLabel(NAME).fill(top);
    expect(await form.getByLabel('Slug *').inputValue()).toMatch(/^echangeurs-essai[a-z]{8}$/);
    await form.getByLabel('Category Image (Optional)').setInputFiles(await chosenPicture());
    await form.getByRole('button', { name: 'Remove image' }).waitFor();
    await form.getByRole('button', { name: 'Create Category' }).click();
    await said(page, 'Category created.').waitFor();
    await nameOf(page, top).waitFor();
    await button(page, 'Add Category').click();
    await form.getByLabel(NAME).fill(below);
    await form.getByLabel('Parent Category').selectOption({ label: top });
    await form.getByRole('button', { name: 'Create Category' }).click();

    // then
    await nameOf(page, below).waitFor();
    await row(page, top).locator('img').first().waitFor();
    const { categories } = (await (await fetch(`${shop.url}/api/categories-tags/`)).json()) as {
      categories: { name: string; image_url: string | null; children: { name: string }[] }[];
    };
    const made = categories.find(({ name }) => name === top);
    expect(made?.children.map(({ name }) => name)).toEqual([below]);
    expect(made?.image_url).toMatch(/^\/media\//);
  });

  it('derives the slug from the name until it is edited, and accepts only slug characters', async ({
    visit,
    login,
  }) => {
    const page = await visit(SCREEN, { login, viewport: DESK });
    await button(page, 'Add Category').click();
    const [name, slug] = [page.getByLabel(NAME), page.getByLabel('Slug *')];

    await name.pressSequentially("  Pièces  d'Été & Co");
    expect(await slug.inputValue()).toBe('pieces-dete-co');
    await slug.fill('Ma_Pièce N°1');
    expect(await slug.inputValue()).toBe('mapicen1');
    await name.fill('Autre');
    expect(await slug.inputValue()).toBe('mapicen1');
    await slug.fill('');
    await name.fill('Autre chose');
    expect(await slug.inputValue()).toBe('autre-chose');
  });

  it('shows an error at each field, is not sent, and drops an error once its field is edited', async ({
    visit,
    login,
  }) => {
    // given
    const page = await visit(SCREEN, { login, viewport: DESK });
    await button(page, 'Add Category').click();
    const form = dialog(page, 'Create New Category');
    const create = form.getByRole('button', { name: 'Create Category' });

    // when
    await create.click();

    // then
    await form.getByText('Category name is required', { exact: true }).waitFor();
    await form.getByText('Slug is required', { exact: true }).waitFor();
    expect(await create.isDisabled()).toBe(true);
    await form.getByLabel(NAME).fill('Vannes');
    expect(await form.getByText(/is required$/).count()).toBe(0);
    expect(await create.isDisabled()).toBe(false);

    // when
    for (const [file, message] of [
      [WRONG_FILE, 'Please select a valid image file (JPEG, PNG, or WebP)'],
      [LARGE_FILE, 'Image size must be less than 5MB'],
    ] as const) {
      await form.getByLabel('Category Image (Optional)').setInputFiles(file);

      // then
      await form.getByText(message, { exact: true }).waitFor();
      expect(await create.isDisabled()).toBe(true);
    }
    await form.getByRole('button', { name: 'Dismiss' }).click();
    expect(await create.isDisabled()).toBe(false);
    await form.getByText('Recommended size: 300x300', { exact: true }).waitFor();
  });

  it('offers neither itself nor its descendants as parent', async ({ visit, login, office }) => {
    const top = await make(office);
    const middle = await make(office, { parent: top.id });
    const leaf = await make(office, { parent: middle.id });
    const page = await visit(`${SCREEN}&search=${leaf.name}`, { login, viewport: DESK });

    await button(page, `Edit ${middle.name}`).click();
    const parent = dialog(page, 'Edit Category').getByLabel('Parent Category');
    const offered = (await parent.locator('option').allTextContents()).map((text) => text.trim());

    expect(await parent.inputValue()).toBe(String(top.id));
    expect(offered[0]).toBe('None (top level)');
    expect(offered).toContain(top.name);
    expect([middle.name, leaf.name].filter((name) => offered.includes(name))).toEqual([]);
  });

  it('edits name and parent, and removes the picture', async ({ visit, login, office }) => {
    // given
    const [top, other] = [await make(office), await make(office)];
    const category = await make(office, { parent: top.id });
    const page = await visit(`${SCREEN}&search=${category.name}`, { login, viewport: DESK });
    const form = dialog(page, 'Edit Category');
    const renamed = `Renommé ${ownWord()}`;

    // when
    await button(page, `Edit ${category.name}`).click();
    await form.getByLabel(NAME).fill(renamed);
    await form.getByLabel('Parent Category').selectOption({ label: other.name });
    await form.getByLabel('Category Image (Optional)').setInputFiles(await chosenPicture());
    await form.getByRole('button', { name: 'Update Category' }).click();
    await said(page, 'Category updated.').waitFor();

    // then
    await eventually(() => readOne(category.id)).toMatchObject({
      name: renamed,
      slug: category.slug,
      parent: other.id,
      image_url: expect.stringMatching(/^\/media\//),
    });

    // when
    await searchBox(page).fill(renamed);
    await button(page, `Edit ${renamed}`).click();
    await form.getByRole('button', { name: 'Remove image' }).click();
    await form.getByLabel('Parent Category').selectOption({ label: 'None (top level)' });
    await form.getByRole('button', { name: 'Update Category' }).click();

    // then
    await eventually(() => readOne(category.id)).toMatchObject({ name: renamed, parent: null, image_url: null });
  });

  it('says which name is taken and keeps the input', async ({ visit, login, office }) => {
    const taken = await make(office);
    const page = await visit(SCREEN, { login, viewport: DESK, provokes: [409] });
    await button(page, 'Add Category').click();
    const form = dialog(page, 'Create New Category');
    await form.getByLabel(NAME).fill(taken.name.toUpperCase());

    await form.getByRole('button', { name: 'Create Category' }).click();

    await form.getByText('A category with this name already exists', { exact: true }).waitFor();
    await form.getByText('Failed to save category. A category with this name already exists').waitFor();
    expect(await form.getByLabel(NAME).inputValue()).toBe(taken.name.toUpperCase());
  });

  it('says that the chosen parent is gone, still shows it, and takes another', async ({ visit, login, office }) => {
    // given
    const parent = await make(office);
    const name = `Rayon ${ownWord()}`;
    const page = await visit(SCREEN, { login, viewport: DESK, provokes: [400] });
    const form = dialog(page, 'Create New Category');
    await button(page, 'Add Category').click();
    await form.getByLabel(NAME).fill(name);
    const parents = form.getByLabel('Parent Category');
    await parents.selectOption({ label: parent.name });
    await askAdmin(`${CALL}${parent.id}/`, { method: 'DELETE' });

    // when
    await form.getByRole('button', { name: 'Create Category' }).click();

    // then
    await eventually(() => parents.getAttribute('aria-invalid')).toBe('true');
    await eventually(() => parents.locator('option:checked').textContent()).toBe(`No longer available (#${parent.id})`);
    await parents.selectOption({ label: 'None (top level)' });
    await form.getByRole('button', { name: 'Create Category' }).click();
    await form.waitFor({ state: 'detached' });
    await nameOf(page, name).waitFor();
  });

  it('reports an outdated copy, keeps the input and overwrites nothing', async ({ visit, login, office }) => {
    // given
    const category = await make(office);
    const page = await visit(`${SCREEN}&search=${category.name}`, { login, viewport: DESK, provokes: [409] });
    await button(page, `Edit ${category.name}`).click();
    const form = dialog(page, 'Edit Category');
    const ours = `Notre nom ${randomUUID()}`;
    await form.getByLabel(NAME).fill(ours);
    const theirs = `Leur nom ${randomUUID()}`;
    await askAdmin(`${CALL}${category.id}/`, { method: 'PUT', body: { name: theirs } });

    // when
    await form.getByRole('button', { name: 'Update Category' }).click();

    // then
    await form.getByText(officeUiWords.newestShown, { exact: true }).waitFor();
    expect(await form.getByLabel(NAME).inputValue()).toBe(ours);
    expect((await readOne(category.id))?.name).toBe(theirs);
  });

  it('works by keyboard alone and returns the focus', async ({ visit, login }) => {
    // given
    const name = `Clavier ${ownWord()}`;
    const page = await visit(SCREEN, { login, viewport: DESK });
    const add = button(page, 'Add Category');
    await tabTo(page, add);

    // when
    await page.keyboard.press('Enter');
    await dialog(page, 'Create New Category').waitFor();
    await tabTo(page, page.getByLabel(NAME));
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');

    // then
    await nameOf(page, name).waitFor();
    await eventually(() => add.evaluate((element) => element === document.activeElement)).toBe(true);

    // when
    await page.keyboard.press('Enter');
    await dialog(page, 'Create New Category').waitFor();
    await page.keyboard.press('Escape');

    // then
    await eventually(() => page.getByRole('dialog').count()).toBe(0);
    await eventually(() => add.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});
