import pg from 'pg';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { pseudo } from '@/words/pseudo';
import { openBackOffice } from '../../support/back-office';
import { placeOrderAt } from '../support/office/office';
import { editorsTexts, officeTexts, startPseudoShop, untranslated } from '../support/pseudo-locale';
import { sharedStaff } from '../support/session';
import { it as base } from '../support/test';
import { NOWHERE, open } from '../support/visitor';

const it = base
  .extend('pseudoShop', { scope: 'file' }, async ({ shop: _ }, { onCleanup }) => {
    const pseudoShop = await startPseudoShop();
    onCleanup(() => pseudoShop.remove());
    return pseudoShop;
  })
  .extend('pseudoOffice', { scope: 'file' }, ({ pseudoShop }) => openBackOffice(pseudoShop.url))
  .extend('pseudoDatabase', { scope: 'file' }, ({ pseudoShop }, { onCleanup }) => {
    const pool = new pg.Pool({ connectionString: pseudoShop.databaseUrl, max: 1 });
    // The pool outlives its server for a moment.
    pool.on('error', () => undefined);
    onCleanup(() => pool.end());
    return pool;
  })
  .extend('order', { scope: 'file' }, ({ pseudoShop, pseudoOffice }) => placeOrderAt(pseudoShop.url, pseudoOffice))
  .extend('login', { scope: 'file' }, ({ pseudoShop, pseudoOffice }) =>
    sharedStaff(pseudoShop.url, pseudoOffice, 'admin'),
  )
  .extend('known', { scope: 'file' }, ({ pseudoDatabase }) => editorsTexts(pseudoDatabase));

const PUBLIC_PAGES = [
  '/',
  '/products',
  '/products?search=zzzzzz',
  '/search',
  '/search?q=vanne',
  '/search?q=zzzzzz',
  '/CategoryPage',
  '/allbrands',
  '/category/electrodes/brands',
  '/Apropos',
  '/contactus',
  '/democate',
  '/democate?category=pieces-detachees',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/invitation',
  '/confirm-email',
  '/suivi',
  '/chaudieres',
  '/chaudieres/plaque-signaletique',
  '/chaudieres/saunier-duval',
  '/codes-erreur',
  '/codes-erreur/saunier-duval',
  '/commande-rapide',
  '/demande-piece',
  '/devis',
  '/checkout',
  '/profile',
  '/nowhere',
];

describe('in another language', () => {
  it.for(PUBLIC_PAGES)('%s says nothing that is in no catalogue', async (path, { visit, pseudoShop, known }) => {
    const page = await visit('about:blank', { provokes: [404] });
    await open(page, `${pseudoShop.url}${path}`);

    expect(await untranslated(page.locator('html'), known)).toEqual([]);
  });

  it('an order that is followed says nothing that is in no catalogue', async ({ visit, pseudoShop, known, order }) => {
    const page = await visit('about:blank');
    await open(page, `${pseudoShop.url}/suivi/${order.code}`);
    await page.getByRole('button', { name: pseudo('Annuler ma commande') }).click();

    expect(await untranslated(page.locator('html'), [order.title, ...known])).toEqual([]);

    await open(page, `${pseudoShop.url}/checkout/merci/${order.code}`);
    await page.getByText(`#${order.id}`).waitFor();
    expect(await untranslated(page.locator('html'), [order.title, ...known])).toEqual([]);
  });

  it('the cart says nothing that is in no catalogue', async ({ visit, pseudoShop, known }) => {
    const page = await visit('about:blank');
    await open(page, `${pseudoShop.url}/products`);
    await page.getByRole('button', { name: pseudo('Panier'), exact: true }).click();
    const cart = page.getByRole('dialog', { name: pseudo('Panier (0)') });
    await cart.waitFor();

    expect(await untranslated(cart, known)).toEqual([]);
  });
});

/** The tabs of the back office, and what is opened in them. `{order}` and `{product}` are an order and its product. */
const OFFICE: readonly { path: string; press?: readonly string[] }[] = [
  { path: 'dashboard', press: ['Show as a table'] },
  { path: 'orders' },
  { path: 'orders&order={order}' },
  { path: 'packing' },
  { path: 'packing&view=batches' },
  { path: 'packing&view=parcels&number=999999999', press: ['Import statuses'] },
  { path: 'cash', press: ['New remittance', 'Try'] },
  { path: 'cash&view=parcels&older=9' },
  { path: 'reports' },
  { path: 'reports&by=source&from=2003-01-01&to=2003-01-02' },
  { path: 'products' },
  { path: 'products&view=grid&search=zzzzzz' },
  { path: 'products&product=new', press: ['Create Product'] },
  { path: 'products&product={product}' },
  { path: 'products&import=open', press: ['What the columns mean, and a template', 'Try the import'] },
  { path: 'shipping' },
  { path: 'shipping&search=zzzzzz', press: ['Add Wilaya', 'Save'] },
  { path: 'categories' },
  { path: 'categories&search=zzzzzz', press: ['Add Category', 'Create Category'] },
  { path: 'brands', press: ['Add Brand', 'Create Brand'] },
  { path: 'boilers' },
  { path: 'boilers&import=fitments', press: ['What the columns mean, and a template', 'Try the import'] },
  { path: 'stock-book&product={product}' },
  { path: 'missed-searches' },
  { path: 'users' },
  { path: 'settings' },
  { path: 'activity&actor=nobody-of-this-name' },
  { path: 'activity&subject=products/{product}' },
  { path: 'security', press: ['Set up', 'Continue'] },
];

describe('the back office in another language', () => {
  it.for(OFFICE)(
    '$path says nothing that is in no catalogue',
    async ({ path, press = [] }, { visit, pseudoShop, login, order, pseudoDatabase }) => {
      const page = await visit(NOWHERE, { login, url: pseudoShop.url, provokes: [404] });

      const tab = path.replace('{order}', String(order.id)).replace('{product}', String(order.productId));
      await open(page, `${pseudoShop.url}/admin?tab=${tab}`);
      await page.getByRole('heading', { level: 1, includeHidden: true }).waitFor();
      await page.waitForLoadState('networkidle');
      for (const text of press) await pressText(page, pseudo(text));

      // What other tests have searched for is data.
      const known = [...(await officeTexts(pseudoDatabase)), 'zzzzzz'];
      expect(await untranslated(page.locator('.bo'), known)).toEqual([]);
    },
  );

  it('the question before a deletion says nothing that is in no catalogue', async ({
    visit,
    pseudoShop,
    login,
    pseudoDatabase,
  }) => {
    const page = await visit(NOWHERE, { login, url: pseudoShop.url });
    await open(page, `${pseudoShop.url}/admin?tab=categories`);
    await page
      .getByRole('listitem')
      .getByRole('button', { name: new RegExp(`^${pseudo('Delete').replace(/~.*/, '')}`) })
      .first()
      .click();
    const question = page.getByRole('alertdialog');
    await question.waitFor();

    expect(await untranslated(question, await officeTexts(pseudoDatabase))).toEqual([]);
  });
});

async function pressText(page: Page, text: string): Promise<void> {
  await page.locator('button, summary').filter({ hasText: text }).last().click();
}
