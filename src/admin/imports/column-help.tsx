import { BYTE_ORDER_MARK, csvLines } from '@/domain/csv';
import { officeImportWords } from '@/words/en/catalogue/imports';
import { saveFile } from '../lib/save-file';
import { Button } from '../ui/button';

type ColumnHelpProps = {
  /** each with its cell in the template */
  columns: readonly { name: string; help: string; example: string }[];
  /** the file of the template */
  templateName: string;
};

/** The columns that a file may have, and a template with an example. */
export function ColumnHelp({ columns, templateName }: ColumnHelpProps) {
  return (
    <details className="rounded-xl border border-slate-200 bg-white">
      <summary className="cursor-pointer px-4 py-3 font-semibold text-slate-900 text-sm">
        {officeImportWords.help}
      </summary>
      <div className="grid gap-3 border-slate-200 border-t px-4 py-3">
        <p className="text-slate-700 text-sm">{officeImportWords.helpText}</p>
        <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[max-content_1fr]">
          {columns.map(({ name, help }) => (
            <div key={name} className="contents">
              <dt translate="no" className="font-mono text-slate-900">
                {name}
              </dt>
              <dd className="mb-1 text-slate-700">{help}</dd>
            </div>
          ))}
        </dl>
        <div>
          <Button size="sm" onClick={() => saveFile(templateFile(columns, templateName))}>
            {officeImportWords.template}
          </Button>
        </div>
      </div>
    </details>
  );
}

/** A table with its header and an example. */
function templateFile(columns: readonly { name: string; example: string }[], name: string) {
  const text = csvLines([columns.map((column) => column.name), columns.map(({ example }) => example)]);
  return { blob: new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' }), name };
}
