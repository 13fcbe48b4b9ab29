import type { ProductImportLine } from '@/contract/admin/product-imports';
import { officeImportWords } from '@/words/en/imports';
import { OUTCOME_CLASSES, OUTCOME_LABELS } from './labels';

/** The report of each line. */
export function ReportTable({ lines, isDryRun }: { lines: readonly ProductImportLine[]; isDryRun: boolean }) {
  const labels = OUTCOME_LABELS[isDryRun ? 'dry' : 'real'];
  return (
    <div className="overflow-x-auto rounded-xl border border-slate-200">
      <table className="w-full min-w-xl text-start text-sm">
        <caption className="sr-only">{officeImportWords.report}</caption>
        <thead className="bg-slate-50 text-slate-700">
          <tr className="[&>th]:px-3 [&>th]:py-2 [&>th]:font-semibold">
            <th scope="col">{officeImportWords.columns.line}</th>
            <th scope="col">{officeImportWords.columns.reference}</th>
            <th scope="col">{officeImportWords.columns.title}</th>
            <th scope="col">{officeImportWords.columns.outcome}</th>
            <th scope="col">{officeImportWords.columns.messages}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-slate-200">
          {lines.map(({ line, reference, title, outcome, messages }) => (
            <tr key={line} className="align-top [&>td]:px-3 [&>td]:py-2">
              <td className="tabular-nums">{line}</td>
              <td className="max-w-40 break-words font-mono text-xs leading-5">{reference}</td>
              <td className="max-w-56 break-words">{title}</td>
              <td>
                <span
                  className={`whitespace-nowrap rounded-full px-2 py-0.5 font-semibold text-xs ${OUTCOME_CLASSES[outcome]}`}
                >
                  {labels[outcome]}
                </span>
              </td>
              <td className="max-w-md break-words text-slate-700">
                {messages.map((message) => (
                  <p key={message}>{message}</p>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
