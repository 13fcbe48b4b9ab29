// @vitest-environment happy-dom
/** The form of a product: what is typed, what is wrong with it, and what is sent. */
import { describe, expect } from 'vitest';
import { cmsListOfProduct } from '@/admin/lib/paths';
import { ProductsScreen } from '@/admin/products/products-screen';
import {
  address,
  all,
  button,
  choose,
  click,
  dialog,
  field,
  fill,
  isOff,
  one,
  pressKey,
  problemOf,
  says,
  until,
} from '../../support/dom';
import { later, refusal } from '../../support/office';
import { it, LIST, PATH, page, product, save } from '../../support/product-screen';

const PRICE = 'Price (DZD) *';
const TITLE = 'Product Title *';

describe('a new product', () => {
  it('dated today counts from the moment it is saved, and can start unpublished', async ({ office }) => {
    office.answer({ 'POST /api/admin/products/': product() });
    await office.open('new');

    await fill(field(TITLE), ' Pièce ');
    await fill(field(PRICE), '10');
    await click(field(/^Published/));
    await choose(field('Stock Status'), 'Out of stock');
    await click(field('Rayon'));
    await save();

    await until(() => says('Product created.'));
    const [sent] = office.sent();
    expect(sent?.body).toMatchObject({
      title: 'Pièce',
      price: '10',
      published: 'false',
      stock: '',
      stock_status: 'outofstock',
    });
    expect(sent?.body).not.toHaveProperty('date');
    expect(address()).toEqual({ tab: 'products' });
  });

  it('is not sent while something is wrong: each message is at its field and goes once that is edited', async ({
    office,
  }) => {
    // given
    await office.open('new');

    // when
    await fill(field(TITLE), '   ');
    await fill(field(PRICE), '0');
    await fill(field('Stock'), '1.5');
    await fill(field('Warranty (months)'), '121');
    await fill(field('Short Description'), 'é'.repeat(201));
    await fill(field('Image 2 address'), 'javascript:alert(1)');
    await save();

    // then
    await until(() => problemOf(TITLE) !== null);
    for (const [name, problem] of [
      [TITLE, 'Product title is required'],
      [PRICE, 'Price must be greater than 0'],
      ['Stock', 'Stock must be a whole number of 0 or more'],
      ['Warranty (months)', 'Must be a whole number from 0 to 120'],
      ['Short Description', 'Short description must be at most 200 characters'],
      ['Search categories', 'Please select at least one category'],
      ['Image 2 address', 'Image address must be an https address or a path of this site'],
    ] as const) {
      expect(problemOf(name)).toBe(problem);
    }
    expect(says('201/200 characters')).toBe(true);
    expect(office.sent()).toEqual([]);
    await fill(field(PRICE), '5');
    expect(problemOf(PRICE)).toBeNull();
    await fill(field(TITLE), 'Pompe');
    expect(problemOf(TITLE)).toBeNull();
  });
});

describe('a price', () => {
  it.for([
    ['12500,50', '12500.5', 'Read as 12,500.50 DZD'],
    ['12 500,50', '12500.5', 'Read as 12,500.50 DZD'],
    ['12.500,50', '12500.5', 'Read as 12,500.50 DZD'],
    ['12500.5', '12500.5', null],
  ] as const)('typed as %s is sent as %d', async ([typed, price, reading], { office }) => {
    await office.open();
    await fill(field(PRICE), typed);
    expect(says(/^Read as/)).toBe(reading !== null);
    if (reading) expect(says(reading)).toBe(true);
    await save();
    await until(() => office.sent().length === 1);
    expect(office.sent()[0]?.body.price).toBe(price);
  });

  it('and the stock are refused in words if they could mean two things', async ({ office }) => {
    await office.open();
    await fill(field(PRICE), '12.500');
    await fill(field('Stock'), '1,5');
    await save();
    await until(() => problemOf(PRICE) === '"12.500" can be read in two ways: write it without a point');
    expect(problemOf('Stock')).toBe('Stock must be a whole number of 0 or more');
    expect(office.sent()).toEqual([]);
  });
});

