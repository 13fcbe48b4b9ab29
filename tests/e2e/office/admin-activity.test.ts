/** The back office's screen of the audit log. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { LoginAnswer } from '@/contract/accounts';
import { createProduct } from '../../support/back-office';
import { putProduct } from '../../support/products';
import { seriousFindings } from '../support/axe';
import { eventually } from '../support/eventually';
import { TABLET } from '../support/office/back-office';
import { orderDialog, placeOrderAt } from '../support/office/office';
import { newAdmin } from '../support/office/password-question';
import { dialog as productDialog } from '../support/office/product-screen';
import { overflowOf } from '../support/overflow';
import { logInStaff } from '../support/session';
import { it as base } from '../support/test';
import { PHONE, reload, type VisitOptions, WIDE } from '../support/visitor';

const it = base
  .extend('admin', { scope: 'file' }, ({ shop, office }): Promise<LoginAnswer> => logInStaff(shop.url, office, 'admin'))
  .extend('open', ({ visit, admin }) => async (query: Record<string, string>, options: VisitOptions = {}) => {
    const page = await visit(`/admin?${new URLSearchParams({ tab: 'activity', ...query })}`, {
      login: admin,
      viewport: WIDE,
      ...options,
    });
    await page.getByRole('heading', { name: 'Activity', level: 1 }).waitFor();
    return page;
  });

const entries = (page: Page) => page.getByRole('table', { name: /^Activity/ }).locator('tbody tr');
const sentences = (page: Page) => entries(page).locator('p').allTextContents();
const filter = (page: Page, label: string) => page.getByRole('combobox', { name: label });

describe('an entry', () => {
  it('says who did what, the old values, when and from where, and links to its subject', async ({
    open,
    shop,
    office,
  }) => {
    // given
    const { username, office: own } = await newAdmin({ shop, office });
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
    await eventually(() => productDialog(page).getByLabel('Product Title *').inputValue()).toBe(title);
  });

  it("is linked from the product's form and the order's dialog", async ({ visit, admin, shop, office }) => {
    // given
    const order = await placeOrderAt(shop.url, office);
    const page = await visit(`/admin?tab=products&product=${order.productId}`, { login: admin });

    // when
    const [beside] = await Promise.all([
      page.waitForEvent('popup'),
      productDialog(page).getByRole('link', { name: 'Activity' }).click(),
    ]);
    // then
    await eventually(() => sentences(beside)).toEqual([`admin created product ${order.productId}`]);

    await page.goto(`/admin?tab=orders&order=${order.id}`);
    await orderDialog(page, order.id).getByRole('link', { name: 'Activity' }).click();
    await eventually(() => sentences(page)).toEqual([`guest placed order ${order.id}`]);
    expect(await page.getByRole('searchbox', { name: 'Number' }).inputValue()).toBe(String(order.id));
  });
});

describe('the activity list', () => {
  it('is filtered by person, action, subject and date; a reload keeps the filters', async ({ open, shop, office }) => {
    // given
    const { username, office: own } = await newAdmin({ shop, office });
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

  it.for([WIDE, TABLET, PHONE])('fits $width px and is accessible', async (viewport, { open, database }) => {
    const actor = `wide-${randomUUID()}`;
    const changes = { title: ['Vanne'.repeat(30), `Pompe ${'à chaleur '.repeat(20)}`], price: [1, 123_456_789.5] };
    await database.query(
      `INSERT INTO audit_log (actor, action, subject_type, subject_id, changes, address)
       VALUES ($1, 'update', 'products', '1', $2, '2a02:8429:8cd5:1501:aaaa:bbbb:cccc:dddd'),
              ($1, 'login-failed', 'users', NULL, '{}', NULL), ($1, 'delete', 'orders', '3', $2, '127.0.0.1')`,
      [actor, JSON.stringify(changes)],
    );
    const page = await open({ actor, subject: '' }, { viewport, isCalm: true });
    await eventually(() => entries(page).count()).toBe(3);

    expect(await overflowOf(page)).toBe(0);
    for (const row of await entries(page).all()) {
      const box = await row.boundingBox();
      expect((box?.x ?? -1) + (box?.width ?? viewport.width)).toBeLessThanOrEqual(viewport.width);
    }
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('is for the admin only: staff have no menu entry and nothing at its address', async ({ visit, shop, office }) => {
    const login = await logInStaff(shop.url, office, 'staff');
    const asked: string[] = [];
    const page = await visit('/admin?tab=activity', { login });
    page.on('request', (request) => asked.push(request.url()));

    await page.getByText('This page is for the admin').waitFor();
    const links = page.getByRole('navigation', { name: 'Back office' }).getByRole('link');
    expect(await links.allTextContents()).not.toContain('Activity');
    const { id } = await createProduct(office);
    await page.goto(`/admin?tab=products&product=${id}`);
    await productDialog(page).getByRole('link', { name: 'Stock book' }).waitFor();
    expect(await productDialog(page).getByRole('link', { name: 'Activity' }).count()).toBe(0);
    expect(asked.filter((url) => url.includes('/api/admin/audit'))).toEqual([]);
  });
});
