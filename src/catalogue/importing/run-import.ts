/** Runs an import line by line, each in a transaction together with its result. */
import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest, TypedUser } from 'payload';
import { recordAudit } from '@/audit/record';
import { lockRows } from '@/database/locks';
import { holdBackLists } from '@/database/notifications';
import { asTexts } from '@/database/texts';
import { executeInTransaction, inTransaction } from '@/database/transaction';
import { mayEditCatalogue } from '@/domain/accounts/roles';
import type { ProductCells } from '@/domain/import/columns';
import type { CatalogueChange } from '@/domain/products/catalogue-change';
import { importReportWords } from '@/words/en/catalogue/imports';
import { setStockNote } from '../editing/edit-context';
import { listAnnouncer } from '../editing/list-announcer';
import { importLine, type LineResult } from './import-line';
import { type Names, readNames } from './names';
import { passUnchanged } from './pass-unchanged';

/** Milliseconds that other jobs wait at most. */
const SLICE_MS = 1_000;
type Run = { dry_run: boolean; create_missing: boolean; made: string[] };
type WaitingLine = { line: number; cells: ProductCells | null; messages: string[] };

/**
 * Continues an import for a while.
 * @returns whether lines are left
 */
export async function runSlice({
  payload,
  importId,
  mayUpdateStock,
}: {
  payload: Payload;
  importId: number;
  mayUpdateStock: boolean;
}): Promise<boolean> {
  const user = await markRunning({ payload, importId });
  if (!user) return false;
  const until = performance.now() + SLICE_MS;
  let names: Names | undefined;
  const lists = listAnnouncer(payload);
  let step: Step = { isOver: false, line: 0, hasMade: false };
  let lookedAt = 0;
  try {
    while (!step.isOver && performance.now() < until) {
      names ??= await readNames(payload.db.pool);
      if (step.line >= lookedAt) {
        lookedAt =
          (await passUnchanged({ payload, importId, mayUpdateStock, names, after: lookedAt, until })) ??
          Number.POSITIVE_INFINITY;
      }
      step = await nextLine({ payload, user, importId, mayUpdateStock, names, holdLists: lists.hold });
      await lists.announce();
      if (step.hasMade) names = undefined;
    }
  } finally {
    // Also announces lines that were committed before a failure.
    await lists.announce({ isLast: true });
  }
  if (step.isOver) await close(payload, importId);
  return !step.isOver;
}

/** Marks the import as running. @returns who started it; null if it has ended or they may no longer edit products */
async function markRunning({ payload, importId }: { payload: Payload; importId: number }): Promise<TypedUser | null> {
  const { rows } = await payload.db.pool.query<{ user_id: number | null }>(
    `UPDATE product_imports SET status = 'running', started_at = COALESCE(started_at, now())
     WHERE id = $1 AND is_open RETURNING user_id`,
    [importId],
  );
  const [run] = rows;
  if (!run) return null;
  const user =
    run.user_id === null
      ? null
      : await payload.findByID({
          collection: 'users',
          id: run.user_id,
          depth: 0,
          disableErrors: true,
          overrideAccess: true,
        });
  if (user && mayEditCatalogue(user)) return { ...user, collection: 'users' };
  await payload.db.pool.query(
    `UPDATE product_imports SET status = 'cancelled', is_open = NULL, finished_at = now(),
       notes = array_append(notes, $2) WHERE id = $1 AND is_open`,
    [importId, importReportWords.notes.starterGone],
  );
  return null;
}

type Step = { isOver: boolean; line: number; hasMade: boolean };
const OVER: Step = { isOver: true, line: 0, hasMade: false };

type ImportRun = {
  payload: Payload;
  user: TypedUser;
  importId: number;
  mayUpdateStock: boolean;
  names: Names;
  /** gets how a committed line made products come, go or move */
  holdLists: (change: CatalogueChange) => void;
};

/** A line that fails for an unexpected reason is tried once more, then left out. */
async function nextLine(run: ImportRun): Promise<Step> {
  try {
    return await tryNextLine(run);
  } catch (first) {
    run.payload.logger.warn({ err: first, msg: `Import ${run.importId}: a line is tried again.` });
    return tryNextLine(run, { isLastTry: true });
  }
}

