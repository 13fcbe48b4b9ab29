/** Starts, reads and cancels imports of products. */
import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest, TypedUser } from 'payload';
import type { ProductImport, ProductImportAnswer, ProductImportLine } from '@/contract/admin/product/product-imports';
import { columnChoice, keepColumnChoice, placeOfTable } from '@/database/column-choices';
import type { Database } from '@/database/database';
import { asTexts, storable, storableJson } from '@/database/texts';
import { executeInTransaction, inTransaction } from '@/database/transaction';
import type { ColumnQuestion, MappedColumn, TableHead } from '@/domain/import/map-columns';
import { totalPages } from '@/domain/pagination';
import type { Problem } from '@/domain/problem';
import { queueJob } from '@/jobs/queue';
import { importReportWords } from '@/words/en/catalogue/imports';
import { wholeLineProblem } from './line-problems';
import { type ProductLine, type ProductTable, readProductTable } from './product-table';

/** Older imports are deleted. */
const KEPT = 20;
/** Lines per INSERT. */
const BATCH = 1_000;

export type StartedImport =
  | { ok: true; id: number; head: TableHead }
  | { ok: false; status: 400 | 409; problem: Problem; question: ColumnQuestion | null };

type ImportOptions = {
  file: File;
  isDryRun: boolean;
  mayCreate: boolean;
  /** of existing products */
  mayUpdateStock: boolean;
  /** what was said about the columns; null: nothing */
  columns: readonly MappedColumn[] | null;
};

/** Reads the table and queues its lines for the worker. One import at a time. @throws DatabaseAwayError if nothing was kept */
export async function beginImport(
  { payload, user }: { payload: Payload; user: TypedUser },
  { file, isDryRun, mayCreate, mayUpdateStock, columns }: ImportOptions,
): Promise<StartedImport> {
  const running: StartedImport = { ok: false, status: 409, problem: { code: 'importRunning' }, question: null };
  // Checked before the file is read, and again by the INSERT.
  if (await isRunning(payload.db.pool)) return running;
  const { pool } = payload.db;
  const table = await readProductTable(new Uint8Array(await file.arrayBuffer()), (headings) =>
    columnChoice(pool, placeOfTable('products', headings), columns),
  );
  if (!table.ok) return { ...table, status: 400 };
  const { head } = table;
  const notes = notesOn(table, { mayUpdateStock });
  const { value } = await inTransaction(
    { payload, user },
    async (req): Promise<{ keep: boolean; value: StartedImport }> => {
      const [run] = await executeInTransaction<{ id: number }>(
        req,
        sql`INSERT INTO product_imports (dry_run, create_missing, file_name, unknown_columns, read_as, notes, total, user_id, started_by)
          VALUES (${isDryRun}, ${mayCreate}, ${storable(file.name.slice(0, 200))}, ${asTexts(table.unknownColumns)},
                  ${JSON.stringify(table.readAs)}::jsonb, ${asTexts(notes)}, ${table.lines.length}, ${user.id}, ${user.username ?? ''})
          ON CONFLICT (is_open) DO NOTHING RETURNING id`,
      );
      if (!run) return { keep: false, value: running };
      for (let start = 0; start < table.lines.length; start += BATCH) {
        await writeLines(req, run.id, table.lines.slice(start, start + BATCH));
      }
      await executeInTransaction(
        req,
        sql`DELETE FROM product_imports WHERE is_open IS NULL
          AND id NOT IN (SELECT id FROM product_imports ORDER BY id DESC LIMIT ${KEPT})`,
      );
      await queueJob(req, { task: 'import-products', input: { importId: run.id, mayUpdateStock } });
      return { keep: true, value: { ok: true, id: run.id, head } };
    },
  );
  if (value.ok && columns && !isDryRun) {
    const headings = head.columns.map(({ heading }) => heading);
    await keepColumnChoice(pool, { ...placeOfTable('products', headings), columns, by: user.username ?? '' });
  }
  return value;
}

