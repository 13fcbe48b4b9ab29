/** Keeps whole responses as they were sent, until the data they were made from changes (docs/decisions/0033). */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { acceptsEncoding } from '@/http/answer';
import { keyInLanguage } from '@/memory/scope';
import { countLookup } from '@/memory/state';
import { isCurrent, type Trace } from '@/memory/trace';
import type { RequestContext } from '@/runtime/request-context';
import { isDataRequest } from './page-headers';
import { fixedHeaders, visitHeaders } from './response-headers';

export type Encoding = 'gzip' | 'identity';

export type KeptResponse = {
  /** the response's own headers, without those of the visit and those of every response */
  headers: readonly (readonly [name: string, value: string])[];
  body: Buffer;
  trace: Trace;
  /** the pattern of a call's path; null for a page */
  route: string | null;
};

/** Includes the headers in the form that Node writes fastest. */
type Stored = KeptResponse & { block: readonly string[] };

/** A page takes 10 to 50 KB compressed and up to 290 KB otherwise. */
const MAX_BYTES = 96_000_000;
/** A call's answer is kept together with the objects that it was made from, which are several times its size. */
const ANSWER_WEIGHT = 4;

/** A request with one of these has a body, or an answer that depends on more than its URL. */
const BYPASS_HEADERS = ['content-length', 'transfer-encoding', 'upgrade', 'expect', 'if-none-match'] as const;

const responses = new LRUCache<string, Stored>({
  maxSize: MAX_BYTES,
  sizeCalculation: bytesOf,
});

/** Keys and headers count too: visitors make addresses, and the keys of what a page was made from, as long as they like. */
function bytesOf({ body, route, block, trace }: Stored, key: string): number {
  const texts = [key, ...block, ...trace.reads.map(({ query }) => query.key)];
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  return (route === null ? 1 : ANSWER_WEIGHT) * body.length + 2 * characters;
}

export function encodingOf(request: IncomingMessage): Encoding {
  return acceptsEncoding(request.headers['accept-encoding'], 'gzip') ? 'gzip' : 'identity';
}

/** @returns the response as it was last sent, which may be out of date */
export function keptResponse(url: string, encoding: Encoding): KeptResponse | undefined {
  return responses.get(keyOf(url, encoding));
}

export function keepResponse(url: string, encoding: Encoding, kept: KeptResponse): void {
  responses.set(keyOf(url, encoding), { ...kept, block: blockOf(kept) }, { ttl: msUntilNewYear() });
}

/** Sends the kept response if it is still current. @returns false if a response must be made */
export function sendKept(request: IncomingMessage, response: ServerResponse, context: RequestContext): boolean {
  const { method, headers, url = '/' } = request;
  if (method !== 'GET' || BYPASS_HEADERS.some((name) => headers[name] !== undefined)) return false;
  const kept = responses.get(keyOf(url, encodingOf(request)));
  if (!kept || !isCurrent(kept.trace)) return false;
  if (kept.route !== null) {
    context.route = kept.route;
    response.writeHead(200, kept.block as string[]);
  } else {
    if (isDataRequest(request)) return false;
    response.writeHead(200, [...kept.block, ...visitHeaders(request).flat()]);
  }
  countLookup(true);
  response.end(kept.body);
  return true;
}

function keyOf(url: string, encoding: Encoding): string {
  return keyInLanguage(`${encoding} ${url}`);
}

function blockOf({ headers, body }: KeptResponse): string[] {
  const own = new Set(headers.map(([name]) => name.toLowerCase()));
  const fixed = fixedHeaders().filter(([name]) => !own.has(name.toLowerCase()));
  return [...fixed, ...headers, ['Content-Length', String(body.length)] as const].flat();
}

/** The footer of each page shows the year. */
function msUntilNewYear(): number {
  const now = new Date();
  return Math.max(1, new Date(now.getFullYear() + 1, 0, 1).getTime() - now.getTime());
}
