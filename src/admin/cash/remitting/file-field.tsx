'use client';

import { FileSpreadsheet, X } from 'lucide-react';
import { cx } from '@/client/classes';
import { MAX_COURIER_FILE_MEGABYTES } from '@/domain/parcels/courier';
import { officeCashScreenWords } from '@/words/en/cash-screens';
import { officeProblemWords } from '@/words/en/problems';
import { sayProblem } from '@/words/say-problem';
import { useDrop } from '../../lib/use-drop';
import { Button } from '../../ui/button';

const words = officeCashScreenWords.remitting;

type FileFieldProps = {
  file: File | null;
  error: string | undefined;
  onFile: (file: File | null, error?: string) => void;
};

/** Takes the courier's file, chosen or dropped. */
export function FileField({ file, error, onFile }: FileFieldProps) {
  const take = (chosen: File) => {
    if (chosen.size <= MAX_COURIER_FILE_MEGABYTES * 1_000_000) return onFile(chosen);
    const values = { megabytes: MAX_COURIER_FILE_MEGABYTES };
    onFile(null, sayProblem({ code: 'courierFileTooLarge', values }, officeProblemWords));
  };
  const { isOver, listeners } = useDrop(take);
  return (
    <div className="min-w-0">
      <div className="flex items-center gap-2">
        <label
          htmlFor="remitting-file"
          {...listeners}
          className={cx(
            'relative flex min-h-16 min-w-0 flex-1 cursor-pointer items-center gap-3 rounded-lg border-2 border-dashed px-4 py-3 focus-within:outline-3 focus-within:outline-blue-700',
            isOver ? 'border-blue-900 bg-blue-50' : 'border-slate-400 bg-slate-50 hover:border-blue-900',
            error && 'border-red-700',
          )}
        >
          <FileSpreadsheet aria-hidden className="size-6 shrink-0 text-slate-500" />
          <span className="min-w-0">
            <span className="wrap-anywhere block font-semibold text-slate-900 text-sm">{file?.name ?? words.drop}</span>
            <span className="block text-slate-600 text-xs">
              {file
                ? words.chooseAnother(Math.max(1, Math.round(file.size / 1024)))
                : words.limits(MAX_COURIER_FILE_MEGABYTES)}
            </span>
          </span>
          <input
            id="remitting-file"
            type="file"
            accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain"
            aria-label={words.file}
            aria-describedby={error ? 'remitting-file-error' : undefined}
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
        {file && (
          <Button variant="ghost" size="icon" aria-label={words.removeFile} onClick={() => onFile(null)}>
            <X aria-hidden className="size-5" />
          </Button>
        )}
      </div>
      {error && (
        <p id="remitting-file-error" role="alert" className="mt-1.5 font-medium text-red-700 text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
