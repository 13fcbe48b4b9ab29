/** Which fields a person may name in a query: sorting by a hidden field, or comparing with it, tells its value. */
import type { FlattenedField, PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { isRecord } from '@/domain/json';
import type { FieldPath } from '@/domain/list-query';

type Target = { config: SanitizedCollectionConfig; req: PayloadRequest };

/** Whether the person may read all fields of a path. `where` may name what only Payload knows; Payload checks it. */
export async function isReadablePath({ use, segments }: FieldPath, { config, req }: Target): Promise<boolean> {
  let fields: readonly FlattenedField[] = config.flattenedFields;
  for (const [index, segment] of segments.entries()) {
    const isLast = index === segments.length - 1;
    if (isLast && OF_EVERY_DOCUMENT.includes(segment)) return true;
    const field = fields.find(({ name }) => name === segment);
    if (!field) return use === 'where';
    if (!(await isReadable(field, req))) return false;
    if (isLast) return true;
    if (!('relationTo' in field)) {
      // Below a text of JSON, fields have no rights of their own.
      fields = 'flattenedFields' in field ? field.flattenedFields : [];
      continue;
    }
    // `user.value`, of a relation to several collections.
    if (Array.isArray(field.relationTo)) return segments.length === index + 2;
    const related = req.payload.collections[field.relationTo as keyof typeof req.payload.collections].config;
    const access = await related.access.read({ req });
    // Payload limits what `where` finds to the documents that the person may read, but not the order.
    if (access === false || (use === 'sort' && access !== true)) return false;
    fields = related.flattenedFields;
  }
  return true;
}

/** Whether `select` names only fields that the person may read. */
export async function isReadableSelection(select: unknown, { config, req }: Target): Promise<boolean> {
  return isReadableIn(config.flattenedFields, select, req);
}

async function isReadableIn(
  fields: readonly FlattenedField[],
  select: unknown,
  req: PayloadRequest,
  depth = 0,
): Promise<boolean> {
  if (!isRecord(select) || depth > MAX_SELECT_DEPTH) return !isRecord(select);
  for (const [name, part] of Object.entries(select)) {
    const field = fields.find((known) => known.name === name);
    if (!field) continue;
    if (!(await isReadable(field, req))) return false;
    if ('flattenedFields' in field && !(await isReadableIn(field.flattenedFields, part, req, depth + 1))) return false;
  }
  return true;
}

const OF_EVERY_DOCUMENT: readonly string[] = ['id', '_id', 'createdAt', 'updatedAt'];
const MAX_SELECT_DEPTH = 5;

async function isReadable(field: FlattenedField, req: PayloadRequest): Promise<boolean> {
  if ('hidden' in field && field.hidden === true) return false;
  const read = 'access' in field ? field.access?.read : undefined;
  return read === undefined || (await read({ req })) === true;
}
