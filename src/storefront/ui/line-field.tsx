import type { ComponentProps } from 'react';
import { FieldFrame, fieldAria, INPUT_CLASS } from './field-frame';

type LineFieldProps = Omit<ComponentProps<'input'>, 'className' | 'name' | 'id' | `aria-${string}`> & {
  /** unique on the page, which may have two forms with fields of the same name */
  id: string;
  name: string;
  label: string;
  /** what is expected; shown below the field until an error replaces it */
  hint?: string;
  isOptional?: boolean;
  error: string | undefined;
};

/** A line of text. */
export function LineField({ id, label, hint, isOptional = false, error, ...input }: LineFieldProps) {
  return (
    <FieldFrame name={id} label={label} hint={hint} isOptional={isOptional} error={error}>
      <input
        {...input}
        {...fieldAria({ name: id, hint, isOptional, error })}
        required={!isOptional}
        className={INPUT_CLASS}
      />
    </FieldFrame>
  );
}
