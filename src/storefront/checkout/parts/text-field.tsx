'use client';

import type { ChangeEvent, ComponentProps } from 'react';
import { parts } from '@/client/parts';
import { FieldFrame, fieldAria, INPUT_CLASS } from '@/storefront/ui/field-frame';
import { checkoutWords } from '@/words/fr/orders/checkout';
import { type TextPath, textField } from '../fields';
import { useField } from '../form/use-checkout-form';

type TextFieldProps = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'placeholder'
> & {
  name: TextPath;
  label: string;
  /** several lines instead of one */
  isMultiline?: boolean;
};

/** A labelled text field with its error below it. */
export function TextField({ name, label, isMultiline = false, ...input }: TextFieldProps) {
  const { value, error, type } = useField(name);
  const { isOptional = false } = textField(name);
  const control = {
    ...input,
    name,
    value,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => type(target.value),
    ...fieldAria({ name, isOptional, error }),
    className: INPUT_CLASS,
  };
  return (
    <FieldFrame name={name} label={label} isOptional={isOptional} error={error}>
      {isMultiline ? <textarea rows={3} {...control} /> : <input {...control} />}
    </FieldFrame>
  );
}

/** Explains the asterisk of required fields. */
export function RequiredNote() {
  return (
    <p className="text-slate-600 text-sm">
      {parts(checkoutWords.requiredNote(<span className="text-red-700">*</span>))}
    </p>
  );
}
