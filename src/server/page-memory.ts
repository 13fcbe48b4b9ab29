import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { changesOfPages, type RememberedPage, rememberPage } from '@/catalogue/cache';
import { contentSecurityPolicy, hashesOfOwnScripts } from '@/http/content-security-policy';
import { takesEncoding } from '@/http/encoding';
import { oneMaking, type Report } from './one-making';
import { type WholePage, whenWhole } from './whole-response';

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;
type Encoding = 'gzip' | 'identity';
type Keep = (page: RememberedPage) => void;
/** A page in either encoding, each made once however many ask. */
type InEncoding = (encoding: Encoding) => Promise<RememberedPage>;

/** The headers that belong to the page; the others belong to the visit. */
const OWN_HEADERS = ['Content-Type', 'Content-Encoding', 'Content-Security-Policy', 'Vary', 'Link'] as const;

const zip = promisify(gzip);
const unzip = promisify(gunzip);

/**
 * Answers with the page as it was last made, as long as nothing in the catalogue has changed; a page that is being made is
 * waited for. Everybody gets the same HTML (src/server/page-headers.ts), so its address and whether it is compressed tell
 * all that an answer depends on.
 */
export function answerFromMemory(makePage: Listener): Listener {
  const askOthers = oneMaking<InEncoding>(changesOfPages);
  return async (request, response) => {
    const encoding = takesEncoding(request.headers['accept-encoding'], 'gzip') ? 'gzip' : 'identity';
    const known = rememberPage(keyOf(request, encoding));
    if (typeof known !== 'function') return send(response, { status: 200, page: known });
    const sendIn = (inEncoding: InEncoding) =>
      answer(response, async () => {
        const page = await inEncoding(encoding);
        known(page);
        return { status: 200, page };
      });
    const other = rememberPage(keyOf(request, encoding === 'gzip' ? 'identity' : 'gzip'));
    if (typeof other !== 'function') return sendIn(inEncodings(other));
    const shared = await askOthers(request.url ?? '/');
    if (typeof shared !== 'function') return sendIn(shared.made);
    return make({ request, response, encoding, keep: known, report: shared }, makePage);
  };
}

type Order = {
  request: IncomingMessage;
  response: ServerResponse;
  encoding: Encoding;
  keep: Keep;
  report: Report<InEncoding>;
};

/** Has the page made. Whatever becomes of it is reported to those who wait for it. */
function make({ request, response, encoding, keep, report }: Order, makePage: Listener): unknown {
  if (response.destroyed) return report('abandoned');
  // Next.js ends its work when its client goes away; after the last byte it makes no difference any more.
  response.once('close', () => report('abandoned'));
  whenWhole(response, {
    send: (whole) => answer(response, () => finish(response, { whole, encoding, keep, report })),
    // A file or a redirect: quickly made, and with headers of its own.
    letPass: () => report('unfit'),
  });
  // Described by HEAD as by GET: Node sends no body, whatever is written.
  if (request.method === 'HEAD') request.method = 'GET';
  return makePage(request, response);
}

function keyOf({ url }: IncomingMessage, encoding: Encoding): string {
  return `${encoding} ${url}`;
}

type Answer = { status: number; page: RememberedPage };

/** Adds the hashes of the page's scripts, compresses it if the client accepts that, and remembers it if it may be remembered. */
async function finish(
  response: ServerResponse,
  { whole: { status, html }, encoding, keep, report }: { whole: WholePage } & Omit<Order, 'request' | 'response'>,
): Promise<Answer> {
  const scripts = hashesOfOwnScripts(html.toString());
  response.setHeader('Content-Security-Policy', contentSecurityPolicy({ scripts, isDevelopment: false }));
  response.removeHeader('Content-Encoding');
  response.appendHeader('Vary', 'Accept-Encoding');
  const inEncoding = inEncodings({ headers: ownHeaders(response), body: html });
  // Of another answer its headers matter as well: whoever waits asks for it again.
  report(status === 200 ? { made: inEncoding } : 'unfit');
  const page = await inEncoding(encoding);
  if (status === 200) keep(page);
  return { status, page };
}

function inEncodings(page: RememberedPage): InEncoding {
  const made: Partial<Record<Encoding, Promise<RememberedPage>>> = {};
  return (encoding) => {
    made[encoding] ??= recode(page, encoding);
    return made[encoding];
  };
}

/** The same page in another encoding. */
async function recode({ headers, body }: RememberedPage, encoding: Encoding): Promise<RememberedPage> {
  const isZipped = headers.some(([name]) => name === 'Content-Encoding');
  if (isZipped === (encoding === 'gzip')) return { headers, body };
  if (encoding === 'gzip') return { headers: [...headers, ['Content-Encoding', 'gzip']], body: await zip(body) };
  return { headers: headers.filter(([name]) => name !== 'Content-Encoding'), body: await unzip(body) };
}

function ownHeaders(response: ServerResponse): RememberedPage['headers'] {
  return OWN_HEADERS.flatMap((name) => {
    const value = response.getHeader(name);
    return value === undefined ? [] : [[name, [value].flat().join(', ')] as [string, string]];
  });
}

function answer(response: ServerResponse, making: () => Promise<Answer>): void {
  making()
    .then((made) => send(response, made))
    .catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
}

function send(response: ServerResponse, { status, page: { headers, body } }: Answer): void {
  if (response.destroyed) return;
  for (const [name, value] of headers) response.setHeader(name, value);
  response.writeHead(status, { 'Content-Length': body.length }).end(body);
}
