import { isRecord } from '@/domain/json';
import type { CheckoutFields, FieldName, FieldValue } from '../fields';

/** The value of a field as it is typed or chosen. */
export function fieldValue<Name extends FieldName>(fields: CheckoutFields, name: Name): FieldValue<Name>;
export function fieldValue(fields: CheckoutFields, name: FieldName): unknown {
  return name.split('.').reduce<unknown>((part, key) => (isRecord(part) ? part[key] : undefined), fields);
}

/** The fields with one value changed. */
export function withValue<Name extends FieldName>(
  fields: CheckoutFields,
  name: Name,
  value: FieldValue<Name>,
): CheckoutFields {
  const [group = name, key] = name.split('.');
  if (key !== undefined && (group === 'customer' || group === 'shipping')) {
    return { ...fields, [group]: { ...fields[group], [key]: value } };
  }
  return { ...fields, [name]: value };
}
