/** What a call's handler returns, and the only place that writes it as HTTP. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** Handlers return this for expected failures too; only the unexpected is thrown. */
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
  /** the answer of an earlier request, which this one repeats */
  isRepeat?: boolean;
  /** files were decoded for it, so it counts towards its limit even if it is a refusal or a repeat */
  isCostly?: boolean;
};

export type Details = Record<string, readonly unknown[]>;

export function ok(body: object, status = 200): Answer {
  return { status, body };
}

/** A file for the browser to save under `name`. */
export function download({
  file,
  name,
  type,
}: {
  file: NonNullable<Answer['file']>;
  name: string;
  /** including the charset, for text */
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
 * A refusal: `message`, the same text as `error`, and `details` if fields are at fault.
 * @param flags the reason for programs, such as `otp_required`
 * @param current the newest copy of what an outdated edit would have overwritten
 */
export function refuse(
  status: number,
  message: string,
  {
    details,
    headers,
    flags,
    current,
  }: {
    details?: Details;
    headers?: Record<string, string>;
    flags?: Record<string, true>;
    current?: object | null;
  } = {},
): Answer {
  return {
    status,
    body: { message, error: message, ...(details ? { details } : {}), ...flags, ...(current ? { current } : {}) },
    ...(headers ? { headers } : {}),
  };
}

type Serialised = { text: string; etag: string; zipped?: Promise<Buffer> };

/** The catalogue returns the same object until something changes (src/catalogue/memory), so each is serialised once. */
const bodies = new WeakMap<object, Serialised>();

function serialise(body: object): Serialised {
  const known = bodies.get(body);
  if (known) return known;
  const text = JSON.stringify(body);
  const etag = `W/"${createHash('sha1').update(text).digest('base64url')}"`;
  const fresh: Serialised = { text, etag };
  bodies.set(body, fresh);
  return fresh;
}

/** The bodies of shared responses, so that they can be kept without reading the stream. */
const sharedBodies = new WeakMap<Response, Buffer>();

/** The body of a response that is the same for everybody; undefined for any other response. */
export function sharedBody(response: Response): Buffer | undefined {
  return sharedBodies.get(response);
}

const zip = promisify(gzip);
/** Characters; a shorter body hardly shrinks. */
const MIN_ZIPPED_LENGTH = 1_024;

/**
 * Writes an answer as a Response.
 * @param sharedSeconds how long a shared cache may keep it; absent: private and never stored
 */
export async function asResponse(
  { cookies = [], ...answer }: Answer,
  options: { request: Request; sharedSeconds?: number },
): Promise<Response> {
  const response = await withoutCookies(answer, options);
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  return response;
}

async function withoutCookies(
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
  if (serialised.text.length > MIN_ZIPPED_LENGTH && acceptsEncoding(request.headers.get('accept-encoding'), 'gzip')) {
    serialised.zipped ??= zip(serialised.text);
    all['Content-Encoding'] = 'gzip';
    return shared(
      new Response(new Uint8Array(await serialised.zipped), { status, headers: all }),
      await serialised.zipped,
    );
  }
  return shared(new Response(serialised.text, { status, headers: all }), Buffer.from(serialised.text));
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

/** Whether Accept-Encoding names an encoding. `*` does not count: no real client relies on it. */
export function acceptsEncoding(accepted: string | null | undefined, encoding: 'br' | 'gzip'): boolean {
  return (accepted ?? '').split(',').some((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q\s*=\s*0(\.0*)?$/.test(parameter));
  });
}
