/** Refuses requests by URL, method and headers, before the body is read. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { MAX_IMAGE_BYTES } from '@/domain/products/image-rules';
import { judgeBody } from '@/http/body-rule';
import { isHeavyQuery } from '@/http/heavy-input';
import { isForeignWrite, senderOf } from '@/http/sender';
import type { PlainText } from '@/http/texts';
import type { Area } from './area';
import { hasOddListView } from './list-view-query';

export type Refusal = {
  status: number;
  text: PlainText;
  headers?: Record<string, string>;
  /** the reason for programs, in a JSON answer */
  flags?: Record<string, true>;
};

/** The CMS accepts several pictures at once; nothing longer is read into memory. */
const MAX_CMS_FORM_BYTES = 4 * MAX_IMAGE_BYTES + 1_000_000;

/** The methods of an area; the other areas check methods themselves. */
const METHODS: Partial<Record<Area, readonly string[]>> = {
  page: ['GET', 'HEAD'],
  file: ['GET', 'HEAD'],
  admin: ['GET', 'HEAD', 'POST'],
  cms: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
};

/** Opening an invoice records that it was made: a link on a foreign page must not do that. */
const WRITING_PAGES = /^\/+admin\/+invoices?(\/|\?|$)/i;

const FOREIGN: Refusal = { status: 403, text: 'foreign' };

type Target = {
  /** null for a URL that cannot be decoded */
  area: Area | null;
  /** the functions that the back office's screens may call; null during development, when they change */
  serverActions: ReadonlySet<string> | null;
};

export function refuseRequest(request: IncomingMessage, { area, serverActions }: Target): Refusal | null {
  const { method = 'GET', url = '/', headers } = request;
  const body = judgeBody(headers);
  if (body === 'too-large') return { status: 413, text: 'tooLarge' };
  // Documented calls accept a body without a length, up to the limit (src/http/dispatch.ts).
  if (body === 'no-length' && area !== 'api') return { status: 411, text: 'noLength' };
  if (body === 'large-form' && !isFormOf(area, headers)) return { status: 413, text: 'tooLarge' };
  if (area === null) return { status: 400, text: 'malformedAddress' };
  const sender = senderHeaders(method, headers);
  if (area !== 'api' && isForeignWrite(sender, { isLogin: false })) return FOREIGN;
  // Old browsers send neither header when a page is opened, so an unknown sender may be the office itself.
  if (area === 'admin' && WRITING_PAGES.test(url) && senderOf(sender) === 'foreign') return FOREIGN;
  const query = url.slice(url.indexOf('?') + 1 || url.length);
  if (isHeavyQuery(query, { isForCms: area === 'cms' || area === 'admin' })) return { status: 400, text: 'tooComplex' };
  if (area === 'admin' && hasOddListView(query)) return { status: 400, text: 'malformedAddress' };
  // During development Next.js requests more of itself than that.
  return serverActions && refuseUnknown(request, { area, serverActions });
}

/** Refuses methods and addresses that nothing answers. */
function refuseUnknown(
  { method = 'GET', url = '/', headers }: IncomingMessage,
  { area, serverActions }: { area: Area; serverActions: ReadonlySet<string> },
): Refusal | null {
  const methods = METHODS[area];
  if (methods && !methods.includes(method)) {
    return { status: 405, text: 'wrongMethod', headers: { Allow: methods.join(', ') } };
  }
  // Anything else that is spelled like the CMS would be a page, which fails on a POST.
  const isNoCall = area === 'cms' && !/^\/cms\/[^/?]/.test(url);
  if (isNoCall || area === 'internal') return { status: 404, text: 'unknownRoute' };
  if (area === 'admin' && method === 'POST' && !serverActions.has(String(headers['next-action']))) {
    return { status: 404, text: 'unknownRoute', headers: { 'X-NextJS-Action-Not-Found': '1' } };
  }
  return null;
}

function senderHeaders(method: string, headers: IncomingHttpHeaders) {
  const { host, origin, cookie, 'sec-fetch-site': site } = headers;
  return { method, host, origin, cookie, site: [site].flat().join() || undefined };
}

/** Documented calls limit the length of a form themselves. */
function isFormOf(area: Area | null, headers: IncomingHttpHeaders): boolean {
  return area === 'api' || (area === 'cms' && Number(headers['content-length']) <= MAX_CMS_FORM_BYTES);
}
