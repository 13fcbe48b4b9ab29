/** The categories of the back office (spec, back office sections 2, 4, 5, 8 and 9). */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { LoginAnswer } from '@/contract/accounts';
import type { AdminCategoryNode } from '@/contract/admin/categories';
import { DELETE_CATEGORY_QUESTION } from '@/domain/category-rules';
import { flattenTree } from '@/domain/category-tree';
import { STALE_EDIT_MESSAGE } from '@/domain/stale-edit';
import { askAdmin } from '../support/admin-calls';
import { json } from '../support/api';
import { type BackOffice, createProduct } from '../support/back-office';
import { seriousFindings } from './support/axe';
import {
  chosenPicture,
  DESK,
  dialog,
  figure,
  LARGE_FILE,
  main,
  question,
  said,
  TABLET,
  WRONG_FILE,
} from './support/back-office';
import { answerCall, answerLater } from './support/blind-shop';
import { ownWord, query } from './support/catalogue';
import { eventually } from './support/eventually';
import { tabTo } from './support/keyboard';
import { overflowOf } from './support/overflow';
import { logInStaff } from './support/session';
import { it as base } from './support/test';
import { open, reload } from './support/visitor';

const SCREEN = '/admin?tab=categories';
const CALL = '/api/admin/categories2/';
const NAME = 'Category Name *';

const it = base.extend(
  'login',
  { scope: 'file' },
  ({ shop, office }): Promise<LoginAnswer> => logInStaff(shop.url, office, 'staff'),
);

const make = (office: BackOffice, data: Record<string, unknown> = {}) =>
  office.create<{ id: number; name: string; slug: string }>('categories', { name: `Rayon ${ownWord()}`, ...data });
const readTree = async () => json<AdminCategoryNode[]>(await askAdmin(CALL));
const readOne = async (id: number) => flattenTree(await readTree()).find((category) => category.id === id);

