/** Every export in every form: CSV with commas, CSV with semicolons, XLSX. */
import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/universal';
import { describe, expect, it } from 'vitest';
import { routes } from '@/contract/routes';
import { EXPORT_PATHS, type ExportedTable } from '@/domain/export-files';
import { bearer } from '../../support/accounts';
import { ownName, placeOrder } from '../../support/admin-orders';
import { ask, refusal, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { newReference } from '../../support/imports';

const office = sharedOffice();
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const TABLES = Object.keys(EXPORT_PATHS) as ExportedTable[];

function get(table: ExportedTable, query: Record<string, string>): Promise<Response> {
  return ask(`${EXPORT_PATHS[table]}?${new URLSearchParams(query)}`, { headers: bearer(office.token) });
}

async function csvRows(table: ExportedTable, query: Record<string, string>): Promise<string[][]> {
  const answer = await get(table, { format: 'csv', ...query });
  expect(answer.status).toBe(200);
  return parse((await answer.text()).replace(/^sep=;\r\n/, ''), {
    bom: true,
    delimiter: query.separator === 'semicolon' ? ';' : ',',
    relax_column_count: true,
  });
}

async function sheetRows(table: ExportedTable, query: Record<string, string>) {
  const answer = await get(table, { format: 'xlsx', ...query });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, XLSX]);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.xlsx"$/);
  return readSheet(await answer.arrayBuffer());
}

it('the list of exports names every call that answers with a table of the office', () => {
  const paths = Object.values(routes).flatMap((route) =>
    'produces' in route && (route.produces as readonly string[]).includes('csv') && !route.path.includes('{')
      ? [`/api${route.path}/`]
      : [],
  );

  expect(paths.toSorted()).toEqual(Object.values(EXPORT_PATHS).toSorted());
});

describe.each(TABLES)('the export of %s', (table) => {
  it('has the same header with commas, with semicolons and as XLSX', async () => {
    const small: Record<string, string> = {
      ...(table === 'orders' && { ids: '2147483647' }),
      ...(table === 'products' && { search: 'zzzzqqqq' }),
    };
    const [head = []] = await csvRows(table, small);
    const semicolons = await get(table, { ...small, format: 'csv', separator: 'semicolon' });
    const text = Buffer.from(await semicolons.arrayBuffer()).toString('utf8');

    expect(text.startsWith(`\ufeffsep=;\r\n${head.join(';')}\r\n`)).toBe(true);
    expect((await sheetRows(table, small))[0]).toEqual(head);
  });

  it('refuses another form', async () => {
    expect((await refusal(await get(table, { format: 'ods' }), 400)).details).toHaveProperty('format');
    expect((await refusal(await get(table, { format: 'csv', separator: 'tab' }), 400)).details).toHaveProperty(
      'separator',
    );
  });
});

describe('an exported order', () => {
  it('keeps the zero of its telephone, has its total as a number, and no cell that is run', async () => {
    const lastName = ownName();
    const customer = { firstName: 'A;=cmd', lastName, phone: '0550 12 34 56' };
    const { orderId } = await placeOrder(office, { customer });
    const query = { ids: String(orderId) };

    const [, cells] = await csvRows('orders', query);
    const [, semicolons] = await csvRows('orders', { ...query, separator: 'semicolon' });
    const [, sheet] = await sheetRows('orders', query);

    expect(cells?.[1]).toContain("A;'=cmd");
    expect(semicolons).toEqual(cells);
    expect(sheet?.slice(0, 5)).toEqual([orderId, ...(cells?.slice(1, 4) ?? []), Number(cells?.[4])]);
    expect(sheet?.[3]).toMatch(/^0550/);
  });
});

describe('an exported product', () => {
  it('keeps the zeros of its reference and its price as a number', async () => {
    const reference = `00${newReference()}`;
    await createProduct(office, { reference, title: 'Export', price: 12.5 });

    const [head = [], sheet = []] = await sheetRows('products', { search: reference });
    const cell = (column: string) => sheet[head.indexOf(column)];

    expect([cell('reference'), cell('price'), cell('title')]).toEqual([reference, 12.5, 'Export']);
  });
});
