/** What a call's handler gives back, and the one place that writes it as HTTP. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** Handlers return one of these; nothing expected is thrown. */
export type Answer = {
  status: number;
  body: object | null;
  /** a page instead of JSON; `body` is then null */
  html?: string;
  /** a file instead of JSON; its type and name are headers */
  file?: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
};

export type Details = Record<string, readonly unknown[]>;

export function ok(body: object, status = 200): Answer {
  return { status, body };
}

/** A file to be saved under this name. */
export function download({
  file,
  name,
  type,
}: {
  file: NonNullable<Answer['file']>;
  name: string;
  /** with its charset, where it is text */
  type: string;
}): Answer {
  return {
    status: 200,
    body: null,
    file,
    headers: { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` },
  };
}

/** A refusal: `message`, the same text as `error`, and `details` where fields are at fault (contract). */
export function refuse(
  status: number,
  message: string,
  { details, headers }: { details?: Details; headers?: Record<string, string> } = {},
): Answer {
  return {
    status,
    body: { message, error: message, ...(details ? { details } : {}) },
    ...(headers ? { headers } : {}),
  };
}

type Serialised = { text: string; etag: string; zipped?: Promise<Buffer> };

/**
 * The catalogue gives the same object for as long as nothing changes (src/catalogue/cache.ts): it is written once.
 */
const written = new WeakMap<object, Serialised>();

function serialise(body: object): Serialised {
  const known = written.get(body);
  if (known) return known;
  const text = JSON.stringify(body);
  const etag = `W/"${createHash('sha1').update(text).digest('base64url')}"`;
  const fresh: Serialised = { text, etag };
  written.set(body, fresh);
  return fresh;
}

const zip = promisify(gzip);
/** Below this many characters a compressed body is hardly smaller. */
const WORTH_ZIPPING = 1_024;

/**
 * Writes an answer as a Response.
 * @param sharedSeconds how long a shared cache may keep it; absent: private, never stored
 */
export async function asResponse(
  { status, body, html, file, headers = {} }: Answer,
  { request, sharedSeconds }: { request: Request; sharedSeconds?: number },
): Promise<Response> {
  const isShared = sharedSeconds !== undefined && status === 200;
  const all: Record<string, string> = {
    'Cache-Control': isShared ? `public, max-age=0, s-maxage=${sharedSeconds}` : 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  };
  if (html !== undefined) {
    return new Response(html, { status, headers: { ...all, 'Content-Type': 'text/html; charset=utf-8' } });
  }
  if (file !== undefined) return new Response(file, { status, headers: all });
  if (body === null) return new Response(null, { status, headers: all });

  all['Content-Type'] = 'application/json; charset=utf-8';
  if (!isShared) return new Response(JSON.stringify(body), { status, headers: all });

  const serialised = serialise(body);
  all.ETag = serialised.etag;
  all.Vary = 'Accept-Encoding';
  if (matches(request.headers.get('if-none-match'), serialised.etag)) {
    return new Response(null, { status: 304, headers: all });
  }
  if (serialised.text.length > WORTH_ZIPPING && acceptsGzip(request)) {
    serialised.zipped ??= zip(serialised.text);
    all['Content-Encoding'] = 'gzip';
    return new Response(new Uint8Array(await serialised.zipped), { status, headers: all });
  }
  return new Response(serialised.text, { status, headers: all });
}

function matches(header: string | null, etag: string): boolean {
  if (header === null) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => opaque(tag) === opaque(etag));
}

function acceptsGzip(request: Request): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(request.headers.get('accept-encoding') ?? '');
}
