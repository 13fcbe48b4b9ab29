import type { ReadAs } from '@/domain/import/read-as';
import { officeImportWords } from '@/words/en/catalogue/imports';
import { type ImportCounts, OUTCOME_CLASSES, OUTCOME_LABELS, OUTCOMES } from './outcomes';
import { ReadAsNote } from './read-as-note';

type OutcomeCountsProps = {
  run: ImportCounts & { read_as: ReadAs | null; unknown_columns: readonly string[] };
  /** other remarks about the file */
  notes?: readonly string[];
};

/** How many lines were created, updated, unchanged and failed, and what is to be said about the file. */
export function OutcomeCounts({ run, notes = [] }: OutcomeCountsProps) {
  const labels = OUTCOME_LABELS[run.dry_run ? 'dry' : 'real'];
  const unknown = run.unknown_columns;
  const remarks = unknown.length === 0 ? notes : [...notes, officeImportWords.unknownColumns(unknown.join(', '))];
  return (
    <>
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
      {run.read_as && <ReadAsNote readAs={run.read_as} />}
      {remarks.map((remark) => (
        <p key={remark} className="rounded-lg border border-amber-300 bg-amber-50 px-4 py-2.5 text-amber-950 text-sm">
          {remark}
        </p>
      ))}
    </>
  );
}
