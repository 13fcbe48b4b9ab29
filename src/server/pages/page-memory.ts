import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { contentSecurityPolicy, hashesOfOwnScripts } from '@/http/security-headers';
import { keyInLanguage } from '@/memory/scope';
import { countLookup, memory } from '@/memory/state';
import { isCurrent, isUnchanged, type Trace, traced } from '@/memory/trace';
import { type Report, shareWork } from '../share-work';
import { type Encoding, encodingOf, type KeptResponse, keepResponse, keptResponse } from './kept-responses';
import { isPrivatePage } from './private-pages';
import { hookResponse, type WholePage } from './wrap-response';

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;
type Page = Pick<KeptResponse, 'headers' | 'body'>;
/** A page in either encoding, each encoded at most once. `trace`: null for a page that must not be kept. */
type Made = { trace: Trace | null; inEncoding: (encoding: Encoding) => Promise<Page> };

/** The page's own headers; the others belong to the visit. */
const OWN_HEADERS = ['Content-Type', 'Content-Encoding', 'Content-Security-Policy', 'Vary', 'Link'] as const;

const zip = promisify(gzip);
const unzip = promisify(gunzip);

/**
 * Answers with the page as it was last made, unless the data it was made from has changed; a page in the making is waited
 * for. Everybody gets the same HTML (src/server/pages/page-headers.ts), so URL, language and encoding determine the answer.
 */
export function answerFromMemory(makePage: Listener): Listener {
  const share = shareWork<Made>({
    mayShare: () => memory().isLive,
    isUnchanged: async ({ trace }) => trace !== null && isTrue(trace),
  });
  return async (request, response) => {
    const { url = '/' } = request;
    const encoding = encodingOf(request);
    const sendMade = (made: Made) => answer(response, () => inOneEncoding(made, { url, encoding, status: 200 }));
    const known = keptResponse(url, encoding) ?? keptResponse(url, encoding === 'gzip' ? 'identity' : 'gzip');
    const isHit = known !== undefined && (await isTrue(known.trace));
    countLookup(isHit);
    if (isHit) return sendMade({ trace: known.trace, inEncoding: inEncodings(known) });
    const shared = await share(keyInLanguage(url));
    if (typeof shared !== 'function') return sendMade(shared.made);
    return make({ request, response, url, encoding, report: shared }, makePage);
  };
}

async function isTrue(trace: Trace): Promise<boolean> {
  return isCurrent(trace) || isUnchanged(trace);
}

type Visit = {
  request: IncomingMessage;
  response: ServerResponse;
  url: string;
  encoding: Encoding;
  report: Report<Made>;
};

/** Makes the page and reports the outcome to the requests that wait for it. */
function make({ request, response, url, encoding, report }: Visit, makePage: Listener): unknown {
  if (response.destroyed) return report('abandoned');
  // Next.js stops rendering when the client goes away. After the last byte this report has no effect.
  response.once('close', () => report('abandoned'));
  const wholePage = {
    send: (whole: WholePage) =>
      answer(response, async () => {
        const made = finish(response, { whole, trace: isPrivatePage(url) ? null : making.trace() });
        // The headers of another status matter too, so each waiting request makes its own.
        report(whole.status === 200 ? { made } : 'unfit');
        return inOneEncoding(made, { url, encoding, status: whole.status });
      }),
    // A file or a redirect: quick to make, and with its own headers.
    letPass: () => report('unfit'),
  };
  hookResponse(response, { wholePage });
  // HEAD must describe the same as GET; Node drops the body.
  if (request.method === 'HEAD') request.method = 'GET';
  memory().pagesMade += 1;
  const making = traced(() => makePage(request, response));
  return making.result;
}

/** Adds the hashes of the page's scripts. */
function finish(response: ServerResponse, { whole, trace }: { whole: WholePage; trace: Trace | null }): Made {
  const scripts = hashesOfOwnScripts(whole.html.toString());
  response.setHeader('Content-Security-Policy', contentSecurityPolicy({ scripts, isDevelopment: false }));
  response.removeHeader('Content-Encoding');
  response.appendHeader('Vary', 'Accept-Encoding');
  return { trace, inEncoding: inEncodings({ headers: ownHeaders(response), body: whole.html }) };
}

type Answer = { status: number; page: Page };

/** Compresses the page if the client accepts that, and keeps it if it may be kept. */
async function inOneEncoding(
  { trace, inEncoding }: Made,
  { url, encoding, status }: { url: string; encoding: Encoding; status: number },
): Promise<Answer> {
  const page = await inEncoding(encoding);
  if (trace && status === 200) keepResponse(url, encoding, { ...page, trace, route: null });
  return { status, page };
}

function inEncodings(page: Page): Made['inEncoding'] {
  const made: Partial<Record<Encoding, Promise<Page>>> = {};
  return (encoding) => {
    made[encoding] ??= recode(page, encoding);
    return made[encoding];
  };
}

/** The same page in another encoding. */
async function recode({ headers, body }: Page, encoding: Encoding): Promise<Page> {
  const isZipped = headers.some(([name]) => name === 'Content-Encoding');
  if (isZipped === (encoding === 'gzip')) return { headers, body };
  if (encoding === 'gzip') return { headers: [...headers, ['Content-Encoding', 'gzip']], body: await zip(body) };
  return { headers: headers.filter(([name]) => name !== 'Content-Encoding'), body: await unzip(body) };
}

function ownHeaders(response: ServerResponse): Page['headers'] {
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
