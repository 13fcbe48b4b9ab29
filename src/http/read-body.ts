import type { RouteSpec } from '@/contract/route-spec';
import { readForm } from './read-form';
import { type ReadBody, readJson } from './read-json';
import { textsFor } from './texts';

/** Reads a body the way its route takes it; a refusal (400, 413, 415) for anything else. */
export function readBody(
  request: Request,
  { path, accepts = 'json', maxFormBytes }: Pick<RouteSpec, 'path' | 'accepts' | 'maxFormBytes'>,
): Promise<ReadBody> {
  const isForm = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(
    request.headers.get('content-type') ?? '',
  );
  if (accepts === 'form' || (accepts === 'form-or-json' && isForm))
    return readForm(request, { isForm, ...(maxFormBytes === undefined ? {} : { maxBytes: maxFormBytes }) });
  return readJson(request, textsFor(path));
}
