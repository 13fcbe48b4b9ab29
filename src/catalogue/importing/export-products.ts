/** All products, or those of a filtered list, as a table. */
import { stringify } from 'csv-stringify/sync';
import type { AdminProductsQuery } from '@/contract/admin/products';
import type { Database } from '@/database/database';
import { withGuard } from '@/domain/import/cells';
import { PRODUCT_COLUMNS } from '@/domain/import/columns';
import { findAdminProductIds } from '../editing/read-products';
import { readNames } from './names';
import { cellsOf, SELECT_TABLE_PRODUCTS, type TableProduct } from './product-cells';

const BATCH = 1_000;
/** Spreadsheets tell by it that the file is in UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The filters and the order of a list; its page is of no matter. */
export type ExportFilter = Omit<AdminProductsQuery, 'page' | 'limit'>;

/** UTF-8, made as fast as it is read, a batch at a time. A cell that a spreadsheet would run gets an apostrophe before it. */
export function exportProducts({ db, filter }: { db: Database; filter: ExportFilter }): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let page = 0;
  return new ReadableStream({
    pull: async (controller) => {
      page += 1;
      if (page === 1) controller.enqueue(encoder.encode(BYTE_ORDER_MARK + lines([[...PRODUCT_COLUMNS]])));
      const ids = await findAdminProductIds({ db, query: { ...filter, page, limit: BATCH } });
      if (ids.length > 0) controller.enqueue(encoder.encode(lines(await readLines(db, ids))));
      if (ids.length < BATCH) controller.close();
    },
  });
}

async function readLines(db: Database, ids: readonly number[]): Promise<string[][]> {
  const [{ rows }, names] = await Promise.all([
    db.query<TableProduct>(`${SELECT_TABLE_PRODUCTS} WHERE p.id = ANY($1::int[])`, [ids]),
    readNames(db),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const product = byId.get(id);
    if (!product) return [];
    const cells = cellsOf(product, names);
    return [PRODUCT_COLUMNS.map((column) => withGuard(cells[column]))];
  });
}

function lines(rows: string[][]): string {
  return stringify(rows, { record_delimiter: 'windows' });
}
