import type { CollectionBeforeOperationHook, FlattenedField } from 'payload';
import { ValidationError } from 'payload';
import { isHeavyValue } from '@/domain/heavy-json';
import { isRecord } from '@/domain/json';
import { isShopsOwn } from '@/runtime/own-work';
import { officeHttpWords } from '@/words/en/http';
import { officeProblemWords } from '@/words/en/problems';
import { refusal } from './refusals';

const TEXTS: readonly string[] = ['text', 'textarea', 'email'];

/** Far more than any document has. Payload goes through all keys several times: 24,000 took 0.6 s. */
const MAX_NAMES = 500;
/** Categories, brands or rows of one document. */
const MAX_ENTRIES = 1_000;
/** Fields have their own limits; longer texts would hold up the hooks that run before. */
const MAX_CHARACTERS = 20_000;

/**
 * Refuses data that is not a document, is too large for one, or has something else where a text belongs: Payload would
 * store it or crash. Payload itself checks numbers, choices and relations.
 */
export const refuseOddData: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !('data' in args)) return args;
  const data: unknown = args.data;
  // An upload may have no data.
  if (data === undefined && req.file) return { ...args, data: {} };
  if (!isRecord(data) || isTooLarge(data)) {
    throw refusal(officeHttpWords.invalid, 400);
  }
  // Payload would store when a document was made as a person says, and fails at a null.
  const { createdAt, ...given } = data;
  const kept = createdAt === undefined || isShopsOwn() ? data : given;
  const errors = collection.flattenedFields.flatMap((field) => {
    const message = problemOf(field, kept[field.name]);
    return message === null ? [] : [{ path: field.name, message }];
  });
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req });
  return { ...args, data: kept };
};

function isTooLarge(data: Record<string, unknown>): boolean {
  const values = Object.values(data);
  const isLong = (value: unknown) => Array.isArray(value) && value.length > MAX_ENTRIES;
  return values.length > MAX_NAMES || values.some(isLong) || isHeavyValue(data);
}

function problemOf(field: FlattenedField, value: unknown): string | null {
  if (TEXTS.includes(field.type)) return fieldProblem(field, value);
  return field.type === 'array' ? rowsProblem(field.flattenedFields, value) : null;
}

/** Payload goes through the fields of each row, whatever the row is. */
function rowsProblem(fields: readonly FlattenedField[], rows: unknown): string | null {
  if (rows === undefined || rows === null || isEmptyList(rows)) return null;
  if (!Array.isArray(rows) || !rows.every(isRecord)) return officeProblemWords.rowsExpected;
  const problems = rows.flatMap((row) => fields.map((field) => problemOf(field, row[field.name])));
  return problems.find((problem) => problem !== null) ?? null;
}

/** Payload's own form sends the number of rows, 0, in place of an empty list. */
function isEmptyList(rows: unknown): boolean {
  return rows === 0 || rows === '0';
}

function fieldProblem(field: FlattenedField, value: unknown): string | null {
  const isList = 'hasMany' in field && field.hasMany === true;
  if (!isList || value === undefined || value === null) return textProblem(value);
  if (!Array.isArray(value)) return officeProblemWords.notText;
  return value.map(entryProblem).find((problem) => problem !== null) ?? null;
}

function entryProblem(value: unknown): string | null {
  return typeof value === 'string' ? textProblem(value) : officeProblemWords.notText;
}

function textProblem(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') return officeProblemWords.notText;
  return value.length > MAX_CHARACTERS ? officeProblemWords.tooLong({ max: MAX_CHARACTERS }) : null;
}
