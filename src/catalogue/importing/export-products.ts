/** Exports all products, or those of a filtered list, as a table. */
import type { AdminProductsQuery } from '@/contract/admin/products';
import type { Database } from '@/database/database';
import { COLUMN_KINDS } from '@/domain/import/column-kinds';
import { PRODUCT_COLUMNS } from '@/domain/import/columns';
import type { ExportedRows } from '@/tables/table-file';
import { findAdminProductIds } from '../editing/read-products';
import { readNames } from './names';
import { cellsOf, SELECT_TABLE_PRODUCTS, type TableProduct } from './product-cells';

const BATCH = 1_000;

/** The filters and the order of a list. */
export type ExportFilter = Omit<AdminProductsQuery, 'page' | 'limit'>;

/**
 * A batch at a time. The ids and their order are read first, so that a product edited meanwhile occurs
 * exactly once. The first batch is read before this returns, so that a refusal by the database is not half a file.
 */
export async function exportProducts({ db, filter }: { db: Database; filter: ExportFilter }): Promise<ExportedRows> {
  const ids = await findAdminProductIds({ db, query: filter });
  const first = await readLines(db, ids.slice(0, BATCH));
  return {
    columns: PRODUCT_COLUMNS.map((column) => ({
      heading: column,
      isAmount: COLUMN_KINDS.products[column] === 'amount',
    })),
    batches: (async function* parts() {
      yield first;
      for (let start = BATCH; start < ids.length; start += BATCH) {
        yield await readLines(db, ids.slice(start, start + BATCH));
      }
    })(),
  };
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
