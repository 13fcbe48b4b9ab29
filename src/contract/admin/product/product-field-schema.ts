/** A schema for each kind of a product's field, as a form, JSON or an import sends it. */
import { z } from 'zod';
import { asIssue, type Problem, REQUIRED } from '@/domain/problem';
import { DOCUMENT_KINDS, documentTitleProblem } from '@/domain/products/documents';
import {
  describeField,
  type FieldKey,
  type FieldKind,
  formProblem,
  isRequiredIn,
} from '@/domain/products/product-fields';
import { isBlank } from '@/domain/text';
import { MAX_ID, STOCK_STATUSES } from '../../shared';
import { amount, blankIsAbsent, flag, oneOf } from '../shared';

/** Characters that a request may have, before the field's own rule is checked. */
const MAX_LINES = 10_000;
const MAX_DESCRIPTION = 100_000;
const MAX_ROWS_TEXT = 50_000;

/** The schema of a field's value, by kind, with the field's rule. */
export function fieldSchema(key: FieldKey): z.ZodType {
  const { kind } = describeField(key);
  const schema = SCHEMAS[kind](key);
  return RULED_ELSEWHERE.includes(kind) ? schema : withRule(key, schema);
}

/** The same for a new product, which has no older value to keep. */
export function newFieldSchema(key: FieldKey): z.ZodType {
  return withRule(key, SCHEMAS[describeField(key).kind](key));
}

function withRule(key: FieldKey, schema: z.ZodType): z.ZodType {
  return ruled(schema, (value) => formProblem(key, value));
}

/** A text that PostgreSQL can hold. */
export function text(message: string, maxLength: number) {
  return z
    .string(message)
    .max(maxLength, { error: asIssue({ code: 'tooLong', values: { max: maxLength } }), abort: true })
    .refine((value) => value.isWellFormed() && !value.includes('\u0000'), asIssue({ code: 'oddCharacters' }));
}

export function ruled<Schema extends z.ZodType>(schema: Schema, problem: (value: z.output<Schema>) => Problem | null) {
  return schema.superRefine((value, context) => {
    const found = problem(value);
    if (found !== null) context.addIssue({ code: 'custom', message: asIssue(found) });
  });
}

function idOf(field: string) {
  const message = asIssue({ code: 'parameterNotAnId', values: { name: field } });
  return z
    .union([z.number(), z.string()], message)
    .transform((value) => (/^\s*\d{1,10}\s*$/.test(String(value)) ? Number(value) : Number.NaN))
    .refine((value) => Number.isSafeInteger(value) && value >= 1 && value <= MAX_ID, message);
}

/** A list of ids, from a field that may be sent several times. An empty field is an empty list. */
function ids(field: string) {
  const asList = (value: unknown) => [value].flat().filter((entry) => !isBlank(entry));
  return z
    .preprocess(asList, z.array(z.unknown()).max(500, asIssue({ code: 'tooManyIds', values: { field } })))
    .transform((entries, context) => {
      const parsed = z.array(idOf(field)).safeParse(entries);
      if (parsed.success) return [...new Set(parsed.data)];
      context.addIssue({ code: 'custom', message: asIssue({ code: 'fieldNotIds', values: { field } }) });
      return z.NEVER;
    });
}

/** The id of a product; null if blank. */
function product(field: string) {
  return z.preprocess((value) => (isBlank(value) ? null : value), idOf(field).nullable());
}

const ROWS_MESSAGE = asIssue({ code: 'rowsExpected' });

/** A document of a product, named by the id of its uploaded file. */
const documentRow = z.object(
  {
    title: ruled(z.string(asIssue(REQUIRED)), documentTitleProblem).transform((title) => title.trim()),
    kind: oneOf('kind', DOCUMENT_KINDS),
    file: idOf('file'),
  },
  ROWS_MESSAGE,
);
export type DocumentRow = z.output<typeof documentRow>;

/** The documents of a product in their order: a list, or in a form a text that holds it as JSON. A blank text is an empty list. */
const documentRows = z.preprocess(readRows, z.array(documentRow, ROWS_MESSAGE));

function readRows(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (isBlank(value)) return [];
  try {
    return value.length > MAX_ROWS_TEXT ? value : JSON.parse(value);
  } catch {
    return value;
  }
}

const DATE_MESSAGE = asIssue({ code: 'dateExpected' });
/** A day, or a moment with its time zone. */
const date = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], DATE_MESSAGE)
  .refine((value) => /^[12]/.test(value) && !Number.isNaN(Date.parse(value)), DATE_MESSAGE)
  .transform((value) => new Date(value).toISOString());

const SCHEMAS: Record<FieldKind, (key: FieldKey) => z.ZodType> = {
  line: (key) => orNull(key, text(typeMessage(key, 'fieldNotText'), describeField(key).maxLength ?? MAX_LINES)),
  lines: (key) => orNull(key, text(typeMessage(key, 'fieldNotText'), MAX_LINES)),
  richText: (key) => text(typeMessage(key, 'fieldNotText'), MAX_DESCRIPTION).nullable(),
  amount: (key) => amount(typeMessage(key, 'fieldNotNumber')),
  // The rule of a whole number has one message for texts and fractions.
  whole: (key) => amount(ruleMessage(key, Number.NaN) ?? typeMessage(key, 'fieldNotNumber')),
  stockStatus: () => blankIsAbsent(z.enum(STOCK_STATUSES, asIssue({ code: 'stockStatusExpected' }))),
  flag: () => blankIsAbsent(flag),
  moment: () => blankIsAbsent(date),
  relations: (key) => ids(key),
  product,
  documents: () => documentRows,
};

/**
 * Rich text comes as plain text or HTML, which is read before the rule applies. A blank day is absent. Whether a list may be
 * empty depends on the saved one: the collection knows it.
 */
const RULED_ELSEWHERE: readonly FieldKind[] = ['richText', 'moment', 'relations'];

function orNull(key: FieldKey, schema: z.ZodType): z.ZodType {
  return isRequiredIn('form', key) ? schema : schema.nullable();
}

/** The message for a value of the wrong type. A required text counts as missing. */
function typeMessage(key: FieldKey, code: 'fieldNotText' | 'fieldNotNumber'): string {
  const isText = describeField(key).kind === 'line';
  return (isText && isRequiredIn('form', key) && ruleMessage(key, null)) || asIssue({ code, values: { field: key } });
}

function ruleMessage(key: FieldKey, value: unknown): string | null {
  const problem = formProblem(key, value);
  return problem && asIssue(problem);
}
