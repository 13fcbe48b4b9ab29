/** The screens of brands, categories and wilayas: what is made there is in the shop at once. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { AdminWilaya } from '@/contract/admin/wilayas';
import { answerCall } from '../support/blind-shop';
import { ownWord } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { isFocused, tabTo } from '../support/keyboard';
import { chosenPicture, dialog, question, said } from '../support/office/back-office';
import { it } from '../support/office/office-test';
import { NOWHERE, open } from '../support/visitor';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const nameOf = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

describe('a new record', () => {
  const KINDS = [
    { tab: 'brands', noun: 'Brand', call: 'brands' },
    { tab: 'categories', noun: 'Category', call: 'categories-tags' },
    { tab: 'shipping', noun: 'Wilaya', call: 'wilayas' },
  ];
  it.for(KINDS)(
    'of $tab is made and deleted by keyboard alone; the shop shows it at once',
    async (kind, { visit, admin, shop }) => {
      // given
      const { tab, noun, call } = kind;
      const word = ownWord();
      const name = `Clavier ${word}`;
      const offered = async () => (await (await fetch(`${shop.url}/api/${call}/`)).text()).includes(name);
      const page = await visit(`/admin?tab=${tab}&search=${word}`, { login: admin });
      const add = button(page, `Add ${noun}`);
      await tabTo(page, add);

      // when
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
      await tabTo(page, page.getByLabel(`${noun} Name *`));
      await page.keyboard.type(`  ${name} `);
      if (noun === 'Wilaya') {
        await page.keyboard.press('Tab');
        await page.keyboard.type('712,5');
      }
      await page.keyboard.press('Enter');

      // then
      await nameOf(page, name).waitFor();
      await eventually(() => isFocused(add)).toBe(true);
      await eventually(offered).toBe(true);

      // when
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');

      // then
      await eventually(() => page.getByRole('dialog').count()).toBe(0);
      await eventually(() => isFocused(add)).toBe(true);

      // when
      await tabTo(page, button(page, `Delete ${name}`));
      await page.keyboard.press('Enter');
      await question(page).waitFor();
      await tabTo(page, question(page).getByRole('button', { name: 'Delete', exact: true }));
      await page.keyboard.press('Enter');

      // then
      await eventually(() => nameOf(page, name).count()).toBe(0);
    },
  );

  it('has a picture, and a category its place below another', async ({ visit, staff, shop }) => {
    // given
    const [top, below] = [`Échangeurs ${ownWord()}`, `À plaques ${ownWord()}`];
    const page = await visit('/admin?tab=categories', { login: staff });
    const form = dialog(page, 'Create New Category');

    // when
    await button(page, 'Add Category').click();
    await form.getByLabel('Category Name *').fill(top);
    await form.getByLabel('Category Image (Optional)').setInputFiles(await chosenPicture());
    await form.getByRole('button', { name: 'Remove image' }).waitFor();
    await form.getByRole('button', { name: 'Create Category' }).click();
    await said(page, 'Category created.').waitFor();
    await nameOf(page, top).waitFor();
    await button(page, 'Add Category').click();
    await form.getByLabel('Category Name *').fill(below);
    await form.getByLabel('Parent Category').selectOption({ label: top });
    await form.getByRole('button', { name: 'Create Category' }).click();

    // then
    await nameOf(page, below).waitFor();
    await page
      .getByRole('listitem')
      .filter({ has: nameOf(page, top) })
      .last()
      .locator('img')
      .first()
      .waitFor();
    const { categories } = (await (await fetch(`${shop.url}/api/categories-tags/`)).json()) as {
      categories: { name: string; image_url: string | null; children: { name: string }[] }[];
    };
    const made = categories.find(({ name }) => name === top);
    expect(made?.children.map(({ name }) => name)).toEqual([below]);
    expect(made?.image_url).toMatch(/^\/media\//);
  });
});

it('the lowest and highest price are marked without making a card taller', async ({ visit, admin }) => {
  // given
  const page = await visit(NOWHERE, { login: admin });
  const wilaya = (id: number, name: string, price: string): AdminWilaya => ({
    ...{ id, name, price, code: null, name_ar: '', desk_price: null, days: null },
    updated_at: '2026-11-20T09:30:00.000Z',
  });
  const all = [wilaya(1, 'Adrar', '1600.00'), wilaya(2, 'Alger', '400.00'), wilaya(3, 'Tamanrasset', '22000.50')];
  // Cards in one row have the same height, which proves nothing: here each has its own row.
  await page.setViewportSize({ width: 700, height: 900 });
  await answerCall(page, { path: '/api/admin/wilayas/', json: all });

  // when
  await open(page, '/admin?tab=shipping');

  // then
  await page.getByText('Highest price', { exact: true }).waitFor();
  const cards = all.map(({ name }) => page.getByRole('listitem').filter({ has: nameOf(page, name) }));
  const heights = await Promise.all(cards.map(async (card) => (await card.boundingBox())?.height ?? Number.NaN));
  expect(new Set(heights).size).toBe(1);
});
