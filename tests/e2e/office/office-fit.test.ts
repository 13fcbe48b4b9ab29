/** What every screen of the back office must hold at each width: nothing sticks out, and axe finds nothing serious. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { DashboardAnswer } from '@/contract/admin/dashboard';
import { askAdmin } from '../../support/admin-calls';
import { json } from '../../support/api';
import { type BackOffice, createProduct } from '../../support/back-office';
import { cashOf, handedOver } from '../../support/cash';
import { postProduct, putProduct } from '../../support/products';
import { smallPdf } from '../../support/uploads';
import { answerCall } from '../support/blind-shop';
import { eventually } from '../support/eventually';
import { expectFit } from '../support/fit';
import { TABLET } from '../support/office/back-office';
import { type OrderOptions, orderDialog, ownSurname, type PlacedOrder } from '../support/office/office';
import { it } from '../support/office/office-test';
import { dialog, save, title } from '../support/office/product-screen';
import { overflowOf } from '../support/overflow';
import { NOWHERE, open, PHONE, WIDE } from '../support/visitor';

type Given = {
  page: Page;
  office: BackOffice;
  database: pg.Pool;
  place: (options?: OrderOptions) => Promise<PlacedOrder>;
};
type Screen = {
  tab: string;
  /** @returns further parameters of the address, once there is something to show */
  make?: (given: Given) => Promise<string>;
  /** what is there once the screen has come */
  ready: (page: Page) => Locator;
  /** what is done on the screen, one after the other */
  states?: readonly ((page: Page) => Promise<unknown>)[];
  /** whether each row of its table ends within the window */
  rowsFit?: boolean;
};

const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, exact: true });
const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();
const rows = (page: Page) => page.locator('tbody tr').first();

const showReport = (by: string) => async (page: Page) => {
  await press(by)(page);
  await page.getByRole('table', { name: `Report ${by.toLowerCase()}` }).waitFor();
  await page.locator('.recharts-bar-rectangle').first().waitFor();
};

/** Opens a form and sends it as it is, so that its errors are shown too. */
const sendEmpty = (opener: string, submit: string) => async (page: Page) => {
  await press(opener)(page);
  await page.getByRole('dialog').getByRole('button', { name: submit }).click();
  await page.locator('[aria-invalid=true]').first().waitFor();
};

/** The value of a row, with what goes with it. */
async function openStockCell(page: Page): Promise<void> {
  await page.locator('[data-cell=stock]').first().click();
  await page.getByRole('combobox', { name: /^Why the stock/ }).waitFor();
  await page.keyboard.press('Escape');
}

async function tickAll(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('region', { name: 'Ticked products' }).waitFor();
}

async function previewPrices(page: Page): Promise<void> {
  const change = page.getByRole('dialog');
  await change.getByLabel('Percent').fill('10');
  await change.getByRole('button', { name: 'Preview' }).click();
  await change.getByRole('table').waitFor();
}

/** A form of a product that has everything, and a replacement and a document with long names. */
async function addParts(page: Page): Promise<void> {
  await dialog(page).getByRole('combobox', { name: 'Replaced by' }).fill('Circulateur xxx');
  await dialog(page).getByRole('option', { name: /xxx/ }).first().click();
  const file = { name: `${'Notice '.repeat(12)}.pdf`, mimeType: 'application/pdf', buffer: smallPdf() };
  await dialog(page).getByLabel('Add a PDF').setInputFiles(file);
  await dialog(page).getByLabel('Title of document 1').waitFor();
  await title(page).fill('');
  await save(page).click();
  await dialog(page).getByText('Product title is required').waitFor();
}

const sticksOut = (boxes: Element[]) => boxes.map((box) => box.scrollWidth > box.clientWidth);
const endsOutside = (parts: Element[]) => parts.map((part) => part.getBoundingClientRect().right > window.innerWidth);

