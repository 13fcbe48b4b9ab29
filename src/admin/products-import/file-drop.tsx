'use client';

import { FileSpreadsheet } from 'lucide-react';
import { cx } from '@/client/classes';
import { IMPORT_TOO_LARGE, MAX_IMPORT_BYTES } from '@/domain/import/columns';
import { officeImportWords } from '@/words/en/imports';
import { officeProblemWords } from '@/words/en/problems';
import { sayProblem } from '@/words/say-problem';
import { useDrop } from '../lib/use-drop';

type FileDropProps = {
  file: File | null;
  error: string | undefined;
  onFile: (file: File | null, error?: string) => void;
};

/** Takes a CSV file, chosen or dropped. */
export function FileDrop({ file, error, onFile }: FileDropProps) {
  const take = (chosen: File) => {
    if (chosen.size > MAX_IMPORT_BYTES) onFile(null, sayProblem(IMPORT_TOO_LARGE, officeProblemWords));
    else onFile(chosen);
  };
  const { isOver, listeners } = useDrop(take);
  return (
    <div>
      <label
        htmlFor="import-file"
        {...listeners}
        className={cx(
          'relative flex min-h-32 cursor-pointer flex-col items-center justify-center gap-2 rounded-xl border-2 border-dashed px-6 py-6 text-center focus-within:outline-3 focus-within:outline-blue-700',
          isOver ? 'border-blue-900 bg-blue-50' : 'border-slate-400 bg-slate-50 hover:border-blue-900',
          error && 'border-red-700',
        )}
      >
        <FileSpreadsheet aria-hidden className="size-8 text-slate-500" />
        <span className="max-w-full break-words font-semibold text-slate-900">
          {file ? file.name : officeImportWords.drop}
        </span>
        <span className="text-slate-600 text-sm">
          {file ? officeImportWords.chooseAnother(Math.max(1, Math.round(file.size / 1024))) : officeImportWords.limits}
        </span>
        <input
          id="import-file"
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          aria-label={officeImportWords.file}
          aria-describedby={error ? 'import-file-error' : undefined}
          aria-invalid={Boolean(error)}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            if (chosen) take(chosen);
            // The same file, edited meanwhile, may be chosen again.
            event.target.value = '';
          }}
        />
      </label>
      {error && (
        <p id="import-file-error" role="alert" className="mt-1.5 font-medium text-red-700 text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
