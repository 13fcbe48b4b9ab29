// @vitest-environment happy-dom
/** The table of products: values edited in their rows, and changes of many products. */
import { describe, expect } from 'vitest';
import { ProductsScreen } from '@/admin/products/products-screen';
import { all, button, choose, click, dialog, field, fill, isOff, one, pressKey, says, until } from '../../support/dom';
import { refusal } from '../../support/office';
import { it, LIST, PATH, page, product } from '../../support/product-screen';

const BULK = 'POST /api/admin/products/bulk/';
const focused = () => document.activeElement?.getAttribute('aria-label');
const two = () => page([product(), product({ id: 2, title: 'Vanne', price: 20, stock: null })], { total: 45 });

describe('a row', () => {
  it('takes a price: Enter saves what was typed, Escape leaves it, arrows go to the next value', async ({ office }) => {
    office.answer({ [LIST]: two(), [`PUT ${PATH}`]: product({ price: 12.5, updated_at: '2026-11-21T09:30:00.000Z' }) });
    await office.show(<ProductsScreen />);
    await until(() => all('button', /^Price of Pompe/).length === 1);

    await click(button(/^Price of Pompe/));
    await fill(field('Price of Pompe'), '99');
    await pressKey('Escape');
    expect(office.sent()).toEqual([]);
    expect(focused()).toBe('Price of Pompe: $10.00');

    await click(button(/^Price of Pompe/));
    await fill(field('Price of Pompe'), '12,5');
    await pressKey('Enter');
    await until(() => all('button', 'Price of Pompe: $12.50').length === 1);
    expect(office.lastSent().body).toEqual({ price: 12.5, updated_at: '2026-11-20T09:30:00.000Z' });

    button('Price of Pompe: $12.50').focus();
    await pressKey('ArrowRight');
    expect(focused()).toBe('Stock of Pompe: 10');
    await pressKey('ArrowDown');
    expect(focused()).toBe('Stock of Vanne: —');
    await pressKey('ArrowRight');
    expect(focused()).toBe('Vanne in the shop');
  });

  it('takes a stock with the reason of its correction', async ({ office }) => {
    office.answer({ [`PUT ${PATH}`]: product({ stock: 7 }) });
    await office.show(<ProductsScreen />);
    await until(() => all('button', /^Stock of Pompe/).length === 1);
    await click(button(/^Stock of Pompe/));
    await fill(field('Stock of Pompe'), '7');
    await pressKey('Enter');
    expect(says('Choose why the stock is corrected.')).toBe(true);

    await choose(field('Why the stock of Pompe is corrected'), 'Damaged');
    await pressKey('Enter', field('Why the stock of Pompe is corrected'));

    await until(() => all('button', 'Stock of Pompe: 7').length === 1);
    const { updated_at } = product();
    expect(office.sent().map(({ body }) => body)).toEqual([
      { stock: 7, stock_reason: 'damaged', stock_seen: 10, updated_at },
    ]);
  });

  it('is published and hidden by a switch', async ({ office }) => {
    office.answer({ [`PUT ${PATH}`]: product({ published: false }) });
    await office.show(<ProductsScreen />);
    await until(() => all('[role=switch]').length === 1);
    await click(one('[role=switch]', 'Pompe in the shop'));
    await until(() => one('[role=switch]').getAttribute('aria-checked') === 'false');
    expect(office.lastSent().body).toMatchObject({ published: false });
  });

  it('says whose change an outdated edit meets, keeps what was typed, and is saved by the next Enter', async ({
    office,
  }) => {
    const newest = product({ price: 11, updated_at: '2026-11-22T09:30:00.000Z' });
    await office.show(<ProductsScreen />);
    await until(() => all('button', /^Price of Pompe/).length === 1);
    await click(button(/^Price of Pompe/));
    await fill(field('Price of Pompe'), '15');
    office.answer({
      [`PUT ${PATH}`]: refusal(409, 'karim has changed this.', { current: newest }),
      [LIST]: page([newest]),
    });

    await pressKey('Enter');

    await until(() => says(/karim has changed this/));
    expect(field('Price of Pompe').value).toBe('15');
    await until(() => office.calls.filter(({ path }) => path === '/api/admin/products/').length === 2);
    office.answer({ [`PUT ${PATH}`]: product({ price: 15 }) });
    await pressKey('Enter');
    await until(() => all('button', 'Price of Pompe: $15.00').length === 1);
    expect(office.lastSent().body).toEqual({ price: 15, updated_at: newest.updated_at });
  });

  it('is text for a clerk', async ({ office }) => {
    await office.show(<ProductsScreen />, { role: 'clerk' });
    await until(() => says(/\$10\.00/));
    expect(all('[data-cell], input[type=checkbox]')).toEqual([]);
  });
});

