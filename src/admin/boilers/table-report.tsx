import type { ReactNode } from 'react';
import type { BoilerImportAnswer } from '@/contract/admin/boiler-tables';
import { officeBoilerTableWords } from '@/words/en/catalogue/boiler-tables';
import { officeImportWords } from '@/words/en/catalogue/imports';
import { OutcomeCounts } from '../imports/outcome-counts';
import { overText } from '../imports/outcomes';
import { ReportTable } from '../imports/report-table';

const words = officeBoilerTableWords;

/** What an import has done, or its dry run would do: how many lines, and those that failed. */
export function TableReport({
  answer,
  fileName,
  children,
}: {
  answer: BoilerImportAnswer;
  fileName: string;
  /** what can be done next */
  children: ReactNode;
}) {
  const { dry_run: isTry, failed, lines } = answer;
  return (
    <div className="grid gap-5">
      <p className="break-words text-slate-700 text-sm">
        <span className="font-semibold text-slate-900">{fileName}</span>
        {isTry ? officeImportWords.isTry : ''}
      </p>
      <p role="status" className="text-slate-900 text-sm">
        {overText(answer)}
      </p>
      <OutcomeCounts run={answer} />
      {children}
      {lines.length > 0 && <ReportTable lines={lines} isDryRun={isTry} />}
      {failed > lines.length && <p className="text-slate-600 text-sm">{words.moreFailed(failed - lines.length)}</p>}
    </div>
  );
}
