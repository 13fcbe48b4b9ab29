/** The form of a brand. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { LoginAnswer } from '@/contract/accounts';
import type { AdminTag } from '@/contract/admin/tags';
import { ownWord } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { tabTo } from '../support/keyboard';
import { chosenPicture, DESK, dialog, question, said } from '../support/office/back-office';
import { logInStaff } from '../support/session';
import { it as base } from '../support/test';

const SCREEN = '/admin?tab=brands';
const NAME = 'Brand Name *';
const SLUG = 'Slug *';
const IMAGE = 'Brand Image (Optional)';

const it = base.extend(
  'login',
  { scope: 'file' },
  ({ shop, office }): Promise<LoginAnswer> => logInStaff(shop.url, office, 'staff'),
);

const nameOf = (page: Page, name: string) => page.getByRole('heading', { level: 3, name, exact: true });
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ has: nameOf(page, name) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });

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
