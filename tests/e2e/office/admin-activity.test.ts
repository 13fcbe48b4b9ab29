/** The back office's screen of the audit log. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createProduct } from '../../support/back-office';
import { putProduct } from '../../support/products';
import { eventually } from '../support/eventually';
import { itOnScreen } from '../support/office/office-test';
import { title as productTitle } from '../support/office/product-screen';
import { reload } from '../support/visitor';

const it = itOnScreen('activity', { role: 'admin', title: 'Activity' });

const entries = (page: Page) => page.getByRole('table', { name: /^Activity/ }).locator('tbody tr');
const sentences = (page: Page) => entries(page).locator('p').allTextContents();
const filter = (page: Page, label: string) => page.getByRole('combobox', { name: label });

describe('an entry', () => {
  it('says who did what, the old values, when and from where, and links to its subject', async ({
    open,
    office,
    owner,
  }) => {
    // given
    const { username, office: own } = owner;
    const { id, title } = await createProduct(office, { price: 1000, stock: 5 });
    await putProduct(own, id, { price: 1250.5 });
    await putProduct(own, id, { price: 900, stock: 7 });

    // when
    const page = await open({ actor: username, subject: 'products' });

    // then
    await eventually(() => sentences(page)).toEqual([
      `${username} changed price and stock of product ${id}`,
      `${username} changed the price of product ${id} from 1,000.00 to 1,250.50`,
    ]);
    await page.getByText('2 entries', { exact: true }).waitFor();
    const [both] = await entries(page).locator('dl').allInnerTexts();
    expect(both?.replace(/\s+/g, ' ')).toBe('price: 1,250.50 → 900.00 stock: 5 → 7');
    const now = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'Africa/Algiers' }).format();
    expect(await entries(page).first().locator('time').innerText()).toContain(now);
    expect(await entries(page).first().innerText()).toMatch(/127\.0\.0\.1|0:0:0:0/);

    await page
      .getByRole('link', { name: `product ${id}` })
      .first()
      .click();
    await eventually(() => productTitle(page).inputValue()).toBe(title);
  });
});

describe('the activity list', () => {
  it('is filtered by person, action, subject and date; a reload keeps the filters', async ({ open, owner }) => {
    // given
    const { username, office: own } = owner;
    const [first, second] = [await createProduct(own), await createProduct(own)];
    await own.update('products', second.id, { published: false });
    const page = await open({});
    const shown = () => sentences(page);
    const created = ({ id }: { id: number }) => `${username} created product ${id}`;

    // when, then
    await page.getByRole('searchbox', { name: 'Who' }).fill(username);
    await filter(page, 'About').selectOption('Products');
    await eventually(shown).toEqual([
      `${username} withdrew product ${second.id} from the shop`,
      created(second),
      created(first),
    ]);
    await filter(page, 'Action').selectOption('Created');
    await eventually(shown).toEqual([created(second), created(first)]);
    await page.getByRole('searchbox', { name: 'Number' }).fill(`#${first.id}`);
    await eventually(shown).toEqual([created(first)]);
    await page.getByLabel('To').fill('2020-01-01');
    await page.getByText('No entries found').waitFor();
    await page.getByLabel('To').fill('');
    await page.getByLabel('From').fill('2020-01-01');
    await eventually(shown).toEqual([created(first)]);

    await reload(page);
    await eventually(shown).toEqual([created(first)]);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      tab: 'activity',
      actor: username,
      action: 'create',
      subject: `products/${first.id}`,
      from: '2020-01-01',
    });
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await eventually(() => entries(page).count()).toBeGreaterThan(1);
    expect(new URL(page.url()).search).toBe('?tab=activity');
  });

  it('has 50 a page; back leads to the previous page, and a page that does not exist to the last', async ({
    open,
    database,
  }) => {
    // given
    const actor = `many-${randomUUID()}`;
    await database.query(
      `INSERT INTO audit_log (actor, action, subject_type, subject_id)
       SELECT $1, 'create', 'products', n::text FROM generate_series(1, 51) AS n`,
      [actor],
    );
    const page = await open({ actor });
    await eventually(() => entries(page).count()).toBe(50);

    // when
    await page.getByRole('button', { name: 'Page 2', exact: true }).click();
    // then
    await eventually(() => sentences(page)).toEqual([`${actor} created product 1`]);
    await page.goBack();
    await eventually(() => entries(page).count()).toBe(50);

    await page.goto(`/admin?tab=activity&actor=${actor}&page=7`);
    await eventually(() => sentences(page)).toEqual([`${actor} created product 1`]);
    expect(new URL(page.url()).searchParams.get('page')).toBe('2');
  });
});
