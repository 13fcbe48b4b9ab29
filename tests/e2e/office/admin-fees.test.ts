/** The table of fees: edited where it stands, several rows at once, communes, and as a file. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { AdminCommune } from '@/contract/admin/fees';
import type { AdminWilaya } from '@/contract/admin/wilayas';
import { askAdmin } from '../../support/admin-calls';
import { json } from '../../support/api';
import { seriousFindings } from '../support/axe';
import { ownWord } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { isFocused } from '../support/keyboard';
import { downloaded } from '../support/office/office';
import { it } from '../support/office/office-test';

const SCREEN = '/admin?tab=shipping';
const CALL = '/api/admin/wilayas/';

/** Several wilayas that a search finds together; neither the cheapest nor the dearest of the shop. */
async function makeSeveral(...fees: [price: number, desk: number | null][]) {
  const word = ownWord();
  const made: AdminWilaya[] = [];
  for (const [index, [price, desk_price]] of fees.entries()) {
    const body = { name: `Wilaya ${word} ${index + 1}`, price, desk_price };
    made.push(await json<AdminWilaya>(await askAdmin(CALL, { method: 'POST', body }), 201));
  }
  return { word, made };
}
async function feesOf(made: readonly AdminWilaya[]) {
  const all = await json<AdminWilaya[]>(await askAdmin(CALL));
  return made.map(({ id }) => {
    const found = all.find((one) => one.id === id);
    return [found?.price, found?.desk_price, found?.days];
  });
}
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const alert = (page: Page, text: string | RegExp) => page.getByRole('alert').getByText(text);
const cell = (page: Page, label: string) => page.getByRole('button', { name: new RegExp(`^${label}:`) });
const open = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });

describe('a price in the table', () => {
  it('is changed where it stands, by click or by keyboard alone, and can be undone', async ({ visit, admin }) => {
    // given
    const { word, made } = await makeSeveral([700, 500], [710, 500]);
    const [first = '', second = ''] = made.map(({ name }) => name);
    const page = await visit(`${SCREEN}&search=${word}`, { login: admin });

    // when
    await cell(page, `Home price of ${first}`).click();
    await open(page, `Home price of ${first}`).fill('1 250,50');
    await open(page, `Home price of ${first}`).press('Enter');

    // then
    await page.getByText('1,250.50 DA', { exact: true }).waitFor();
    await eventually(() => feesOf(made)).toEqual([
      ['1250.50', '500.00', null],
      ['710.00', '500.00', null],
    ]);

    // when: the arrow keys lead to the next cells, a digit replaces what is there
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('45');
    await page.keyboard.press('Enter');
    await page.getByText(`${second} saved.`).waitFor();
    await cell(page, `Delivery days of ${second}`).press('Enter');
    await open(page, `Delivery days of ${second}`).fill('2-3');
    await page.keyboard.press('Tab');
    await eventually(() => feesOf(made)).toEqual([
      ['1250.50', '500.00', null],
      ['710.00', '45.00', '2-3'],
    ]);
    await button(page, 'Undo').click();

    // then
    await page.getByText('The change was undone.').waitFor();
    await eventually(() => feesOf(made)).toEqual([
      ['1250.50', '500.00', null],
      ['710.00', '45.00', null],
    ]);
  });

  it('says what is wrong with it, and Escape leaves it as it was', async ({ visit, admin }) => {
    const { word, made } = await makeSeveral([700, 500]);
    const label = `Home price of ${made[0]?.name}`;
    const page = await visit(`${SCREEN}&search=${word}`, { login: admin });
    await cell(page, label).click();

    await open(page, label).fill('-1');
    await open(page, label).press('Enter');
    await alert(page, 'Price cannot be negative').waitFor();
    await open(page, label).fill('3.400');
    await open(page, label).press('Enter');
    await alert(page, /can be read in two ways/).waitFor();
    await open(page, label).press('Escape');

    await cell(page, label).waitFor();
    expect(await isFocused(cell(page, label))).toBe(true);
    expect(await feesOf(made)).toEqual([['700.00', '500.00', null]]);
  });

  it('that somebody else changed meanwhile is refused, and the present one shown', async ({ visit, admin }) => {
    const { word, made } = await makeSeveral([700, 500]);
    const label = `Home price of ${made[0]?.name}`;
    const page = await visit(`${SCREEN}&search=${word}`, { login: admin, provokes: [409] });
    await cell(page, label).click();
    await askAdmin(`${CALL}${made[0]?.id}/`, { method: 'PATCH', body: { price: 690 } });

    await open(page, label).fill('1');
    await open(page, label).press('Enter');

    await alert(page, /Somebody else has changed this/).waitFor();
    await open(page, label).press('Escape');
    await page.getByText('690.00 DA', { exact: true }).waitFor();
    expect(await feesOf(made)).toEqual([['690.00', '500.00', null]]);
  });
});

