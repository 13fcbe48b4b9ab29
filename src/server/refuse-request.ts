/** What is refused before anything of the request's body is read, whatever it asks for. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { MAX_IMAGE_BYTES } from '@/domain/image-rules';
import { judgeBody } from '@/http/body-rule';
import { isHeavyQuery } from '@/http/heavy-input';
import { isForeignWrite } from '@/http/sender';
import type { PlainText } from '@/http/texts';
import type { Area } from './area';

export type Refusal = {
  status: number;
  text: PlainText;
  headers?: Record<string, string>;
  /** what tells programs why, where the answer is JSON */
  flags?: Record<string, true>;
};

/** The CMS takes several pictures at once; nothing longer is read into memory for anybody. */
const MAX_CMS_FORM_BYTES = 4 * MAX_IMAGE_BYTES + 1_000_000;

/** What an area answers to; of the others the answers themselves tell. */
const METHODS: Partial<Record<Area, readonly string[]>> = {
  page: ['GET', 'HEAD'],
  file: ['GET', 'HEAD'],
  admin: ['GET', 'HEAD', 'POST'],
  cms: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
};

type Place = {
  /** null for an address that cannot be decoded */
  area: Area | null;
  /** the functions that the back office's screens may call; null while developing, when they come and go */
  serverActions: ReadonlySet<string> | null;
};

/** By its address, method and headers alone. */
export function refuseRequest(request: IncomingMessage, { area, serverActions }: Place): Refusal | null {
  const { method = 'GET', url = '/', headers } = request;
  const body = judgeBody(headers);
  if (body === 'too-large') return { status: 413, text: 'tooLarge' };
  // A documented call reads what comes without a length up to the limit, and no further (src/http/dispatch.ts).
  if (body === 'no-length' && area !== 'api') return { status: 411, text: 'noLength' };
  if (body === 'large-form' && !isFormOf(area, headers)) return { status: 413, text: 'tooLarge' };
  if (area === null) return { status: 400, text: 'malformedAddress' };
  if (area !== 'api' && isForeignWrite(written(method, headers), { isLogin: false })) {
    return { status: 403, text: 'foreign' };
  }
  const query = url.slice(url.indexOf('?') + 1 || url.length);
  if (isHeavyQuery(query, { isForCms: area === 'cms' || area === 'admin' })) return { status: 400, text: 'tooComplex' };
  // While developing, Next.js asks itself for more than that.
  return serverActions && refuseUnknown(request, { area, serverActions });
}

/** What nothing answers to. */
function refuseUnknown(
  { method = 'GET', url = '/', headers }: IncomingMessage,
  { area, serverActions }: { area: Area; serverActions: ReadonlySet<string> },
): Refusal | null {
  const methods = METHODS[area];
  if (methods && !methods.includes(method)) {
    return { status: 405, text: 'wrongMethod', headers: { Allow: methods.join(', ') } };
  }
  // What is only spelled like the CMS would be a page, which fails at a POST.
  const isNoCall = area === 'cms' && !/^\/cms\/[^/?]/.test(url);
  if (isNoCall || area === 'internal') return { status: 404, text: 'unknownRoute' };
  if (area === 'admin' && method === 'POST' && !serverActions.has(String(headers['next-action']))) {
    return { status: 404, text: 'unknownRoute', headers: { 'X-NextJS-Action-Not-Found': '1' } };
  }
  return null;
}

function written(method: string, headers: IncomingHttpHeaders) {
  const { host, origin, cookie, 'sec-fetch-site': site } = headers;
  return { method, host, origin, cookie, site: [site].flat().join() || undefined };
}

/** A documented call knows itself how long its form may be. */
function isFormOf(area: Area | null, headers: IncomingHttpHeaders): boolean {
  return area === 'api' || (area === 'cms' && Number(headers['content-length']) <= MAX_CMS_FORM_BYTES);
}
