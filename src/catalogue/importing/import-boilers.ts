import type { Payload, TypedUser } from 'payload';
import { recordAudit } from '@/audit/record';
import type { LineOutcome, Subjects, WriteLines } from '@/boilers/importing/outcome';
import { writeFitmentLines } from '@/boilers/importing/write-fitment-lines';
import { writeModelLines } from '@/boilers/importing/write-model-lines';
import { writeNumberLines } from '@/boilers/importing/write-number-lines';
import type { ImportProgress } from '@/contract/admin/shared';
import { waitForOtherEdits } from '@/database/locks';
import { announceChange } from '@/database/notifications';
import { inTransaction } from '@/database/transaction';
import type { BoilerColumn, BoilerTable } from '@/domain/import/boiler-tables';
import type { Problem } from '@/domain/problem';
import { heed } from '@/memory/forget';
import type { TableLine } from '@/tables/read-table';
import { refreshProducts } from '../refresh-products';

const WRITERS: Record<BoilerTable, WriteLines> = {
  'boiler-models': writeModelLines,
  fitments: writeFitmentLines,
  'part-numbers': writeNumberLines,
};

/** Lines per transaction: other edits wait no longer than one takes. */
const BATCH = 500;

export type ImportedLine = { line: number } & (LineOutcome | { outcome: 'failed'; problem: Problem });

type Lines = readonly TableLine<BoilerColumn>[];
type Options = {
  kind: BoilerTable;
  lines: Lines;
  isTrial: boolean;
  /** gets how many lines are done, at once and after each transaction */
  onProgress?: ((progress: ImportProgress) => void) | undefined;
};

/**
 * Imports the lines of a table of boilers, fitments or part numbers, many at a time. A line that breaks a rule fails alone; a
 * trial does all the work and rolls it back. The same file again changes nothing, so an import that was interrupted is repeated.
 */
export async function importBoilers(
  { payload, user }: { payload: Payload; user: TypedUser },
  { kind, lines, isTrial, onProgress }: Options,
): Promise<ImportedLine[]> {
  const imported = new Map<TableLine<BoilerColumn>, ImportedLine>();
  const report = () => onProgress?.({ done: imported.size, total: lines.length });
  for (const entry of lines) {
    if (entry.problem) imported.set(entry, { line: entry.line, outcome: 'failed', problem: entry.problem });
  }
  report();
  const subjects: Subjects = new Map();
  const waiting = lines.filter(({ problem }) => problem === null);
  for (let start = 0; start < waiting.length; start += BATCH) {
    const batch = waiting.slice(start, start + BATCH);
    const outcomes = await writeBatch({ payload, user }, { kind, isTrial, batch, subjects });
    for (const [index, entry] of batch.entries()) {
      const outcome = outcomes[index];
      if (outcome) imported.set(entry, { line: entry.line, ...outcome });
    }
    report();
  }
  const result = lines.flatMap((entry) => imported.get(entry) ?? []);
  if (!isTrial) await record({ payload, user }, kind, result);
  return result;
}

async function writeBatch(
  { payload, user }: { payload: Payload; user: TypedUser },
  { kind, isTrial, batch, subjects }: { kind: BoilerTable; isTrial: boolean; batch: Lines; subjects: Subjects },
): Promise<readonly LineOutcome[]> {
  const { value, announcement } = await inTransaction({ payload, user }, async (req) => {
    await waitForOtherEdits(req);
    const { outcomes, change } = await WRITERS[kind](req, batch, subjects);
    // The search text of products holds their numbers.
    if (change && kind === 'part-numbers') await refreshProducts(req, { productIds: change.products ?? [] });
    if (change && !isTrial) await announceChange(req, change);
    return { keep: !isTrial && change !== null, value: outcomes };
  });
  heed(announcement);
  return value;
}

async function record(
  { payload, user }: { payload: Payload; user: TypedUser },
  kind: BoilerTable,
  lines: readonly ImportedLine[],
): Promise<void> {
  const count = (outcome: ImportedLine['outcome']) => lines.filter((line) => line.outcome === outcome).length;
  const changes = Object.fromEntries(
    (['created', 'updated', 'unchanged', 'failed'] as const).map((name) => [name, [0, count(name)] as const]),
  );
  await inTransaction({ payload, user }, async (req) => {
    await recordAudit(req, { action: 'import', subjectType: kind, subjectId: null, changes });
    return { keep: true, value: null };
  });
}