describe('several wilayas', () => {
  it('show what their fees would be, are changed at once, and all get them back', async ({ visit, admin }) => {
    // given
    const { word, made } = await makeSeveral([700, 500], [710, null], [720, 333.33]);
    const page = await visit(`${SCREEN}&search=${word}`, { login: admin });

    // when
    await page.getByRole('checkbox', { name: 'Select all shown' }).check();
    await page.getByText('3 selected').waitFor();
    await page.getByLabel('Change', { exact: true }).selectOption('Change by %');
    await page.getByLabel('Amount').fill('10');

    // then
    await cell(page, `Home price of ${made[0]?.name}`).getByText('770.00 DA').waitFor();
    expect(await cell(page, `Home price of ${made[0]?.name}`).locator('del').textContent()).toBe('700.00 DA');
    expect((await feesOf(made))[0]).toEqual(['700.00', '500.00', null]);
    await page.getByLabel('Price', { exact: true }).selectOption('Desk price');
    await page.getByText('1 wilaya without a desk stay without.').waitFor();
    expect(await seriousFindings(page, '.bo')).toEqual([]);
    await button(page, 'Apply to 2').click();
    await page.getByText('The fees of 2 wilayas were changed.').waitFor();
    await eventually(() => isFocused(button(page, 'Undo'))).toBe(true);
    expect(await feesOf(made)).toEqual([
      ['700.00', '550.00', null],
      ['710.00', null, null],
      ['720.00', '367.00', null],
    ]);
    await button(page, 'Undo').click();
    await page.getByText('The change was undone.').waitFor();
    await eventually(() => isFocused(button(page, 'Dismiss'))).toBe(true);
    expect(await feesOf(made)).toEqual([
      ['700.00', '500.00', null],
      ['710.00', null, null],
      ['720.00', '333.33', null],
    ]);
  });

  it('with an impossible fee are not changed, and a change that was overtaken is not undone', async ({
    visit,
    admin,
  }) => {
    const { word, made } = await makeSeveral([700, 500], [600, 500]);
    const page = await visit(`${SCREEN}&search=${word}`, { login: admin });
    await page.getByRole('checkbox', { name: 'Select all shown' }).check();
    await page.getByLabel('Change', { exact: true }).selectOption('Add');
    await page.getByLabel('Amount').fill('-650');
    await page.getByText(`${made[1]?.name}: Price cannot be negative`).waitFor();
    expect(await button(page, 'Apply').getAttribute('aria-disabled')).toBe('true');

    await page.getByLabel('Amount').fill('50');
    await page.getByLabel('Amount').press('Enter');
    await page.getByText('The fees of 2 wilayas were changed.').waitFor();
    await askAdmin(`${CALL}${made[0]?.id}/`, { method: 'PATCH', body: { price: 1 } });
    await button(page, 'Undo').click();

    await page.getByText('These fees were changed again since. Nothing was undone.').waitFor();
    expect((await feesOf(made)).map(([price]) => price)).toEqual(['1.00', '650.00']);
  });
});

