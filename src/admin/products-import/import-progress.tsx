import type { ProductImport } from '@/contract/admin/product/product-imports';
import { officeImportWords } from '@/words/en/catalogue/imports';
import { LinesProgress } from '../imports/lines-progress';
import { OutcomeCounts } from '../imports/outcome-counts';
import { overText, runningText } from '../imports/outcomes';
import { isUnderWay } from './queries';

/** The progress of an import, and its results so far. */
export function ImportProgress({ run }: { run: ProductImport }) {
  return (
    <div className="grid gap-3">
      <LinesProgress headline={headline(run)} done={run.done} total={run.total} />
      <OutcomeCounts run={run} notes={run.notes} />
    </div>
  );
}

function headline(run: ProductImport): string {
  if (isUnderWay(run)) return runningText({ isTry: run.dry_run });
  if (run.status !== 'cancelled') return overText(run);
  return run.dry_run ? officeImportWords.state.tryCancelled : officeImportWords.state.cancelled;
}
