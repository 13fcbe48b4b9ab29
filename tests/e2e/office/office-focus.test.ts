/** Where the focus goes, so that keyboard users continue where they were. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { askAdmin } from '../../support/admin-calls';
import { json } from '../../support/api';
import type { BackOffice } from '../../support/back-office';
import { postProduct } from '../../support/products';
import { ownWord } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { isFocused } from '../support/keyboard';
import { said } from '../support/office/back-office';
import { it } from '../support/office/office-test';
import { holdBack } from '../support/requests';

/** The text of the row that has the focus; '' if no row has it. */
const focusedRow = (page: Page) => page.evaluate(() => document.querySelector('li:focus, tr:focus')?.textContent ?? '');

type Made = { id: number };
const LISTS: { tab: string; make: (office: BackOffice, name: string) => Promise<unknown> }[] = [
  { tab: 'brands', make: (office, name) => office.create<Made>('tags', { name }) },
  { tab: 'categories', make: (office, name) => office.create<Made>('categories', { name }) },
  {
    tab: 'shipping',
    make: async (_, name) =>
      json(await askAdmin('/api/admin/wilayas/', { method: 'POST', body: { name, price: 700 } }), 201),
  },
  { tab: 'products', make: (office, title) => postProduct(office, { title }) },
  { tab: 'products&ordering=-id', make: (office, title) => postProduct(office, { title }) },
];

describe('after a deletion, the focus', () => {
  it.for(LISTS)(
    'is in the next row of $tab, after the last one at the title',
    async ({ tab, make }, { visit, office, admin }) => {
      // given
      const word = ownWord();
      const names = ['A', 'B'].map((letter) => `${letter} ${word}`);
      for (const name of names) await make(office, name);
      const page = await visit(`/admin?tab=${tab}&search=${word}`, {
        login: admin,
      });
      const deleting = page.getByRole('button', { name: new RegExp(`^Delete . ${word}`) });
      await eventually(() => deleting.count()).toBe(2);
      const remove = async () => {
        await deleting.first().click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
      };
      const doomed = (await deleting.first().getAttribute('aria-label'))?.replace('Delete ', '');
      const kept = names.find((name) => name !== doomed) ?? '';

      // when
      await remove();
      await eventually(() => deleting.count()).toBe(1);

      // then
      await eventually(() => focusedRow(page)).toContain(kept);

      // when
      await remove();
      await eventually(() => deleting.count()).toBe(0);

      // then
      await eventually(() => isFocused(page.getByRole('heading', { level: 1 }))).toBe(true);
    },
  );

  it('moves to the parent if the last subcategory was deleted', async ({ visit, office, staff }) => {
    // given
    const word = ownWord();
    const { id } = await office.create<Made>('categories', { name: `A ${word}` });
    await office.create('categories', { name: `B ${word}`, parent: id });
    const page = await visit(`/admin?tab=categories&search=${word}`, {
      login: staff,
    });
    const opener = page.getByRole('button', { name: `Delete B ${word}` });

    // when
    await opener.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await opener.waitFor({ state: 'detached' });

    // then
    await eventually(() => focusedRow(page)).toContain(`A ${word}`);
  });

  it('moves to the next row also if somebody else was quicker', async ({ visit, office, staff }) => {
    // given
    const word = ownWord();
    const { id } = await office.create<Made>('tags', { name: `A ${word}` });
    await office.create('tags', { name: `B ${word}` });
    const page = await visit(`/admin?tab=brands&search=${word}`, {
      login: staff,
      provokes: [404],
    });
    const opener = page.getByRole('button', { name: `Delete A ${word}` });
    await opener.click();
    await askAdmin(`/api/admin/tags/${id}/`, { method: 'DELETE' });

    // when
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await said(page, 'Failed to delete brand.').waitFor();
    await opener.waitFor({ state: 'detached' });

    // then
    await eventually(() => focusedRow(page)).toContain(`B ${word}`);
  });
});

describe('a busy button keeps the focus and does nothing twice', () => {
  const BUTTONS = [
    { tab: 'dashboard', label: 'Refresh', waiting: 'Loading...', call: '/api/admin/dashboard/' },
    { tab: 'products', label: 'Export', waiting: 'Exporting...', call: '/api/admin/products/export/' },
  ];
  it.for(BUTTONS)('$label of $tab', async ({ tab, label, waiting, call }, { visit, admin }) => {
    // given
    const page = await visit(`/admin?tab=${tab}`, { login: admin });
    const button = page.getByRole('button', { name: label, exact: true });
    await button.waitFor();
    await eventually(() => button.getAttribute('aria-disabled')).not.toBe('true');
    const { release } = await holdBack(page, call);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));

    // when
    await button.press('Enter');
    const waits = page.getByRole('button', { name: waiting, exact: true });
    await waits.waitFor();
    await page.keyboard.press('Enter');

    // then
    expect(await isFocused(waits)).toBe(true);
    expect(await waits.getAttribute('aria-disabled')).toBe('true');
    release();
    await eventually(() => isFocused(button)).toBe(true);
    expect(asked.filter((path) => path === call)).toHaveLength(1);
  });

  it("that loads the newest copy of a product's form moves on to saving it", async ({ visit, office, staff }) => {
    // given
    const { id } = await postProduct(office);
    const page = await visit(`/admin?tab=products&product=${id}`, {
      login: staff,
      provokes: [409],
    });
    await page.getByLabel('Product Title *').fill('Tapé');
    await askAdmin(`/api/admin/products/${id}/`, { method: 'PUT', body: { short_description: "D'un autre" } });
    await page.getByRole('button', { name: 'Update Product' }).click();
    const { release } = await holdBack(page, `/api/admin/products/${id}/`);
    const reload = page.getByRole('button', { name: 'Reload the product, keep what I typed' });

    // when
    await reload.press('Enter');

    // then
    const waits = page.getByRole('dialog').getByRole('button', { name: 'Loading...' });
    await waits.waitFor();
    expect(await isFocused(waits)).toBe(true);
    release();
    await eventually(() => isFocused(page.getByRole('button', { name: 'Update Product' }))).toBe(true);
  });
});
