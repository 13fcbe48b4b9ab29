import { officeImportWords } from '@/words/en/catalogue/imports';
import { ScrollBox } from '../ui/scroll-box';
import { OUTCOME_CLASSES, OUTCOME_LABELS, type Outcome } from './outcomes';

type Line = { line: number; outcome: Outcome; messages: readonly string[] };
/** What a line is about. */
type Subject<L> = { heading: string; className: string; textOf: (line: L) => string };

type ReportTableProps<L> = { lines: readonly L[]; isDryRun: boolean; subjects?: readonly Subject<L>[] };

/** The report of each line. */
export function ReportTable<L extends Line>({ lines, isDryRun, subjects = [] }: ReportTableProps<L>) {
  const labels = OUTCOME_LABELS[isDryRun ? 'dry' : 'real'];
  return (
    <ScrollBox label={officeImportWords.report} className="rounded-xl">
      <table className={`w-full text-start text-sm ${subjects.length > 0 ? 'min-w-xl' : ''}`}>
        <caption className="sr-only">{officeImportWords.report}</caption>
        <thead className="bg-slate-50 text-slate-700">
          <tr className="[&>th]:px-3 [&>th]:py-2 [&>th]:text-start [&>th]:font-semibold">
            <th scope="col">{officeImportWords.columns.line}</th>
            {subjects.map(({ heading }) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
            <th scope="col">{officeImportWords.columns.outcome}</th>
            <th scope="col">{officeImportWords.columns.messages}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-slate-200">
          {lines.map((line) => (
            <tr key={line.line} className="align-top [&>td]:px-3 [&>td]:py-2">
              <td className="tabular-nums">{line.line}</td>
              {subjects.map(({ heading, className, textOf }) => (
                <td key={heading} className={className}>
                  {textOf(line)}
                </td>
              ))}
              <td>
                <span
                  className={`whitespace-nowrap rounded-full px-2 py-0.5 font-semibold text-xs ${OUTCOME_CLASSES[line.outcome]}`}
                >
                  {labels[line.outcome]}
                </span>
              </td>
              <td className="max-w-md break-words text-slate-700">
                {line.messages.map((message) => (
                  <p key={message}>{message}</p>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
