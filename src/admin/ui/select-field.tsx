import type { ComponentProps } from 'react';
import { FieldFrame, fieldAria, INPUT_CLASS } from './text-field';

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
