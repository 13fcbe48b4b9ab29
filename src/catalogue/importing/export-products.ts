/** All products, or those of a filtered list, as a table. */
import type { AdminProductsQuery } from '@/contract/admin/products';
import type { Database } from '@/database/database';
import { PRODUCT_COLUMNS } from '@/domain/import/columns';
import { findAdminProductIds } from '../editing/read-products';
import { readNames } from './names';
import { cellsOf, SELECT_TABLE_PRODUCTS, type TableProduct } from './product-cells';
import { BYTE_ORDER_MARK, writeLines } from './write-table';

const BATCH = 1_000;

/** The filters and the order of a list; its page is of no matter. */
export type ExportFilter = Omit<AdminProductsQuery, 'page' | 'limit'>;

/** UTF-8, made as fast as it is read, a batch at a time. */
export function exportProducts({ db, filter }: { db: Database; filter: ExportFilter }): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let page = 0;
  return new ReadableStream({
    pull: async (controller) => {
      page += 1;
      if (page === 1) controller.enqueue(encoder.encode(BYTE_ORDER_MARK + writeLines([PRODUCT_COLUMNS])));
      const ids = await findAdminProductIds({ db, query: { ...filter, page, limit: BATCH } });
      if (ids.length > 0) controller.enqueue(encoder.encode(writeLines(await readLines(db, ids))));
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
    return [PRODUCT_COLUMNS.map((column) => cells[column])];
  });
}