async function tryNextLine(run: ImportRun, { isLastTry = false } = {}): Promise<Step> {
  const { payload, user, importId } = run;
  let current: WaitingLine | undefined;
  try {
    const { value } = await inTransaction({ payload, user }, async (req) => {
      const taken = await takeLine(req, importId);
      if (!taken) return { keep: false, value: null };
      current = taken.line;
      const result = await work(req, run, taken);
      const keep = !taken.run.dry_run && result.outcome !== 'failed';
      if (keep) await record(req, { importId, line: taken.line.line, result });
      return { keep, value: { ...taken, result, isRecorded: keep } };
    });
    if (!value) return OVER;
    const { line, result, isRecorded } = value;
    if (!isRecorded) await recordInTransaction(run, { line: line.line, result });
    return { isOver: false, line: line.line, hasMade: isRecorded && result.made.length > 0 };
  } catch (error) {
    if (!isLastTry || !current) throw error;
    // If the database is away this throws as well, and the job is retried later.
    payload.logger.error({ err: error, msg: `Import ${importId}: line ${current.line} is left out.` });
    const messages = [importReportWords.unexpected];
    await recordInTransaction(run, { line: current.line, result: { outcome: 'failed', messages, made: [] } });
    return { isOver: false, line: current.line, hasMade: false };
  }
}

/** Takes the next line under a lock, so that two workers on one import take turns and no line is imported twice. */
async function takeLine(req: PayloadRequest, importId: number): Promise<{ run: Run; line: WaitingLine } | null> {
  const [run] = await lockRows<Run & { is_open: boolean | null }>(
    req,
    'product_imports',
    [importId],
    'dry_run, create_missing, made, is_open',
  );
  if (!run?.is_open) return null;
  const [line] = await executeInTransaction<WaitingLine>(
    req,
    sql`SELECT line, cells, messages FROM product_import_lines
        WHERE import_id = ${importId} AND outcome IS NULL ORDER BY line LIMIT 1`,
  );
  return line ? { run, line } : null;
}

async function work(
  req: PayloadRequest,
  { user, importId, names, mayUpdateStock, holdLists }: ImportRun,
  { run, line }: { run: Run; line: WaitingLine },
): Promise<LineResult> {
  // A problem found when the file was read.
  if (line.messages.length > 0) return { outcome: 'failed', messages: line.messages, made: [] };
  holdBackLists(req, holdLists);
  setStockNote(req, `Import ${importId}`);
  return importLine({
    req,
    user,
    cells: line.cells ?? {},
    names,
    mayCreate: run.create_missing,
    mayUpdateStock,
    madeBefore: run.made,
  });
}

/** Deletes the cells, which are no longer needed. */
async function record(
  req: PayloadRequest,
  { importId, line, result: { outcome, messages, made } }: { importId: number; line: number; result: LineResult },
): Promise<void> {
  const counter = sql.raw(outcome);
  await executeInTransaction(
    req,
    sql`WITH recorded AS (
          UPDATE product_import_lines SET outcome = ${outcome}, messages = ${asTexts(messages)}, cells = NULL
          WHERE import_id = ${importId} AND line = ${line} AND outcome IS NULL RETURNING line
        )
        UPDATE product_imports SET done = done + 1, ${counter} = ${counter} + 1, made = made || ${asTexts(made)}
        WHERE id = ${importId} AND EXISTS (SELECT 1 FROM recorded)`,
  );
}

function recordInTransaction(
  { payload, user, importId }: ImportRun,
  entry: { line: number; result: LineResult },
): Promise<unknown> {
  return inTransaction({ payload, user }, async (req) => {
    await record(req, { importId, ...entry });
    return { keep: true, value: null };
  });
}

type Counts = {
  dry_run: boolean;
  created: number;
  updated: number;
  unchanged: number;
  failed: number;
  by: string;
  by_id: number | null;
};

async function close(payload: Payload, importId: number): Promise<void> {
  await inTransaction({ payload, user: null }, async (req) => {
    const [run] = await executeInTransaction<Counts>(
      req,
      sql`UPDATE product_imports SET status = 'done', is_open = NULL, finished_at = now(), made = '{}'
          WHERE id = ${importId} AND is_open RETURNING dry_run, created, updated, unchanged, failed, started_by AS by, user_id AS by_id`,
    );
    if (run && !run.dry_run) await recordImport(req, { importId, run });
    return { keep: true, value: null };
  });
}

function recordImport(
  req: PayloadRequest,
  { importId, run: { by, by_id: id, created, updated, unchanged, failed } }: { importId: number; run: Counts },
): Promise<void> {
  const counts = { created, updated, unchanged, failed };
  const changes = Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, [0, count] as const]));
  return recordAudit(req, {
    action: 'import',
    subjectType: 'products',
    subjectId: importId,
    changes,
    actor: { id, username: by },
  });
}
