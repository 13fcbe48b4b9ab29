/** The policy in a real browser: every kind of page works under it, and an injected script does not run. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { LoginAnswer } from '@/contract/accounts';
import { demoProductPath, listing } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { logInStaff, register } from '../support/session';
import { it as base } from '../support/test';
import { newVisitor, type VisitOptions } from '../support/visitor';

type Watched = {
  page: Page;
  /** what the browser has said so far that the policy forbids, as 'directive: what' lines, on every page that it was led to */
  violations: readonly string[];
  /** the policy of the page as it was sent */
  policy: string;
};

declare global {
  var slippedIn: string[] | undefined;
}

const LEADS_TO_LOGIN = '/admin';

const it = base
  .extend('admin', { scope: 'file' }, ({ shop, office }): Promise<LoginAnswer> => logInStaff(shop.url, office, 'admin'))
  .extend('customer', { scope: 'file' }, ({ shop }): Promise<LoginAnswer> => register(shop.url))
  .extend('watch', async ({ profiles, shop }, { onCleanup }) => {
    const closing: (() => Promise<void>)[] = [];
    onCleanup(async () => {
      for (const close of closing) await close();
    });
    return async (path: string, options: VisitOptions = {}): Promise<Watched> => {
      const { page, leave } = await newVisitor(profiles, shop.url, options);
      closing.push(leave);
      const violations: string[] = [];
      page.on('console', (message) => {
        if (/violates the following .*Content Security Policy/.test(message.text())) violations.push(message.text());
      });
      const response = await page.goto(path);
      // A document that is only on its way to another one cannot be asked anything.
      if (path === LEADS_TO_LOGIN && !options.login) await page.waitForURL(({ pathname }) => pathname === '/login');
      await page.waitForLoadState('networkidle');
      const policy = (await response?.headerValue('content-security-policy')) ?? '';
      return { page, policy, violations };
    };
  });

/** What an attacker might get into a page: an element, an attribute, an address. */
async function slipIn(page: Page): Promise<void> {
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.slippedIn = ["element"]';
    document.body.append(script);
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img src="/nowhere.png" onerror="globalThis.slippedIn = [\'attribute\']">',
    );
    const link = document.createElement('a');
    link.href = 'javascript:globalThis.slippedIn=["address"]';
    document.body.append(link);
    link.click();
  });
}

describe.each([
  ['the home page', '/', null],
  ['the listing', '/products', null],
  ['a product', 'product', null],
  ['a search', '/search?q=vanne', null],
  ['the checkout', '/checkout', null],
  ['the login', '/login', null],
  ['the contact page', '/contactus', null],
  ['a page that is not there', '/nowhere', null],
  ['a product that is not there', '/product/999999999', null],
  ['the description of the calls', '/api/docs/', null],
  ['the profile', '/profile', 'customer'],
  ['the dashboard', '/admin?tab=dashboard', 'admin'],
  ['the list of products', '/admin?tab=products', 'admin'],
  ['a form of a product', '/admin?tab=products&product=new', 'admin'],
  ["the CMS's form of a product, with its editor", 'cms product', 'admin'],
  ["the CMS's form of a user", '/admin/collections/users/1', 'admin'],
  ["the CMS's list of pictures", '/admin/collections/media', 'admin'],
  ['the back office to a visitor', LEADS_TO_LOGIN, null],
] as const)('%s', (_, address, who) => {
  it('works under its policy, which lets nothing slipped in run', async ({ watch, shop, admin, customer }) => {
    // given
    const product = () => demoProductPath(shop.url, 'Circulateur UPS 25-60 180 mm Grundfos');
    const paths: Record<string, () => Promise<string>> = {
      product,
      'cms product': async () => (await product()).replace('/product/', '/admin/collections/products/'),
    };
    const path = (await paths[address]?.()) ?? address;
    const login = who === null ? {} : { login: who === 'admin' ? admin : customer };

    // when
    const { page, policy, violations } = await watch(path, login);
    const own = [...violations];
    await slipIn(page);

    // then
    expect(own).toEqual([]);
    expect(/script-src [^;]*/.exec(policy)?.[0]).toMatch(/^script-src 'self'/);
    expect(/script-src [^;]*/.exec(policy)?.[0]).not.toMatch(/unsafe|strict-dynamic|\*|http:|data:/);
    await eventually(() => violations.length).toBeGreaterThanOrEqual(own.length + 3);
    expect(await page.evaluate(() => globalThis.slippedIn)).toBeUndefined();
  });
});

it.for(['/', '/admin'])(
  'a script in the HTML of %s that the server did not write does not run',
  async (path, { watch, admin }) => {
    const { page, violations } = await watch('/contactus', { login: admin });
    await page.route(`**${path}`, async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch();
      const body = (await response.text()).replace(
        '</body>',
        '<script>globalThis.slippedIn = ["html"]</script></body>',
      );
      await route.fulfill({ response, body });
    });

    await page.goto(path, { waitUntil: 'networkidle' });

    expect(await page.content()).toContain('slippedIn');
    expect(await page.evaluate(() => globalThis.slippedIn)).toBeUndefined();
    await eventually(() => violations).toHaveLength(1);
  },
);

it('from page to page, scripts go on without loading the document again', async ({ watch }) => {
  const { page, violations } = await watch('/');
  await page.evaluate(() => {
    globalThis.slippedIn = ['the same document'];
  });

  await page.getByRole('banner').getByRole('link', { name: 'Produits' }).click();
  await listing(page).getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL('**/product/*');
  await page.getByRole('heading', { level: 1 }).waitFor();

  expect(await page.evaluate(() => globalThis.slippedIn)).toEqual(['the same document']);
  expect(violations).toEqual([]);
});

describe('a picture at an http address, from before these were refused', () => {
  it('is the placeholder in the shop, and named on the dashboard', async ({ watch, admin, office, database, shop }) => {
    const title = `Ancienne ${crypto.randomUUID()}`;
    const { id: category } = await office.create('categories', { name: `Rayon ${crypto.randomUUID()}` });
    const { id } = await office.create('products', { title, price: 100, categories: [category] });
    await database.query("UPDATE products SET image1_url = 'http://pictures.example/a.png' WHERE id = $1", [id]);

    const product = await watch(`/product/${id}?fresh`);
    const dashboard = await watch('/admin?tab=dashboard', { login: admin });

    await eventually(() => product.page.getByTestId('zoom-content').locator('img').first().getAttribute('src')).toBe(
      '/placeholder.svg',
    );
    expect(product.violations).toEqual([]);
    const note = dashboard.page.getByRole('region', { name: /not shown$/ });
    await note.getByRole('link', { name: title }).waitFor();
    await note.getByText('image_1_url: http://pictures.example/a.png').waitFor();
    expect(await note.getByRole('link', { name: title }).getAttribute('href')).toBe(
      `/admin/collections/products/${id}`,
    );
    expect(dashboard.violations).toEqual([]);
    expect(shop.url).toContain('http:');
  });
});
