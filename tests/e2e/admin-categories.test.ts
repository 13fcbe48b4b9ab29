import { describe, expect } from 'vitest';
import { flattenTree } from '@/domain/category-tree';
import { categoriesWords } from '@/words/en/categories';
import { askAdmin } from '../support/admin-calls';
import { createProduct } from '../support/back-office';
import { seriousFindings } from './support/axe';
import { DESK, dialog, figure, main, question, said, TABLET } from './support/back-office';
import { answerCall, answerLater } from './support/blind-shop';
import { ownWord, query } from './support/catalogue';
import { button, CALL, it, make, nameOf, readOne, readTree, row, SCREEN, searchBox } from './support/categories-screen';
import { A_MINUTE_MS, eventually } from './support/eventually';
import { overflowOf } from './support/overflow';
import { NOWHERE, open, reload } from './support/visitor';

describe('the screen of categories', () => {
  it('shows its title, cards and list, and counts parents and subcategories', async ({ visit, login }) => {
    const page = await visit(SCREEN, { login, viewport: DESK });

    await page.getByRole('heading', { level: 1, name: 'Categories Management' }).waitFor();
    await page.getByText('Organize products into hierarchical categories').waitFor();
    await page.getByRole('heading', { level: 2, name: 'Category Hierarchy' }).waitFor();
    const shown = () =>
      Promise.all(
        ['Total Categories', 'Parent Categories', 'Subcategories'].map(async (label) =>
          Number(await figure(page, label).textContent()),
        ),
      );
    const counted = async () => {
      const tree = await readTree();
      const total = flattenTree(tree).length;
      return [total, tree.length, total - tree.length];
    };
    // Other tests add and delete categories meanwhile: reload until two counts in a row are equal.
    await eventually(async () => {
      const before = await counted();
      await reload(page);
      const figures = await shown();
      return [figures, await counted()].map((some) => some.map((count, index) => count - (before[index] ?? 0)));
    }, A_MINUTE_MS).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });

  it('expands and collapses a branch: 24 px of indent a level, with pictures, counts and the names of children', async ({
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

  it('searches names and keeps the parents of a match visible; the address keeps the search', async ({
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

  it('says so when nothing is found', async ({ visit, login }) => {
    const page = await visit(`${SCREEN}&search=${ownWord()}`, { login, viewport: DESK });

    await page.getByText('No categories found', { exact: true }).waitFor();
    await page.getByText('Try adjusting your search terms or clear the search', { exact: true }).waitFor();
    await page.getByText(/^0 categories found for "/).waitFor();
  });

  it('says so while loading, when empty, and when loading fails', async ({ visit, login }) => {
    // given
    const page = await visit(NOWHERE, { login, viewport: DESK, provokes: [404] });
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
    const page = await visit(NOWHERE, { login, viewport: DESK, provokes: [404] });
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

describe('deleting a category', () => {
  it('asks in the exact words, and deletes all subcategories too', async ({ visit, login, office }) => {
    // given
    const top = await make(office);
    const below = await make(office, { parent: top.id });
    const page = await visit(SCREEN, { login, viewport: DESK });

    // when
    await button(page, `Delete ${top.name}`).click();

    // then
    await question(page).getByText(categoriesWords.screen.deleteQuestion, { exact: true }).waitFor();
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    expect(await readOne(top.id)).toBeDefined();

    // when
    await button(page, `Delete ${top.name}`).click();
    await question(page).getByRole('button', { name: 'Delete', exact: true }).click();

    // then
    await said(page, 'Category deleted.').waitFor();
    await eventually(() => nameOf(page, top.name).count()).toBe(0);
    expect([await readOne(top.id), await readOne(below.id)]).toEqual([undefined, undefined]);
  });

  it('reports a failed deletion', async ({ visit, login, office }) => {
    const category = await make(office);
    const page = await visit(SCREEN, { login, viewport: DESK, provokes: [404] });
    await nameOf(page, category.name).waitFor();
    await askAdmin(`${CALL}${category.id}/`, { method: 'DELETE' });

    await button(page, `Delete ${category.name}`).click();
    await question(page).getByRole('button', { name: 'Delete', exact: true }).click();

    await said(page, /^Failed to delete category\. ./).waitFor();
    await eventually(() => nameOf(page, category.name).count()).toBe(0);
  });
});

it("a category can be edited in the CMS's form too, which leads to its page in the shop", async ({
  visit,
  login,
  office,
}) => {
  const { id, slug } = await make(office);

  const page = await visit(`/admin/collections/categories/${id}`, { login, viewport: DESK });

  await page.getByText('Empty: at the top', { exact: true }).waitFor();
  await eventually(() => page.locator('#preview-button').getAttribute('href')).toBe(`/category/${slug}/brands`);
});
