'use client';

import { FileSpreadsheet, type LucideIcon, X } from 'lucide-react';
import { cx } from '@/client/classes';
import type { Problem } from '@/domain/problem';
import { officeProblemWords } from '@/words/en/problems';
import { officeUiWords } from '@/words/en/ui';
import { sayProblem } from '@/words/say-problem';
import { useDrop } from '../lib/use-drop';
import { Button } from './button';

type FileDropProps = {
  id: string;
  label: string;
  /** as in `<input accept>` */
  accept: string;
  maxBytes: number;
  tooLarge: Problem;
  /** asks for a file, and says which are taken */
  prompt: string;
  hint: string;
  file: File | null;
  error: string | undefined;
  onFile: (file: File | null, error?: string) => void;
  Icon?: LucideIcon;
  /** one row among other fields, with a button that removes the file */
  isCompact?: boolean;
};

/** Takes a file, by default a table, chosen or dropped. */
export function FileDrop({ id, label, accept, prompt, hint, file, error, onFile, ...more }: FileDropProps) {
  const { Icon = FileSpreadsheet, isCompact, ...limit } = more;
  const take = (chosen: File) => {
    if (chosen.size > limit.maxBytes) onFile(null, sayProblem(limit.tooLarge, officeProblemWords));
    else onFile(chosen);
  };
  const { isOver, listeners } = useDrop(take);
  return (
    <div className="min-w-0">
      <div className="flex items-center gap-2">
        <label
          htmlFor={id}
          {...listeners}
          className={cx(
            'relative flex min-w-0 flex-1 cursor-pointer items-center border-2 border-dashed focus-within:outline-3 focus-within:outline-blue-700',
            isCompact
              ? 'min-h-16 gap-3 rounded-lg px-4 py-3'
              : 'min-h-32 flex-col justify-center gap-2 rounded-xl px-6 py-6 text-center',
            isOver ? 'border-blue-900 bg-blue-50' : 'border-slate-400 bg-slate-50 hover:border-blue-900',
            error && 'border-red-700',
          )}
        >
          <Icon aria-hidden className={cx('shrink-0 text-slate-500', isCompact ? 'size-6' : 'size-8')} />
          <span className={cx('min-w-0 max-w-full', isCompact ? 'text-sm' : 'grid gap-2')}>
            <span className="wrap-anywhere block font-semibold text-slate-900">{file?.name ?? prompt}</span>
            <span className={cx('block text-slate-600', isCompact ? 'text-xs' : 'text-sm')}>
              {file ? officeUiWords.chooseAnotherFile(Math.max(1, Math.round(file.size / 1024))) : hint}
            </span>
          </span>
          <input
            id={id}
            type="file"
            accept={accept}
            aria-label={label}
            aria-describedby={error ? `${id}-error` : undefined}
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
        {isCompact && file && (
          <Button variant="ghost" size="icon" aria-label={officeUiWords.removeFile} onClick={() => onFile(null)}>
            <X aria-hidden className="size-5" />
          </Button>
        )}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 font-medium text-red-700 text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
