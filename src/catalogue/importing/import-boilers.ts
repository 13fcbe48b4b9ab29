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
import type { AuditChanges } from '@/domain/audit';
import type { BoilerColumn, BoilerTable } from '@/domain/import/boiler-tables';
import type { Problem } from '@/domain/problem';
import type { TableLine } from '@/tables/read-table';
import { refreshProducts } from '../refresh-products';

const WRITERS: Record<BoilerTable, WriteLines> = {
  'boiler-models': writeModelLines,
  fitments: writeFitmentLines,
  'part-numbers': writeNumberLines,
};

/** Lines per transaction: other edits wait no longer than one takes. */
const BATCH = 500;

type Outcome = LineOutcome | { outcome: 'failed'; problem: Problem };
export type ImportedLine = { line: number } & Outcome;

type Lines = readonly TableLine<BoilerColumn>[];
type Actor = { payload: Payload; user: TypedUser };
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
 *
 * Its statements run no hooks, so the import writes the audit log itself: the counts, in the transaction of the last lines. If
 * there are several transactions, the first one records that the import began.
 */
export async function importBoilers(
  actor: Actor,
  { kind, lines, isTrial, onProgress }: Options,
): Promise<ImportedLine[]> {
  const imported = new Map<TableLine<BoilerColumn>, ImportedLine>();
  const report = () => onProgress?.({ done: imported.size, total: lines.length });
  for (const entry of lines) {
    if (entry.problem) imported.set(entry, { line: entry.line, outcome: 'failed', problem: entry.problem });
  }
  report();
  const subjects: Subjects = new Map();
  const batches = batchesOf(lines.filter(({ problem }) => problem === null));
  for (const [place, batch] of batches.entries()) {
    const auditOf = (outcomes: readonly Outcome[]) => {
      if (place === batches.length - 1) return countsOf([...imported.values(), ...outcomes]);
      return place === 0 ? { toImport: [null, lines.length] as const } : null;
    };
    try {
      const outcomes = await writeBatch(actor, { kind, isTrial, batch, subjects, auditOf });
      for (const [index, entry] of batch.entries()) {
        const outcome = outcomes[index];
        if (outcome) imported.set(entry, { line: entry.line, ...outcome });
      }
    } catch (error) {
      const counts = { ...countsOf([...imported.values()]), interrupted: [false, true] as const };
      if (!isTrial && place > 0) await recordInterruption(actor, { kind, counts });
      throw error;
    }
    report();
  }
  return lines.flatMap((entry) => imported.get(entry) ?? []);
}

/** At least one: a file whose lines all have problems leaves its counts in the audit log too. */
function batchesOf(lines: Lines): Lines[] {
  const count = Math.max(1, Math.ceil(lines.length / BATCH));
  return Array.from({ length: count }, (_, place) => lines.slice(place * BATCH, (place + 1) * BATCH));
}

type Batch = Pick<Options, 'kind' | 'isTrial'> & {
  batch: Lines;
  subjects: Subjects;
  /** what the audit log says in the batch's transaction; null for nothing */
  auditOf: (outcomes: readonly LineOutcome[]) => AuditChanges | null;
};

async function writeBatch(
  actor: Actor,
  { kind, isTrial, batch, subjects, auditOf }: Batch,
): Promise<readonly LineOutcome[]> {
  const { value } = await inTransaction(actor, async (req) => {
    await waitForOtherEdits(req);
    const { outcomes, change } = await WRITERS[kind](req, batch, subjects);
    // The search text of products holds their numbers.
    if (change && kind === 'part-numbers') await refreshProducts(req, { productIds: change.products ?? [] });
    if (isTrial) return { keep: false, value: outcomes };
    if (change) await announceChange(req, change);
    const changes = auditOf(outcomes);
    if (changes) await recordAudit(req, { action: 'import', subjectType: kind, subjectId: null, changes });
    return { keep: change !== null || changes !== null, value: outcomes };
  });
  return value;
}

function countsOf(outcomes: readonly Outcome[]): AuditChanges {
  const names = ['created', 'updated', 'unchanged', 'failed'] as const;
  const count = (name: Outcome['outcome']) => outcomes.filter(({ outcome }) => outcome === name).length;
  return Object.fromEntries(names.map((name) => [name, [0, count(name)] as const]));
}

/** Records what earlier transactions wrote. If the database is away, only the entry of the beginning is left. */
async function recordInterruption(
  actor: Actor,
  { kind, counts }: { kind: BoilerTable; counts: AuditChanges },
): Promise<void> {
  try {
    await inTransaction(actor, async (req) => {
      await recordAudit(req, { action: 'import', subjectType: kind, subjectId: null, changes: counts });
      return { keep: true, value: null };
    });
  } catch (error) {
    actor.payload.logger.error({ err: error, msg: `What an interrupted import of ${kind} wrote was not recorded.` });
  }
}
