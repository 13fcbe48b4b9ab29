import type { ComponentProps, ReactNode } from 'react';

export const INPUT_CLASS =
  'block min-h-11 w-full rounded-lg border border-slate-500 bg-white px-3 py-2 text-sm text-slate-900 placeholder:text-slate-500 aria-invalid:border-red-700 aria-invalid:bg-red-50';

type FrameProps = {
  id: string;
  /** with its ' *' if it has one */
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
};

/** Label above, hint and error below. */
export function FieldFrame({ id, label, hint, error, children }: FrameProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block font-medium text-slate-900 text-sm">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-slate-600 text-xs">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 font-medium text-red-700 text-sm">
          {error}
        </p>
      )}
    </div>
  );
}

/** What ties a control to its hint and error. */
export function fieldAria({ id, hint, error }: Pick<FrameProps, 'id' | 'hint' | 'error'>) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, 'aria-invalid': Boolean(error), ...(described ? { 'aria-describedby': described } : {}) };
}

type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'id'> & Omit<FrameProps, 'children'>;

export function TextField({ id, label, hint, error, ...input }: TextFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input {...input} {...fieldAria({ id, hint, error })} className={INPUT_CLASS} />
    </FieldFrame>
  );
}
