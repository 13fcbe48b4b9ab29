/** Values of a product's fields as a form, JSON or an import sends them: a schema for each kind of field. */
import { z } from 'zod';
import { asIssue, type Problem } from '@/domain/problem';
import { describeField, type FieldKey, type FieldKind, formProblem, isRequiredIn } from '@/domain/product-fields';
import { CHARACTER_MESSAGE, isBlank } from '@/domain/text';
import { MAX_ID, stockStatus } from '../shared';
import { amount, blankIsAbsent, flag } from './shared';

/** Characters that a request may hold, before the field's own rule is asked. */
const MAX_LINES = 10_000;
const MAX_DESCRIPTION = 100_000;

/** The schema of a field's value, by kind, with the field's rule. */
export function fieldSchema(key: FieldKey): z.ZodType {
  const { kind } = describeField(key);
  const schema = SCHEMAS[kind](key);
  return RULED_ELSEWHERE.includes(kind) ? schema : ruled(schema, (value) => formProblem(key, value));
}

/** A text that PostgreSQL can hold. */
export function text(message: string, maxLength: number) {
  return z
    .string(message)
    .max(maxLength, `Must be at most ${maxLength} characters`)
    .refine((value) => value.isWellFormed() && !value.includes('\u0000'), CHARACTER_MESSAGE);
}

export function ruled<Schema extends z.ZodType>(schema: Schema, problem: (value: z.output<Schema>) => Problem | null) {
  return schema.superRefine((value, context) => {
    const found = problem(value);
    if (found !== null) context.addIssue({ code: 'custom', message: asIssue(found) });
  });
}

const id = z
  .union([z.number(), z.string()])
  .transform((value) => (/^\s*\d{1,10}\s*$/.test(String(value)) ? Number(value) : Number.NaN))
  .refine((value) => Number.isSafeInteger(value) && value >= 1 && value <= MAX_ID);

/** A list of ids, from a field that may be sent several times. An empty field is an empty list. */
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
