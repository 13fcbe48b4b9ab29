/** The fields of a product's form, each by the rule of its own. */
import { z } from 'zod';
import { IMAGE_TYPE_MESSAGE } from '@/domain/image-rules';
import {
  categoriesProblem,
  formPriceProblem,
  IMAGE_SLOTS,
  imageUrlProblem,
  MAX_ADDRESS,
  MAX_REFERENCE,
  MAX_STOCK_NOTE,
  MAX_TITLE,
  PRODUCT_MESSAGES,
  shortDescriptionProblem,
  stockProblem,
  titleProblem,
} from '@/domain/product-rules';
import { CHARACTER_MESSAGE, hasOddCharacters, isBlank } from '@/domain/text';
import { MAX_ID, stockStatus } from '../shared';
import { amount, blankIsAbsent, flag } from './shared';

const MAX_DESCRIPTION = 100_000;

/** A text that PostgreSQL can hold. */
function text(message: string, maxLength: number) {
  return z
    .string(message)
    .max(maxLength, `Must be at most ${maxLength} characters`)
    .refine((value) => value.isWellFormed() && !value.includes('\u0000'), CHARACTER_MESSAGE);
}

function ruled<Schema extends z.ZodType>(schema: Schema, problem: (value: z.output<Schema>) => string | null) {
  return schema.superRefine((value, context) => {
    const message = problem(value);
    if (message !== null) context.addIssue({ code: 'custom', message });
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

const categoryIds = ruled(ids('category_ids'), categoriesProblem);
const price = ruled(amount('Price must be a number'), formPriceProblem);
const title = ruled(text(PRODUCT_MESSAGES.title, MAX_TITLE), titleProblem);

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
  text(PRODUCT_MESSAGES.imageUrl, MAX_ADDRESS)
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

/** Absent: stays as it is, or as a new product has it. */
const optionalFields = {
  short_description: ruled(
    text('Short description must be a text', 10_000).nullable(),
    shortDescriptionProblem,
  ).optional(),
  description: text('Description must be a text', MAX_DESCRIPTION).nullable().optional(),
  stock_status: blankIsAbsent(z.enum(stockStatus.options, 'Stock status must be instock or outofstock')),
  stock: ruled(amount(PRODUCT_MESSAGES.stock), stockProblem).optional(),
  date: blankIsAbsent(date),
  reference: text('Reference must be a text', MAX_REFERENCE)
    .refine((value) => !hasOddCharacters(value), CHARACTER_MESSAGE)
    .nullable()
    .optional(),
  published: blankIsAbsent(flag),
  /** why the stock is corrected, for the stock book */
  stock_note: text('Stock note must be a text', MAX_STOCK_NOTE)
    .refine((value) => !hasOddCharacters(value), CHARACTER_MESSAGE)
    .nullable()
    .optional(),
  tag_ids: ids('tag_ids').optional(),
  ...imageFields,
};

export const newProduct = z.object({ title, price, category_ids: categoryIds, ...optionalFields });

export const changedFields = z.object({
  title: title.optional(),
  price: price.optional(),
  category_ids: categoryIds.optional(),
  ...optionalFields,
});

/** What a form sends of a product. A field that is absent is not about to change. */
export type ProductFields = z.output<typeof changedFields>;

export const position = z
  .union([z.number(), z.string()], PRODUCT_MESSAGES.position)
  .transform((value) => IMAGE_SLOTS.find((position) => String(position) === String(value).trim()))
  .refine((position) => position !== undefined, PRODUCT_MESSAGES.position)
  // The line above lets nothing else through.
  .transform((position) => position as Position);
