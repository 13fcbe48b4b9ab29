/** The brands of the back office (spec, back office sections 2, 4, 5 and 8). */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { LoginAnswer } from '@/contract/accounts';
import type { AdminTag, AdminTagsAnswer } from '@/contract/admin/tags';
import { STALE_EDIT_MESSAGE } from '@/domain/stale-edit';
import { askAdmin } from '../support/admin-calls';
import { json } from '../support/api';
import { createProduct } from '../support/back-office';
import { seriousFindings } from './support/axe';
import {
  chosenPicture,
  DESK,
  dialog,
  figure,
  LARGE_FILE,
  question,
  said,
  TABLET,
  WRONG_FILE,
} from './support/back-office';
import { answerCall, answerLater } from './support/blind-shop';
import { createBrand, ownWord, query } from './support/catalogue';
import { eventually } from './support/eventually';
import { tabTo } from './support/keyboard';
import { overflowOf } from './support/overflow';
import { logInStaff } from './support/session';
import { it as base } from './support/test';
import { open, reload } from './support/visitor';

const SCREEN = '/admin?tab=brands';
const CALL = '/api/admin/tags/';
const NAME = 'Brand Name *';
const SLUG = 'Slug *';
const IMAGE = 'Brand Image (Optional)';

const it = base.extend(
  'login',
  { scope: 'file' },
  ({ shop, office }): Promise<LoginAnswer> => logInStaff(shop.url, office, 'staff'),
);

const readAll = async () => json<AdminTagsAnswer>(await askAdmin(CALL));
const readOne = async (id: number) => (await readAll()).tags.find((tag) => tag.id === id);
const brand = (changes: Partial<AdminTag> = {}): AdminTag => ({
  id: 1,
  name: 'Élan',
  slug: 'elan',
  image_url: null,
  count: 2,
  updated_at: '2026-11-20T09:30:00.000Z',
  ...changes,
});

const nameOf = (page: Page, name: string) => page.getByRole('heading', { level: 3, name, exact: true });
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ has: nameOf(page, name) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search brands...' });
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });

describe('the screen of brands', () => {
  it('has its title, four cards, each brand with its facts, and says how many are shown', async ({ visit, login }) => {
    // given
    const page = await visit('/admin?tab=categories', { login, viewport: DESK });
    const tags = [
      brand({ image_url: '/logo.svg', count: 4 }),
      brand({ id: 2, name: 'Zénith', slug: 'zenith', count: 1 }),
    ];
    await answerCall(page, { path: CALL, json: { tags, total_products: 9 } });

    // when
    await open(page, SCREEN);

    // then
    await page.getByRole('heading', { level: 1, name: 'Brands Management' }).waitFor();
    await page.getByText('Manage product brands and manufacturers', { exact: true }).waitFor();
    const figures = ['Total Brands', 'Active Brands', 'Total Products', 'Avg Products/Brand'].map((label) =>
      figure(page, label).textContent(),
    );
    expect(await Promise.all(figures)).toEqual(['2', '2', '9', '3']);
    await page.getByRole('heading', { level: 2, name: 'All Brands' }).waitFor();
    for (const text of ['4 products', 'Slug: elan', 'Has image']) {
      await row(page, 'Élan').getByText(text, { exact: true }).waitFor();
    }
    expect(await row(page, 'Élan').locator('img').getAttribute('src')).toBe('/logo.svg');
    await row(page, 'Zénith').getByText('Z', { exact: true }).waitFor();
    expect(await row(page, 'Zénith').getByText('Has image').count()).toBe(0);
    await page.getByText('Showing 2 of 2 brands', { exact: true }).waitFor();
  });

  it('counts the products that the shop shows', async ({ visit, login, office }) => {
    const { id, name } = await createBrand(office, `Marque ${ownWord()}`);
    await createProduct(office, { tags: [id] });
    await createProduct(office, { tags: [id], published: false });

    const page = await visit(`${SCREEN}&search=${name}`, { login, viewport: DESK });

    await row(page, name).getByText('1 products', { exact: true }).waitFor();
  });

  it('finds by name in any case; the address keeps the search', async ({ visit, login, office }) => {
    // given
    const { name } = await createBrand(office, `Élan ${ownWord()}`);
    const page = await visit(SCREEN, { login, viewport: DESK });
    const searched = name.toUpperCase();

    // when
    await searchBox(page).fill(searched);

    // then
    await eventually(() => page.getByRole('heading', { level: 3 }).allTextContents()).toEqual([name]);
    await page.getByText(/^Showing 1 of \d+ brands$/).waitFor();
    expect(query(page)).toEqual({ tab: 'brands', search: searched });
    await reload(page);
    await eventually(() => page.getByRole('heading', { level: 3 }).allTextContents()).toEqual([name]);
    await button(page, 'Clear search').click();
    await eventually(() => page.getByRole('heading', { level: 3 }).count()).toBeGreaterThan(5);
  });

  it('says so where nothing is found', async ({ visit, login }) => {
    const word = ownWord();
    const page = await visit(`${SCREEN}&search=${word}`, { login, viewport: DESK });

    await page.getByText(`No brands found matching "${word}"`, { exact: true }).waitFor();
  });

  it('says so while it loads, where there is nothing, and where it cannot be read', async ({ visit, login }) => {
    // given
    const page = await visit('/admin?tab=categories', { login, viewport: DESK, provokes: [404] });
    const release = await answerLater(page, { path: CALL, json: { tags: [], total_products: 0 } });

    // when
    await open(page, SCREEN);

    // then
    await page.getByText('Loading...', { exact: true }).waitFor();
    release();
    await page.getByText('No brands found. Create your first brand to get started.', { exact: true }).waitFor();
    expect(await figure(page, 'Avg Products/Brand').textContent()).toBe('0');

    // when
    await answerCall(page, { path: CALL, json: { message: 'Not Found' }, status: 404 });
    await open(page, SCREEN);

    // then
    await page.getByRole('alert').getByText('Failed to load brands.', { exact: true }).waitFor();
    await page.unroute(`**${CALL}*`);
    await button(page, 'Try again').click();
    await page.getByRole('heading', { level: 3 }).first().waitFor();
  });

  it('shows the first letter in place of a picture that cannot be loaded', async ({ visit, login }) => {
    const page = await visit('/admin?tab=categories', { login, viewport: DESK, provokes: [404] });
    const tags = [brand({ image_url: '/media/gone.webp' })];
    await answerCall(page, { path: CALL, json: { tags, total_products: 9 } });

    await open(page, SCREEN);

    await row(page, 'Élan').getByText('É', { exact: true }).waitFor();
    expect(await row(page, 'Élan').locator('img').count()).toBe(0);
  });

  it.for([DESK, TABLET])('fits $width px and is accessible, its form too', async (viewport, { visit, login }) => {
    const page = await visit(SCREEN, { login, viewport });
    await page.getByRole('heading', { level: 3 }).first().waitFor();

    expect(await seriousFindings(page, '.bo')).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
    await button(page, 'Add Brand').click();
    await dialog(page, 'Create New Brand').getByRole('button', { name: 'Create Brand' }).click();
    await page.getByText('Brand name is required').waitFor();
    expect(await seriousFindings(page, '[role=dialog]')).toEqual([]);
  });
});

