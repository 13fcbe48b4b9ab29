/** Judges a body by its headers alone, before reading it and before identifying its sender. */
import type { IncomingHttpHeaders } from 'node:http';

/** The limit for everybody. Only a form with files may be longer, and only from callers who may upload. */
export const MAX_BODY_BYTES = 1_000_000;

/** Whether `large-form` is allowed depends on its sender; `no-length` cannot be judged before reading. */
export type BodyVerdict = 'fine' | 'no-length' | 'too-large' | 'large-form';

type BodyHeaders = Pick<IncomingHttpHeaders, 'content-length' | 'content-type' | 'transfer-encoding'>;

export function judgeBody(headers: BodyHeaders): BodyVerdict {
  if (headers['transfer-encoding'] !== undefined) return 'no-length';
  if (Number(headers['content-length'] ?? 0) <= MAX_BODY_BYTES) return 'fine';
  return isMultipart(headers['content-type']) ? 'large-form' : 'too-large';
}

/** Whether the body is a form that can carry files. Everything else counts as JSON, whatever its type. */
export function isMultipart(contentType: string | null | undefined): boolean {
  return /^multipart\/form-data(;|$)/i.test((contentType ?? '').replace(/\s/g, ''));
}

/** Ignores the parameters of the type and its case. */
export function isJsonType(contentType: string | null | undefined): boolean {
  return typeOf(contentType) === 'application/json';
}

/** Tables as text or as XLSX. Windows gives CSV the type of Excel where Excel opens it. */
const TABLE_TYPES: readonly (string | undefined)[] = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.ms-excel',
];

export function isTableType(contentType: string | null | undefined): boolean {
  return TABLE_TYPES.includes(typeOf(contentType));
}

function typeOf(contentType: string | null | undefined): string | undefined {
  return contentType?.split(';')[0]?.trim().toLowerCase();
}
