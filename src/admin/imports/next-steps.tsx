import { officeImportWords } from '@/words/en/catalogue/imports';
import { BusyButton, Button } from '../ui/button';
import type { ImportCounts } from './outcomes';

type NextStepsProps = {
  run: ImportCounts;
  /** the file of the try is still at hand */
  hasFile: boolean;
  isBusy: boolean;
  onImport: () => void;
  onAnother: () => void;
};

/** What can be done once an import or its dry run is over: import for real, or choose another file. */
export function NextSteps({ run, hasFile, isBusy, onImport, onAnother }: NextStepsProps) {
  const worksSomething = run.created + run.updated > 0;
  const leavesOut = run.dry_run && run.failed > 0 && worksSomething;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {run.dry_run && hasFile && worksSomething && (
          <BusyButton
            variant="primary"
            isBusy={isBusy}
            aria-describedby={leavesOut ? 'import-failing' : undefined}
            onClick={onImport}
          >
            {isBusy ? officeImportWords.sending : officeImportWords.importForReal}
          </BusyButton>
        )}
        <Button onClick={onAnother}>
          {run.dry_run ? officeImportWords.chooseOther : officeImportWords.importOther}
        </Button>
      </div>
      {leavesOut && (
        <p id="import-failing" className="text-amber-900 text-sm">
          {officeImportWords.wouldFail(run.failed)}
        </p>
      )}
      {run.dry_run && !hasFile && <p className="text-slate-600 text-sm">{officeImportWords.chooseAgain}</p>}
    </>
  );
}