describe('the communes of a wilaya', () => {
  it('open below it, each with a price, a desk and a delivery of its own', async ({ visit, admin, shop }) => {
    // given: El Bayadh is this test's own
    const all = (await (await fetch(`${shop.url}/api/wilayas/`)).json()) as {
      id: number;
      code: number;
      price: string;
    }[];
    const id = all.find(({ code }) => code === 32)?.id;
    const read = async () =>
      (await json<AdminCommune[]>(await askAdmin(`${CALL}${id}/communes/`))).find(({ code }) => code === 3201);
    const page = await visit(`${SCREEN}&search=bayadh`, { login: admin });
    await button(page, 'Communes of El Bayadh').click();
    const name = (await read())?.name ?? '';
    const list = page.getByRole('list', { name: 'Communes of El Bayadh' });
    const row = list.getByRole('listitem').filter({ hasText: '3201' });

    // when
    await row.getByText('as the wilaya: 1,100.00 DA').click();
    await row.getByRole('textbox').fill('950');
    await row.getByRole('textbox').press('Enter');

    // then
    await row.getByText('950.00 DA', { exact: true }).waitFor();
    await row.getByRole('checkbox', { name: `Desk in ${name}` }).uncheck();
    await eventually(read).toMatchObject({ price: '950.00', desk: false, served: true });
    await row.getByRole('checkbox', { name: `Delivery to ${name}` }).uncheck();
    await eventually(read).toMatchObject({ price: '950.00', desk: false, served: false });
    expect(await seriousFindings(page, '.bo')).toEqual([]);
    await askAdmin('/api/admin/communes/3201/', { method: 'PUT', body: {} });
  });
});

describe('the file of fees', () => {
  it('comes out, and goes in again after its report was read', async ({ visit, admin }) => {
    // given
    const { word, made } = await makeSeveral([700, 500], [710, 500]);
    const page = await visit(`${SCREEN}&search=${word}`, { login: admin });
    const { bytes } = await downloaded(page, () => button(page, 'Download fees').click());
    const [head = '', ...lines] = bytes
      .toString('utf8')
      .split('\r\n')
      .filter((line) => line.includes(word) || line.includes('wilaya_id'));
    expect(lines).toHaveLength(2);
    const file = (table: string[]) => ({
      name: 'fees.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(table.join('\r\n')),
    });

    // when: a line is wrong
    await button(page, 'Upload fees').click();
    const dialog = page.getByRole('dialog', { name: 'Upload fees' });
    const wrong = [head, lines[0]?.replace('700.00', '650') ?? '', lines[1]?.replace('710.00', 'free') ?? ''];
    await dialog.getByLabel('CSV or Excel file').setInputFiles(file(wrong));

    // then
    await dialog.getByText('1 change, 0 unchanged, 1 wrong line').waitFor();
    await dialog.getByText('"free" is not a number').waitFor();
    expect(await dialog.getByRole('button', { name: /^Apply/ }).getAttribute('aria-disabled')).toBe('true');

    // when
    await dialog.getByLabel('CSV or Excel file').setInputFiles(file([wrong[0] ?? '', wrong[1] ?? '', lines[1] ?? '']));
    await dialog.getByText('1 change, 1 unchanged, 0 wrong lines').waitFor();
    expect(await seriousFindings(page, '[role=dialog]')).toEqual([]);
    expect(await feesOf(made)).toMatchObject([{ 0: '700.00' }, { 0: '710.00' }]);
    await dialog.getByRole('button', { name: 'Apply 1 change' }).click();

    // then
    await page.getByText('650.00 DA', { exact: true }).waitFor();
    expect(await feesOf(made)).toMatchObject([{ 0: '650.00' }, { 0: '710.00' }]);
  });
});
