'use client';

import { type FieldPath, useFormContext, useFormState } from 'react-hook-form';
import type { CheckoutFields } from '../step-schemas';

/**
 * A field's error, and a check for while it is typed in: an error that stands is taken back as soon as it is mended, a
 * new one only appears with 'Suivant'.
 */
export function useFieldError(name: FieldPath<CheckoutFields>) {
  const { control, getFieldState, trigger } = useFormContext<CheckoutFields>();
  const formState = useFormState({ control, name, exact: true });
  const error = getFieldState(name, formState).error?.message;
  const recheck = () => {
    if (getFieldState(name).error) void trigger(name);
  };
  return { error, recheck };
}
