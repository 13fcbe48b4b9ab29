// @vitest-environment happy-dom
/** The back office's list of products. */
import { describe, expect, vi } from 'vitest';
import { ProductsScreen } from '@/admin/products/products-screen';
import {
  address,
  all,
  button,
  choose,
  click,
  dialog,
  doing,
  field,
  fill,
  isOff,
  one,
  says,
  until,
} from '../../support/dom';
import { later, refusal } from '../../support/office';
import { it, LIST, PATH, page, product, SHELVES } from '../../support/product-screen';

const titles = () => all('button', /^Edit /).map((each) => each.getAttribute('aria-label')?.replace('Edit ', ''));
const rowOf = (title: string) => all('tr').find(({ textContent }) => textContent?.includes(title)) as HTMLElement;
const FAILED = 'Failed to load data. Please try again.';

describe('the list of products', () => {
  it('is a table unless the grid was chosen', async ({ office }) => {
    office.answer({ [LIST]: page([product({ price: 1250.5, stock: 12 })]) });
    await office.show(<ProductsScreen />);
    await until(() => titles().length === 1);
    for (const text of ['$1,250.50', 'In stock: 12']) expect(says(text, rowOf('Pompe'))).toBe(true);

    await click(button('Grid view'));

    expect(all('table')).toEqual([]);
    expect(address()).toEqual({ view: 'grid' });
    expect(button('Grid view').getAttribute('aria-pressed')).toBe('true');

    // and: it is restored on return
    await office.show(<ProductsScreen />);
    await until(() => titles().length === 1);
    expect(all('table')).toEqual([]);
    await click(button('List view'));
    expect(all('table')).toHaveLength(1);
  });

  it('marks products that are low in stock, sold out, without price or unpublished', async ({ office }) => {
    office.answer({
      [LIST]: page([
        product({ id: 1, title: 'peu', stock: 5 }),
        product({ id: 2, title: 'plus', stock: 0, in_stock: false }),
        product({ id: 3, title: 'sans compte', stock: null, published: false }),
        product({ id: 4, title: 'sans prix', stock: 6, price: null }),
      ]),
    });
    await office.show(<ProductsScreen />, { query: 'view=list' });
    await until(() => titles().length === 4);

    for (const [title, text] of [
      ['peu', 'Low stock: 5 left'],
      ['plus', 'Out of stock'],
      ['sans compte', 'Unpublished'],
      ['sans compte', 'In stock'],
      ['sans prix', 'No price'],
    ] as const) {
      expect(says(text, rowOf(title)), title).toBe(true);
    }
    // An unpublished product has no page in the shop.
    expect(all('a', /in the shop$/, rowOf('sans compte'))).toEqual([]);
    expect(all('a', /in the shop$/, rowOf('peu'))).toHaveLength(1);
  });

  it('asks for what is chosen, back on page 1, and keeps it in the address', async ({ office }) => {
    // given
    await office.show(<ProductsScreen />, { query: 'page=2' });
    await until(() => all('option', 'Marque').length === 1);
    const asked = () => office.calls.filter(({ path }) => path === '/api/admin/products/').at(-1)?.query;
    const chosen = { category: '2', tag: '3', stock_status: 'instock', ordering: '-price', search: 'POMPE' };

    // when
    await choose(field('Category'), 'Sous-rayon');
    await choose(field('Brand'), 'Marque');
    await choose(field('Stock'), 'In stock');
    await choose(field('Order'), 'Price, highest first');
    await fill(field('Search products...'), 'POMPE');

    // then
    await until(() => asked()?.search === 'POMPE');
    expect(asked()).toEqual({ ...chosen, page: '1' });
    expect(address()).toEqual(chosen);
    await until(() => says('1 product found for "POMPE"'));
    await click(button('Clear filters'));
    expect(address()).toEqual({ ordering: '-price' });
    expect(field('Search products...').value).toBe('');
  });

  it('opens filtered by the slug of a category', async ({ office }) => {
    await office.show(<ProductsScreen />, { query: 'category=sous' });
    await until(() => field('Category').value === '2');
    expect(office.calls.find(({ path }) => path === '/api/admin/products/')?.query.category).toBe('sous');
  });

  it('is paged, and shows the last page if the address asks for one beyond', async ({ office }) => {
    office.answer({ [LIST]: page([product()], { page: 2, total: 21, total_pages: 2 }) });
    await office.show(<ProductsScreen />, { query: 'page=7' });
    await until(() => address().page === '2');
    expect(says(/^21 products, showing 21–21/)).toBe(true);
  });

  it('says that nothing was found, and offers to clear the filters', async ({ office }) => {
    office.answer({ [LIST]: page([]) });
    await office.show(<ProductsScreen />, { query: 'search=zzz' });
    await until(() => says('No products found matching "zzz"'));
    office.answer({ [LIST]: page([product()]) });
    await click(button('Clear filters'));
    await until(() => titles().length === 1);
    expect(address()).toEqual({});
  });

  it("links to the shop, the CMS's own form and the picture library", async ({ office }) => {
    await office.show(<ProductsScreen />);
    await until(() => titles().length === 1);
    const href = (name: string) => one('a', name).getAttribute('href');
    expect(href('View Pompe in the shop')).toBe('/product/1');
    expect(href('Open Pompe in the CMS')).toBe('/admin/collections/products/1');
    expect(href('Picture library')).toBe('/admin/collections/media');
  });

  it('is exported as it is shown, even if the address asks for the impossible', async ({ office }) => {
    office.answer({ 'GET /api/admin/products/export/': () => new Response('reference\r\n') });
    const saving = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await office.show(<ProductsScreen />, { query: 'category=1&stock_status=foo&ordering=bar' });
    await until(() => titles().length === 1);
    await click(button('Export'));
    await until(() => saving.mock.calls.length === 1);
    saving.mockRestore();
    const { query } = office.calls.find(({ path }) => path.endsWith('/export/')) ?? {};
    expect([query?.category, query?.stock_status, query?.ordering]).toEqual(['1', undefined, undefined]);
  });

  it('is no longer exported after a minute of silence', async ({ office }) => {
    office.answer({ 'GET /api/admin/products/export/': later(null).answer });
    await office.show(<ProductsScreen />);
    await until(() => titles().length === 1);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await click(button('Export'));
    await until(() => all('button', 'Exporting...').length === 1);
    await doing(() => vi.advanceTimersByTime(61_000));
    await until(() => says('Failed to export the products. Please try again.') && all('button', 'Export').length === 1);
  });

  it('offers a clerk nothing that changes it', async ({ office }) => {
    await office.show(<ProductsScreen />, { role: 'clerk' });
    await until(() => says('Pompe'));
    expect(all('button, a', /\b(add|new|create|edit|delete|import|export|upload)\b/i)).toEqual([]);
  });
});