const SCREENS: Screen[] = [
  { tab: 'brands', ready: heading('All Brands'), states: [sendEmpty('Add Brand', 'Create Brand')] },
  {
    tab: 'categories',
    ready: heading('Category Hierarchy'),
    states: [press('Expand all'), sendEmpty('Add Category', 'Create Category')],
  },
  { tab: 'shipping', ready: heading('Alger'), states: [sendEmpty('Add Wilaya', 'Save')] },
  {
    tab: 'shipping&search=alger',
    ready: heading('Alger'),
    states: [
      async (page) => {
        await page.getByRole('checkbox', { name: 'Select Alger' }).check();
        await page.getByLabel('Amount').fill('99999');
        await press('Communes of Alger')(page);
        await page.getByRole('list', { name: 'Communes of Alger' }).getByText('1601').waitFor();
      },
    ],
  },
  { tab: 'products&view=grid', ready: heading('Products') },
  {
    tab: 'products&ordering=-price',
    ready: rows,
    states: [openStockCell, tickAll, press('Change…'), previewPrices],
  },
  {
    tab: 'products&product',
    make: async ({ office }) => {
      await postProduct(office, { title: `Circulateur ${'x'.repeat(60)}` });
      const { id } = await postProduct(office, { description: '<p>Un <b>deux</b></p>', image_1_url: '/logo.svg' });
      return `=${id}`;
    },
    ready: title,
    states: [addParts],
  },
  { tab: 'users', ready: heading('Users') },
  {
    tab: 'dashboard',
    make: async ({ page }) => {
      const path = '/api/admin/dashboard/';
      const answer = await json<DashboardAnswer>(await askAdmin(path));
      await answerCall(page, { path, json: { ...answer, total_revenue: 123_456_789.5 } });
      return '';
    },
    ready: (page) => page.locator('.recharts-line-curve'),
  },
  {
    tab: 'orders',
    make: async ({ place }) => {
      const lastName = ownSurname();
      await place({ customer: { lastName, firstName: 'Mohamed Abdelkader' } });
      return `&customer=${lastName}`;
    },
    ready: rows,
    states: [
      async (page) => {
        const opener = page.getByRole('button', { name: /^Open order #/ });
        const id = Number((await opener.innerText()).replace('#', ''));
        await opener.click();
        await orderDialog(page, id).getByRole('heading', { name: 'Order Summary' }).waitFor();
      },
    ],
  },
  {
    tab: 'users',
    ready: rows,
    states: [
      sendEmpty('Invite', 'Send invitation'),
      async (page) => {
        await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
        await rows(page).getByRole('button').click();
        await page.getByRole('dialog').getByText('Where they are logged in').waitFor();
      },
    ],
  },
  {
    tab: 'users',
    make: async ({ place }) => {
      await place({ customer: { phone: '0770 98 76 55', lastName: `${ownSurname()}${'ben'.repeat(20)}` } });
      return '&person=0770987655';
    },
    ready: (page) => page.getByText('What the shop holds'),
  },
  {
    tab: 'customers',
    make: async ({ place }) => {
      const customer = { phone: '0770 98 76 54', lastName: `${ownSurname()}${'ben'.repeat(20)}` };
      for (let count = 0; count < 3; count++) await place({ customer, quantity: 9 });
      return '&search=0770987654';
    },
    ready: rows,
    states: [
      async (page) => {
        await rows(page).getByRole('button').click();
        const orders = page.getByRole('dialog').getByRole('link', { name: /^Order #/ });
        await orders.first().waitFor();
      },
    ],
  },
  {
    tab: 'cash',
    make: async ({ office }) => {
      const { courier, parcels } = await handedOver(office, { price: 1_234_567.89 });
      await office.update('couriers', courier.id, { name: `Transports ${'réunis '.repeat(5)}${randomUUID()}` });
      await cashOf(office).collect({ parcel_id: parcels[0]?.id, amount: 1000.5 });
      return `&courier=${courier.id}`;
    },
    ready: (page) => page.getByRole('heading', { name: 'Cash', level: 1 }),
    states: [press('Outstanding parcels'), press('Remittances')],
  },
  {
    tab: 'reports',
    make: async ({ office, place }) => {
      const { productId } = await place();
      await office.update('products', productId, { title: `Titre ${'assez long '.repeat(14)}${randomUUID()}` });
      return '';
    },
    ready: (page) => page.locator('.recharts-bar-rectangle').first(),
    states: [showReport('By wilaya'), showReport('By product'), showReport('By courier'), showReport('By source')],
  },
  {
    tab: 'activity',
    make: async ({ database }) => {
      const actor = `wide-${randomUUID()}`;
      const changes = { title: ['Vanne'.repeat(30), `Pompe ${'à chaleur '.repeat(20)}`], price: [1, 123_456_789.5] };
      await database.query(
        `INSERT INTO audit_log (actor, action, subject_type, subject_id, changes, address)
         VALUES ($1, 'update', 'products', '1', $2, '2a02:8429:8cd5:1501:aaaa:bbbb:cccc:dddd'),
                ($1, 'login-failed', 'users', NULL, '{}', NULL), ($1, 'delete', 'orders', '3', $2, '127.0.0.1')`,
        [actor, JSON.stringify(changes)],
      );
      return `&actor=${actor}`;
    },
    ready: rows,
    rowsFit: true,
  },
  {
    tab: 'stock-book',
    make: async ({ office }) => {
      const { id } = await createProduct(office, { title: `${'Longtitre'.repeat(8)} ${randomUUID()}` });
      await putProduct(office, id, { stock: 900_000, stock_note: 'Counted '.repeat(37).trim() });
      return `&product=${id}`;
    },
    ready: rows,
    states: [
      async (page) => {
        await press('All products')(page);
        await page.getByRole('combobox', { name: 'Product' }).fill('Longtitre');
        await page.getByRole('option').first().waitFor();
      },
    ],
    rowsFit: true,
  },
];

it.for(SCREENS)(
  '$tab fits every width and is accessible, in each of its states',
  async (screen, { visit, admin, office, database, place }) => {
    const { tab, make, ready, states = [], rowsFit } = screen;
    const page = await visit(NOWHERE, { login: admin, isCalm: true });
    await open(page, `/admin?tab=${tab}${(await make?.({ page, office, database, place })) ?? ''}`);
    await ready(page).waitFor();

    for (const act of [async () => {}, ...states]) {
      await act(page);
      await eventually(() => page.getByText(/Loading/).count()).toBe(0);
      for (const viewport of [PHONE, TABLET, WIDE]) {
        await page.setViewportSize(viewport);
        await expectFit(page);
        expect(await page.getByRole('dialog').evaluateAll(sticksOut)).not.toContain(true);
        if (rowsFit) expect(await page.locator('tbody tr').evaluateAll(endsOutside)).not.toContain(true);
      }
    }
  },
);

it.for([PHONE, TABLET, { width: 1024, height: 768 }])(
  "the CMS's own lists and forms fit $width px",
  async (viewport, { visit, admin, place }) => {
    // given: something is in each of them
    const { id, productId } = await place();
    const page = await visit('/admin?tab=users', { login: admin, viewport, isCalm: true });

    // then
    for (const list of ['products', 'categories', 'tags', 'orders', 'wilayas', 'users', 'media', 'stock-movements']) {
      await open(page, `/admin/collections/${list}`);
      if (list !== 'media') await page.getByRole('table').waitFor();
      expect(await overflowOf(page), list).toBe(0);
    }
    for (const form of [`products/${productId}`, `orders/${id}`]) {
      await open(page, `/admin/collections/${form}`);
      await page.locator('#action-save').waitFor();
      expect(await overflowOf(page), form).toBe(0);
    }
  },
);
