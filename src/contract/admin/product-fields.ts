/** The fields of a product as a form, JSON or an import sends them: by kind, each with its field's rule. */
import { z } from 'zod';
import type { StockStatus } from '@/domain/availability';
import { IMAGE_TYPE_MESSAGE } from '@/domain/image-rules';
import { asIssue, type Problem } from '@/domain/problem';
import {
  describeField,
  type FieldKey,
  type FieldKind,
  formProblem,
  isRequiredIn,
  type KeysIn,
  type KindOf,
  keysIn,
  type RequiredKeys,
} from '@/domain/product-fields';
import { IMAGE_SLOTS, imageUrlProblem, MAX_ADDRESS } from '@/domain/product-rules';
import { CHARACTER_MESSAGE, isBlank } from '@/domain/text';
import { MAX_ID, stockStatus } from '../shared';
import { amount, blankIsAbsent, flag } from './shared';

/** Characters that a request may hold, before the field's own rule is asked. */
const MAX_LINES = 10_000;
const MAX_DESCRIPTION = 100_000;

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
};
type FormKey = KeysIn<'form'>;
type SentValue<Key extends FieldKey> =
  Key extends RequiredKeys<'form'> ? NonNullable<Sent[KindOf<Key>]> : Sent[KindOf<Key>];

/** A text that PostgreSQL can hold. */
function text(message: string, maxLength: number) {
  return z
    .string(message)
    .max(maxLength, `Must be at most ${maxLength} characters`)
    .refine((value) => value.isWellFormed() && !value.includes('\u0000'), CHARACTER_MESSAGE);
}

function ruled<Schema extends z.ZodType>(schema: Schema, problem: (value: z.output<Schema>) => Problem | null) {
  return schema.superRefine((value, context) => {
    const found = problem(value);
    if (found !== null) context.addIssue({ code: 'custom', message: asIssue(found) });
  });
}

const id = z
  .union([z.number(), z.string()])
  .transform((value) => (/^\s*\d{1,10}\s*$/.test(String(value)) ? Number(value) : Number.NaN))
  .refine((value) => Number.isSafeInteger(value) && value >= 1 && value <= MAX_ID);

/** Ids, however often the field came; left empty: none. */
function ids(name: string) {
  const asList = (value: unknown) => [value].flat().filter((entry) => !isBlank(entry));
  return z.preprocess(asList, z.array(z.unknown()).max(500, `${name}: too many`)).transform((entries, context) => {
    const parsed = z.array(id).safeParse(entries);
    if (parsed.success) return [...new Set(parsed.data)];
    context.addIssue({ code: 'custom', message: `${name} must be ids` });
    return z.NEVER;
  });
}

const DATE_MESSAGE = 'Date must be a date such as 2026-11-22';
/** A day, or a moment with its time zone. */
const date = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], DATE_MESSAGE)
  .refine((value) => /^[12]/.test(value) && !Number.isNaN(Date.parse(value)), DATE_MESSAGE)
  .transform((value) => new Date(value).toISOString());

/** A new picture, or the address of the picture that stands there already. A form sends an empty file where none was chosen. */
const image = z.preprocess(
  (value) => (isBlank(value) || (value instanceof File && value.size === 0 && value.name === '') ? undefined : value),
  z.union([z.file(), z.string().max(MAX_ADDRESS)], IMAGE_TYPE_MESSAGE).optional(),
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

/** 'Short description', at the beginning of a message. */
function nameOf(key: FieldKey): string {
  const name = key.replaceAll('_', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const SCHEMAS: Record<FieldKind, (key: FieldKey) => z.ZodType> = {
  line: (key) => orNull(key, text(typeMessage(key, 'must be a text'), describeField(key).maxLength ?? MAX_LINES)),
  lines: (key) => orNull(key, text(typeMessage(key, 'must be a text'), MAX_LINES)),
  richText: (key) => text(typeMessage(key, 'must be a text'), MAX_DESCRIPTION).nullable(),
  amount: (key) => amount(typeMessage(key, 'must be a number')),
  // The rule of a whole number says the same of a text as of a fraction.
  whole: (key) => amount(ruleMessage(key, Number.NaN) ?? typeMessage(key, 'must be a number')),
  stockStatus: () => blankIsAbsent(z.enum(stockStatus.options, 'Stock status must be instock or outofstock')),
  flag: () => blankIsAbsent(flag),
  moment: () => blankIsAbsent(date),
  relations: (key) => ids(key),
};

/** A rich text is sent as plain text or HTML, which the server reads before it asks the rule; a day that is blank is absent. */
const RULED_ELSEWHERE: readonly FieldKind[] = ['richText', 'moment'];

function orNull(key: FieldKey, schema: z.ZodType): z.ZodType {
  return isRequiredIn('form', key) ? schema : schema.nullable();
}

/** @returns the rule's message for a missing value, if the field needs one */
function typeMessage(key: FieldKey, rest: string): string {
  const isText = describeField(key).kind === 'line';
  return (isText && isRequiredIn('form', key) && ruleMessage(key, null)) || `${nameOf(key)} ${rest}`;
}

function ruleMessage(key: FieldKey, value: unknown): string | null {
  const problem = formProblem(key, value);
  return problem && asIssue(problem);
}

function schemaOf(key: FieldKey): z.ZodType {
  const { kind } = describeField(key);
  const schema = SCHEMAS[kind](key);
  return RULED_ELSEWHERE.includes(kind) ? schema : ruled(schema, (value) => formProblem(key, value));
}

// Each key has the schema of its kind.
const fieldSchemas = Object.fromEntries(keysIn('form').map((key) => [key, schemaOf(key)])) as {
  [Key in FormKey]: z.ZodType<SentValue<Key>>;
};

// The same keys; a field that is absent stays as it is, or as a new product has it.
const optionalFields = Object.fromEntries(
  Object.entries(fieldSchemas).map(([key, schema]) => [key, schema.optional()]),
) as { [Key in FormKey]: z.ZodOptional<z.ZodType<SentValue<Key>>> };

export const changedFields = z.object({ ...optionalFields, ...imageFields });

const { title, price, category_ids } = fieldSchemas;
const requiredFields = { title, price, category_ids } satisfies Record<RequiredKeys<'form'>, z.ZodType>;

export const newProduct = changedFields.extend(requiredFields);

/** What a form sends of a product. A field that is absent is not about to change. */
export type ProductFields = z.output<typeof changedFields>;

const POSITION_MESSAGE = 'Position must be a number from 1 to 4';

export const position = z
  .union([z.number(), z.string()], POSITION_MESSAGE)
  .transform((value) => IMAGE_SLOTS.find((position) => String(position) === String(value).trim()))
  .refine((position) => position !== undefined, POSITION_MESSAGE)
  // The line above lets nothing else through.
  .transform((position) => position as Position);
