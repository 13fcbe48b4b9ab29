import type { ComponentProps } from 'react';
import { FieldFrame, fieldAria, INPUT_CLASS } from './field-frame';

type LineFieldProps = Omit<ComponentProps<'input'>, 'className' | 'name' | 'id' | `aria-${string}`> & {
  /** for the whole page, which may have two forms with fields of the same name */
  id: string;
  name: string;
  label: string;
  /** what is expected; shown below the field until an error replaces it */
  hint?: string;
  error: string | undefined;
};

/** A required line of text. */
export function LineField({ id, label, hint, error, ...input }: LineFieldProps) {
  const aria = fieldAria({ name: id, error });
  const hasHint = hint !== undefined && error === undefined;
  return (
    <div className="min-w-0">
      <FieldFrame name={id} label={label} error={error}>
        <input
          {...input}
          {...aria}
          aria-describedby={hasHint ? `${id}-hint` : aria['aria-describedby']}
          required
          className={INPUT_CLASS}
        />
      </FieldFrame>
      {hasHint && (
        <p id={`${id}-hint`} className="mt-1.5 text-slate-600 text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
