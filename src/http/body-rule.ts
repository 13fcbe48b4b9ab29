/** What may be sent as a body, judged by its headers alone: before any of it is read, and before asking who sends it. */
import type { IncomingHttpHeaders } from 'node:http';

/** Bytes that anybody may send. Only a form with files may be longer, and only from somebody who may upload. */
export const MAX_BODY_BYTES = 1_000_000;

/** `large-form` depends on who sends it; `no-length` cannot be judged before it is read. */
export type BodyVerdict = 'fine' | 'no-length' | 'too-large' | 'large-form';

type BodyHeaders = Pick<IncomingHttpHeaders, 'content-length' | 'content-type' | 'transfer-encoding'>;

export function judgeBody(headers: BodyHeaders): BodyVerdict {
  if (headers['transfer-encoding'] !== undefined) return 'no-length';
  if (Number(headers['content-length'] ?? 0) <= MAX_BODY_BYTES) return 'fine';
  return isMultipart(headers['content-type']) ? 'large-form' : 'too-large';
}

/** A form that can carry files. Everything else counts as JSON, whatever it calls itself. */
export function isMultipart(contentType: string | null | undefined): boolean {
  return /^multipart\/form-data(;|$)/i.test((contentType ?? '').replace(/\s/g, ''));
}

/** JSON, in whatever way its type is spelled and whatever its parameters are. */
export function isJsonType(contentType: string | null | undefined): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === 'application/json';
}
