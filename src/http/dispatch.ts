/** Answers everything under /api, the same in front of Next.js and inside it. */
import type { Payload } from 'payload';
import { isForWantOfConnection } from '@/database/no-connection';
import { currentRequest } from '@/runtime/request-context';
import { type Answer, asResponse, refuse } from './answer';
import { MAX_BODY_BYTES } from './body-rule';
import type { Call } from './call';
import { COME_BACK_AFTER, isDatabaseAway } from './database-away';
import { readLimited } from './read-limited';
import type { SessionGuard } from './session-guard';
import { type Texts, textsFor } from './texts';

type Route = { call: Call; segments: string[] };

/** @param connection what is known of the other end; absent where no server of ours stands in front */
export type Dispatch = (request: Request, connection?: { peer: string | null }) => Promise<Response>;

const PREFIX = '/api';

/** @param getPayload the process' one Payload instance */
export function createDispatch({
  calls,
  guard,
  getPayload,
}: {
  calls: readonly Call[];
  guard: SessionGuard;
  getPayload: () => Promise<Payload>;
}): Dispatch {
  const table: Route[] = calls.map((call) => ({ call, segments: call.route.path.split('/').slice(1) }));

  return async (sent, { peer } = { peer: null }) => {
    const segments = pathSegments(sent.url);
    if (!segments) return asResponse(refuse(400, textsFor('').malformedAddress), { request: sent });
    const request = await withWholeBody(sent);
    if (!request) return asResponse(refuse(411, textsFor(`/${segments.join('/')}`).noLength), { request: sent });
    const matching = table
      .flatMap((route) => {
        const params = match(route.segments, segments);
        return params ? [{ call: route.call, params }] : [];
      })
      // What is spelled out comes before what any word fits: /orders/export is no order.
      .sort((left, right) => Object.keys(left.params).length - Object.keys(right.params).length);
    const texts = textsFor(`/${segments.join('/')}`);
    if (matching.length === 0) return asResponse(refuse(404, texts.unknownRoute), { request });

    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const found = matching.find(({ call }) => call.route.method === method);
    if (!found) return asResponse(refuseMethod(method, matching, texts), { request });
    const context = currentRequest();
    if (context) context.route = `${PREFIX}${found.call.route.path}`;
    return asResponse(await answerSafely({ ...found, request, peer, guard, getPayload }), {
      request,
      ...(found.call.route.sharedSeconds === undefined ? {} : { sharedSeconds: found.call.route.sharedSeconds }),
    });
  };
}

type Found = {
  call: Call;
  params: Record<string, string>;
  request: Request;
  peer: string | null;
  guard: SessionGuard;
  getPayload: () => Promise<Payload>;
};

async function answerSafely({ call, params, request, peer, guard, getPayload }: Found): Promise<Answer> {
  const texts = textsFor(call.route.path);
  const payload = await getPayload();
  try {
    return await call.answer({ payload, request, params, peer, guard });
  } catch (error) {
    if (isDatabaseAway(error)) {
      if (isForWantOfConnection(error)) payload.logger.error({ err: error });
      return refuse(503, texts.unavailable, { headers: { 'Retry-After': COME_BACK_AFTER } });
    }
    payload.logger.error({ err: error, msg: `${request.method} ${new URL(request.url).pathname} failed` });
    // By this number the owner finds it in the log. No other answer differs by its headers from another one.
    const { id } = currentRequest() ?? {};
    return refuse(500, texts.unexpected, id === undefined ? {} : { headers: { 'X-Request-Id': id } });
  }
}

function refuseMethod(method: string, matching: readonly { call: Call }[], texts: Texts): Answer {
  const allowed = matching.flatMap(({ call }) => (call.route.method === 'GET' ? ['GET', 'HEAD'] : [call.route.method]));
  const headers = { Allow: [...new Set([...allowed, 'OPTIONS'])].join(', ') };
  return method === 'OPTIONS' ? { status: 204, body: null, headers } : refuse(405, texts.wrongMethod, { headers });
}

/** A body may come in pieces, without its length, if it is no longer than any other; null for a longer one. */
async function withWholeBody(request: Request): Promise<Request | null> {
  if (!request.headers.has('transfer-encoding')) return request;
  const body = await readLimited(request, MAX_BODY_BYTES);
  const { url, method, headers } = request;
  return body && new Request(url, { method, headers, ...(body.length > 0 ? { body } : {}) });
}

/** The decoded segments below /api, with or without a trailing slash; null where the encoding is malformed. */
function pathSegments(url: string): string[] | null {
  const segments = new URL(url).pathname.slice(PREFIX.length).split('/').slice(1);
  while (segments.at(-1) === '') segments.pop();
  try {
    return segments.map(decodeURIComponent);
  } catch {
    return null;
  }
}

function match(pattern: readonly string[], segments: readonly string[]): Record<string, string> | null {
  if (pattern.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith('{')) params[part.slice(1, -1)] = segment;
    else if (part !== segment) return null;
  }
  return params;
}
