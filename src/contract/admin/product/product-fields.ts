/** The fields of a product as a form, JSON or an import sends them. */
import { z } from 'zod';
import { asIssue } from '@/domain/problem';
import type { StockStatus } from '@/domain/products/availability';
import { PICTURE_TYPE } from '@/domain/products/image-rules';
import { type FieldKey, type KeysIn, type KindOf, keysIn, type RequiredKeys } from '@/domain/products/product-fields';
import { IMAGE_SLOTS, imageUrlProblem, MAX_ADDRESS } from '@/domain/products/product-rules';
import { isBlank } from '@/domain/text';
import { type DocumentRow, fieldSchema, newFieldSchema, ruled, text } from './product-field-schema';

type Sent = {
  line: string | null;
  lines: string | null;
  richText: string | null;
  amount: number | null;
  whole: number | null;
  stockStatus: StockStatus | undefined;
  flag: boolean | undefined;
  moment: string | undefined;
  relations: number[];
  product: number | null;
  documents: DocumentRow[];
};
type FormKey = KeysIn<'form'>;
type SentValue<Key extends FieldKey> =
  Key extends RequiredKeys<'form'> ? NonNullable<Sent[KindOf<Key>]> : Sent[KindOf<Key>];

/** A new picture, or the address of the slot's saved picture. A form without a chosen file sends an empty one. */
const image = z.preprocess(
  (value) => (isBlank(value) || (value instanceof File && value.size === 0 && value.name === '') ? undefined : value),
  z.union([z.file(), z.string().max(MAX_ADDRESS)], asIssue(PICTURE_TYPE)).optional(),
);

/** Empty: the slot is cleared. */
const imageUrl = ruled(
  text(asIssue({ code: 'imageAddress' }), MAX_ADDRESS)
    .nullable()
    .transform((value) => value?.trim() ?? ''),
  imageUrlProblem,
).optional();

type Position = (typeof IMAGE_SLOTS)[number];

// The keys are spelt by the slots, which the compiler does not follow.
const imageFields = Object.fromEntries(
  IMAGE_SLOTS.flatMap((position) => [
    [`image_${position}`, image],
    [`image_${position}_url`, imageUrl],
  ]),
) as Record<`image_${Position}`, typeof image> & Record<`image_${Position}_url`, typeof imageUrl>;

// Each key has the schema of its kind.
const fieldSchemas = Object.fromEntries(keysIn('form').map((key) => [key, fieldSchema(key)])) as {
  [Key in FormKey]: z.ZodType<SentValue<Key>>;
};

// The same keys. An absent field stays as it is; a new product gets its default.
const optionalFields = Object.fromEntries(
  Object.entries(fieldSchemas).map(([key, schema]) => [key, schema.optional()]),
) as { [Key in FormKey]: z.ZodOptional<z.ZodType<SentValue<Key>>> };

export const changedFields = z.object({ ...optionalFields, ...imageFields });

const { title, price } = fieldSchemas;
// The schema of its kind, as above.
const category_ids = newFieldSchema('category_ids') as (typeof fieldSchemas)['category_ids'];
const requiredFields = { title, price, category_ids } satisfies Record<RequiredKeys<'form'>, z.ZodType>;

export const newProduct = changedFields.extend(requiredFields);

/** The fields of a product that a form sends. An absent field does not change. */
export type ProductFields = z.output<typeof changedFields>;

const POSITION_MESSAGE = asIssue({ code: 'slotUnknown', values: { max: IMAGE_SLOTS.length } });

export const position = z
  .union([z.number(), z.string()], POSITION_MESSAGE)
  .transform((value) => IMAGE_SLOTS.find((position) => String(position) === String(value).trim()))
  .refine((position) => position !== undefined, POSITION_MESSAGE)
  // The refinement above excludes undefined.
  .transform((position) => position as Position);
