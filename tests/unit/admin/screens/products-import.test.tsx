// @vitest-environment happy-dom
/** The import of products: what is said of a file and of its report. */
import { describe, expect, vi } from 'vitest';
import { ProductsScreen } from '@/admin/products/products-screen';
import { all, button, click, dialog, doing, field, isOff, one, pick, says, until } from '../../support/dom';
import { later, refusal } from '../../support/office';
import { it as base } from '../../support/product-screen';

const LATEST = 'GET /api/admin/products/import/';
const BEGIN = 'POST /api/admin/products/import/';
const TRY = 'Try the import';
const DROP = 'Choose a CSV or Excel file, or drop it here';

const run = (changes: object = {}) => ({
  ...{ id: 7, status: 'done', dry_run: true, create_missing: false, file_name: 'catalogue.csv', read_as: null },
  ...{ unknown_columns: [], notes: [], total: 2, done: 2, created: 1, updated: 0, unchanged: 0, failed: 1 },
  ...{ by: 'amel', created_at: '2026-11-22T04:16:00.000Z', started_at: null, finished_at: null },
  ...{ lines: [], page: 1, total_pages: 1 },
  ...changes,
});

const choose = (name = 'catalogue.csv') => pick(field('CSV or Excel file'), new File(['title\nPièce\n'], name));

const it = base.extend('office', async ({ office }) => {
  office.answer({ [LATEST]: { imports: [run()] }, 'GET /api/admin/product-imports/7/': run() });
  return {
    ...office,
    at: async (id: number | 'open') => {
      await office.show(<ProductsScreen />, { query: `tab=products&import=${id}` });
      await until(() => all('[role=dialog]', 'Import products').length === 1 && !says('Loading...', dialog()));
    },
  };
});

describe('the import of products', () => {
  it('says what is wrong with a file, and keeps it chosen', async ({ office }) => {
    const problem = 'The first line must name the columns, with "reference" or "title" among them';
    office.answer({ [BEGIN]: refusal(400, problem) });
    await office.at('open');

    await click(button(TRY));
    await until(() => says('Please choose a CSV or Excel file'));
    await choose('autres-colonnes.csv');
    await click(button(TRY));

    await until(() => says(problem));
    expect(says('autres-colonnes.csv')).toBe(true);
  });

  it('says on the button how many lines a real import leaves out, and takes over the stock only if ticked', async ({
    office,
  }) => {
    office.answer({ [BEGIN]: { id: 7, columns: [], sample: [] } });
    await office.at('open');
    await choose();
    await click(button(TRY));

    await until(() => all('button', 'Import for real').length === 1);
    expect(office.lastSent().body).toMatchObject({ dry_run: 'true', update_stock: 'false' });
    const id = button('Import for real').getAttribute('aria-describedby');
    expect(document.getElementById(id ?? '')?.textContent).toBe(
      'One line would fail: an import for real leaves it out, and does the others.',
    );

    await click(button('Choose another file'));
    await choose();
    await click(field(/^Also take over the stock/));
    await click(button(TRY));
    await until(() => office.sent().length === 2);
    expect(office.lastSent().body).toMatchObject({ update_stock: 'true' });
  });

  it('asks for the file before a real import of a report that was opened by its address', async ({ office }) => {
    await office.at(7);
    await until(() => says('To create: 1'));
    expect(says('To import it for real, choose the file again.')).toBe(true);
    expect(all('button', 'Import for real')).toEqual([]);

    // and: earlier imports have their times by the shop's clock
    await click(button('Choose another file'));
    await until(() => all('button', /^catalogue\.csv \(try\)/).length === 1);
    expect(says(/November 22, 2026 at 5:16\sAM/)).toBe(true);
    await click(button(/^catalogue\.csv \(try\)/));
    await until(() => says('To create: 1'));
  });

  it('is requested only once if it does not exist', async ({ office }) => {
    const path = '/api/admin/product-imports/9/';
    office.answer({ [`GET ${path}`]: refusal(404, 'Non') });
    await office.at(9);
    await until(() => says('There is no import of this number.'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'], shouldAdvanceTime: true });
    await doing(() => vi.advanceTimersByTime(5_000));
    vi.useRealTimers();

    expect(office.calls.filter((call) => call.path === path)).toHaveLength(1);
    expect(all('button', 'Try again')).toEqual([]);
    await click(button('Back to the imports'));
    await until(() => says(DROP));
  });

  it('that is silent for a minute is given up, and its file stays chosen', async ({ office }) => {
    office.answer({ [BEGIN]: later(null).answer });
    await office.at('open');
    await choose();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
    await click(button(TRY));
    await doing(() => vi.advanceTimersByTime(50_000));
    expect(says('Sending the file...')).toBe(true);
    await doing(() => vi.advanceTimersByTime(11_000));

    await until(() => says(/Network error\. Please check your connection and try again\./, one('[role=alert]')));
    expect(says('catalogue.csv', dialog())).toBe(true);
    expect(isOff(button(TRY))).toBe(false);
  });
});
