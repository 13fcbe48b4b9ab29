import type { CollectionBeforeOperationHook, CollectionConfig, FlattenedField, PayloadRequest } from 'payload';
import { APIError, ValidationError } from 'payload';
import { INVALID_REQUEST_MESSAGE } from '@/contract/shared';
import { isRecord } from '@/domain/is-record';

const TEXTS: readonly string[] = ['text', 'textarea', 'email'];

/**
 * What is written into a document must be one, and a text in it a text: Payload writes whatever else it is given, or
 * breaks at it. Numbers, choices and relations it checks itself.
 */
export const refuseOddData: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !('data' in args)) return args;
  const data: unknown = args.data;
  // A file may come alone.
  if (data === undefined && req.file) return { ...args, data: {} };
  if (!isRecord(data)) throw new APIError(INVALID_REQUEST_MESSAGE, 400, undefined, true);
  const odd = collection.flattenedFields.filter((field) => isOdd(field, data));
  if (odd.length > 0) throw noTexts(odd, { collection, req });
  return args;
};

function isOdd(field: FlattenedField, data: Record<string, unknown>): boolean {
  const value = data[field.name];
  return TEXTS.includes(field.type) && value !== undefined && value !== null && typeof value !== 'string';
}

function noTexts(
  fields: readonly FlattenedField[],
  { collection, req }: { collection: Pick<CollectionConfig, 'slug'>; req: PayloadRequest },
): ValidationError {
  const errors = fields.map(({ name }) => ({ path: name, message: 'This must be a text' }));
  return new ValidationError({ collection: collection.slug, errors, req });
}
