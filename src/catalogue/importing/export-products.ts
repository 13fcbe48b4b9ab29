/** All products, or those of a filtered list, as a table. */
import type { AdminProductsQuery } from '@/contract/admin/products';
import type { Database } from '@/database/database';
import { BYTE_ORDER_MARK, csvLines } from '@/domain/csv';
import { PRODUCT_COLUMNS } from '@/domain/import/columns';
import { findAdminProductIds } from '../editing/read-products';
import { readNames } from './names';
import { cellsOf, SELECT_TABLE_PRODUCTS, type TableProduct } from './product-cells';

const BATCH = 1_000;

/** The filters and the order of a list; its page is of no matter. */
export type ExportFilter = Omit<AdminProductsQuery, 'page' | 'limit'>;

/**
 * UTF-8, made as fast as it is read, a batch at a time. Which products, and in which order, is settled at the beginning: one
 * that is edited meanwhile is there once all the same. The first batch is read before this returns: what the database refuses
 * is no half file.
 */
export async function exportProducts({
  db,
  filter,
}: {
  db: Database;
  filter: ExportFilter;
}): Promise<ReadableStream<Uint8Array>> {
  const ids = await findAdminProductIds({ db, query: filter });
  const encoder = new TextEncoder();
  let next = encoder.encode(
    BYTE_ORDER_MARK + csvLines([PRODUCT_COLUMNS]) + csvLines(await readLines(db, ids.slice(0, BATCH))),
  );
  let end = BATCH;
  return new ReadableStream({
    pull: async (controller) => {
      controller.enqueue(next);
      if (end >= ids.length) return controller.close();
      next = encoder.encode(csvLines(await readLines(db, ids.slice(end, end + BATCH))));
      end += BATCH;
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
