/** Most lines of an exported and edited table are unchanged: they are compared many at a time. */
import type { Payload } from 'payload';
import type { ProductCells } from '@/domain/import/columns';
import type { Names } from './names';
import { cellsOf, changedCells, SELECT_TABLE_PRODUCTS, type TableProduct } from './product-cells';

const BATCH = 500;

type Waiting = { line: number; reference: string | null; cells: ProductCells };

/**
 * Marks unchanged lines until it meets one that is not.
 * @param after line of the file after which it starts
 * @param until when to stop, in milliseconds of the process' clock
 * @returns the last line that was compared; null if no line is left
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

/** Leaves lines that had a problem when the file was read: those are reported one by one. */
async function mark({ db }: Payload, importId: number, lines: readonly Waiting[]): Promise<void> {
  if (lines.length === 0) return;
  await db.pool.query(
    `WITH marked AS (
       UPDATE product_import_lines SET outcome = 'unchanged', cells = NULL
       WHERE import_id = $1 AND line = ANY($2::int[]) AND outcome IS NULL AND messages = '{}'
         AND EXISTS (SELECT 1 FROM product_imports WHERE id = $1 AND is_open)
       RETURNING line
     )
     UPDATE product_imports SET done = done + marked.count, unchanged = unchanged + marked.count
     FROM (SELECT count(*)::int AS count FROM marked) AS marked WHERE id = $1`,
    [importId, lines.map(({ line }) => line)],
  );
}
