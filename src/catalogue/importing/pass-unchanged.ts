/** Most lines of a table that was exported and edited say what is there already: they are looked at many at a time. */
import type { Payload } from 'payload';
import type { ProductCells } from '@/domain/import/columns';
import { changedCells } from './changed-cells';
import type { Names } from './names';
import { cellsOf, SELECT_TABLE_PRODUCTS, type TableProduct } from './product-cells';

const BATCH = 500;

type Waiting = { line: number; reference: string | null; cells: ProductCells };

/**
 * Marks the lines that change nothing, until it meets others.
 * @param after a line of the file; those behind it are looked at
 * @param until milliseconds of the process' clock, when it gives the next a turn
 * @returns the last line that was looked at; null where none is left
 */
export async function passUnchanged({
  payload,
  importId,
  mayUpdateStock,
  names,
  after,
  until,
}: {
  payload: Payload;
  importId: number;
  mayUpdateStock: boolean;
  names: Names;
  after: number;
  until: number;
}): Promise<number | null> {
  const db = payload.db.pool;
  let last = after;
  while (performance.now() < until) {
    const { rows: lines } = await db.query<Waiting>(
      `SELECT line, reference, cells FROM product_import_lines
       WHERE import_id = $1 AND outcome IS NULL AND line > $2 ORDER BY line LIMIT ${BATCH}`,
      [importId, last],
    );
    const end = lines.at(-1);
    if (!end) return null;
    last = end.line;
    const { rows: products } = await db.query<TableProduct>(
      `${SELECT_TABLE_PRODUCTS} WHERE p.reference = ANY($1::text[])`,
      [lines.map(({ reference }) => reference)],
    );
    const kept = new Map(products.map((product) => [product.reference, cellsOf(product, names)]));
    const unchanged = lines.filter(({ reference, cells }) => {
      const product = reference === null ? undefined : kept.get(reference);
      return product !== undefined && Object.keys(changedCells(cells, product, { mayUpdateStock })).length === 0;
    });
    await mark(payload, importId, unchanged);
    if (unchanged.length < lines.length) return last;
  }
  return last;
}

/** What was wrong with a line when the file was read stays for the line by line. */
async function mark({ db }: Payload, importId: number, lines: readonly Waiting[]): Promise<void> {
  if (lines.length === 0) return;
  await db.pool.query(
    `WITH told AS (
       UPDATE product_import_lines SET outcome = 'unchanged', cells = NULL
       WHERE import_id = $1 AND line = ANY($2::int[]) AND outcome IS NULL AND messages = '{}'
         AND EXISTS (SELECT 1 FROM product_imports WHERE id = $1 AND is_open)
       RETURNING line
     )
     UPDATE product_imports SET done = done + told.count, unchanged = unchanged + told.count
     FROM (SELECT count(*)::int AS count FROM told) AS told WHERE id = $1`,
    [importId, lines.map(({ line }) => line)],
  );
}
