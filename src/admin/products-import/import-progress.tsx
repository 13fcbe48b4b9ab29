import type { ProductImport } from '@/contract/admin/product-imports';
import { officeImportWords } from '@/words/en/imports';
import { ProgressBar } from '../ui/progress-bar';
import { OUTCOME_CLASSES, OUTCOME_LABELS } from './labels';
import { isUnderWay } from './queries';

const OUTCOMES = ['created', 'updated', 'unchanged', 'failed'] as const;

/** The progress of an import, and its results so far. */
export function ImportProgress({ run }: { run: ProductImport }) {
  const labels = OUTCOME_LABELS[run.dry_run ? 'dry' : 'real'];
  const percent = run.total === 0 ? 100 : Math.floor((run.done / run.total) * 100);
  return (
    <div className="grid gap-3">
      <div>
        <p className="mb-1.5 flex flex-wrap justify-between gap-x-4 text-slate-700 text-sm">
          <span role="status">{headline(run)}</span>
          <span className="tabular-nums">{officeImportWords.lines(run.done, run.total)}</span>
        </p>
        <ProgressBar label={officeImportWords.progress} percent={percent} />
      </div>
      <ul className="flex flex-wrap gap-2">
        {OUTCOMES.map((outcome) => (
          <li
            key={outcome}
            className={`rounded-full px-3 py-1 font-semibold text-sm tabular-nums ${OUTCOME_CLASSES[outcome]}`}
          >
            {officeImportWords.outcome(labels[outcome], run[outcome])}
          </li>
        ))}
      </ul>
      {[...run.notes, ...unknownColumns(run)].map((note) => (
        <p key={note} className="rounded-lg border border-amber-300 bg-amber-50 px-4 py-2.5 text-amber-950 text-sm">
          {note}
        </p>
      ))}
    </div>
  );
}

function headline(run: ProductImport): string {
  if (isUnderWay(run)) return run.dry_run ? officeImportWords.state.trying : officeImportWords.state.importing;
  if (run.status === 'cancelled')
    return run.dry_run ? officeImportWords.state.tryCancelled : officeImportWords.state.cancelled;
  if (!run.dry_run) return officeImportWords.state.done;
  return run.failed === 0 ? officeImportWords.state.tryDone : officeImportWords.state.tryFailed;
}

function unknownColumns({ unknown_columns }: ProductImport): string[] {
  return unknown_columns.length === 0 ? [] : [officeImportWords.unknownColumns(unknown_columns.join(', '))];
}
