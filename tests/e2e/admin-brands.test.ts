import { describe, expect } from 'vitest';
import { askAdmin } from '../support/admin-calls';
import { createProduct } from '../support/back-office';
import { seriousFindings } from './support/axe';
import { DESK, dialog, figure, question, said, TABLET } from './support/back-office';
import { answerCall, answerLater } from './support/blind-shop';
import { brand, button, CALL, it, nameOf, readOne, row, SCREEN, searchBox } from './support/brands-screen';
import { createBrand, ownWord, query } from './support/catalogue';
import { eventually } from './support/eventually';
import { overflowOf } from './support/overflow';
import { STAFF_TABS } from './support/tabs';
import { NOWHERE, open, reload } from './support/visitor';

describe('the screen of brands', () => {
  it('shows its title, four cards, each brand with its facts, and the number shown', async ({ visit, login }) => {
    // given
    const page = await visit(NOWHERE, { login, viewport: DESK });
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

  it('searches names regardless of case; the address keeps the search', async ({ visit, login, office }) => {
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

  it('says so when nothing is found', async ({ visit, login }) => {
    const word = ownWord();
    const page = await visit(`${SCREEN}&search=${word}`, { login, viewport: DESK });

    await page.getByText(`No brands found matching "${word}"`, { exact: true }).waitFor();
  });

  it('says so while loading, when empty, and when loading fails', async ({ visit, login }) => {
    // given
    const page = await visit(NOWHERE, { login, viewport: DESK, provokes: [404] });
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

  it('shows the first letter if the picture cannot be loaded', async ({ visit, login }) => {
    const page = await visit(NOWHERE, { login, viewport: DESK, provokes: [404] });
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

describe('deleting a brand', () => {
  it('asks in the exact words', async ({ visit, login, office }) => {
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
    await question(page).getByRole('button', { name: 'Delete', exact: true }).click();

    // then
    await said(page, 'Brand deleted.').waitFor();
    expect(await readOne(id)).toBeUndefined();
  });

  it('reports a failed deletion', async ({ visit, login, office }) => {
    const { id, name } = await createBrand(office, `Marque ${ownWord()}`);
    const page = await visit(`${SCREEN}&search=${name}`, { login, viewport: DESK, provokes: [404] });
    await nameOf(page, name).waitFor();
    await askAdmin(`${CALL}${id}/`, { method: 'DELETE' });

    await button(page, `Delete ${name}`).click();
    await question(page).getByRole('button', { name: 'Delete', exact: true }).click();

    await said(page, /^Failed to delete brand\. ./).waitFor();
  });
});

it('opens neither orders, shipping nor the dashboard to staff', async ({ visit, login }) => {
  for (const tab of ['orders', 'shipping', 'users', 'settings', 'dashboard']) {
    const page = await visit(`/admin?tab=${tab}`, { login, viewport: DESK });

    await page.getByText('This page is for the admin', { exact: true }).waitFor();
    const offered = await page.getByRole('navigation', { name: 'Back office' }).getByRole('link').allTextContents();
    expect(offered).toEqual(STAFF_TABS);
    expect(await page.getByRole('link', { name: 'Dashboard' }).count()).toBe(0);
  }
});
