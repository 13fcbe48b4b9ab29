import { describe, expect } from 'vitest';
import { ownWord } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { tabTo } from '../support/keyboard';
import { chosenPicture, DESK, dialog, said } from '../support/office/back-office';
import { button, it, make, NAME, nameOf, row, SCREEN } from '../support/office/categories-screen';

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