function notesOn(
  table: Extract<ProductTable, { ok: true }>,
  { mayUpdateStock }: { mayUpdateStock: boolean },
): string[] {
  const { lines, unnamedColumns } = table;
  const isStockKept = !mayUpdateStock && lines.some(({ cells }) => cells.stock !== undefined);
  return [
    ...(unnamedColumns > 0 ? [importReportWords.notes.unnamedColumns(unnamedColumns)] : []),
    ...(isStockKept ? [importReportWords.notes.stockKept] : []),
  ];
}

async function isRunning(db: Database): Promise<boolean> {
  return (await db.query('SELECT 1 FROM product_imports WHERE is_open')).rows.length > 0;
}

async function writeLines(req: PayloadRequest, importId: number, lines: readonly ProductLine[]): Promise<void> {
  const rows = lines.map(({ line, cells, problem }) => ({
    line,
    cells,
    reference: cells.reference?.trim() ?? null,
    title: cells.title?.trim() ?? null,
    messages: problem === null ? [] : [wholeLineProblem(problem)],
  }));
  await executeInTransaction(
    req,
    sql`INSERT INTO product_import_lines (import_id, line, cells, reference, title, messages)
        SELECT ${importId}, line, cells, reference, title, ARRAY(SELECT jsonb_array_elements_text(messages))
        FROM jsonb_to_recordset(${storableJson(rows)}::jsonb)
          AS row (line int, cells jsonb, reference text, title text, messages jsonb)`,
  );
}

/** Ends an import at once; what was imported stays. @returns false if it is not running */
export async function cancelImport(db: Database, id: number): Promise<boolean> {
  const { rows } = await db.query(
    `UPDATE product_imports SET status = 'cancelled', is_open = NULL, finished_at = now(), made = '{}'
     WHERE id = $1 AND is_open RETURNING id`,
    [id],
  );
  if (rows.length === 0) return false;
  await db.query('DELETE FROM product_import_lines WHERE import_id = $1 AND outcome IS NULL', [id]);
  return true;
}

const COLUMNS = `id, status, dry_run, create_missing, file_name, unknown_columns, read_as, notes, total, done, created, updated,
  unchanged, failed, started_by AS by, created_at, started_at, finished_at`;

type RunRow = Omit<ProductImport, `${'created' | 'started' | 'finished'}_at`> & {
  created_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
};

/** The latest imports, newest first. */
export async function listImports(db: Database): Promise<ProductImport[]> {
  const { rows } = await db.query<RunRow>(`SELECT ${COLUMNS} FROM product_imports ORDER BY id DESC LIMIT ${KEPT}`);
  return rows.map(shownImport);
}

/** One import with a page of its report; null if there is no such import. */
export async function readImport(
  db: Database,
  { id, page, limit, onlyProblems }: { id: number; page: number; limit: number; onlyProblems: boolean },
): Promise<ProductImportAnswer | null> {
  const { rows } = await db.query<RunRow>(`SELECT ${COLUMNS} FROM product_imports WHERE id = $1`, [id]);
  const [run] = rows;
  if (!run) return null;
  const lines = await db.query<ProductImportLine>(
    `SELECT line, COALESCE(reference, '') AS reference, COALESCE(title, '') AS title, outcome, messages
     FROM product_import_lines WHERE import_id = $1 AND ${onlyProblems ? "outcome = 'failed'" : 'outcome IS NOT NULL'}
     ORDER BY line LIMIT $2 OFFSET $3`,
    [id, limit, (page - 1) * limit],
  );
  const total = onlyProblems ? run.failed : run.done;
  return { ...shownImport(run), lines: lines.rows, page, total_pages: totalPages({ total, limit }) };
}

function shownImport(run: RunRow): ProductImport {
  return {
    ...run,
    created_at: run.created_at.toISOString(),
    started_at: run.started_at?.toISOString() ?? null,
    finished_at: run.finished_at?.toISOString() ?? null,
  };
}
