import { PRODUCT_COLUMNS } from '@/domain/import/columns';
import { officeImportWords } from '@/words/en/imports';
import { officeProductFieldWords } from '@/words/en/product-fields';
import { saveFile } from '../lib/save-file';
import { Button } from '../ui/button';
import { templateFile } from './template';

/** The columns that the file may have. */
export function ColumnHelp() {
  return (
    <details className="rounded-xl border border-slate-200 bg-white">
      <summary className="cursor-pointer px-4 py-3 font-semibold text-slate-900 text-sm">
        {officeImportWords.help}
      </summary>
      <div className="grid gap-3 border-slate-200 border-t px-4 py-3">
        <p className="text-slate-700 text-sm">{officeImportWords.helpText}</p>
        <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[max-content_1fr]">
          {PRODUCT_COLUMNS.map((column) => (
            <div key={column} className="contents">
              <dt translate="no" className="font-mono text-slate-900">
                {column}
              </dt>
              <dd className="mb-1 text-slate-700">{officeProductFieldWords.columns[column]}</dd>
            </div>
          ))}
        </dl>
        <div>
          <Button size="sm" onClick={() => saveFile(templateFile())}>
            {officeImportWords.template}
          </Button>
        </div>
      </div>
    </details>
  );
}
