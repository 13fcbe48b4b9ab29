/** Whole answers as they were sent, until what they were made from changes (docs/decisions/0033). */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { countLookup } from '@/catalogue/memory/state';
import { isCurrent, type Trace } from '@/catalogue/memory/trace';
import { acceptsEncoding } from '@/http/answer';
import type { RequestContext } from '@/runtime/request-context';
import { fixedHeaders } from './fixed-headers';
import { isAskedByScripts } from './page-headers';
import { visitHeaders } from './prepare-page';

export type Encoding = 'gzip' | 'identity';

export type KeptResponse = {
  /** those that belong to the answer; the others belong to the visit, or to every answer */
  headers: readonly (readonly [name: string, value: string])[];
  body: Buffer;
  trace: Trace;
  /** the pattern of a call's address; null for a page */
  route: string | null;
};

/** With its header block, in the form in which Node writes it fastest. */
type Stored = KeptResponse & { block: readonly string[] };

/** A page has 10 to 50 KB compressed and up to 290 KB otherwise. */
const MAX_BYTES = 96_000_000;
/** An answer's text is a fraction of the objects that it was made from, which are kept with it. */
const WEIGHT_OF_ANSWER = 4;

/** Headers of a request that has a body, or whose answer depends on more than its address. */
const SPECIAL = ['content-length', 'transfer-encoding', 'upgrade', 'expect', 'if-none-match'] as const;

const responses = new LRUCache<string, Stored>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ body, route }, key) => (route === null ? 1 : WEIGHT_OF_ANSWER) * body.length + key.length,
});

export function encodingOf(request: IncomingMessage): Encoding {
  return acceptsEncoding(request.headers['accept-encoding'], 'gzip') ? 'gzip' : 'identity';
}

/** @returns the answer as it was last sent, whether or not it is still true */
export function keptResponse(url: string, encoding: Encoding): KeptResponse | undefined {
  return responses.get(keyOf(url, encoding));
}

export function keepResponse(url: string, encoding: Encoding, kept: KeptResponse): void {
  responses.set(keyOf(url, encoding), { ...kept, block: blockOf(kept) }, { ttl: millisecondsOfYear() });
}

/** Sends what was kept for this request if it is still true. @returns false if the answer must be made */
export function sendKept(request: IncomingMessage, response: ServerResponse, context: RequestContext): boolean {
  const { method, headers, url = '/' } = request;
  if (method !== 'GET' || SPECIAL.some((name) => headers[name] !== undefined)) return false;
  const kept = responses.get(keyOf(url, encodingOf(request)));
  if (!kept || !isCurrent(kept.trace)) return false;
  if (kept.route !== null) {
    context.route = kept.route;
    response.writeHead(200, kept.block as string[]);
  } else {
    if (isAskedByScripts(request)) return false;
    response.writeHead(200, [...kept.block, ...visitHeaders(request).flat()]);
  }
  countLookup(true);
  response.end(kept.body);
  return true;
}

function keyOf(url: string, encoding: Encoding): string {
  return `${encoding} ${url}`;
}

function blockOf({ headers, body }: KeptResponse): string[] {
  const own = new Set(headers.map(([name]) => name.toLowerCase()));
  const fixed = fixedHeaders().filter(([name]) => !own.has(name.toLowerCase()));
  return [...fixed, ...headers, ['Content-Length', String(body.length)] as const].flat();
}

/** The footer shows the year. */
function millisecondsOfYear(): number {
  const now = new Date();
  return Math.max(1, new Date(now.getFullYear() + 1, 0, 1).getTime() - now.getTime());
}