describe('a deletion', () => {
  it('asks first, and deletes the right product', async ({ office }) => {
    office.answer({
      [`GET ${PATH}deletion/`]: { open_orders: 0 },
      [`DELETE ${PATH}`]: () => new Response(null, { status: 204 }),
    });
    await office.show(<ProductsScreen />);
    await until(() => titles().length === 1);
    await click(button('Delete Pompe'));
    expect(says('Are you sure you want to delete this product?', dialog())).toBe(true);
    await click(button('Cancel', dialog()));
    expect(office.sent()).toEqual([]);

    await click(button('Delete Pompe'));
    await until(() => !isOff(button('Delete', dialog())));
    office.answer({ [LIST]: page([]) });
    await click(button('Delete', dialog()));

    await until(() => says('Product deleted.') && titles().length === 0);
    expect(office.sent().map(({ method, path }) => `${method} ${path}`)).toEqual([`DELETE ${PATH}`]);
  });

  it('that fails says so and keeps the product; one without an answer is given up after 15 seconds', async ({
    office,
  }) => {
    office.answer({ [`GET ${PATH}deletion/`]: { open_orders: 0 }, [`DELETE ${PATH}`]: refusal(409, 'Non') });
    await office.show(<ProductsScreen />);
    await until(() => titles().length === 1);
    await click(button('Delete Pompe'));
    await until(() => !isOff(button('Delete', dialog())));
    await click(button('Delete', dialog()));
    await until(() => says('Failed to delete product. Non'));
    expect(titles()).toEqual(['Pompe']);

    const { answer } = later(null);
    office.answer({ [`DELETE ${PATH}`]: answer });
    await click(button('Delete Pompe'));
    await until(() => !isOff(button('Delete', dialog())));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await click(button('Delete', dialog()));
    await doing(() => vi.advanceTimersByTime(16_000));
    await until(() => says(/^Failed to delete product\. Network error/));
  });
});

it('categories and brands that fail to load are reported above the list and in the form, with another try', async ({
  office,
}) => {
  const said = `Categories and brands: ${FAILED}`;
  const count = () => all('[role=alert]').filter(({ textContent }) => textContent?.includes(said)).length;
  office.answer({ 'GET /api/categories-tags/': refusal(400, 'Non') });
  await office.show(<ProductsScreen />);
  await until(() => count() === 1);
  await click(button('Add Product'));
  await until(() => count() === 2);
  expect(says('Loading...', dialog())).toBe(false);

  office.answer({ 'GET /api/categories-tags/': SHELVES });
  await click(button('Try again', dialog()));

  await until(() => all('input[type=checkbox]', 'Rayon').length === 1);
  expect(count()).toBe(0);
});
