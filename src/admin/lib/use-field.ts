'use client';

import { type FieldPath, type FieldValues, type UseFormReturn, useController } from 'react-hook-form';

/** A field's value and error. The error goes once the field is edited. */
export function useField<Values extends FieldValues, Name extends FieldPath<Values>>(
  { control, clearErrors }: Pick<UseFormReturn<Values>, 'control' | 'clearErrors'>,
  name: Name,
) {
  const { field, fieldState } = useController<Values, Name>({ control, name });
  const onChange: typeof field.onChange = (change) => {
    clearErrors(name);
    field.onChange(change);
  };
  return { value: field.value, error: fieldState.error?.message, onChange };
}
