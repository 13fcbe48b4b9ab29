'use client';

import type { ComponentProps } from 'react';
import { type FieldPath, useFormContext } from 'react-hook-form';
import { FieldFrame, fieldAria, INPUT_CLASS } from '@/storefront/ui/field-frame';
import type { CheckoutFields } from '../step-schemas';
import { useFieldError } from './use-field-error';

type TextFieldProps = Omit<ComponentProps<'input'>, 'name' | 'id' | 'className'> & {
  name: FieldPath<CheckoutFields>;
  label: string;
  isOptional?: boolean;
};

/** A labelled line of text; its error stands below it in words. */
export function TextField({ name, label, isOptional, ...input }: TextFieldProps) {
  const { register } = useFormContext<CheckoutFields>();
  const { error, recheck } = useFieldError(name);
  return (
    <FieldFrame name={name} label={label} isOptional={isOptional} error={error}>
      <input
        {...input}
        {...register(name, { onChange: recheck })}
        {...fieldAria({ name, isOptional, error })}
        className={INPUT_CLASS}
      />
    </FieldFrame>
  );
}
