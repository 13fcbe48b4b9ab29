'use client';

import type { ComponentProps } from 'react';
import { type FieldPath, useFormContext } from 'react-hook-form';
import { FieldFrame, fieldAria, INPUT_CLASS } from '@/storefront/ui/field-frame';
import type { CheckoutFields } from '../step-schemas';
import { useFieldError } from './use-field-error';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'name' | 'id' | 'className'> & {
  name: FieldPath<CheckoutFields>;
  label: string;
  isOptional?: boolean;
};

/** Some lines of free text. */
export function TextArea({ name, label, isOptional, ...area }: TextAreaProps) {
  const { register } = useFormContext<CheckoutFields>();
  const { error, recheck } = useFieldError(name);
  return (
    <FieldFrame name={name} label={label} isOptional={isOptional} error={error}>
      <textarea
        rows={3}
        {...area}
        {...register(name, { onChange: recheck })}
        {...fieldAria({ name, isOptional, error })}
        className={INPUT_CLASS}
      />
    </FieldFrame>
  );
}
