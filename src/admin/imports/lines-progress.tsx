import { officeImportWords } from '@/words/en/catalogue/imports';
import { ProgressBar } from '../ui/progress-bar';

type LinesProgressProps = { headline: string; done: number; total: number };

/** How many lines of a file the server has been through. */
export function LinesProgress({ headline, done, total }: LinesProgressProps) {
  const percent = total === 0 ? 100 : Math.floor((done / total) * 100);
  return (
    <div>
      <p className="mb-1.5 flex flex-wrap justify-between gap-x-4 text-slate-700 text-sm">
        <span role="status">{headline}</span>
        <span className="tabular-nums">{officeImportWords.lines(done, total)}</span>
      </p>
      <ProgressBar label={officeImportWords.progress} percent={percent} />
    </div>
  );
}
