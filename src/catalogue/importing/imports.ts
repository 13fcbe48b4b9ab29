/** Imports of products: begun, looked at, cancelled. */
import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest, TypedUser } from 'payload';
import type { ProductImport, ProductImportAnswer, ProductImportLine } from '@/contract/admin/product-imports';
import type { Database } from '@/database/database';
import { inTransaction } from '@/database/in-transaction';
import { asTexts, storable, storableJson } from '@/database/texts';
import { executeInTransaction } from '@/database/transaction';
import { IMPORT_UNDER_WAY_MESSAGE } from '@/domain/import/columns';
import { totalPages } from '@/domain/pagination';
import { readTable, type TableLine } from './read-table';

/** Older ones are forgotten. */
const KEPT = 20;
/** Lines that are written by one statement. */
const BATCH = 1_000;

export type Begun = { ok: true; id: number } | { ok: false; status: 400 | 409; message: string };

type ImportOptions = {
  file: File;
  isDryRun: boolean;
  mayCreate: boolean;
  /** of products that are there already */
  mayUpdateStock: boolean;
};

const STOCK_NOTE = 'The stock of products that are there already stays as it is; new ones get theirs.';

/** Reads the table and leaves its lines to the worker. One import at a time. @throws DatabaseAwayError where nothing was kept */
export async function beginImport(
  { payload, user }: { payload: Payload; user: TypedUser },
  { file, isDryRun, mayCreate, mayUpdateStock }: ImportOptions,
): Promise<Begun> {
  const underWay: Begun = { ok: false, status: 409, message: IMPORT_UNDER_WAY_MESSAGE };
  // Asked before the file is read, and again with the lock.
  if (await isUnderWay(payload.db.pool)) return underWay;
  const table = await readTable(new Uint8Array(await file.arrayBuffer()));
  if (!table.ok) return { ok: false, status: 400, message: table.message };
  const isStockLeft = !mayUpdateStock && table.lines.some(({ cells }) => cells.stock !== undefined);
  const notes = isStockLeft ? [...table.notes, STOCK_NOTE] : table.notes;
  const { value } = await inTransaction({ payload, user }, async (req): Promise<{ keep: boolean; value: Begun }> => {
    const [run] = await executeInTransaction<{ id: number }>(
      req,
      sql`INSERT INTO product_imports (dry_run, create_missing, file_name, unknown_columns, notes, total, user_id, started_by)
          VALUES (${isDryRun}, ${mayCreate}, ${storable(file.name.slice(0, 200))}, ${asTexts(table.unknownColumns)},
                  ${asTexts(notes)}, ${table.lines.length}, ${user.id}, ${user.username ?? ''})
          ON CONFLICT (is_open) DO NOTHING RETURNING id`,
    );
    if (!run) return { keep: false, value: underWay };
    for (let start = 0; start < table.lines.length; start += BATCH) {
      await writeLines(req, run.id, table.lines.slice(start, start + BATCH));
    }
    await executeInTransaction(
      req,
      sql`DELETE FROM product_imports WHERE is_open IS NULL
          AND id NOT IN (SELECT id FROM product_imports ORDER BY id DESC LIMIT ${KEPT})`,
    );
    const input = { importId: run.id, mayUpdateStock };
    await payload.jobs.queue({ task: 'import-products', input, overrideAccess: true, req });
    return { keep: true, value: { ok: true, id: run.id } };
  });
  return value;
}

async function isUnderWay(db: Database): Promise<boolean> {
  return (await db.query('SELECT 1 FROM product_imports WHERE is_open')).rows.length > 0;
}

async function writeLines(req: PayloadRequest, importId: number, lines: readonly TableLine[]): Promise<void> {
  const rows = lines.map(({ line, cells, problem }) => ({
    line,
    cells,
    reference: cells.reference?.trim() ?? null,
    title: cells.title?.trim() ?? null,
    messages: problem === null ? [] : [problem],
  }));
  await executeInTransaction(
    req,
    sql`INSERT INTO product_import_lines (import_id, line, cells, reference, title, messages)
        SELECT ${importId}, line, cells, reference, title, ARRAY(SELECT jsonb_array_elements_text(messages))
        FROM jsonb_to_recordset(${storableJson(rows)}::jsonb)
          AS row (line int, cells jsonb, reference text, title text, messages jsonb)`,
  );
}

/** Ends it at once: what was done stays. @returns false where there is none that is under way */
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

const COLUMNS = `id, status, dry_run, create_missing, file_name, unknown_columns, notes, total, done, created, updated,
  unchanged, failed, started_by AS by, created_at, started_at, finished_at`;

type RunRow = Omit<ProductImport, `${'created' | 'started' | 'finished'}_at`> & {
  created_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
};

/** The latest imports, newest first. */
export async function listImports(db: Database): Promise<ProductImport[]> {
  const { rows } = await db.query<RunRow>(`SELECT ${COLUMNS} FROM product_imports ORDER BY id DESC LIMIT ${KEPT}`);
  return rows.map(shown);
}

/** One import with a page of what is said of its lines; null where there is none. */
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
  return { ...shown(run), lines: lines.rows, page, total_pages: totalPages({ total, limit }) };
}

function shown(run: RunRow): ProductImport {
  return {
    ...run,
    created_at: run.created_at.toISOString(),
    started_at: run.started_at?.toISOString() ?? null,
    finished_at: run.finished_at?.toISOString() ?? null,
  };
}
