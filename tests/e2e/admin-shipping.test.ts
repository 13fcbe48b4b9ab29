/** The delivery regions of the back office. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { LoginAnswer } from '@/contract/accounts';
import type { AdminWilaya } from '@/contract/admin/wilayas';
import { compareFrench } from '@/domain/text';
import { officeUiWords } from '@/words/en/ui';
import { askAdmin } from '../support/admin-calls';
import { json } from '../support/api';
import { seriousFindings } from './support/axe';
import { DESK, dialog, question, said, TABLET } from './support/back-office';
import { answerCall, answerLater } from './support/blind-shop';
import { ownWord, query } from './support/catalogue';
import { eventually } from './support/eventually';
import { tabTo } from './support/keyboard';
import { overflowOf } from './support/overflow';
import { logInStaff } from './support/session';
import { it as base } from './support/test';
import { NOWHERE, open, reload } from './support/visitor';

const SCREEN = '/admin?tab=shipping';
const CALL = '/api/admin/wilayas/';
const NAME = 'Wilaya Name *';
const PRICE = 'Shipping Price (DA) *';

const it = base.extend(
  'login',
  { scope: 'file' },
  ({ shop, office }): Promise<LoginAnswer> => logInStaff(shop.url, office, 'admin'),
);

/** Neither the cheapest nor the dearest wilaya of the shop, so that no badge moves. */
async function make(price = 700): Promise<AdminWilaya> {
  const body = { name: `Wilaya ${ownWord()}`, price };
  return json<AdminWilaya>(await askAdmin(CALL, { method: 'POST', body }), 201);
}
const readAll = async () => json<AdminWilaya[]>(await askAdmin(CALL));
const readOne = async (id: number) => (await readAll()).find((wilaya) => wilaya.id === id);
const wilaya = (id: number, name: string, price: string): AdminWilaya => ({
  id,
  name,
  price,
  code: null,
  name_ar: '',
  desk_price: null,
  days: null,
  updated_at: '2026-11-20T09:30:00.000Z',
});