/** A row of the list, without those below it. */
function row(page: Page, name: string) {
  const heading = page.getByRole('heading', { level: 3, name, exact: true });
  return page.getByRole('listitem').filter({ has: heading }).last();
}
const nameOf = (page: Page, name: string) => page.getByRole('heading', { level: 3, name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search categories...' });

describe('the screen of categories', () => {
  it('has its title, its cards and its list, and counts parents and their children', async ({ visit, login }) => {
    const tree = await readTree();
    const page = await visit(SCREEN, { login, viewport: DESK });

    await page.getByRole('heading', { level: 1, name: 'Categories Management' }).waitFor();
    await page.getByText('Organize products into hierarchical categories').waitFor();
    await page.getByRole('heading', { level: 2, name: 'Category Hierarchy' }).waitFor();
    const figures = await Promise.all(
      ['Total Categories', 'Parent Categories', 'Subcategories'].map(async (label) =>
        Number(await figure(page, label).textContent()),
      ),
    );
    const [total = 0, parents = 0, below = 0] = figures;
    expect(total).toBe(parents + below);
    // Other tests add and delete a few meanwhile.
    expect(Math.abs(parents - tree.length)).toBeLessThan(40);
    expect(Math.abs(total - flattenTree(tree).length)).toBeLessThan(60);
  });

  it('opens and closes a branch: each level 24 px further in, with pictures, counts and the names below', async ({
    visit,
    login,
    office,
  }) => {
    // given
    const top = await make(office);
    const middle = await make(office, { parent: top.id });
    const leaf = await make(office, { parent: middle.id });
    await createProduct(office, { categories: [leaf.id] });
    const page = await visit(SCREEN, { login, viewport: DESK });
    const leftOf = async (name: string) => (await nameOf(page, name).boundingBox())?.x ?? Number.NaN;
    await nameOf(page, top.name).waitFor();

    // when
    expect(await nameOf(page, middle.name).count()).toBe(0);
    await button(page, `Expand ${top.name}`).click();
    await button(page, `Expand ${middle.name}`).click();

    // then
    await nameOf(page, leaf.name).waitFor();
    expect(await leftOf(middle.name)).toBe((await leftOf(top.name)) + 24);
    expect(await leftOf(leaf.name)).toBe((await leftOf(top.name)) + 48);
    await row(page, leaf.name).getByText('1 products', { exact: true }).waitFor();
    await row(page, leaf.name).getByText('Subcategory', { exact: true }).waitFor();
    const topRow = page
      .getByRole('listitem')
      .filter({ has: nameOf(page, top.name) })
      .first()
      .locator('> div');
    await topRow.getByText(`1 branched categories (${middle.name})`, { exact: true }).waitFor();
    await topRow.getByText('1 products', { exact: true }).waitFor();
    expect(await topRow.getByText('Subcategory').count()).toBe(0);
    await button(page, `Collapse ${top.name}`).click();
    await eventually(() => nameOf(page, leaf.name).count()).toBe(0);
  });

  it('finds by name and keeps what is above it in sight; the address keeps the search', async ({
    visit,
    login,
    office,
  }) => {
    // given
    const word = ownWord();
    const top = await make(office);
    const middle = await make(office, { parent: top.id });
    await make(office, { name: `Autre ${ownWord()}`, parent: top.id });
    const leaf = await make(office, { name: `Électrode ${word}`, parent: middle.id });
    const page = await visit(SCREEN, { login, viewport: DESK });

    // when
    await searchBox(page).fill(`ELECTRODE ${word.toLowerCase()}`);

    // then
    await page.getByText(`1 categories found for "ELECTRODE ${word.toLowerCase()}"`, { exact: true }).waitFor();
    expect(await page.getByRole('heading', { level: 3 }).allTextContents()).toEqual([top.name, middle.name, leaf.name]);
    await page.getByText(/^2 branched categories \(/).waitFor();
    expect(query(page)).toEqual({ tab: 'categories', search: `ELECTRODE ${word.toLowerCase()}` });
    await reload(page);
    await nameOf(page, leaf.name).waitFor();

    // when
    await button(page, 'Clear search').click();

    // then
    await eventually(() => nameOf(page, leaf.name).count()).toBe(0);
    expect(query(page)).toEqual({ tab: 'categories' });
    expect(await page.getByText(/categories found for/).count()).toBe(0);
  });

  it('says so where nothing is found', async ({ visit, login }) => {
    const page = await visit(`${SCREEN}&search=${ownWord()}`, { login, viewport: DESK });

    await page.getByText('No categories found', { exact: true }).waitFor();
    await page.getByText('Try adjusting your search terms or clear the search', { exact: true }).waitFor();
    await page.getByText(/^0 categories found for "/).waitFor();
  });

  it('says so while it loads, where there is nothing, and where it cannot be read', async ({ visit, login }) => {
    // given
    const page = await visit('/admin?tab=brands', { login, viewport: DESK, provokes: [404] });
    const release = await answerLater(page, { path: CALL, json: [] });

    // when
    await open(page, SCREEN);

    // then
    await page.getByText('Loading...', { exact: true }).waitFor();
    release();
    await page.getByText('No categories found. Create your first category to get started.', { exact: true }).waitFor();

    // when
    await answerCall(page, { path: CALL, json: { message: 'Not Found' }, status: 404 });
    await open(page, SCREEN);

    // then
    await page.getByRole('alert').getByText('Failed to load categories.', { exact: true }).waitFor();
    await page.unroute(`**${CALL}*`);
    await button(page, 'Try again').click();
    await page.getByRole('heading', { level: 3 }).first().waitFor();
  });

  it('hides a picture that cannot be loaded', async ({ visit, login, office }) => {
    const { id, name } = await make(office);
    const page = await visit('/admin?tab=brands', { login, viewport: DESK, provokes: [404] });
    const [category] = [await readOne(id)];
    await answerCall(page, { path: CALL, json: [{ ...category, image_url: '/media/gone.webp' }] });
    const asked = page.waitForResponse('**/media/gone-400.webp');

    await open(page, SCREEN);

    await asked;
    await nameOf(page, name).waitFor();
    await eventually(() => main(page).getByRole('listitem').locator('img').count()).toBe(0);
  });

  it.for([DESK, TABLET])('fits $width px and is accessible, its form too', async (viewport, { visit, login }) => {
    const page = await visit(SCREEN, { login, viewport });
    await button(page, 'Expand all').click();

    expect(await seriousFindings(page, '.bo')).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
    await button(page, 'Add Category').click();
    await dialog(page, 'Create New Category').getByRole('button', { name: 'Create Category' }).click();
    await page.getByText('Category name is required').waitFor();
    expect(await seriousFindings(page, '[role=dialog]')).toEqual([]);
  });
});

describe('the form of a category', () => {
  it('adds a category and one below it, which the shop shows within a second', async ({ visit, login, shop }) => {
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

  it('makes the slug from the name until it is touched, and lets nothing but a slug be typed', async ({
    visit,
    login,
  }) => {
    const page = await visit(SCREEN, { login, viewport: DESK });
    await button(page, 'Add Category').click();
    const [name, slug] = [page.getByLabel(NAME), page.getByLabel('Slug *')];

    await name.pressSequentially('  Pièces  d’Été & Co');
    expect(await slug.inputValue()).toBe('pieces-dete-co');
    await slug.fill('Ma_Pièce N°1');
    expect(await slug.inputValue()).toBe('mapicen1');
    await name.fill('Autre');
    expect(await slug.inputValue()).toBe('mapicen1');
    await slug.fill('');
    await name.fill('Autre chose');
    expect(await slug.inputValue()).toBe('autre-chose');
  });

  it('says what is wrong at each field, is not sent, and forgets it once the field is edited', async ({
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

  it('offers as parent neither itself nor what lies below it', async ({ visit, login, office }) => {
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

  it('says which name is taken and keeps what was typed', async ({ visit, login, office }) => {
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

  it('tells who edits an outdated copy, keeps what was typed and overwrites nothing', async ({
    visit,
    login,
    office,
  }) => {
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
    await form.getByText(`Failed to save category. ${STALE_EDIT_MESSAGE}`, { exact: true }).waitFor();
    expect(await form.getByLabel(NAME).inputValue()).toBe(ours);
    expect((await readOne(category.id))?.name).toBe(theirs);
  });

  it('works by keyboard alone, and gives the focus back', async ({ visit, login }) => {
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

describe('deleting a category', () => {
  it('asks to the letter, and takes along all below it', async ({ visit, login, office }) => {
    // given
    const top = await make(office);
    const below = await make(office, { parent: top.id });
    const page = await visit(SCREEN, { login, viewport: DESK });

    // when
    await button(page, `Delete ${top.name}`).click();

    // then
    await question(page).getByText(DELETE_CATEGORY_QUESTION, { exact: true }).waitFor();
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    expect(await readOne(top.id)).toBeDefined();

    // when
    await button(page, `Delete ${top.name}`).click();
    await question(page)
      .getByRole('button', { name: `Delete ${top.name}` })
      .click();

    // then
    await said(page, 'Category deleted.').waitFor();
    await eventually(() => nameOf(page, top.name).count()).toBe(0);
    expect([await readOne(top.id), await readOne(below.id)]).toEqual([undefined, undefined]);
  });

  it('says so where it cannot be deleted', async ({ visit, login, office }) => {
    const category = await make(office);
    const page = await visit(SCREEN, { login, viewport: DESK, provokes: [404] });
    await nameOf(page, category.name).waitFor();
    await askAdmin(`${CALL}${category.id}/`, { method: 'DELETE' });

    await button(page, `Delete ${category.name}`).click();
    await question(page)
      .getByRole('button', { name: `Delete ${category.name}` })
      .click();

    await said(page, 'Failed to delete category.').waitFor();
    await eventually(() => nameOf(page, category.name).count()).toBe(0);
  });
});

it('stands in the CMS’s own form, too, which leads to the shop’s page of it', async ({ visit, login, office }) => {
  const { id, slug } = await make(office);

  const page = await visit(`/admin/collections/categories/${id}`, { login, viewport: DESK });

  await page.getByText('Empty: at the top', { exact: true }).waitFor();
  await eventually(() => page.locator('#preview-button').getAttribute('href')).toBe(`/category/${slug}/brands`);
});
