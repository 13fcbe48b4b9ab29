import type { ReactNode } from 'react';
import { uiWords } from '@/words/fr/ui';

/** 16 px text: below that, iOS zooms in on focus. */
export const INPUT_CLASS =
  'block min-h-12 w-full rounded-lg border border-slate-500 bg-white px-3 py-2.5 text-base text-slate-900 placeholder:text-slate-500 aria-invalid:border-red-700 aria-invalid:bg-red-50';

type Described = {
  name: string;
  isOptional?: boolean;
  /** what is expected; shown below the field until an error replaces it */
  hint?: string | undefined;
  error: string | undefined;
};

/** The attributes that link a control to its label and error. */
export function fieldAria({ name, isOptional, hint, error }: Described) {
  const shownHint = hint === undefined ? undefined : `${name}-hint`;
  return {
    id: name,
    'aria-required': !isOptional,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? shownHint : `${name}-error`,
  };
}

/** Label above, hint or error below. */
export function FieldFrame({
  name,
  label,
  isOptional,
  hint,
  error,
  children,
}: Described & { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <label htmlFor={name} className="mb-1.5 block font-medium text-slate-900 text-sm">
        {label}
        {isOptional ? (
          <span className="font-normal text-slate-600">{uiWords.optional}</span>
        ) : (
          <span aria-hidden className="text-red-700">
            {' '}
            *
          </span>
        )}
      </label>
      {children}
      {hint !== undefined && error === undefined && (
        <p id={`${name}-hint`} className="mt-1.5 text-slate-600 text-sm">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${name}-error`} className="mt-1.5 font-medium text-red-700 text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
