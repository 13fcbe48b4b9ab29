'use client';

import { useFormContext, useFormState } from 'react-hook-form';
import { textProblem } from '@/domain/text-field';
import { problemWords } from '@/words/fr/problems';
import { sayProblem } from '@/words/say-problem';
import { type CheckoutFields, TEXT_FIELDS, type TextPath } from '../fields';

/**
 * A field's rules and error, and a check to run while typing: it removes the error as soon as the value is good. New errors
 * only appear with 'Suivant'.
 */
export function useTextField(name: TextPath) {
  const { control, getFieldState, trigger } = useFormContext<CheckoutFields>();
  const formState = useFormState({ control, name, exact: true });
  const validate = (text: string) => {
    const problem = textProblem(TEXT_FIELDS[name], text);
    return problem === null || sayProblem(problem, problemWords);
  };
  const recheck = () => {
    if (getFieldState(name).error) void trigger(name);
  };
  return { error: getFieldState(name, formState).error?.message, validate, recheck };
}
