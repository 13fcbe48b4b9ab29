/** Decides which headers of a request reach Next.js, and corrects those of its answers. */
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';
import { SITE_URL } from '@/env';
import { CLIENT_ADDRESS_HEADER } from '@/http/client-address';
import { RETRY_AFTER_S } from '@/http/database-away';
import { contentSecurityPolicy, nonceSource } from '@/http/security-headers';
import type { RequestContext } from '@/runtime/request-context';
import { addressOf } from '../request-context-of';
import type { HeadHook } from './wrap-response';

const STATE_TREE = 'next-router-state-tree';

/** The shop's scripts send these to fetch the data of a page; those answers are not kept here. */
const SCRIPT_HEADERS = ['rsc', STATE_TREE, 'next-router-prefetch', 'next-router-segment-prefetch', 'next-url'];

/** Next.js trusts these headers from any sender. */
const DANGEROUS =
  /^(content-security-policy(-report-only)?|x-(action|nextjs|next|middleware|invoke|matched|now|forwarded)-.*)$/;

const OWN_HOST = new URL(SITE_URL).host;

/** Next.js fails on a router state that it cannot parse, although it can answer without one. */
function dropUnreadableState(headers: IncomingHttpHeaders): void {
  if (headers[STATE_TREE] === undefined) return;
  try {
    parseAndValidateFlightRouterState(headers[STATE_TREE]);
  } catch {
    delete headers[STATE_TREE];
  }
}

/** Whether the shop's scripts fetch a page's data, rather than a browser the page. */
export function isDataRequest({ headers }: IncomingMessage): boolean {
  return headers.rsc !== undefined;
}

/**
 * A page is rendered once for all visitors, so nothing else that a visitor sends may reach the renderer: no cookie,
 * language, nonce or robot's name. Host is always the shop's own.
 */
export function keepPageHeaders(request: IncomingMessage): void {
  request.headers = { host: OWN_HOST };
}

/** The same for the data of a page, and for files beside pages, which Next.js compresses itself. */
export function keepDataHeaders(request: IncomingMessage): void {
  const kept: IncomingHttpHeaders = { host: OWN_HOST };
  for (const name of [...SCRIPT_HEADERS, 'accept-encoding']) {
    if (request.headers[name] !== undefined) kept[name] = request.headers[name];
  }
  dropUnreadableState(kept);
  request.headers = kept;
}

/**
 * The CMS and the back office identify people by cookie, and their answers are never kept. They cannot see the connection,
 * so the client's address is passed in a header.
 */
export function dropHeadersNextTrusts(request: IncomingMessage): void {
  const address = addressOf(request);
  const kept = Object.entries(request.headers).filter(
    ([name]) => !DANGEROUS.test(name) && name !== CLIENT_ADDRESS_HEADER,
  );
  request.headers = { ...Object.fromEntries(kept), ...(address === null ? {} : { [CLIENT_ADDRESS_HEADER]: address }) };
  dropUnreadableState(request.headers);
}

/**
 * Next.js compares the origin of a screen's call with the host once more, and fails behind a proxy that uses another name
 * than PUBLIC_URL. src/http/sender.ts has already decided which origins are the shop's own.
 */
export function acceptCheckedOrigin({ headers }: IncomingMessage): void {
  const host = URL.parse(headers.origin ?? '')?.host;
  if (host) headers['x-forwarded-host'] = host;
  else delete headers.origin;
}

/** A page of the back office runs the inline scripts that carry its nonce, which Next.js reads from this request header. */
export function giveNonce(request: IncomingMessage, response: ServerResponse): void {
  const scripts = [nonceSource(randomBytes(18).toString('base64'))];
  const policy = contentSecurityPolicy({ scripts, isDevelopment: false });
  request.headers['content-security-policy'] = policy;
  response.setHeader('Content-Security-Policy', policy);
}

/**
 * Next.js redirects data requests without its mark (`?_rsc`), but its Vary does not name the headers that it looked at. A
 * proxy that kept the redirect would send it to everybody who opens the page.
 */
export function forbidKeepingRedirects(response: ServerResponse): HeadHook {
  const forbid = forbidKeeping(response);
  return (status) => (response.hasHeader('Location') ? forbid(status) : status);
}

/** Keeps browsers and proxies from storing an answer. */
export function forbidKeeping(response: ServerResponse): HeadHook {
  return (status) => {
    response.setHeader('Cache-Control', 'private, no-store');
    return status;
  };
}

/**
 * Next.js answers 500 to every failure of a page; without a database connection the answer becomes 503. A page of the back office
 * whose query was refused is answered 400, whatever Payload shows instead of the list.
 */
export function answerUnavailableWithoutConnection(response: ServerResponse, context: RequestContext): HeadHook {
  return (status) => {
    if (status !== 500 || !context.hadNoConnection) return context.isRefusedQuery ? 400 : status;
    response.setHeader('Retry-After', RETRY_AFTER_S);
    response.setHeader('Cache-Control', 'private, no-store');
    return 503;
  };
}
