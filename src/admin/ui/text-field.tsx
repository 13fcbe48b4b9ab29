import type { ComponentProps, ReactNode } from 'react';
import { understoodAmount } from '@/domain/typed-number';
import { officeUiWords } from '@/words/en/ui';

export const INPUT_CLASS =
  'block min-h-11 w-full rounded-lg border border-slate-500 bg-white px-3 py-2 text-sm text-slate-900 placeholder:text-slate-500 aria-invalid:border-red-700 aria-invalid:bg-red-50';

type FrameProps = {
  id: string;
  /** with ' *' if the field is required */
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

/** The attributes that tie a control to its hint and error. */
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

type SelectFieldProps = Omit<ComponentProps<'select'>, 'className' | 'id'> &
  Omit<ComponentProps<typeof FieldFrame>, 'children'>;

export function SelectField({ id, label, hint, error, children, ...select }: SelectFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <select {...select} {...fieldAria({ id, hint, error })} className={INPUT_CLASS}>
        {children}
      </select>
    </FieldFrame>
  );
}

type NumberFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'value'> & {
  value: string;
  /** shown after the amount that was read: 'DZD' */
  unit?: string;
};

/**
 * A number that is typed as text and read by src/domain/read-number.ts. An input of type number drops a comma in an English
 * browser: '12500,50' becomes 1250050. If the text is not plain digits, the hint shows how it is read.
 */
export function NumberField({ unit, hint, ...field }: NumberFieldProps) {
  const understood = understoodAmount(field.value);
  const reading = understood === null ? null : [officeUiWords.readAs(understood), unit].filter(Boolean).join(' ');
  return <TextField inputMode="decimal" autoComplete="off" {...field} type="text" hint={reading ?? hint} />;
}