describe('ticked products', () => {
  const preview = {
    ...{ preview: true, plan: 7, total: 2, changed: 1, unchanged: 0, refused: 1, lowest: 1 },
    rows: [{ id: 1, title: 'Pompe', reference: null, old: { price: 10 }, new: { price: 0.01 } }],
    refusals: [{ id: 2, title: 'Vanne', message: 'Price must be at most 5', changed_by: null }],
  };
  const applied = { ...preview, preview: false, id: 7, undo_until: '2026-11-20T10:00:00.000Z' };

  it('are changed after a preview, and changed back', async ({ office }) => {
    office.answer({ [LIST]: two() });
    await office.show(<ProductsScreen />);
    await until(() => all('button', /^Price of Pompe/).length === 1);
    await click(one('input', 'Select Pompe'));
    await click(one('input', 'Select Vanne'));
    expect(says('2 selected')).toBe(true);
    await click(button('Change…'));
    await click(button('Preview', dialog()));
    expect(says('"" is not a number', dialog())).toBe(true);

    await fill(field('Percent'), '-99,9');
    await choose(field('Rounded'), 'To 50 dinars');
    office.answer({ [BULK]: preview });
    await click(button('Preview', dialog()));
    await until(() => says('1 product will change, 1 cannot be changed', dialog()));
    for (const text of ['$10.00', '$0.01', /would cost 0.01/, /Vanne: Price must be at most 5/]) {
      expect(says(text, dialog()), String(text)).toBe(true);
    }
    office.answer({ [BULK]: applied });
    await click(button('Change 1 product', dialog()));
    await until(() => says('1 product changed. 1 product left as they are.'));
    const body = { ids: [1, 2], change: { price: { percent: -99.9, round: 50 } } };
    expect(office.sent().map((call) => call.body)).toEqual([
      { ...body, preview: true },
      { ...body, plan: 7 },
    ]);
    expect(all('section', 'Ticked products')).toEqual([]);

    const kept = [{ id: 1, title: 'Pompe', message: 'karim has changed it.', changed_by: 'karim' }];
    office.answer({ 'POST /api/admin/products/bulk/7/undo/': { id: 7, undone: 0, kept: 1, refusals: kept } });
    await click(button('Undo'));
    await until(() => says('0 products changed back. 1 product not: changed again since.'));
    expect(says(/Pompe: karim has changed it/)).toBe(true);
    expect(all('button', 'Undo')).toEqual([]);
  });

  it('may be all that the filters find', async ({ office }) => {
    office.answer({ [LIST]: two(), [BULK]: { ...preview, changed: 0, rows: [] } });
    await office.show(<ProductsScreen />, { query: 'category=sous&without=price&page=2' });
    await until(() => all('button', /^Price of Pompe/).length === 1);
    await click(one('input', 'Select all on this page'));
    await click(button('Select all 45 of the list'));
    expect(says('All 45 products of the list selected')).toBe(true);
    await click(button('Change…'));
    await choose(field('What to change'), 'Brand');
    await choose(field('How'), 'Replace all others with');
    await choose(field('Brand', dialog()), 'Marque');
    await click(button('Preview', dialog()));
    await until(() => says(/^0 products will change/, dialog()));

    expect(office.lastSent().body).toEqual({
      filter: { category: 'sous', without: 'price' },
      change: { brand: { replace: 3 } },
      preview: true,
    });
    expect(isOff(button('Change 0 products', dialog()))).toBe(true);

    await click(button('Back', dialog()));
    await click(button('Cancel', dialog()));
    await click(one('input', 'Select Pompe'));
    expect(all('section', 'Ticked products')).toEqual([]);
  });
});