describe('the form of a brand', () => {
  it('creates a brand with its picture, previewed as it is written, which the shop shows within a second', async ({
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

  it('takes a picture that is dropped on it', async ({ visit, login }) => {
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

  it('makes the slug from the name until somebody writes their own, which is lowercased and stripped', async ({
    visit,
    login,
  }) => {
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

  it('says what is wrong at each field, blocks while it is, and forgets it once the field is edited', async ({
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

  it('opens filled with what is saved, and updates it; the picture can be removed', async ({
    visit,
    login,
    office,
  }) => {
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

  it('says which slug is taken and keeps what was typed', async ({ visit, login, office }) => {
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

  it('says so where it cannot be saved, and saves what was typed once it can', async ({ visit, login }) => {
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

  it('tells who edits an outdated copy, keeps what was typed and overwrites nothing', async ({
    visit,
    login,
    office,
  }) => {
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
    await form.getByText(`Failed to save brand. ${STALE_EDIT_MESSAGE}`, { exact: true }).waitFor();
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
    await tabTo(page, question(page).getByRole('button', { name: `Delete ${name}` }));
    await page.keyboard.press('Enter');
    await eventually(() => nameOf(page, name).count()).toBe(0);
  });
});

describe('deleting a brand', () => {
  it('asks to the letter', async ({ visit, login, office }) => {
    // given
    const { id, name } = await createBrand(office, `Marque ${ownWord()}`);
    const page = await visit(`${SCREEN}&search=${name}`, { login, viewport: DESK });

    // when
    await button(page, `Delete ${name}`).click();

    // then
    await question(page).getByText('Are you sure you want to delete this brand?', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await eventually(() => question(page).count()).toBe(0);
    expect(await readOne(id)).toBeDefined();

    // when
    await button(page, `Delete ${name}`).click();
    await question(page)
      .getByRole('button', { name: `Delete ${name}` })
      .click();

    // then
    await said(page, 'Brand deleted.').waitFor();
    expect(await readOne(id)).toBeUndefined();
  });

  it('says so where it cannot be deleted', async ({ visit, login, office }) => {
    const { id, name } = await createBrand(office, `Marque ${ownWord()}`);
    const page = await visit(`${SCREEN}&search=${name}`, { login, viewport: DESK, provokes: [404] });
    await nameOf(page, name).waitFor();
    await askAdmin(`${CALL}${id}/`, { method: 'DELETE' });

    await button(page, `Delete ${name}`).click();
    await question(page)
      .getByRole('button', { name: `Delete ${name}` })
      .click();

    await said(page, 'Failed to delete brand.').waitFor();
  });
});

it('opens neither orders, shipping nor the dashboard to staff', async ({ visit, login }) => {
  for (const tab of ['orders', 'shipping', 'users', 'settings', 'dashboard']) {
    const page = await visit(`/admin?tab=${tab}`, { login, viewport: DESK });

    await page.getByText('This page is for the admin', { exact: true }).waitFor();
    const offered = await page.getByRole('navigation', { name: 'Back office' }).getByRole('link').allTextContents();
    expect(offered).toEqual(['Products', 'Categories', 'Brands', 'Profile']);
    expect(await page.getByRole('link', { name: 'Dashboard' }).count()).toBe(0);
  }
});
