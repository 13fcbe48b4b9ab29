'use client';

import type { UseFormReturn } from 'react-hook-form';
import { describeField, type KeysIn } from '@/domain/products/product-fields';
import { officeProductFieldWords } from '@/words/en/catalogue/product-fields';
import { officeProductFormWords } from '@/words/en/catalogue/product-form';
import { useField } from '../../lib/form';
import { NumberField, TextField } from '../../ui/text-field';
import type { FormKey, ProductDraft } from './draft';

/** Kinds that one input holds. */
export const SIMPLE_KINDS = ['line', 'amount', 'whole', 'moment'] as const;
export type SimpleKey = KeysIn<'form', (typeof SIMPLE_KINDS)[number]>;
type Words = Partial<Record<FormKey, string>>;

/** A field that one input holds: what it is called, what helps, what is wrong with it. */
export function ProductField({ fields, name }: { fields: UseFormReturn<ProductDraft>; name: SimpleKey }) {
  const bound = useField(fields, name);
  const { kind, maxLength } = describeField(name);
  const [required, hints, units]: Words[] = [
    officeProductFormWords.required,
    officeProductFieldWords.hints,
    officeProductFieldWords.units,
  ];
  const unit = units?.[name];
  const input = {
    id: `product-${name.replaceAll('_', '-')}`,
    label: required?.[name] ?? officeProductFieldWords.labels[name],
    hint: hints?.[name],
    ...bound,
  };
  if (kind === 'moment') return <TextField {...input} type="date" />;
  if (kind === 'line') return <TextField {...input} autoComplete="off" maxLength={maxLength} />;
  return <NumberField {...input} {...(unit && { unit })} inputMode={kind === 'whole' ? 'numeric' : 'decimal'} />;
}
