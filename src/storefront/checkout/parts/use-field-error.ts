'use client';

import { type FieldPath, useFormContext, useFormState } from 'react-hook-form';
import { problemWords } from '@/words/fr/problems';
import { sayIssue } from '@/words/say-problem';
import type { CheckoutFields } from '../step-schemas';

/**
 * A field's error, and a check to run while typing: it removes the error as soon as the value is good. New errors only
 * appear with 'Suivant'.
 */
export function useFieldError(name: FieldPath<CheckoutFields>) {
  const { control, getFieldState, trigger } = useFormContext<CheckoutFields>();
  const formState = useFormState({ control, name, exact: true });
  const issue = getFieldState(name, formState).error?.message;
  const error = issue === undefined ? undefined : sayIssue(issue, problemWords);
  const recheck = () => {
    if (getFieldState(name).error) void trigger(name);
  };
  return { error, recheck };
}
