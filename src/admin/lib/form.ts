'use client';

import {
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type ResolverResult,
  set,
  type UseControllerProps,
  type UseFormProps,
  type UseFormReturn,
  useController,
} from 'react-hook-form';
import type { Problem } from '@/domain/problem';
import { officeProblemWords } from '@/words/en/problems';
import { sayProblem } from '@/words/say-problem';

/** How the forms of the back office behave: an error goes once its field is edited, and comes back when the form is sent. */
export const FORM_OPTIONS = { reValidateMode: 'onSubmit', shouldFocusError: false } as const satisfies UseFormProps;

/** A field's value and error. The error goes once the field is edited. */
export function useField<Values extends FieldValues, Draft, Name extends FieldPath<Values>>(
  { control, clearErrors }: Pick<UseFormReturn<Values, unknown, Draft>, 'control' | 'clearErrors'>,
  name: Name,
  rules: UseControllerProps<Values, Name>['rules'] = {},
) {
  const { field, fieldState } = useController<Values, Name, Draft>({ control, name, rules });
  const onChange: typeof field.onChange = (change) => {
    clearErrors(name);
    field.onChange(change);
  };
  return { value: field.value, error: fieldState.error?.message, onChange };
}

/** What is wrong with the fields, by path; null for a field that is right. */
type Problems<Values extends FieldValues> = readonly (readonly [FieldPath<Values>, Problem | null])[];

/** What a resolver answers: the draft if no field has a problem, else the problems as errors. */
export function resolved<Values extends FieldValues, Draft = Values>(
  problems: Problems<Values>,
  draft: Draft,
): ResolverResult<Values, Draft> {
  const errors: FieldErrors<Values> = {};
  for (const [path, problem] of problems) {
    if (problem !== null) set(errors, path, { type: 'rule', message: sayProblem(problem, officeProblemWords) });
  }
  return Object.keys(errors).length === 0 ? { values: draft, errors: {} } : { values: {}, errors };
}
