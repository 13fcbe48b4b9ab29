import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { getProduct, postProduct } from '../../support/products';
import { query } from '../support/catalogue';
import { eventually } from '../support/eventually';
import {
  closed,
  dialog,
  openForm,
  openProducts,
  question,
  save,
  title,
  UNSAVED,
} from '../support/office/product-screen';
import { it } from '../support/test';
import { reload } from '../support/visitor';

const asked = (page: Page) => question(page, UNSAVED);

describe('unsaved input', () => {
  const ways: ((page: Page) => Promise<unknown>)[] = [
    (page) => page.keyboard.press('Escape'),
    (page) => dialog(page).getByRole('button', { name: 'Close' }).click(),
    (page) => dialog(page).getByRole('button', { name: 'Cancel' }).click(),
    (page) => page.mouse.click(5, 5),
    (page) => page.evaluate(() => window.history.back()),
  ];

  it('is asked after whichever way the form is left, and stays unless it is given up; without it each way closes at once', async ({
    visit,
    office,
  }) => {
    const { id, title: was } = await postProduct(office);
    const page = await openProducts({ visit, office }, { search: was });
    const open = async () => {
      await page.getByRole('button', { name: `Edit ${was}` }).click();
      await title(page).fill('Tapé');
    };
    for (const leave of ways) {
      // when
      await open();
      await leave(page);
      await asked(page).getByRole('button', { name: 'Keep editing' }).click();
      // then
      await asked(page).waitFor({ state: 'detached' });
      expect(await title(page).inputValue()).toBe('Tapé');
      expect(query(page)).toMatchObject({ tab: 'products', product: String(id) });
      await leave(page);
      await asked(page).getByRole('button', { name: 'Discard changes' }).click();
      await closed(page);
      await eventually(() => query(page)).toEqual({ tab: 'products', search: was });

      // when: typed and undone, nothing is lost
      await open();
      await title(page).fill(was);
      await leave(page);
      // then
      await closed(page);
      await eventually(() => query(page)).toEqual({ tab: 'products', search: was });
    }
    expect((await getProduct(office, id)).title).toBe(was);
  });

  it('is guarded by a question on Back to another screen', async ({ visit, office }) => {
    // given
    const { id } = await postProduct(office);
    const page = await openProducts({ visit, office });
    await page.getByRole('link', { name: 'Brands', exact: true }).click();
    await eventually(() => query(page).tab).toBe('brands');
    await page.getByRole('link', { name: 'Products', exact: true }).click();
    await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor();
    await page.evaluate(
      (product) => window.history.replaceState(null, '', `/admin?tab=products&product=${product}`),
      id,
    );
    await title(page).fill('Tapé');

    // when
    await page.evaluate(() => window.history.back());
    await asked(page).getByRole('button', { name: 'Keep editing' }).click();

    // then
    expect(await title(page).inputValue()).toBe('Tapé');
    expect(query(page)).toEqual({ tab: 'products', product: String(id) });
  });

  const ends: [string, (page: Page) => Promise<unknown>][] = [
    ['saved', (page) => save(page).click()],
    [
      'given up',
      async (page) => {
        await page.keyboard.press('Escape');
        await asked(page).getByRole('button', { name: 'Discard changes' }).click();
      },
    ],
  ];
  it.for(ends)(
    'and was opened by a link is %s, and the way back leads to where the link stood',
    async ([, end], { visit, office }) => {
      // given
      const { id } = await postProduct(office);
      const page = await openProducts({ visit, office });
      await page.getByRole('link', { name: 'Brands', exact: true }).click();
      await eventually(() => query(page).tab).toBe('brands');
      await page.getByRole('link', { name: 'Products', exact: true }).click();
      await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor();
      await page.evaluate(
        (product) => window.history.replaceState(null, '', `/admin?tab=products&product=${product}`),
        id,
      );
      await title(page).fill('Tapé');

      // when
      await end(page);
      await closed(page);
      await eventually(() => query(page)).toEqual({ tab: 'products' });
      await page.evaluate(() => window.history.back());

      // then
      await page.getByRole('heading', { name: 'Brands Management', level: 1 }).waitFor();
      expect(query(page)).toEqual({ tab: 'brands' });
    },
  );

  it('is guarded by the browser when the page is left', async ({ visit, office }) => {
    // given
    const page = await openForm({ visit, office }, await postProduct(office));
    const entries = () => page.evaluate(() => window.history.length);
    const before = await entries();
    await title(page).fill('Tapé');
    // From here on the input is guarded.
    await eventually(entries).toBe(before + 1);
    const dialogs: string[] = [];
    page.on('dialog', (browserDialog) => {
      dialogs.push(browserDialog.type());
      void browserDialog.accept();
    });

    // when
    await reload(page);

    // then
    expect(dialogs).toEqual(['beforeunload']);
  });
});
