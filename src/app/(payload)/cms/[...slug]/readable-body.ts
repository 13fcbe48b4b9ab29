import { isHeavyJson } from '@/domain/json';
import { isJsonType, isMultipart } from '@/http/body-rule';
import { isHeavyQuery } from '@/http/heavy-input';
import { textsFor } from '@/http/texts';
import type { CmsHandler } from './for-editors';
import { asksForReading } from './writes-catalogue';

const texts = textsFor('/admin');

/** Of a query that comes as the body of a form. */
const MAX_QUERY_BYTES = 32_000;

/**
 * Looks at a body before Payload parses it, whoever sends it: what would take long is refused, and so is what Payload
 * takes for its own and then breaks at. A form with files is limited while it is read (payload.config.ts).
 */
export function readableBody(handler: CmsHandler): CmsHandler {
  return async (request, context) => {
    const [collection = ''] = (await context.params).slug ?? [];
    const isOurs = !collection.startsWith('payload-');
    const type = request.headers.get('content-type')?.toLowerCase() ?? '';
    if (type.includes('multipart/')) {
      // Payload's own collections, as the preferences, are written by its screens as JSON.
      const isForm = isMultipart(type) && type.includes('boundary=') && isOurs;
      return isForm ? handler(request, context) : refuse(isMultipart(type) ? 400 : 415, texts.invalid);
    }
    const body = Buffer.from(await request.arrayBuffer());
    const { url, method } = request;
    const headers = new Headers(request.headers);
    const isReading = asksForReading(headers);
    const problem = type.includes('urlencoded') ? formProblem(body) : jsonProblem(body, { isReading });
    if (problem !== null) return refuse(400, problem);
    if (body.length === 0 && !isOurs && method !== 'DELETE') return refuse(400, texts.invalid);
    if (body.length > 0 && !isReading && method !== 'DELETE') {
      if (!isJsonType(type)) return refuse(415, texts.notJson);
      // Payload takes a document whose type is spelled in another way for none at all.
      headers.set('Content-Type', 'application/json');
    }
    return handler(new Request(url, { method, headers, ...(body.length > 0 ? { body } : {}) }), context);
  };
}

/** A reading may bring its query as the body of a form. */
function formProblem(body: Buffer): string | null {
  const isHeavy = body.length > MAX_QUERY_BYTES || isHeavyQuery(body.toString('latin1'), { isForCms: true });
  return isHeavy ? texts.tooComplex : null;
}

function jsonProblem(body: Buffer, { isReading }: { isReading: boolean }): string | null {
  if (isHeavyJson(body)) return texts.tooComplex;
  // Payload parses the query of a POST that asks for a reading where nothing catches what is thrown.
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
