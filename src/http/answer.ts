/** What a call's handler gives back, and the one place that writes it as HTTP. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { takesEncoding } from './encoding';

/** Handlers return one of these; nothing expected is thrown. */
export type Answer = {
  status: number;
  body: object | null;
  /** a page instead of JSON; `body` is then null */
  html?: string;
  /** a file instead of JSON; its type and name are headers */
  file?: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
  /** whole `Set-Cookie` headers */
  cookies?: readonly string[];
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

/**
 * A refusal: `message`, the same text as `error`, and `details` where fields are at fault.
 * @param flags what tells programs why, such as `otp_required`
 */
export function refuse(
  status: number,
  message: string,
  {
    details,
    headers,
    flags,
  }: { details?: Details; headers?: Record<string, string>; flags?: Record<string, true> } = {},
): Answer {
  return {
    status,
    body: { message, error: message, ...(details ? { details } : {}), ...flags },
    ...(headers ? { headers } : {}),
  };
}

type Serialised = { text: string; etag: string; zipped?: Promise<Buffer> };

/**
 * The catalogue gives the same object for as long as nothing changes (src/catalogue/memory): it is written once.
 */
const serialised = new WeakMap<object, Serialised>();

function serialise(body: object): Serialised {
  const known = serialised.get(body);
  if (known) return known;
  const text = JSON.stringify(body);
  const etag = `W/"${createHash('sha1').update(text).digest('base64url')}"`;
  const fresh: Serialised = { text, etag };
  serialised.set(body, fresh);
  return fresh;
}

/** The bodies of answers that are the same for everybody, so that they can be kept without being read again. */
const sharedBodies = new WeakMap<Response, Buffer>();

/** The body of an answer that is the same for everybody; undefined for any other. */
export function sharedBody(response: Response): Buffer | undefined {
  return sharedBodies.get(response);
}

const zip = promisify(gzip);
/** Below this many characters a compressed body is hardly smaller. */
const WORTH_ZIPPING = 1_024;

/**
 * Writes an answer as a Response.
 * @param sharedSeconds how long a shared cache may keep it; absent: private, never stored
 */
export async function asResponse(
  { cookies = [], ...answer }: Answer,
  asked: { request: Request; sharedSeconds?: number },
): Promise<Response> {
  const response = await written(answer, asked);
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  return response;
}

async function written(
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

  const own = serialise(body);
  all.ETag = own.etag;
  all.Vary = 'Accept-Encoding';
  if (matches(request.headers.get('if-none-match'), own.etag)) {
    return new Response(null, { status: 304, headers: all });
  }
  if (own.text.length > WORTH_ZIPPING && takesEncoding(request.headers.get('accept-encoding'), 'gzip')) {
    own.zipped ??= zip(own.text);
    all['Content-Encoding'] = 'gzip';
    return shared(new Response(new Uint8Array(await own.zipped), { status, headers: all }), await own.zipped);
  }
  return shared(new Response(own.text, { status, headers: all }), Buffer.from(own.text));
}

function shared(response: Response, body: Buffer): Response {
  sharedBodies.set(response, body);
  return response;
}

function matches(header: string | null, etag: string): boolean {
  if (header === null) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => opaque(tag) === opaque(etag));
}
