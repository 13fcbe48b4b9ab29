/** Fields of the products collection, from the table in src/domain/products/product-fields.ts. */
import type { Field } from 'payload';
import { number, text, textarea } from 'payload/shared';
import type { Problem } from '@/domain/problem';
import { describeField, type FieldKey, isRequiredIn, type KeysIn, keysIn } from '@/domain/products/product-fields';
import { officeProductFieldWords } from '@/words/en/catalogue/product-fields';
import { rule, typedNumber } from './rule';

const SIMPLE_KINDS = ['line', 'lines', 'amount', 'whole'] as const;
type SimpleKey = KeysIn<'form', (typeof SIMPLE_KINDS)[number]>;

type Admin = { width?: string; position?: 'sidebar'; disableBulkEdit?: boolean; readOnly?: boolean };

/** The properties of any field of the table in the collection. Its kind adds `type` and `validate`. */
export function fieldBase(key: FieldKey, admin: Admin = {}) {
  const labels: Partial<Record<FieldKey, string>> = officeProductFieldWords.cmsLabels;
  const hints: Partial<Record<FieldKey, string>> = officeProductFieldWords.cmsHints;
  const [label, description] = [labels[key], hints[key]];
  return {
    name: describeField(key).name,
    required: isRequiredIn('database', key),
    ...(label && { label }),
    admin: { ...admin, ...(description && { description }) },
  };
}

/** A field of text or a number. */
export function simpleField(key: SimpleKey, admin?: Admin): Field {
  const base = fieldBase(key, admin);
  const { kind, maxLength, rule: problem } = describeField(key);
  // The rule expects a value of the field's kind, which Payload's own check ensures.
  const validate = (builtIn: unknown) =>
    problem && { validate: rule(problem as (value: unknown) => Problem | null, builtIn) };
  // Payload counts UTF-16 units; the rule of several lines counts characters.
  if (kind === 'lines') return { ...base, type: 'textarea', ...validate(textarea) };
  if (kind === 'line') return { ...base, type: 'text', ...(maxLength && { maxLength }), ...validate(text) };
  return { ...base, type: 'number', ...validate(number), admin: { ...base.admin, components: typedNumber } };
}

/** The simple fields without a place in the layout. @param placed keys of the placed fields */
export function otherFields<Placed extends SimpleKey>(placed: readonly Placed[]): Field[] {
  const others = keysIn('form', SIMPLE_KINDS).filter((key) => !placed.some((other) => other === key));
  return others.map((key) => simpleField(key));
}