const names = (page: Page) => page.getByRole('heading', { level: 2 }).allTextContents();
const nameOf = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const card = (page: Page, name: string) => page.getByRole('listitem').filter({ has: nameOf(page, name) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('the screen of wilayas', () => {
  it('lists all by name with their fees', async ({ visit, login }) => {
    const page = await visit(SCREEN, { login, viewport: DESK });
    await nameOf(page, 'Alger').waitFor();

    const shown = await names(page);

    expect(shown.length).toBeGreaterThanOrEqual(58);
    expect(shown).toEqual([...shown].sort(compareFrench));
    await card(page, 'Alger').getByText('400.00 DA', { exact: true }).waitFor();
  });

  it('marks the lowest and highest price without making a card taller', async ({ visit, login }) => {
    // given
    const page = await visit(NOWHERE, { login, viewport: DESK });
    const all = [wilaya(1, 'Adrar', '1600.00'), wilaya(2, 'Alger', '400.00'), wilaya(3, 'Tamanrasset', '22000.50')];
    // Cards in one row have the same height, which proves nothing: here each has its own row.
    await page.setViewportSize({ width: 700, height: 900 });
    await answerCall(page, { path: CALL, json: all });

    // when
    await open(page, SCREEN);

    // then
    await card(page, 'Alger').getByText('Lowest price', { exact: true }).waitFor();
    await card(page, 'Tamanrasset').getByText('Highest price', { exact: true }).waitFor();
    expect(await page.getByText(/^(Lowest|Highest) price$/).count()).toBe(2);
    const heights = await Promise.all(
      all.map(async ({ name }) => (await card(page, name).boundingBox())?.height ?? Number.NaN),
    );
    expect(new Set(heights).size).toBe(1);
  });

  it('marks nothing for a single wilaya, and no highest price if all are equal', async ({ visit, login }) => {
    const page = await visit(NOWHERE, { login, viewport: DESK });
    const badges = page.getByText(/^(Lowest|Highest) price$/);

    await answerCall(page, { path: CALL, json: [wilaya(1, 'Alger', '400.00')] });
    await open(page, SCREEN);
    await nameOf(page, 'Alger').waitFor();
    expect(await badges.count()).toBe(0);

    await answerCall(page, { path: CALL, json: [wilaya(1, 'Alger', '400.00'), wilaya(2, 'Blida', '400.00')] });
    await reload(page);
    await nameOf(page, 'Blida').waitFor();
    expect(await badges.allTextContents()).toEqual(['Lowest price', 'Lowest price']);
  });

  it('searches names regardless of case and accents; the address keeps the search', async ({ visit, login }) => {
    const page = await visit(SCREEN, { login, viewport: DESK });
    await nameOf(page, 'Alger').waitFor();

    await page.getByRole('searchbox', { name: 'Search wilayas...' }).fill('BEJAIA');

    await eventually(() => names(page)).toEqual(['Béjaïa']);
    expect(query(page)).toEqual({ tab: 'shipping', search: 'BEJAIA' });
    await reload(page);
    await eventually(() => names(page)).toEqual(['Béjaïa']);
    await button(page, 'Clear search').click();
    await nameOf(page, 'Alger').waitFor();
    const word = ownWord();
    await page.getByRole('searchbox', { name: 'Search wilayas...' }).fill(word);
    await page.getByText(`No wilayas found matching "${word}"`, { exact: true }).waitFor();
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
    await page.getByText('No wilayas yet', { exact: true }).waitFor();

    // when
    await answerCall(page, { path: CALL, json: { message: 'Not Found' }, status: 404 });
    await open(page, SCREEN);

    // then
    await page.getByRole('alert').getByText('Failed to load shipping settings.', { exact: true }).waitFor();
    await page.unroute(`**${CALL}*`);
    await button(page, 'Try again').click();
    await nameOf(page, 'Alger').waitFor();
  });

  it.for([DESK, TABLET])('fits $width px and is accessible, its form too', async (viewport, { visit, login }) => {
    const page = await visit(SCREEN, { login, viewport });
    await nameOf(page, 'Alger').waitFor();

    expect(await seriousFindings(page, '.bo')).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
    await button(page, 'Add Wilaya').click();
    await dialog(page, 'Add Wilaya').getByRole('button', { name: 'Save' }).click();
    await page.getByText('Wilaya name is required').waitFor();
    expect(await seriousFindings(page, '[role=dialog]')).toEqual([]);
  });
});

describe('the form of a wilaya', () => {
  it('adds a wilaya, which the checkout offers within a second', async ({ visit, login, shop }) => {
    // given
    const name = `Wilaya ${ownWord()}`;
    const page = await visit(SCREEN, { login, viewport: DESK });
    await button(page, 'Add Wilaya').click();
    const form = dialog(page, 'Add Wilaya');

    // when
    await form.getByLabel(NAME).fill(`  ${name} `);
    await form.getByLabel(PRICE).fill('712.5');
    await form.getByRole('button', { name: 'Save' }).click();

    // then
    await said(page, 'Wilaya added.').waitFor();
    await card(page, name).getByText('712.50 DA', { exact: true }).waitFor();
    const offered = (await (await fetch(`${shop.url}/api/wilayas/`)).json()) as { name: string; price: string }[];
    expect(offered.find((found) => found.name === name)?.price).toBe('712.50');
  });

  it('opens with the saved values and changes them', async ({ visit, login }) => {
    // given
    const { id, name } = await make();
    const page = await visit(`${SCREEN}&search=${name}`, { login, viewport: DESK });
    await button(page, `Edit ${name}`).click();
    const form = dialog(page, 'Edit Wilaya');
    expect([await form.getByLabel(NAME).inputValue(), await form.getByLabel(PRICE).inputValue()]).toEqual([
      name,
      '700.00',
    ]);
    expect(await form.getByLabel(PRICE).getAttribute('step')).toBe('0.01');

    // when
    await form.getByLabel(PRICE).fill('650');
    await form.getByRole('button', { name: 'Save' }).click();

    // then
    await said(page, 'Wilaya updated.').waitFor();
    await card(page, name).getByText('650.00 DA', { exact: true }).waitFor();
    expect(await readOne(id)).toMatchObject({ name, price: '650.00' });
  });

  it('shows an error at each field, and drops it once the field is edited', async ({ visit, login }) => {
    const page = await visit(SCREEN, { login, viewport: DESK });
    await button(page, 'Add Wilaya').click();
    const form = dialog(page, 'Add Wilaya');

    await form.getByLabel(PRICE).fill('-1');
    await form.getByRole('button', { name: 'Save' }).click();

    await form.getByText('Wilaya name is required', { exact: true }).waitFor();
    await form.getByText('Price cannot be negative', { exact: true }).waitFor();
    await form.getByLabel(NAME).fill('Alger');
    expect(await form.getByText('Wilaya name is required').count()).toBe(0);
    await form.getByLabel(PRICE).fill('1');
    expect(await form.getByText('Price cannot be negative').count()).toBe(0);
  });

  it('says which name is taken and keeps the input', async ({ visit, login }) => {
    const page = await visit(SCREEN, { login, viewport: DESK, provokes: [409] });
    await button(page, 'Add Wilaya').click();
    const form = dialog(page, 'Add Wilaya');
    await form.getByLabel(NAME).fill('ALGER');
    await form.getByLabel(PRICE).fill('1');

    await form.getByRole('button', { name: 'Save' }).click();

    await form.getByText('A wilaya with this name already exists', { exact: true }).waitFor();
    await form
      .getByRole('alert')
      .getByText(/^Failed to save wilaya\./)
      .waitFor();
    expect(await form.getByLabel(NAME).inputValue()).toBe('ALGER');
  });

  it('says so when the server is out of reach, and saves the input on retry', async ({ visit, login }) => {
    // given
    const name = `Wilaya ${ownWord()}`;
    const page = await visit(SCREEN, { login, viewport: DESK, provokes: ['failed'] });
    await button(page, 'Add Wilaya').click();
    const form = dialog(page, 'Add Wilaya');
    await form.getByLabel(NAME).fill(name);
    await form.getByLabel(PRICE).fill('700');
    await page.route(`**${CALL}`, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));

    // when
    await form.getByRole('button', { name: 'Save' }).click();

    // then
    await form.getByText('Failed to save wilaya. Please try again.', { exact: true }).waitFor();
    await page.unroute(`**${CALL}`);
    await form.getByRole('button', { name: 'Save' }).click();
    await nameOf(page, name).waitFor();
  });

  it('reports an outdated copy, keeps the input and overwrites nothing', async ({ visit, login }) => {
    // given
    const { id, name } = await make();
    const page = await visit(`${SCREEN}&search=${name}`, { login, viewport: DESK, provokes: [409] });
    await button(page, `Edit ${name}`).click();
    const form = dialog(page, 'Edit Wilaya');
    await form.getByLabel(PRICE).fill('1');
    await askAdmin(`${CALL}${id}/`, { method: 'PATCH', body: { price: 690 } });

    // when
    await form.getByRole('button', { name: 'Save' }).click();

    // then
    await form.getByText(officeUiWords.newestShown, { exact: true }).waitFor();
    expect(await form.getByLabel(PRICE).inputValue()).toBe('1');
    expect((await readOne(id))?.price).toBe('690.00');

    // when: as the message says
    await form.getByLabel(PRICE).fill('710');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.waitFor({ state: 'detached' });
    expect((await readOne(id))?.price).toBe('710.00');
  });

  it('works by keyboard alone and returns the focus', async ({ visit, login }) => {
    const name = `Wilaya ${ownWord()}`;
    const page = await visit(SCREEN, { login, viewport: DESK });
    const add = button(page, 'Add Wilaya');
    await tabTo(page, add);

    await page.keyboard.press('Enter');
    await dialog(page, 'Add Wilaya').waitFor();
    await tabTo(page, page.getByLabel(NAME));
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.type('700');
    await page.keyboard.press('Enter');

    await nameOf(page, name).waitFor();
    await eventually(() => add.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

describe('deleting a wilaya', () => {
  it('asks in the exact words', async ({ visit, login }) => {
    // given
    const { id, name } = await make();
    const page = await visit(`${SCREEN}&search=${name}`, { login, viewport: DESK });

    // when
    await button(page, `Delete ${name}`).click();

    // then
    await question(page).getByText('Are you sure you want to delete this wilaya?', { exact: true }).waitFor();
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    expect(await readOne(id)).toBeDefined();

    // when
    await button(page, `Delete ${name}`).click();
    await question(page).getByRole('button', { name: 'Delete', exact: true }).click();

    // then
    await said(page, 'Wilaya deleted.').waitFor();
    expect(await readOne(id)).toBeUndefined();
  });

  it('reports a failed deletion', async ({ visit, login }) => {
    const { id, name } = await make();
    const page = await visit(`${SCREEN}&search=${name}`, { login, viewport: DESK, provokes: [404] });
    await nameOf(page, name).waitFor();
    await askAdmin(`${CALL}${id}/`, { method: 'DELETE' });

    await button(page, `Delete ${name}`).click();
    await question(page).getByRole('button', { name: 'Delete', exact: true }).click();

    await said(page, /^Failed to delete wilaya\. ./).waitFor();
  });
});
