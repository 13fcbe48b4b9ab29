import { isHeavyJson } from '@/domain/heavy-json';
import { isJsonType, isMultipart } from '@/http/body-rule';
import { isHeavyQuery } from '@/http/heavy-input';
import { textsFor } from '@/http/texts';
import type { CmsHandler } from './cms-handler';

const texts = textsFor('/admin');

const OVERRIDES = ['X-Payload-HTTP-Method-Override', 'X-HTTP-Method-Override'];

/** Limit of a query that is sent as the body of a form. */
const MAX_QUERY_BYTES = 32_000;

/**
 * Checks a body before Payload parses it: refuses bodies that would take long, and those that make Payload fail. A form with
 * files is limited while it is read (payload.config.ts).
 */
export function readableBody(handler: CmsHandler): CmsHandler {
  return async (request, context) => {
    const [collection = ''] = (await context.params).slug ?? [];
    const isOurs = !collection.startsWith('payload-');
    const type = request.headers.get('content-type')?.toLowerCase() ?? '';
    if (type.includes('multipart/')) {
      // Payload's screens write its internal collections, such as preferences, as JSON.
      const isForm = isMultipart(type) && type.includes('boundary=') && isOurs;
      return isForm ? handler(request, context) : refuse(isMultipart(type) ? 400 : 415, texts.invalid);
    }
    const body = Buffer.from(await request.arrayBuffer());
    const { url, method } = request;
    const headers = new Headers(request.headers);
    // A POST that is a read: Payload's method override, which is open to anybody.
    const isReading = OVERRIDES.some((name) => headers.has(name));
    const problem = type.includes('urlencoded') ? formProblem(body) : jsonProblem(body, { isReading });
    if (problem !== null) return refuse(400, problem);
    if (body.length === 0 && !isOurs && method !== 'DELETE') return refuse(400, texts.invalid);
    if (body.length > 0 && !isReading && method !== 'DELETE') {
      if (!isJsonType(type)) return refuse(415, texts.notJson);
      // Payload ignores a document whose content type is spelled differently.
      headers.set('Content-Type', 'application/json');
    }
    return handler(new Request(url, { method, headers, ...(body.length > 0 ? { body } : {}) }), context);
  };
}

/** A read may send its query as the body of a form. */
function formProblem(body: Buffer): string | null {
  const isHeavy = body.length > MAX_QUERY_BYTES || isHeavyQuery(body.toString('latin1'), { isForCms: true });
  return isHeavy ? texts.tooComplex : null;
}

function jsonProblem(body: Buffer, { isReading }: { isReading: boolean }): string | null {
  if (isHeavyJson(body)) return texts.tooComplex;
  // Payload parses the query of a POST read outside any error handling.
  if (isReading && !isJson(body)) return texts.brokenJson;
  // A document is an object.
  return body.length > 0 && !/^\s*\{/.test(body.toString('latin1', 0, 1_000)) ? texts.invalid : null;
}

function isJson(body: Buffer): boolean {
  try {
    JSON.parse(body.toString());
    return true;
  } catch {
    return false;
  }
}

function refuse(status: number, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status });
}