describe('an edit', () => {
  it('opens from the list with the saved values, and sends only the changes', async ({ office }) => {
    // given
    await office.show(<ProductsScreen />, { query: 'tab=products' });
    await until(() => says('Pompe'));

    // when
    await click(button('Edit Pompe'));
    await until(() => all('form#product').length === 1);
    expect(address().product).toBe('1');
    expect([field(TITLE).value, field('Description').value]).toEqual(['Pompe', 'Longue']);
    await fill(field(PRICE), '999.99');
    office.answer({ [LIST]: page([product({ price: 999.99 })]) });
    await save();

    // then: so that stock sold meanwhile is not put back
    await until(() => says('Product updated.') && says('$999.99'));
    expect(office.sent().map(({ method, body }) => [method, body])).toEqual([
      ['PUT', { price: '999.99', updated_at: product().updated_at }],
    ]);
  });

  it('asks for the reason of another stock, and only then', async ({ office }) => {
    const REASON = 'Reason for the correction *';
    await office.open();
    expect(all('select', REASON)).toEqual([]);

    await fill(field('Stock'), '8');
    await fill(field('Note about the correction'), 'Two were broken');
    await fill(field('Stock'), '10');
    expect(all('select', REASON)).toEqual([]);
    await fill(field('Stock'), '8');
    expect(field('Note about the correction').value).toBe('Two were broken');
    expect(field('Note about the correction').getAttribute('maxlength')).toBe('300');
    await choose(field(REASON), 'Damaged');
    await save();

    await until(() => office.sent().length === 1);
    expect(office.sent()[0]?.body).toMatchObject({
      stock: '8',
      stock_seen: '10',
      stock_reason: 'damaged',
      stock_note: 'Two were broken',
    });
  });

  it('leaves a formatted description alone, says why and links to its editor', async ({ office }) => {
    const html = '<p>Un <strong>deux</strong></p>';
    await office.open({ description: html, description_text: null });

    expect(says('This description is formatted (bold, headings, links or the like) and stays as it is.')).toBe(true);
    expect(all('textarea', 'Description')).toEqual([]);
    expect(one('section', 'Description').innerHTML).toBe(html);
    const link = one('a', 'Edit the rich text in the CMS');
    expect(link.getAttribute('href')).toBe('/admin/collections/products/1');
    await fill(field(TITLE), 'Autre titre');
    await save();
    await until(() => office.sent().length === 1);
    expect(office.sent()[0]?.body).not.toHaveProperty('description');
  });

  it('links to the shop, the CMS and the stock book; the admin alone to its activity', async ({ office }) => {
    await office.open();
    const href = (name: string) => one('a', name, dialog()).getAttribute('href');
    expect(href('View in the shop')).toBe('/product/1');
    expect(href('Open in the CMS')).toBe('/admin/collections/products/1');
    expect(href('Stock book')).toBe('/admin?tab=stock-book&product=1');
    expect(href('Activity')).toBe('/admin?tab=activity&subject=products/1');
    await office.show(<ProductsScreen />, { query: 'product=1', role: 'staff' });
    await until(() => all('a', 'Stock book').length > 0);
    expect(all('a', 'Activity')).toEqual([]);
  });

  it('leads back to the products if there is no such product, or loads an odd answer again', async ({ office }) => {
    office.answer({ [`GET ${PATH}`]: refusal(404, 'Nobody is here') });
    for (const way of ['Close', 'Back to the products']) {
      await office.show(<ProductsScreen />, { query: 'tab=products&product=1' });
      await until(() => says('This product does not exist, or somebody has deleted it.'));
      await click(button(way, dialog()));
      expect(all('[role=dialog]')).toEqual([]);
      expect(address()).toEqual({ tab: 'products' });
    }
    office.answer({ [`GET ${PATH}`]: {} });
    await office.show(<ProductsScreen />, { query: 'product=1' });
    await until(() => says('Failed to load data. Please try again.', dialog()));
    office.answer({ [`GET ${PATH}`]: product() });
    await click(button('Try again', dialog()));
    await until(() => all('form#product').length === 1);
  });

  it('that the server refuses keeps the input, with the message at its field', async ({ office }) => {
    const taken = 'A product with this reference already exists';
    office.answer({ [`PUT ${PATH}`]: refusal(409, taken, { details: { reference: [taken] } }) });
    await office.open();
    await fill(field(TITLE), 'Tapé');
    await fill(field('Reference'), 'R-1');

    await save();

    await until(() => problemOf('Reference') === taken);
    expect(says(`Failed to save product. ${taken}`)).toBe(true);
    expect(document.activeElement).toBe(field('Reference'));
    expect(field(TITLE).value).toBe('Tapé');
    expect(all('button', /^Reload/)).toEqual([]);
  });

  it('cannot be sent twice or closed while it is saved', async ({ office }) => {
    const { release, answer } = later(product());
    office.answer({ [`PUT ${PATH}`]: answer });
    await office.open();
    await fill(field(TITLE), 'Tapé');
    await save();

    expect(one('p[role=status]', undefined, dialog()).textContent).toMatch(/^(Saving|Uploading)…/);
    expect(all('progress', 'Upload')).toHaveLength(1);
    expect([isOff(button('Update Product')), isOff(field(TITLE))]).toEqual([true, true]);
    await pressKey('Escape');
    expect(all('form#product')).toHaveLength(1);
    await release();
    await until(() => all('form#product').length === 0);
    expect(office.sent()).toHaveLength(1);
  });

  it('asks for a date if it was removed', async ({ office }) => {
    await office.open();
    await fill(field('Date'), '');
    await save();
    await until(() => problemOf('Date') === 'Please give a date');
    await fill(field('Date'), '2026-03-05');
    expect(problemOf('Date')).toBeNull();
  });

  it('counts boilers and numbers, with links to their rows in the CMS', async ({ office }) => {
    office.answer({ [`GET ${PATH}fits/`]: { models: 2, confirmed: 0, numbers: 0 } });
    await office.open();
    await until(() => says('Fits 2 boiler models, 2 to check'));
    expect(says('0 further numbers')).toBe(true);
    expect(one('a', 'Its fitments in the CMS').getAttribute('href')).toBe(cmsListOfProduct('fitments', 1));
  });
});
