/** The delivery regions of the back office. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { LoginAnswer } from '@/contract/accounts';
import type { AdminWilaya } from '@/contract/admin/wilayas';
import { answerCall } from '../support/blind-shop';
import { ownWord } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { tabTo } from '../support/keyboard';
import { DESK, dialog, said } from '../support/office/back-office';
import { logInStaff } from '../support/session';
import { it as base } from '../support/test';
import { NOWHERE, open } from '../support/visitor';

const SCREEN = '/admin?tab=shipping';
const CALL = '/api/admin/wilayas/';
const NAME = 'Wilaya Name *';
const PRICE = 'Shipping Price (DA) *';

const it = base.extend(
  'login',
  { scope: 'file' },
  ({ shop, office }): Promise<LoginAnswer> => logInStaff(shop.url, office, 'admin'),
);

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

const nameOf = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const card = (page: Page, name: string) => page.getByRole('listitem').filter({ has: nameOf(page, name) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('the screen of wilayas', () => {
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
