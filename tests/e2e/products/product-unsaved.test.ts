import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { getProduct, postProduct } from '../../support/products';
import { query } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { closed, openProducts, question, save, title, UNSAVED } from '../support/office/product-screen';
import { WAYS_OUT } from '../support/office/ways-out';
import { it } from '../support/test';

const asked = (page: Page) => question(page, UNSAVED);

describe('unsaved input', () => {
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
    for (const leave of WAYS_OUT) {
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

  /** A form that was opened by a link, from a screen behind which is another one. */
  const openByLink = async (given: Parameters<typeof openProducts>[0]) => {
    const { id } = await postProduct(given.office);
    const page = await openProducts(given);
    await page.getByRole('link', { name: 'Brands', exact: true }).click();
    await eventually(() => query(page).tab).toBe('brands');
    await page.getByRole('link', { name: 'Products', exact: true }).click();
    await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor();
    await page.evaluate(
      (product) => window.history.replaceState(null, '', `/admin?tab=products&product=${product}`),
      id,
    );
    await title(page).fill('Tapé');
    return { page, id };
  };

  it('is guarded by a question on Back to another screen', async ({ visit, office }) => {
    // given
    const { page, id } = await openByLink({ visit, office });

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
      const { page } = await openByLink({ visit, office });

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
});
