import type { CollectionBeforeOperationHook } from 'payload';
import { APIError, ValidationError } from 'payload';
import { isRecord } from '@/domain/is-record';
import { isHeavyValue } from '@/domain/json-weight';
import { officeHttpWords } from '@/words/en/http';

const TEXTS: readonly string[] = ['text', 'textarea', 'email'];

/** Far more than any document has. Payload goes through them several times: 24,000 names took it 0.6 s. */
const MAX_NAMES = 500;
/** Of categories, brands or rows. */
const MAX_ENTRIES = 1_000;
/** Each field says its own length; this is where a text would hold up the hooks and indexes before that. */
const MAX_CHARACTERS = 20_000;

/**
 * What is written into a document must be one, of a size that can be one, and a text in it a text: Payload writes whatever
 * else it is given, or breaks at it. Payload itself checks numbers, choices and relations.
 */
export const refuseOddData: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !('data' in args)) return args;
  const data: unknown = args.data;
  // A file may come alone.
  if (data === undefined && req.file) return { ...args, data: {} };
  if (!isRecord(data) || isTooMuch(data)) throw new APIError(officeHttpWords.invalid, 400, undefined, true);
  const errors = collection.flattenedFields.flatMap((field) => {
    const message = TEXTS.includes(field.type) ? textProblem(data[field.name]) : null;
    return message === null ? [] : [{ path: field.name, message }];
  });
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req });
  return args;
};

function isTooMuch(data: Record<string, unknown>): boolean {
  const values = Object.values(data);
  const isLong = (value: unknown) => Array.isArray(value) && value.length > MAX_ENTRIES;
  return values.length > MAX_NAMES || values.some(isLong) || isHeavyValue(data);
}

function textProblem(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') return 'This must be a text';
  return value.length > MAX_CHARACTERS ? 'This text is too long' : null;
}
