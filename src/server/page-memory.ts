import type { IncomingMessage, ServerResponse } from 'node:http';
import { type RememberedPage, rememberPage } from '@/catalogue/cache';
import { isShopPage } from './prepare-page';

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/** The headers that belong to the page; the others belong to the visit. */
const OWN_HEADERS = ['Content-Type', 'Content-Encoding', 'Vary', 'Link'] as const;

/**
 * Answers with the page as it was last made, as long as nothing in the catalogue has changed. Everybody gets the same
 * HTML, so an address and the encodings that a browser takes tell all that a page depends on.
 */
export function answerFromMemory(makePage: Listener): Listener {
  return (request, response) => {
    if (!isForEverybody(request)) return makePage(request, response);
    const known = rememberPage(`${request.headers['accept-encoding'] ?? ''} ${request.url}`);
    if (typeof known !== 'function') return send(request, response, known);
    if (request.method === 'GET') whenSent(response, known);
    return makePage(request, response);
  };
}

/**
 * Not what scripts ask for when they change to another page: that depends on the page they come from. Who is logged in
 * at the back office, and may be shown something of it, gets no page of others and leaves them none.
 */
function isForEverybody(request: IncomingMessage): boolean {
  const { rsc, authorization, cookie = '' } = request.headers;
  return rsc === undefined && authorization === undefined && !cookie.includes('payload-') && isShopPage(request);
}

function send({ method }: IncomingMessage, response: ServerResponse, { headers, body }: RememberedPage): void {
  for (const [name, value] of headers) response.setHeader(name, value);
  response.writeHead(200, { 'Content-Length': body.length }).end(method === 'HEAD' ? undefined : body);
}

/** Hands over what goes through the response, once all of it is sent and if it is a page. */
function whenSent(response: ServerResponse, keep: (page: RememberedPage) => void): void {
  const parts: Buffer[] = [];
  for (const method of ['write', 'end'] as const) {
    const original = response[method] as (...args: unknown[]) => unknown;
    const noting = (...args: unknown[]) => {
      const [chunk] = args;
      if (isPage(response) && typeof chunk === 'string') parts.push(Buffer.from(chunk));
      else if (isPage(response) && chunk instanceof Uint8Array) parts.push(Buffer.from(chunk));
      return original.apply(response, args);
    };
    Object.assign(response, { [method]: noting });
  }
  response.once('finish', () => {
    if (isPage(response)) keep({ headers: ownHeaders(response), body: Buffer.concat(parts) });
  });
}

function isPage(response: ServerResponse): boolean {
  return response.statusCode === 200 && String(response.getHeader('Content-Type')).startsWith('text/html');
}

function ownHeaders(response: ServerResponse): [string, string][] {
  return OWN_HEADERS.flatMap((name) => {
    const value = response.getHeader(name);
    return value === undefined ? [] : [[name, String(value)] as [string, string]];
  });
}
