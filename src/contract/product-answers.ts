/** The fields of a product as answers give them, by the table of fields. */
import { z } from 'zod';
import { describeField, type FieldKey, type FieldKind, type Place } from '@/domain/products/product-fields';
import { type AnswerValue, type PlainKeysIn, plainKeysIn } from '@/domain/products/product-values';
import { money, stockStatus } from './shared';

const SCHEMAS: Partial<Record<FieldKind, z.ZodType>> = {
  line: z.string(),
  lines: z.string(),
  amount: money,
  whole: z.number(),
  stockStatus,
  flag: z.boolean(),
  moment: z.string(),
  product: z.number(),
};

/** All fields of a place but rich text and relations, for `z.object`. */
export function answerFields<In extends Place>(place: In) {
  const schemas = plainKeysIn(place).map((key) => [key, schemaOf(key)]);
  // Each key has the schema of its kind, nullable if the field may be empty.
  return Object.fromEntries(schemas) as { [Key in PlainKeysIn<In>]: z.ZodType<AnswerValue<Key>> };
}

function schemaOf(key: FieldKey): z.ZodType {
  const { kind, empty } = describeField(key);
  const schema = SCHEMAS[kind] ?? z.unknown();
  return empty === null ? schema.nullable() : schema;
}
